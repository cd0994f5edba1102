import assert from 'node:assert/strict';
import { test } from 'node:test';
import { searchSupplies } from './search-supplies.ts';

const supply = (id: number, name: string, ...synonyms: string[]) => ({
  id,
  name,
  category: null,
  synonyms,
  imageUrl: `/${id}`,
});
const choices = [
  supply(1, 'Paper'),
  supply(2, 'Paper plate', 'picnic plate'),
  supply(3, 'Paper cup'),
  supply(4, 'Wrapping paper'),
  supply(5, 'Wallpaper'),
  supply(6, 'Yarn', 'wool'),
  supply(7, 'Felt'),
];
const found = (typed: string, atHome: number[] = [], lately: string[] = []) =>
  searchSupplies({ choices, atHome: new Set(atHome), lately }, typed).map(({ name, note }) => [name, note]);

test('what is at home comes first, then what was used lately, then the rest', () => {
  assert.deepEqual(found('pap', [3], ['picnic plate']), [
    ['Paper cup', 'already at home'],
    ['Paper plate', 'used lately'],
    ['Paper', null],
    ['Wrapping paper', null],
    ['Wallpaper', null],
  ]);
});

test('a better answer is not pushed back by what only holds the letters', () => {
  assert.deepEqual(
    found('pap', [5]).map(([name]) => name),
    ['Paper', 'Paper plate', 'Paper cup', 'Wrapping paper', 'Wallpaper'],
  );
});

test('a name of one’s own that was used lately is found again', () => {
  assert.deepEqual(found('red', [], ['red wool', 'Red wool']), [['Red wool', 'used lately']]);
  assert.deepEqual(found('wool', [], ['red wool']), [
    ['red wool', 'used lately'],
    ['Yarn', 'also: wool'],
  ]);
});

test('nothing is found for nothing, and never more than can be taken in', () => {
  assert.deepEqual(found('  '), []);
  assert.deepEqual(found('xyz'), []);
  assert.ok(found('e').length <= 6);
});
