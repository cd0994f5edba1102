import assert from 'node:assert/strict';
import test from 'node:test';
import { nextCursor } from './list-page.ts';

test('the next page begins where the header says', () => {
  assert.equal(nextCursor('</api/crafts?limit=4&cursor=WzEsMl0>; rel="next"'), 'WzEsMl0');
  assert.equal(nextCursor('</api/crafts?cursor=a%3D>; rel=next'), 'a=');
});

test('at the end there is none', () => {
  assert.equal(nextCursor(null), null);
  assert.equal(nextCursor('</api/crafts?cursor=a>; rel="prev"'), null);
  assert.equal(nextCursor('</api/crafts?limit=4>; rel="next"'), null);
});
