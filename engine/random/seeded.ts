export interface Random {
  /** From 0 up to 1. */
  next(): number;
  /** From 0 up to n - 1. */
  below(n: number): number;
  pick<T>(list: readonly T[]): T;
}

/** The same seed gives the same sequence, on every machine (mulberry32). */
export function seeded(seed: number): Random {
  let state = (Math.trunc(seed) ^ 0x9e3779b9) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (n: number): number => Math.floor(next() * n);
  return {
    next,
    below,
    pick: <T>(list: readonly T[]): T => {
      const chosen = list[below(list.length)];
      if (chosen === undefined) throw new Error('cannot pick from an empty list');
      return chosen;
    },
  };
}
