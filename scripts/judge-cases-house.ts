import type { AgeBand } from '#contract/common.ts';
import { bind } from '#engine/choosing/bind.ts';
import type { Recipe } from '#engine/recipes/recipe.ts';
import { recipes } from '#engine/recipes/shelves.ts';
import { tryTables, variantsToTry } from '#engine/recipes/try-tables.ts';
import type { CraftText } from '#engine/safety/craft.ts';
import { allWords } from '#engine/tongue/english/english.ts';
import { tell } from '#engine/tongue/english/tell.ts';
import type { Words } from '#engine/tongue/words.ts';

interface HouseCraft {
  id: string;
  band: AgeBand;
  craft: CraftText;
}

const wordsById = new Map(allWords.map((words) => [words.id, words]));

interface Telling {
  recipe: Recipe;
  words: Words;
  band: AgeBand;
}

function tellOne({ recipe, words, band }: Telling): HouseCraft[] {
  return variantsToTry(recipe, band).flatMap((variant) =>
    tryTables(recipe, band).flatMap((table, seed): HouseCraft[] => {
      const binding = bind(recipe, variant, table);
      if (!binding) return [];
      const plan = tell({ binding, words, table, theme: recipe.themes[0] ?? '', palette: [], seed });
      return [{ id: recipe.id, band, craft: { ...plan, imageAlt: '' } }];
    }),
  );
}

/** Every `each`th of the crafts that the house tells, over all recipes, ages and tables. */
export function houseCrafts(each: number): HouseCraft[] {
  const all = recipes.flatMap((recipe) => {
    const words = wordsById.get(recipe.id);
    return words ? recipe.bands.flatMap((band) => tellOne({ recipe, words, band })) : [];
  });
  return all.filter((_, at) => at % each === 0);
}
