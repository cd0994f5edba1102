import assert from 'node:assert/strict';
import test from 'node:test';
import { withNotes } from './device-notes.ts';

test('a change leaves the other notes of the craft alone', () => {
  const all = withNotes({ a: { step: 2, ready: ['Glue'] } }, 'a', { step: 3 });
  assert.deepEqual(all, { a: { step: 3, ready: ['Glue'] } });
});

test('only the crafts touched last are kept', () => {
  let all = {};
  for (let craft = 0; craft < 60; craft += 1) all = withNotes(all, `c${craft}`, { step: craft });
  all = withNotes(all, 'c30', { step: 0 });
  const ids = Object.keys(all);
  assert.equal(ids.length, 40);
  assert.equal(ids.at(-1), 'c30');
  assert.ok(!ids.includes('c19'));
});
