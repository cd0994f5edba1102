import assert from 'node:assert/strict';
import { it } from 'node:test';
import { slipsByLot } from '#tests/support/told-recipes.ts';
import { recipes } from './shelves.ts';

/** So many tables for each recipe and age, on each of which some of its things lie, by lot. */
const tables = 12;

it('every recipe is told soundly of whatever part of its things lies there', () => {
  assert.deepEqual(
    recipes.flatMap((recipe) => slipsByLot(recipe, tables)),
    [],
  );
});
