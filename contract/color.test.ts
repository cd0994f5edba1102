import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contrast, mixed, nearestTone, toneForLight } from './color.ts';

test('contrast follows the WCAG formula', () => {
  assert.equal(contrast('#000000', '#FFFFFF'), 21);
  assert.equal(contrast('#777777', '#777777'), 1);
});

test('a mix has its share of both', () => {
  assert.equal(mixed('#000000', '#ffffff', 0.5), '#808080');
  assert.equal(mixed('#b4264e', '#ffffff', 0), '#b4264e');
});

test('a tone goes as far as it must, and to the end where nothing suits', () => {
  const tone = toneForLight('#ffd600', ['#fff9ef', '#ffffff']);
  const ratio = contrast(tone, '#fff9ef');
  assert.ok(ratio >= 4.5 && ratio < 4.8, `${tone} ${ratio}`);
  assert.equal(
    nearestTone('#ffd600', '#000000', () => false),
    '#000000',
  );
});
