import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestClock } from '#tests/support/test-clock.ts';
import { Breaker } from './breaker.ts';

test('after five faults in a row one question a minute tries again, until one works', () => {
  const clock = createTestClock();
  const breaker = new Breaker(clock);
  for (let fault = 0; fault < 5; fault += 1) {
    assert.equal(breaker.admits(), true);
    breaker.settle('down');
  }
  assert.equal(breaker.admits(), false);
  clock.advance(61_000);
  assert.deepEqual([breaker.admits(), breaker.admits()], [true, false], 'only one goes ahead');
  breaker.settle('timeout');
  assert.equal(breaker.admits(), false);
  clock.advance(61_000);
  assert.equal(breaker.admits(), true);
  breaker.settle('ok');
  assert.deepEqual([breaker.admits(), breaker.admits()], [true, true]);
});

test('an answer that is only of no use shows that the vendor is there', () => {
  const breaker = new Breaker(createTestClock());
  for (let round = 0; round < 3; round += 1) {
    for (let fault = 0; fault < 4; fault += 1) breaker.settle('rate-limited');
    breaker.settle('refused');
  }
  assert.equal(breaker.admits(), true);
});
