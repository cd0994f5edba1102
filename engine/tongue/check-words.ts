import type { Recipe } from '#engine/recipes/recipe.ts';
import { sayingsFor, type Words } from './words.ts';

/** Where a recipe has nothing to say, or its words speak of what it does not have; empty when they fit each other. */
export function checkWords(recipe: Recipe, words: Words): string[] {
  const silent = recipe.steps.flatMap(({ id, bands }) =>
    bands
      .filter((band) => sayingsFor(words.steps.get(id) ?? [], band).length === 0)
      .map((band) => `${band} says nothing for step ${id}`),
  );
  const steps = new Set(recipe.steps.map(({ id }) => id));
  const idle = [...words.steps.keys()]
    .filter((id) => !steps.has(id))
    .map((id) => `words for ${id}, which is no step`);
  // What a recipe carries is told in the subject's own words.
  const variants = new Set(recipe.carries ? [] : recipe.variants.map(({ id }) => id));
  const strange = [...words.variants.keys()]
    .filter((id) => !variants.has(id))
    .map((id) => `words for ${id}, which is no variant`);
  const missing = (['name', 'alt'] as const).filter((key) => words[key] === '').map((key) => `no ${key}`);
  return [...silent, ...idle, ...strange, ...missing];
}
