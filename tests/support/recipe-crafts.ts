import type { CraftPlan } from '#contract/ideas.ts';
import { bind } from '#engine/choosing/bind.ts';
import { recipes } from '#engine/recipes/shelves.ts';
import { tryTables, variantsToTry } from '#engine/recipes/try-tables.ts';
import { wordsOf } from '#engine/tongue/english/english.ts';
import { tell } from '#engine/tongue/english/tell.ts';

/** Every recipe for every age, with its usual things on the table. */
export function* everyRecipeCraft(): Generator<CraftPlan> {
  for (const recipe of recipes)
    for (const band of recipe.bands)
      for (const variant of variantsToTry(recipe, band)) {
        const [, table] = tryTables(recipe, band);
        const binding = table && bind(recipe, variant, table);
        if (!binding) continue;
        const [theme = 'Nature'] = [...(variant?.themes ?? []), ...recipe.themes];
        yield tell({ binding, words: wordsOf(recipe.id), table, theme, palette: [], seed: 1 });
      }
}
