import assert from 'node:assert/strict';
import test from 'node:test';
import { dismiss, emptyQueue, enqueue, type Toast, type ToastTone } from './toast-store.ts';

let nextId = 0;
function toast(title: string, tone: ToastTone = 'default'): Toast {
  nextId += 1;
  return { id: nextId, title, tone, durationMs: 5000 };
}

test('one toast shows at a time and news replaces news', () => {
  const queue = [toast('first'), toast('second')].reduce(enqueue, emptyQueue);
  assert.equal(queue.shown?.title, 'second');
  assert.deepEqual(queue.waiting, []);
});

test('an error is never replaced before its time', () => {
  const failure = toast('Login failed', 'error');
  let queue = [failure, toast('news'), toast('Copy failed', 'error'), toast('later news')].reduce(
    enqueue,
    emptyQueue,
  );
  assert.equal(queue.shown?.title, 'Login failed');
  queue = dismiss(queue, failure.id);
  assert.equal(queue.shown?.title, 'Copy failed');
  queue = dismiss(queue, queue.shown?.id ?? 0);
  assert.equal(queue.shown?.title, 'later news');
  queue = dismiss(queue, queue.shown?.id ?? 0);
  assert.equal(queue.shown, null);
});

test('the same words again start over instead of piling up', () => {
  const queue = [toast('Login failed', 'error'), toast('Login failed', 'error')].reduce(enqueue, emptyQueue);
  assert.equal(queue.shown?.id, nextId);
  assert.deepEqual(queue.waiting, []);
});

test('dismissing what is already gone changes nothing', () => {
  const queue = enqueue(emptyQueue, toast('here'));
  assert.equal(dismiss(queue, -1), queue);
});
