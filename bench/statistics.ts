export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const index = Math.min(sorted.length - 1, Math.floor(sorted.length * share));
  return sorted[index] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

type Measures = Readonly<Record<string, () => Promise<number>>>;

/** Measures in turns, so that a slow minute of the machine falls on all of them alike, and answers the medians. */
export async function inTurns<M extends Measures>(
  rounds: number,
  measures: M,
): Promise<Record<keyof M, number>> {
  const names: (keyof M)[] = Object.keys(measures);
  const taken = new Map<keyof M, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) {
      const value = await measures[name]?.();
      if (value !== undefined) taken.get(name)?.push(value);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(taken.get(name) ?? [])])) as Record<
    keyof M,
    number
  >;
}
