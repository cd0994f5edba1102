import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findSupplies, isKnownName } from './find-supplies.ts';

const choices = [
  { id: 1, name: 'Cardboard tube', category: null, synonyms: ['loo roll', 'paper roll'], imageUrl: null },
  { id: 2, name: 'Paper', category: null, synonyms: ['sheets'], imageUrl: null },
  { id: 3, name: 'Tissue paper', category: null, synonyms: [], imageUrl: null },
  { id: 4, name: 'Papier-mâché', category: null, synonyms: [], imageUrl: null },
];
const found = (typed: string) => findSupplies(choices, typed).map(({ supply, by }) => [supply.id, by]);

test('a supply is found by any of its names, the best answers first', () => {
  assert.deepEqual(found('paper'), [
    [2, null],
    [1, 'paper roll'],
    [3, null],
  ]);
  assert.deepEqual(found('LOO  r'), [[1, 'loo roll']]);
  assert.deepEqual(found('mache'), [[4, null]]);
  assert.deepEqual(found('per'), [
    [2, null],
    [3, null],
    [1, 'paper roll'],
  ]);
  assert.deepEqual(found('glitter'), []);
  assert.equal(found(' ').length, 4);
});

test('a name that is known is not offered as one of one’s own', () => {
  assert.ok(isKnownName(choices, 'Loo Roll'));
  assert.ok(!isKnownName(choices, 'loo'));
});
