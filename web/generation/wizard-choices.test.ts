import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ageBandNames } from '#contract/common.ts';
import { bodyOf } from './run/generation-body.ts';
import { firstChoices, lastReachableStep, stepOfAddress, themeOf } from './wizard-choices.ts';

const withAge = { ...firstChoices, childAge: '4-5' } as const;
const withPhoto = { ...withAge, photo: 'data:image/jpeg;base64,xx' };

test('a step is reached once those before it have what they need', () => {
  assert.deepEqual([firstChoices, withAge, withPhoto].map(lastReachableStep), [1, 2, 4]);
});

test('an address leads to its step, or to the last one that can be reached', () => {
  const asked = [null, '1', '2', '3', '4', '5', '0', 'x', ''];
  assert.deepEqual(
    asked.map((step) => stepOfAddress(step, withPhoto)),
    [1, 1, 2, 3, 4, 1, 1, 1, 1],
  );
  assert.deepEqual(
    asked.map((step) => stepOfAddress(step, withAge)),
    [1, 1, 2, 2, 2, 1, 1, 1, 1],
  );
  assert.equal(stepOfAddress('4', firstChoices), 1);
});

test('what is typed as a theme counts before a chosen one, blanks do not', () => {
  assert.equal(themeOf({ ...firstChoices, theme: 'Space', customTheme: ' Mermaids ' }), 'Mermaids');
  assert.equal(themeOf({ ...firstChoices, theme: 'Space', customTheme: '  ' }), 'Space');
  assert.equal(themeOf(firstChoices), null);
});

test('the request says the ages of the band; without a band it says 4 to 10', () => {
  const ages = [...ageBandNames, null].map((childAge) => {
    const body = bodyOf({ ...withPhoto, childAge, theme: 'Space', supplies: ['wool'] });
    return [body?.ageMin, body?.ageMax];
  });
  assert.deepEqual(ages, [
    [2, 3],
    [4, 5],
    [6, 8],
    [9, 12],
    [13, 18],
    [4, 10],
  ]);
  assert.equal(bodyOf(withPhoto), null);
  assert.equal(bodyOf({ ...withAge, theme: 'Space' }), null);
});
