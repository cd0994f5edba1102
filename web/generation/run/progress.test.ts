import assert from 'node:assert/strict';
import { test } from 'node:test';
import { progressOf } from './progress.ts';

test('looking at the photo stands at 15 percent, however long it takes', () => {
  assert.deepEqual([progressOf('analyzing', 0), progressOf('analyzing', 60_000)], [15, 15]);
});

test('making the picture grows from there and is full at 80 seconds', () => {
  assert.equal(progressOf('generating', 0), 15);
  assert.equal(progressOf('generating', 80_000), 100);
  assert.equal(progressOf('generating', 500_000), 100);
  assert.equal(progressOf('generating', -5), 15);
  let before = 0;
  for (let ms = 0; ms <= 80_000; ms += 1000) {
    const now = progressOf('generating', ms);
    assert.ok(now > before);
    before = now;
  }
});

test('the finish stands at 95 percent', () => {
  assert.equal(progressOf('finalizing', 3), 95);
});
