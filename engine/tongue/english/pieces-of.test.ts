import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bind } from '#engine/choosing/bind.ts';
import { shaker, tableFor } from '#engine/choosing/try-shaker.ts';
import { countedInPieces } from './pieces-of.ts';

test('what is not counted in English is counted in pieces', () => {
  const binding = bind(shaker, null, tableFor(['plastic bottle', 'rice', 'ribbon'])) ?? assert.fail();
  const mass =
    [...binding.bound.values()].find(({ supply }) => supply?.mass === true)?.supply ?? assert.fail();
  assert.equal(
    countedInPieces(`Take one of the ${mass.name}.`, binding),
    `Take one piece of the ${mass.name}.`,
  );
  assert.equal(
    countedInPieces(`Four of the ${mass.name} stay.`, binding),
    `Four pieces of the ${mass.name} stay.`,
  );
  assert.equal(
    countedInPieces('Take one of the plastic bottles.', binding),
    'Take one of the plastic bottles.',
  );
});
