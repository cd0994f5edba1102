import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getSupply } from '#engine/supplies/catalog.ts';
import { readAmount } from './read-amount.ts';
import { wholesIn } from './whole-things.ts';

const wholes = (supply: string, amount: string): number | null =>
  wholesIn(readAmount(amount), getSupply(supply));

test('what stands in for sheets or cord is counted as what it is', () => {
  assert.equal(wholes('cereal-box', '2 sheet'), 1);
  assert.equal(wholes('cereal-box', '3 sheet'), 2);
  assert.equal(wholes('paper-plate', '2 sheet'), 2);
  assert.equal(wholes('old-t-shirt', '6 ft'), 1);
  assert.equal(wholes('button', '4'), 4);
});

test('sheets, pages, cord and what is poured are not counted as things', () => {
  assert.equal(wholes('construction-paper', '3 sheet'), null);
  assert.equal(wholes('newspaper', '3 sheet'), null);
  assert.equal(wholes('yarn', '6 ft'), null);
  assert.equal(wholes('button', 'handful'), null);
});

test('what fills a hand by itself is counted, and not taken by the handful', () => {
  assert.equal(wholes('mitten', '2 handful'), 2);
  assert.equal(wholes('scarf', 'handful'), 1);
  assert.equal(wholes('pillow', '10 handful'), 2);
  assert.equal(wholes('pebble', '2 handful'), null);
});
