import { describe, it } from 'node:test';
import { assertHolds } from '#tests/support/told-recipes.ts';
import { recipes } from './shelves.ts';

describe('every other recipe, from the second, on every table that it takes', () => {
  for (const [at, recipe] of recipes.entries())
    if (at % 2 === 1) it(`${recipe.id} holds together`, () => assertHolds(recipe));
});
