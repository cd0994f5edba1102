import { describe, it } from 'node:test';
import { assertHolds } from '#tests/support/told-recipes.ts';
import { recipes } from './shelves.ts';

describe('the recipes on every table that they take', () => {
  for (const recipe of recipes) it(`${recipe.id} holds together`, () => assertHolds(recipe));
});
