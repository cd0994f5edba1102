import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asRequest, noLimits, readLimits } from './day-limits.ts';

test('what was never set is never sent', () => {
  assert.deepEqual(asRequest(noLimits), {});
  assert.deepEqual(asRequest({ minutes: 30, mess: 'low', avoid: ['latex'] }), {
    minutes: 30,
    mess: 'low',
    avoid: ['latex'],
  });
});

test('rubbish that a device kept counts as nothing', () => {
  assert.deepEqual(readLimits(null), noLimits);
  assert.deepEqual(readLimits({ minutes: 31, mess: 'huge', avoid: ['wheat', 'air', 4] }), {
    ...noLimits,
    avoid: ['wheat'],
  });
  assert.deepEqual(readLimits({ minutes: 15, mess: 'some', avoid: 'wheat' }), {
    minutes: 15,
    mess: 'some',
    avoid: [],
  });
});
