import assert from 'node:assert/strict';
import test from 'node:test';
import { wayOffOf } from './toast-place.ts';

const onTop = { top: 12, bottom: 92, left: 12, right: 378 };
const atBottom = { top: 800, bottom: 880, left: 840, right: 1260 };
const row = (top: number, bottom: number, right = 1280) => ({ top, bottom, left: 0, right });

test('a toast with nothing in its way stays at its edge', () => {
  assert.equal(wayOffOf([], onTop, { height: 844, edge: 'top' }), 0);
  assert.equal(wayOffOf([row(780, 844)], onTop, { height: 844, edge: 'top' }), 0);
  assert.equal(wayOffOf([row(836, 900, 820)], atBottom, { height: 900, edge: 'bottom' }), 0);
});

test('it goes past one thing after the other, as far as needed', () => {
  assert.equal(wayOffOf([row(0, 56)], onTop, { height: 844, edge: 'top' }), 52);
  assert.equal(wayOffOf([row(0, 56), row(70, 150)], onTop, { height: 844, edge: 'top' }), 146);
  const bars = [row(836, 900), row(760, 830)];
  assert.equal(wayOffOf(bars, atBottom, { height: 900, edge: 'bottom' }), 760 - 8 - 880);
});

test('where all is taken it stays', () => {
  assert.equal(wayOffOf([row(0, 800)], onTop, { height: 844, edge: 'top' }), 0);
  assert.equal(wayOffOf([row(40, 900)], atBottom, { height: 900, edge: 'bottom' }), 0);
});
