import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ledToTheEdge } from './led-to-the-edge.ts';

describe('what hangs from above', () => {
  test('a string from the upper edge begins at the edge of the picture, straight above where it ended', () => {
    assert.equal(ledToTheEdge('l_ k 2 0 -100 0 -40'), 'l_ k 2 0 -112 0 -100 0 -40');
    assert.equal(ledToTheEdge('z_ k 2 10 0 4 -99'), 'z_ k 2 10 0 4 -99 4 -112');
  });

  test('a loop, a rod at the top and whatever is no line stay where they are', () => {
    for (const row of ['l ~ 3 -20 -84 0 -99 20 -84', 'z wood 4 -80 -98 80 -98', 'o k 0 -100 4 4'])
      assert.equal(ledToTheEdge(row), row);
  });
});
