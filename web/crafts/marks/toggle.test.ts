import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { Toggle } from './toggle.ts';

/** A server that answers when told to. */
function standIn(truth = { on: false, count: 3 }) {
  const waiting: {
    on: boolean;
    answer: (reply: { on: boolean; count?: number }) => void;
    fail: () => void;
  }[] = [];
  const failed: boolean[] = [];
  let settled = 0;
  const toggle = new Toggle(truth, {
    send: (on) =>
      new Promise((answer, reject) => waiting.push({ on, answer, fail: () => reject(new Error('offline')) })),
    onFailed: (intent) => failed.push(intent),
    onSettled: () => (settled += 1),
  });
  return { toggle, waiting, failed, settled: () => settled };
}

test('a press shows at once and counts along', async () => {
  const { toggle, waiting, settled } = standIn();
  const done = toggle.press();
  assert.deepEqual(toggle.read(), { on: true, count: 4 });
  waiting[0]?.answer({ on: true, count: 9 });
  await done;
  assert.deepEqual(toggle.read(), { on: true, count: 9 }, 'the truth has the last word');
  assert.equal(settled(), 1);
});

test('one request at a time, and the last intent wins', async () => {
  const { toggle, waiting } = standIn();
  const done = toggle.press();
  void toggle.press();
  void toggle.press();
  void toggle.press();
  assert.deepEqual(toggle.read(), { on: false, count: 3 });
  assert.equal(waiting.length, 1);
  waiting[0]?.answer({ on: true, count: 4 });
  await new Promise(setImmediate);
  assert.deepEqual(
    waiting.map(({ on }) => on),
    [true, false],
  );
  waiting[1]?.answer({ on: false, count: 3 });
  await done;
  assert.deepEqual(toggle.read(), { on: false, count: 3 });
});

test('what fails goes back, and is told', async () => {
  const { toggle, waiting, failed } = standIn();
  const done = toggle.press();
  waiting[0]?.fail();
  await done;
  assert.deepEqual(toggle.read(), { on: false, count: 3 });
  assert.deepEqual(failed, [true]);
});

test('news from elsewhere waits for an intent that is on its way', async () => {
  const { toggle, waiting } = standIn();
  toggle.learn({ count: 7 });
  assert.deepEqual(toggle.read(), { on: false, count: 7 });
  const done = toggle.press();
  toggle.learn({ on: false, count: 7 });
  assert.deepEqual(toggle.read(), { on: true, count: 8 });
  waiting[0]?.answer({ on: true });
  await done;
  assert.deepEqual(toggle.read(), { on: true, count: 8 }, 'a reply without a count is counted here');
});

test('whatever is pressed, and whatever the line does, the end is the server’s truth', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom('press', 'answer', 'fail')), async (moves) => {
      let stored = { on: false, count: 1 };
      const open: (() => void)[] = [];
      const failing: (() => void)[] = [];
      const toggle = new Toggle(stored, {
        send: (on) =>
          new Promise((resolve, reject) => {
            open.push(() => resolve((stored = { on, count: on ? 2 : 1 })));
            failing.push(() => reject(new Error('offline')));
          }),
        onFailed: () => undefined,
      });
      let most = 0;
      const settle = async (list: (() => void)[]) => {
        most = Math.max(most, open.length);
        list[0]?.();
        open.length = 0;
        failing.length = 0;
        await new Promise(setImmediate);
      };
      for (const move of moves) {
        if (move === 'press') void toggle.press();
        else await settle(move === 'answer' ? open : failing);
        assert.ok(toggle.read().count >= 0);
      }
      while (open.length > 0) await settle(open);
      assert.deepEqual(toggle.read(), stored);
      assert.ok(most <= 1, 'one request at a time');
    }),
  );
});
