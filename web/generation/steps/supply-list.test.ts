import assert from 'node:assert/strict';
import { test } from 'node:test';
import { longestSupply, mostSupplies } from '#contract/generation.ts';
import { addSupply, hasSupply, removeSupply } from './supply-list.ts';

test('a supply is added at the end, without the spaces around it', () => {
  assert.deepEqual(addSupply(['wool'], '  two  egg cartons '), {
    supplies: ['wool', 'two egg cartons'],
    problem: null,
  });
});

test('blanks and what is on the list in any case are passed over', () => {
  for (const typed of ['', '   ', 'WOOL', ' wool ']) {
    assert.deepEqual(addSupply(['Wool'], typed), { supplies: ['Wool'], problem: null });
  }
});

test('a comma splits nothing: what was typed stays one thing', () => {
  assert.deepEqual(addSupply([], 'buttons, red and blue').supplies, ['buttons, red and blue']);
});

test('too long and too many are told, and the list stays', () => {
  const full = Array.from({ length: mostSupplies }, (_, index) => `thing ${index}`);
  assert.deepEqual(addSupply(full, 'one more').supplies, full);
  assert.match(addSupply(full, 'one more').problem ?? '', new RegExp(String(mostSupplies)));
  assert.match(addSupply([], 'x'.repeat(longestSupply + 1)).problem ?? '', new RegExp(String(longestSupply)));
  assert.equal(addSupply([], 'x'.repeat(longestSupply)).problem, null);
});

test('a supply is found and removed whatever its case', () => {
  assert.ok(hasSupply(['Wool'], 'wool'));
  assert.deepEqual(removeSupply(['Wool', 'paint'], 'wool'), ['paint']);
});
