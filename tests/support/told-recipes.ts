import assert from 'node:assert/strict';
import { bind } from '#engine/choosing/bind.ts';
import { textOf } from '#engine/choosing/plan-text.ts';
import { checkRecipe } from '#engine/recipes/check-recipe.ts';
import type { Recipe } from '#engine/recipes/recipe.ts';
import { tablesByLot, tryTables, variantsToTry } from '#engine/recipes/try-tables.ts';
import { judge } from '#engine/safety/judge.ts';
import { checkWords } from '#engine/tongue/check-words.ts';
import { checkCraft } from '#engine/tongue/english/check-craft.ts';
import { misnamed } from '#engine/tongue/english/check-things.ts';
import { wordsOf } from '#engine/tongue/english/english.ts';
import { tell } from '#engine/tongue/english/tell.ts';

/** What of a recipe is told: `all` its faces, or a `look` at one age on its usual table. */
type Extent = 'all' | 'look';

const few = <T>(all: readonly T[], extent: Extent, first: number): readonly T[] =>
  extent === 'all' ? all : all.slice(first, first + 1);

/** What is carried changes no sentence about a thing: the first subject meets every table, the others share them out. */
const isShared = (recipe: Recipe, at: number, { of, seed }: { of: number; seed: number }): boolean =>
  !recipe.carries || at === 0 || seed < 2 || seed % of === at;

/** Told versions of a recipe, on tables that bring out its faces. */
function* craftsOf(recipe: Recipe, extent: Extent) {
  for (const band of few(recipe.bands, extent, recipe.bands.length - 1)) {
    const variants = few(variantsToTry(recipe, band), recipe.carries ? extent : 'all', 0);
    for (const [at, variant] of variants.entries()) {
      for (const [seed, table] of few(tryTables(recipe, band), extent, 1).entries()) {
        if (!isShared(recipe, at, { of: variants.length, seed })) continue;
        const binding = bind(recipe, variant, table);
        assert.ok(binding, `${recipe.id} for ${band} with ${table.listed.map(({ id }) => id).join(', ')}`);
        const told = { binding, words: wordsOf(recipe.id), table, theme: 'Nature', palette: [], seed };
        yield { binding, craft: tell(told) };
      }
    }
  }
}

/** A recipe holds together as data and in words, and the judge knows every craft that it becomes. */
export function assertHolds(recipe: Recipe, extent: Extent = 'all'): void {
  assert.deepEqual(checkRecipe(recipe), []);
  assert.deepEqual(checkWords(recipe, wordsOf(recipe.id)), []);
  if (extent === 'all') assert.deepEqual(misnamed(recipe, wordsOf(recipe.id)), []);
  for (const { binding, craft } of craftsOf(recipe, extent)) {
    assert.deepEqual(checkCraft(craft, binding), []);
    const verdict = judge(textOf(craft), craft.ageBand, { isOurs: true });
    assert.equal(verdict.kind, 'known', `${craft.ageBand} ${JSON.stringify(verdict)}`);
  }
}

function slipsOf(told: Parameters<typeof tell>[0]): string[] {
  try {
    return checkCraft(tell(told), told.binding);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** What is wrong with a recipe as it is told of tables by lot, each slip once. */
export function slipsByLot(recipe: Recipe, count: number): string[] {
  const found = new Set<string>();
  for (const band of recipe.bands) {
    const variants = variantsToTry(recipe, band);
    for (const [seed, table] of tablesByLot(recipe, band, count).entries()) {
      const binding = bind(recipe, variants[seed % variants.length] ?? null, table);
      if (binding === null) continue;
      const told = { binding, words: wordsOf(recipe.id), table, theme: 'Nature', palette: [], seed };
      for (const slip of slipsOf(told)) found.add(`${recipe.id} ${band}: ${slip}`);
    }
  }
  return [...found];
}
