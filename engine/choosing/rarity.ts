import { recipes } from '#engine/recipes/shelves.ts';
import type { Supply } from '#engine/supplies/supply.ts';

/** Such a share of all recipes takes what is neither rare nor common. */
const usualShare = 1 / 44;
const leastWeight = 0.3;
const steepness = 0.7;

let counts: ReadonlyMap<string, number> | undefined;

/** In how many recipes each thing has a place, but for trims. */
function countPlaces(): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { slots } of recipes)
    for (const id of new Set(
      slots.flatMap(({ role, options }) => (role === 'nice' ? [] : options).map((supply) => supply.id)),
    ))
      found.set(id, (found.get(id) ?? 0) + 1);
  return found;
}

/** How much a thing on the table asks to be used: seashells and a clock's works were laid there for a purpose, paper is always there. */
export function rarity({ id }: Supply): number {
  counts ??= countPlaces();
  return Math.max(
    leastWeight,
    1 - steepness * Math.log10((1 + (counts.get(id) ?? 0)) / (recipes.length * usualShare)),
  );
}
