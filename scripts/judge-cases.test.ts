import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { AgeBand } from '#contract/common.ts';
import { judge } from '#engine/safety/judge.ts';
import { settle } from '#engine/safety/review.ts';
import { measure } from '#tests/safety-cases/measure-cases.ts';
import { cases, casesByAge, kinds } from '#tests/safety-cases/open-cases.ts';
import type { CaseKind } from '#tests/safety-cases/parse-cases.ts';

const rate = (all: readonly { isRight: boolean }[]): number =>
  all.filter(({ isRight }) => isRight).length / Math.max(1, all.length);

/** Figures that no change of the rules may fall below. */
const floors: Record<keyof typeof casesByAge, Record<CaseKind | 'severe', number>> = {
  old: { unsafe: 0.98, supervision: 0.93, safe: 0.95, sounds: 0.87, severe: 0.98 },
  new: { unsafe: 0.98, supervision: 0.79, safe: 0.84, sounds: 0.79, severe: 0.98 },
};

for (const age of ['old', 'new'] as const)
  describe(`the judge on ${age} labelled crafts`, () => {
    const outcomes = casesByAge[age].map(measure);

    it('reads several hundred of them', () => assert.ok(outcomes.length > 700, String(outcomes.length)));

    for (const kind of kinds)
      it(`handles ${kind} ones rightly`, () => {
        const all = outcomes.filter(({ is }) => is.kind === kind);
        const missed = all.filter(({ isRight }) => !isRight).map(({ is }) => is.id);
        assert.ok(rate(all) >= floors[age][kind], `${rate(all)}: ${missed.join(' ')}`);
      });

    it('shows next to none of the severe ones', () => {
      const severe = outcomes.filter(({ is }) => is.severity === 'severe');
      const shown = severe.filter(({ isRight }) => !isRight).map(({ is }) => is.id);
      assert.ok(rate(severe) >= floors[age].severe, shown.join(' '));
    });
  });

describe('the judge', () => {
  it('takes at most three milliseconds for one', () => {
    // The thread's own time: the clock on the wall would count what else the machine does.
    const start = process.threadCpuUsage();
    for (const one of cases) measure(one);
    const { user, system } = process.threadCpuUsage(start);
    assert.ok((user + system) / 1000 / cases.length <= 3, `${(user + system) / 1000 / cases.length} ms`);
  });
});

describe('the judge on single sentences in a calm craft', () => {
  const sentences = readFileSync('tests/safety-cases/sentences.txt', 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(' | ') as [AgeBand, string, string]);
  const shownAs = (band: AgeBand, text: string): string | null => {
    const paper = { name: 'paper', amount: '', optional: false, substitutes: [] };
    const settled = settle(
      judge(
        {
          title: 'Paper Garden',
          description: 'A garden made of paper.',
          materials: [paper],
          steps: [{ text, who: 'together' }],
          safetyNotes: [],
          goFurther: null,
          imageAlt: 'A paper garden',
        },
        band,
      ),
    );
    return settled.kind === 'known' ? (settled.shown.steps[0]?.text ?? '') : null;
  };

  it('shows next to none of the dangerous ones as they are', () => {
    const dangers = sentences.filter(([, kind]) => kind === 'danger');
    const shown = dangers.filter(([band, , text]) => shownAs(band, text) === text).map(([, , text]) => text);
    assert.ok(shown.length <= dangers.length * 0.06, shown.join('\n'));
  });

  it('leaves the calm ones alone', () => {
    const calm = sentences.filter(([, kind]) => kind === 'calm');
    const changed = calm.filter(([band, , text]) => shownAs(band, text) !== text).map(([, , text]) => text);
    assert.ok(changed.length <= calm.length * 0.03, changed.join('\n'));
  });
});
