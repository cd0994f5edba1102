import assert from 'node:assert/strict';
import test from 'node:test';
import { addressOf } from './address-of.ts';

test('news leads to what it is about', () => {
  assert.equal(addressOf({ sourceType: 'craft', sourceId: 'abc' }), '/craft/abc');
  assert.equal(addressOf({ sourceType: 'post', sourceId: '7' }), '/community/posts/7');
  assert.equal(addressOf({ sourceType: 'credits', sourceId: null }), '/credits');
});

test('news about oneself says all there is', () => {
  assert.equal(addressOf({ sourceType: 'account', sourceId: null }), null);
  assert.equal(addressOf({ sourceType: 'post', sourceId: null }), null);
});
