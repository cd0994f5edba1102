import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestClock } from '#tests/support/test-clock.ts';
import { VendorError } from './vendor-error.ts';
import { VendorLine } from './vendor-line.ts';
import type { VendorCall } from './vendor-line.ts';

const usage = { inputTokens: 7, outputTokens: 9 };

function setUp() {
  const calls: VendorCall[] = [];
  const of = { kind: 'text', provider: 'openai', model: 'fake', promptVersion: 'v1' } as const;
  const recordCall = async (call: VendorCall): Promise<void> => void calls.push(call);
  const line = new VendorLine({ of, clock: createTestClock(), admit: async () => {}, recordCall });
  const outcomes = () => calls.map(({ outcome, inputTokens }) => [outcome, inputTokens]);
  return { line, outcomes };
}

test('what a call used is kept, also when its answer cannot be read', async () => {
  const { line, outcomes } = setUp();
  const ask = async () => ({ usage, text: 'four' });
  assert.equal(await line.call({ ask, read: ({ text }) => text.length }), 4);
  const unreadable = {
    ask,
    read: () => {
      throw new VendorError('bad-output');
    },
  };
  await assert.rejects(line.call(unreadable), /bad-output/);
  assert.deepEqual(outcomes(), [
    ['ok', 7],
    ['bad-output', 7],
  ]);
});

test('who no longer wants the answer is no fault of the vendor', async () => {
  const { line, outcomes } = setUp();
  const stopping = new Error('the server is stopping');
  for (let stop = 0; stop < 6; stop += 1) {
    const ask = () => Promise.reject(new DOMException('aborted', 'AbortError'));
    await assert.rejects(
      line.call({ ask, read: () => null, signal: AbortSignal.abort(stopping) }),
      (error) => error === stopping,
    );
  }
  assert.deepEqual(outcomes(), []);
  assert.equal(await line.call({ ask: async () => ({ usage }), read: () => 'there' }), 'there');
});

test('a resting line asks nobody and keeps no call', async () => {
  const { line, outcomes } = setUp();
  let asked = 0;
  const question = {
    ask: () => {
      asked += 1;
      return Promise.reject(new TypeError('fetch failed'));
    },
    read: () => null,
  };
  for (let fault = 0; fault < 7; fault += 1) await assert.rejects(line.call(question), VendorError);
  assert.equal(asked, 5);
  assert.equal(outcomes().length, 5);
});
