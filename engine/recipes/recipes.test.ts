import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { allWords } from '#engine/tongue/english/english.ts';
import { assertHolds } from '#tests/support/told-recipes.ts';
import { recipes } from './shelves.ts';

describe('the recipes', () => {
  it('stand once each, with words of their own', () => {
    const ids = recipes.map(({ id }) => id);
    assert.equal(new Set(ids).size, ids.length);
    assert.deepEqual(allWords.map(({ id }) => id).sort(), [...ids].sort());
  });

  for (const recipe of recipes)
    it(`${recipe.id} holds together with its usual things on the table`, () => assertHolds(recipe, 'look'));
});
