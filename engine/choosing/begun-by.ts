import type { Recipe } from '#engine/recipes/recipe.ts';
import { recipes } from '#engine/recipes/shelves.ts';

let all: ReadonlyMap<string, readonly Recipe[]> | null = null;

function lookUpAll(): ReadonlyMap<string, readonly Recipe[]> {
  const begun = new Map<string, Recipe[]>();
  for (const recipe of recipes) {
    const hearts = recipe.slots.filter(({ role }) => role === 'heart').flatMap(({ options }) => options);
    for (const { id } of new Set(hearts)) begun.set(id, [...(begun.get(id) ?? []), recipe]);
  }
  return begun;
}

/** The crafts in whose heart a supply may be. */
export function begunBy(supplyId: string): readonly Recipe[] {
  all ??= lookUpAll();
  return all.get(supplyId) ?? [];
}
