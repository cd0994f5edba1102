import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bytesText, durationText } from './measures.ts';

test('sizes read as people say them', () => {
  assert.deepEqual([0, 999, 1_500, 12_345_678, 2e9, 5e15].map(bytesText), [
    '0 bytes',
    '999 bytes',
    '1.5 KB',
    '12.3 MB',
    '2.0 GB',
    '5000.0 TB',
  ]);
});

test('a time is told by its two largest parts', () => {
  const minute = 60_000;
  const times = [0, 59_000, minute, 61 * minute, 24 * 60 * minute, (3 * 24 + 4) * 60 * minute + minute];
  assert.deepEqual(times.map(durationText), [
    'less than a minute',
    'less than a minute',
    '1 minute',
    '1 hour 1 minute',
    '1 day',
    '3 days 4 hours',
  ]);
});
