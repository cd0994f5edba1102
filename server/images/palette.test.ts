import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mainColors } from './palette.ts';

const paint = (...parts: [number, number, number, number][]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap(([count, red, green, blue]) =>
      Array.from({ length: count }, () => [red, green, blue]).flat(),
    ),
  );

test('the strongest colors come first, lively ones before the table', () => {
  assert.deepEqual(mainColors(paint([500, 120, 118, 122], [400, 220, 40, 40], [100, 40, 70, 220])), [
    '#dc2828',
    '#78767a',
    '#2846dc',
  ]);
});

test('near shades of one color count once, and there are five at most', () => {
  assert.equal(mainColors(paint([10, 200, 30, 30], [10, 210, 40, 35], [10, 190, 35, 30])).length, 1);
  const many = Array.from({ length: 12 }, (_each, i): [number, number, number, number] => [
    5,
    (i * 60) % 256,
    (i * 110) % 256,
    (i * 170) % 256,
  ]);
  assert.equal(mainColors(paint(...many)).length, 5);
});

test('nothing has no colors', () => {
  assert.deepEqual(mainColors(new Uint8Array()), []);
});
