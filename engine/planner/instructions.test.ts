import assert from 'node:assert/strict';
import { it } from 'node:test';
import { ageBandNames, themeNames } from '#contract/common.ts';
import { judge } from '#engine/hazards/judge.ts';
import { instructionLines } from './instructions.ts';
import { suggestForm as suggest } from './suggest.ts';

it('plain lines say who does a step clearly enough for the judge', () => {
  for (const band of ageBandNames) {
    for (const [seed, theme] of themeNames.entries()) {
      const suggestion = suggest({ ageBand: band, theme, supplies: ['paint', 'cardboard'] }, seed);
      assert.equal(suggestion.kind, 'craft');
      if (suggestion.kind !== 'craft') continue;
      const { title, description, materials } = suggestion.craft;
      const steps = instructionLines(suggestion.craft);
      const verdict = judge({ title, description, supplies: materials, steps }, band);
      assert.notEqual(verdict.outcome, 'refused', JSON.stringify(verdict.findings));
      assert.equal(verdict.outcome, 'fine', JSON.stringify([band, verdict.findings, steps]));
    }
  }
});
