import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { unlisted } from './check-listed.ts';

describe('what a step speaks of', () => {
  it('is missed where the list lacks it', () => {
    assert.deepEqual(unlisted('Paint the box yellow.', 'cardboard box | paint'), ['paint the']);
    assert.deepEqual(unlisted('Draw two eyes.', 'paper | glue'), ['draw']);
    assert.deepEqual(unlisted('A grown-up irons it.', 'cloth'), ['irons it']);
  });

  it('is not missed where it stands, or where hands do the work', () => {
    assert.deepEqual(unlisted('Paint the box yellow.', 'cardboard box | paint | paintbrush'), []);
    assert.deepEqual(unlisted('Paint the box with your fingers.', 'cardboard box | paint'), []);
    assert.deepEqual(unlisted('Draw the thread tight.', 'cloth | thread'), []);
  });
});
