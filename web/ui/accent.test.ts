import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { contrast } from '#contract/color.ts';
import { accentCss, accentTones, allRead } from './accent.ts';
import { colors } from './tokens.ts';

const anyColor = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('whatever color a place chooses, all text reads in both themes', () => {
  fc.assert(
    fc.property(anyColor, (color) => {
      for (const theme of [0, 1] as const) assert.ok(allRead(accentTones(color, theme), theme), color);
    }),
  );
});

test('a color that reads already stays as it is, and another moves no further than it must', () => {
  assert.equal(accentTones('#b4264e', 0).glue, '#b4264e');
  const yellow = accentTones('#ffd600', 0).glue;
  const worst = contrast(yellow, colors['paper-deep'][0]);
  assert.ok(worst >= 4.5 && worst < 5.2, String(worst));
  assert.equal(accentTones('#ffd600', 1).glue, '#ffd600');
});

test('without a color of its own a place has no style of its own', () => {
  assert.equal(accentCss(undefined), '');
  assert.match(accentCss('#b4264e'), /^:root\{--glue:#b4264e;.*:root\[data-theme='dark'\]\{--glue:#/);
});
