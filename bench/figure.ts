/** What somebody else needs for the same work, in the same run. */
interface Compared {
  readonly name: string;
  readonly value: number;
}

/** What is counted of one such act, and so is the same on every machine. */
export interface Counted {
  readonly what: string;
  readonly ours: number;
  readonly peer?: number;
}

/** One measured number. Times and rates differ from machine to machine; the ratio to the floor of the same run travels. */
export interface Reading {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The same work done by the least that could do it, measured in turns with the product. */
  readonly floor?: Compared;
  /** The same work done with what a team would otherwise pick. */
  readonly peer?: Compared;
  readonly counted?: readonly Counted[];
  /** Why it is not faster, in a line. */
  readonly limitedBy?: string;
  /** What the product promises. Beyond it, the run fails. */
  readonly limit?: { readonly most: number } | { readonly least: number };
}

export interface Figure {
  readonly name: string;
  readonly title: string;
  /** Left out unless asked for by name. */
  readonly onRequest?: boolean;
  readonly measure: () => Promise<readonly Reading[]>;
}

export function ratioOf({ value, floor }: Reading): number | undefined {
  return floor && floor.value > 0 ? value / floor.value : undefined;
}

/** How many times as fast as that, or as small: 1 is the same, whatever the unit. */
export function timesAsGood({ value, unit }: Reading, { value: other }: Compared): number {
  return unit === 'req/s' ? value / other : other / value;
}

export function isKept({ value, limit }: Reading): boolean {
  if (!limit) return true;
  return 'most' in limit ? value <= limit.most : value >= limit.least;
}
