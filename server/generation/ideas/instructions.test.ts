import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { normalizeInstructions } from './instructions.ts';

const two = ['Cut the paper.', 'Glue it on.'];

const shapes: [string, unknown][] = [
  ['a list', two],
  ['a list as JSON text', JSON.stringify(two)],
  ['JSON text inside JSON text', JSON.stringify(JSON.stringify(two))],
  ['a list of objects', two.map((text, index) => ({ step: index + 1, text }))],
  ['a list of objects with other words', two.map((description) => ({ description }))],
  ['an object with steps', { steps: two }],
  ['an object with instructions', { instructions: two }],
  ['an object with steps as objects', JSON.stringify({ steps: two.map((instruction) => ({ instruction })) })],
  ['numbered keys', { 2: two[1], 1: two[0] }],
  ['keys that end in numbers', { step2: two[1], step1: two[0] }],
  ['ten numbered keys in order', { 10: two[1], 9: two[0] }],
  ['numbered lines', '1. Cut the paper.\n2. Glue it on.'],
  ['lines with the word step', 'Step 1: Cut the paper.\nStep 2: Glue it on.'],
  ['bullets', '- Cut the paper.\n\n* Glue it on.'],
  ['numbers in one line', '1. Cut the paper. 2. Glue it on.'],
  ['fenced JSON', '```json\n["Cut the paper.", "Glue it on."]\n```'],
  ['single quotes', "['Cut the paper.', 'Glue it on.']"],
  ['a trailing comma', '["Cut the paper.", "Glue it on.",]'],
  ['a missing comma', '["Cut the paper." "Glue it on."]'],
  ['unquoted keys', '{steps: ["Cut the paper.", "Glue it on."]}'],
  ['a database array', '{"Cut the paper.","Glue it on."}'],
  ['numbers in the items', ['1) Cut the paper.', '2) Glue it on.']],
  ['blank items', ['Cut the paper.', '  ', '', 'Glue it on.', null]],
];

for (const [name, value] of shapes) {
  test(`steps come out of ${name}`, () => assert.deepEqual(normalizeInstructions(value), two));
}

test('one line is one step when it is long enough, and nothing when it is not', () => {
  assert.deepEqual(normalizeInstructions('Fold the sheet in half.'), ['Fold the sheet in half.']);
  assert.deepEqual(normalizeInstructions('Fold it.'), []);
  assert.deepEqual(normalizeInstructions(''), []);
  assert.deepEqual(normalizeInstructions(null), []);
  assert.deepEqual(normalizeInstructions(42), []);
});

test('prose with quotes and brackets keeps every word', () => {
  const prose = 'See the "fold" line [on page 2] and cut along it.';
  assert.deepEqual(normalizeInstructions(prose), [prose]);
});

test('a measure at the beginning is no number of a step', () => {
  assert.deepEqual(normalizeInstructions(['2 cups of flour go into the bowl.']), [
    '2 cups of flour go into the bowl.',
  ]);
});

test('whatever comes in, clean steps or none come out, and soon', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.string({ maxLength: 3_000 }), fc.json()), (value) => {
      const steps = normalizeInstructions(value);
      assert.ok(steps.length <= 40);
      for (const step of steps) assert.ok(step.length > 0 && step.length <= 1_000 && step === step.trim());
    }),
    { numRuns: 500 },
  );
  assert.doesNotThrow(() => normalizeInstructions('['.repeat(100_000)));
});
