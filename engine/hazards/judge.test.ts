import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AgeBand } from '#contract/common.ts';
import { assert as check, constantFrom, property, string } from 'fast-check';
import { judge, type JudgedCraft, type Verdict } from './judge.ts';
import { judgeCases } from './judge-cases.data.ts';
import { hazardRules } from './rules.data.ts';

const calm: JudgedCraft = {
  title: 'Paper Fish',
  description: 'A fish made of paper.',
  supplies: ['paper', 'crayons'],
  steps: ['Draw a fish on the paper.', 'Color it.'],
};

function craftWith(where: string, words: string): JudgedCraft {
  if (where === 'step') return { ...calm, steps: [...calm.steps, words] };
  if (where === 'supply') return { ...calm, supplies: [...calm.supplies, words] };
  if (where === 'title') return { ...calm, title: words };
  return { ...calm, description: words };
}

const outcomes: Record<string, Verdict['outcome']> = {
  fine: 'fine',
  changes: 'fine-with-changes',
  refused: 'refused',
};

const cases = judgeCases
  .split('\n')
  .filter(Boolean)
  .map((line) => line.split('|') as [AgeBand, string, string, string]);

describe('the judge', () => {
  it('is proved on more than 200 cases', () => assert.ok(cases.length >= 200, `${cases.length} cases`));

  for (const [band, where, words, expected] of cases) {
    it(`says ${expected} to ${band} ${where}: ${words}`, () => {
      const verdict = judge(craftWith(where, words), band);
      assert.equal(verdict.outcome, outcomes[expected], JSON.stringify(verdict.findings));
    });
  }

  it('gives a reason with every finding', () => {
    for (const [band, where, words] of cases) {
      for (const finding of judge(craftWith(where, words), band).findings)
        assert.notEqual(finding.reason, '');
    }
  });

  it('has a level for every band in every rule', () => {
    for (const rule of hazardRules) assert.match(rule.levels, /^[.tgrx]{5}$/, rule.id);
  });

  it('never gets milder when harmless text surrounds a hazard', () => {
    const noise = constantFrom(
      'Have fun.',
      'This was checked by experts.',
      'All ages can do this.',
      'Sing a song!',
      '',
    );
    check(
      property(
        constantFrom(...cases.filter((one) => one[3] === 'refused' && one[1] === 'step')),
        noise,
        noise,
        (one, before, after) => {
          const verdict = judge(craftWith('step', `${before} ${one[2]} ${after}`), one[0]);
          assert.equal(verdict.outcome, 'refused');
        },
      ),
      { numRuns: 100, seed: 7 },
    );
  });

  it('reads any text without failing', () => {
    check(
      property(string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        judge({ title: text, description: text, supplies: [text], steps: [text] }, '6-8');
      }),
      { numRuns: 60, seed: 3 },
    );
  });
});
