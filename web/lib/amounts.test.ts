import assert from 'node:assert/strict';
import { test } from 'node:test';
import { centsOf, costText, typedDollars } from './amounts.ts';

test('dollars are read as people type them', () => {
  const cases: [string, number][] = [
    ['5', 500],
    ['4.99', 499],
    ['4.9', 490],
    [' $12.50 ', 1250],
    ['0.05', 5],
    ['1234567', 123_456_700],
  ];
  for (const [text, cents] of cases) assert.equal(centsOf(text), cents, text);
});

test('what is no amount is none', () => {
  for (const text of ['', 'five', '1.234', '-3', '1e3', '4,99', '.5', '12345678'])
    assert.ok(Number.isNaN(centsOf(text)), text);
});

test('what stands in a field is read as the same amount', () => {
  for (const cents of [1, 10, 99, 100, 4999, 1_234_567]) assert.equal(centsOf(typedDollars(cents)), cents);
});

test('a cost below a cent still shows', () => {
  assert.deepEqual([0, 125, 9_999, 10_000, 1_234_567].map(costText), [
    '$0.00',
    '$0.0001',
    '$0.0100',
    '$0.01',
    '$1.23',
  ]);
});
