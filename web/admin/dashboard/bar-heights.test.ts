import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barHeights } from './bar-heights.ts';

test('the tallest bar fills the chart, the others stand in proportion', () => {
  assert.deepEqual(barHeights([10, 40, 20]), [25, 100, 50]);
});

test('one among thousands can be seen, none has no bar', () => {
  assert.deepEqual(barHeights([0, 1, 5000]), [0, 3, 100]);
});

test('where nothing happened there are no bars, and money given back is none', () => {
  assert.deepEqual(barHeights([0, 0]), [0, 0]);
  assert.deepEqual(barHeights([-500, 0, 1000]), [0, 0, 100]);
  assert.deepEqual(barHeights([]), []);
});
