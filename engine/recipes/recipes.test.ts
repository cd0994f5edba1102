import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bind } from '#engine/choosing/bind.ts';
import { judge } from '#engine/safety/judge.ts';
import { textOf } from '#engine/planner/suggest.ts';
import { allWords, wordsOf } from '#engine/tongue/english/english.ts';
import { checkWords } from '#engine/tongue/check-words.ts';
import { checkCraft } from '#engine/tongue/english/check-craft.ts';
import { tell } from '#engine/tongue/english/tell.ts';
import { checkRecipe } from './check-recipe.ts';
import type { Recipe } from './recipe.ts';
import { recipes } from './shelves.ts';
import { tryTables } from './try-tables.ts';

function* crafts(recipe: Recipe) {
  for (const band of recipe.bands) {
    const variants = recipe.variants.length > 0 ? recipe.variants : [null];
    for (const variant of variants) {
      if (variant && !variant.bands.includes(band)) continue;
      for (const table of tryTables(recipe, band)) {
        const binding = bind(recipe, variant, table);
        assert.ok(binding, `${recipe.id} for ${band} with ${table.listed.map(({ id }) => id).join(', ')}`);
        const craft = tell({
          binding,
          words: wordsOf(recipe.id),
          table,
          theme: 'Nature',
          palette: [],
          seed: 3,
        });
        yield { binding, craft };
      }
    }
  }
}

describe('the recipes', () => {
  it('stand once each, with words of their own', () => {
    const ids = recipes.map(({ id }) => id);
    assert.equal(new Set(ids).size, ids.length);
    assert.deepEqual(allWords.map(({ id }) => id).sort(), [...ids].sort());
  });

  for (const recipe of recipes) {
    it(`${recipe.id} holds together on every table that it takes`, () => {
      assert.deepEqual(checkRecipe(recipe), []);
      assert.deepEqual(checkWords(recipe, wordsOf(recipe.id)), []);
      for (const { binding, craft } of crafts(recipe)) {
        assert.deepEqual(checkCraft(craft, binding), []);
        const verdict = judge(textOf(craft), craft.ageBand, { isOurs: true });
        assert.equal(verdict.kind, 'known', `${craft.ageBand} ${JSON.stringify(verdict)}`);
      }
    });
  }
});
