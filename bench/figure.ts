/** One measured number. Times and rates differ from machine to machine; the ratio to the floor of the same run travels. */
export interface Reading {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The same work done by the least that could do it, measured in turns with the product. */
  readonly floor?: { readonly name: string; readonly value: number };
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

export function isKept({ value, limit }: Reading): boolean {
  if (!limit) return true;
  return 'most' in limit ? value <= limit.most : value >= limit.least;
}
