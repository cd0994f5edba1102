import { bind } from '#engine/choosing/bind.ts';
import { recipes } from '#engine/recipes/shelves.ts';
import { tryTables, variantsToTry } from '#engine/recipes/try-tables.ts';
import { wordsOf } from '#engine/tongue/english/english.ts';
import { tell } from '#engine/tongue/english/tell.ts';

/** The steps of every recipe for every age, with its usual things on the table. */
export function* everyRecipeStep(): Generator<string> {
  for (const recipe of recipes)
    for (const band of recipe.bands)
      for (const variant of variantsToTry(recipe, band)) {
        const [, table] = tryTables(recipe, band);
        const binding = table && bind(recipe, variant, table);
        if (!binding) continue;
        const telling = { binding, words: wordsOf(recipe.id), table, theme: 'Nature', palette: [], seed: 1 };
        for (const { text } of tell(telling).steps) yield text;
      }
}
