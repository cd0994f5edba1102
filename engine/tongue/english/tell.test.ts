import assert from 'node:assert/strict';
import { it } from 'node:test';
import { bind } from '#engine/choosing/bind.ts';
import { recipeOf } from '#engine/recipes/shelves.ts';
import { tryTables } from '#engine/recipes/try-tables.ts';
import { wordsOf } from './english.ts';
import { tell } from './tell.ts';

it('a title promises no part that the craft does not have', () => {
  const recipe = recipeOf('carton-pigs');
  const titlesOn = (at: number): string[] => {
    const table = tryTables(recipe, '4-5')[at];
    assert.ok(table);
    const binding = bind(recipe, null, table);
    assert.ok(binding);
    const told = { binding, words: wordsOf(recipe.id), table, theme: 'Farm', palette: [] };
    return Array.from({ length: 20 }, (_, seed) => tell({ ...told, seed }).title);
  };
  const [bare, full] = [titlesOn(0), titlesOn(1)];
  assert.ok(bare.every((title) => title !== '' && !title.includes('Tails')));
  assert.ok(full.some((title) => title.includes('Tails')));
});
