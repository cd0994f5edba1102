import assert from 'node:assert/strict';
import { it } from 'node:test';
import { ageBandNames, themeNames } from '#contract/common.ts';
import { judge } from '#engine/safety/judge.ts';
import { instructionLines } from './instructions.ts';
import { suggestForm as suggest, textOf } from './suggest.ts';

it('plain lines say who does a step clearly enough for the judge', () => {
  for (const band of ageBandNames) {
    for (const [seed, theme] of themeNames.entries()) {
      const suggestion = suggest({ ageBand: band, theme, supplies: ['paint', 'cardboard'] }, seed);
      assert.equal(suggestion.kind, 'craft');
      if (suggestion.kind !== 'craft') continue;
      const steps = instructionLines(suggestion.craft).map((text) => ({ text, who: 'child' as const }));
      const verdict = judge({ ...textOf(suggestion.craft), steps }, band, { isOurs: true });
      assert.equal(verdict.kind, 'known', JSON.stringify([band, verdict, steps]));
    }
  }
});
