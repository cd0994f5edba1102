/** One draw from a seed: a number from 0 up to 1, and the seed for the next draw. */
export function drawRandom(seed: number): [value: number, nextSeed: number] {
  const nextSeed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(nextSeed ^ (nextSeed >>> 15), nextSeed | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return [((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296, nextSeed];
}

/** A shuffled copy, the same for the same seed. */
export function shuffle<Item>(items: readonly Item[], seed: number): [shuffled: Item[], nextSeed: number] {
  const keyed: { key: number; item: Item }[] = [];
  let next = seed;
  for (const item of items) {
    const [key, following] = drawRandom(next);
    keyed.push({ key, item });
    next = following;
  }
  return [keyed.sort((a, b) => a.key - b.key).map(({ item }) => item), next];
}

export function anySeed(): number {
  return Math.trunc(Math.random() * 4_294_967_296);
}
