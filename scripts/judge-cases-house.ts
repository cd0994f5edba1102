import { ageBandNames, themeNames, type AgeBand } from '#contract/common.ts';
import { suggestForm, textOf } from '#engine/planner/suggest.ts';
import { bind } from '#engine/choosing/bind.ts';
import type { Recipe, Variant } from '#engine/recipes/recipe.ts';
import { recipes } from '#engine/recipes/shelves.ts';
import { tryTables } from '#engine/recipes/try-tables.ts';
import type { CraftText } from '#engine/safety/craft.ts';
import { allWords } from '#engine/tongue/english/english.ts';
import { tell } from '#engine/tongue/english/tell.ts';
import type { Words } from '#engine/tongue/words.ts';

export interface HouseCraft {
  id: string;
  band: AgeBand;
  craft: CraftText;
}

const wordsById = new Map(allWords.map((words) => [words.id, words]));

const facesOf = (recipe: Recipe, band: AgeBand): (Variant | null)[] =>
  recipe.variants.length > 0 ? recipe.variants.filter((one) => one.bands.includes(band)) : [null];

interface Telling {
  recipe: Recipe;
  words: Words;
  band: AgeBand;
}

function tellOne({ recipe, words, band }: Telling): HouseCraft[] {
  return facesOf(recipe, band).flatMap((variant) =>
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

/** So many crafts of forms for each age and theme. */
const seeds = 12;

/** Crafts that the house makes by form and subject instead of by recipe. */
export const formCrafts = (): HouseCraft[] =>
  ageBandNames.flatMap((band) =>
    themeNames.flatMap((theme) =>
      Array.from({ length: seeds }, (_, seed) => seed).flatMap((seed): HouseCraft[] => {
        const made = suggestForm({ ageBand: band, theme, supplies: [] }, seed);
        return made.kind === 'craft' ? [{ id: made.craft.formId, band, craft: textOf(made.craft) }] : [];
      }),
    ),
  );
