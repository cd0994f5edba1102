import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { contrast } from '#contract/color.ts';
import { colors, controlPairs, textPairs, tokensCss } from './tokens.ts';

const themes = [
  ['light', 0],
  ['dark', 1],
] as const;

test('every text reads at 4.5:1 on every surface it stands on, in both themes', () => {
  for (const [theme, index] of themes) {
    for (const [text, surface] of textPairs) {
      const ratio = contrast(colors[text][index], colors[surface][index]);
      assert.ok(ratio >= 4.5, `${text} on ${surface} in ${theme} is ${ratio.toFixed(2)}:1`);
    }
  }
});

test('every control edge stands out at 3:1 in both themes', () => {
  for (const [theme, index] of themes) {
    for (const [control, surface] of controlPairs) {
      const ratio = contrast(colors[control][index], colors[surface][index]);
      assert.ok(ratio >= 3, `${control} on ${surface} in ${theme} is ${ratio.toFixed(2)}:1`);
    }
  }
});

test('the style sheet says what the table says', () => {
  const sheet = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
  assert.equal(sheet, tokensCss());
});
