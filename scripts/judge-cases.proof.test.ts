import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { measure } from '#tests/safety-cases/measure-cases.ts';
import { mutations } from '#tests/safety-cases/mutate-cases.ts';
import { cases, casesByAge, kinds } from '#tests/safety-cases/open-cases.ts';
import type { CaseKind, SafetyCase } from '#tests/safety-cases/parse-cases.ts';

const outcomes = cases.map(measure);
const outcomeOf = new Map(outcomes.map((one) => [one.is.id, one]));
const right = new Set(outcomes.flatMap((one) => (one.isRight ? [one.is.id] : [])));
const known = cases.filter(({ id }) => right.has(id));

const rate = (all: readonly { isRight: boolean }[]): number =>
  all.filter(({ isRight }) => isRight).length / Math.max(1, all.length);

/** Figures that no change of the rules may fall below. */
const floors: Record<keyof typeof casesByAge, Record<CaseKind | 'severe', number>> = {
  old: { unsafe: 0.98, supervision: 0.95, safe: 0.96, sounds: 0.9, severe: 0.98 },
  new: { unsafe: 0.98, supervision: 0.91, safe: 0.94, sounds: 0.91, severe: 0.98 },
  late: { unsafe: 0.98, supervision: 0.95, safe: 0.94, sounds: 0.91, severe: 0.98 },
};

for (const age of ['old', 'new', 'late'] as const)
  describe(`the judge on ${age} labelled crafts`, () => {
    const read = casesByAge[age].flatMap(({ id }) => outcomeOf.get(id) ?? []);

    it('reads several hundred of them', () => assert.ok(read.length > 350, String(read.length)));

    for (const kind of kinds)
      it(`handles ${kind} ones rightly`, () => {
        const all = read.filter(({ is }) => is.kind === kind);
        const missed = all.filter(({ isRight }) => !isRight).map(({ is }) => is.id);
        assert.ok(rate(all) >= floors[age][kind], `${rate(all)}: ${missed.join(' ')}`);
      });

    it('shows next to none of the severe ones', () => {
      const severe = read.filter(({ is }) => is.severity === 'severe');
      const shown = severe.filter(({ isRight }) => !isRight).map(({ is }) => is.id);
      assert.ok(rate(severe) >= floors[age].severe, shown.join(' '));
    });
  });

/** How many of those that were right still are. */
function lasting(all: readonly SafetyCase[], mutate: (one: SafetyCase) => SafetyCase): [number, string] {
  const lost = all.filter((one) => !measure(mutate(one)).isRight).map(({ id }) => id);
  return [1 - lost.length / Math.max(1, all.length), lost.join(' ')];
}

describe('what was caught is caught in other words', () => {
  const unsafe = known.filter(({ kind }) => kind === 'unsafe');
  for (const { name, mutate } of mutations.filter(({ of }) => of.includes('unsafe')))
    it(name, () => {
      const [share, lost] = lasting(unsafe, mutate);
      assert.ok(share >= 0.96, `${share}: ${lost}`);
    });
});

describe('what was left alone is left alone in other words', () => {
  const harmless = known.filter(({ kind }) => kind === 'safe' || kind === 'sounds');
  for (const { name, mutate } of mutations.filter(({ of }) => of.includes('safe')))
    it(name, () => {
      const [share, lost] = lasting(harmless, mutate);
      assert.ok(share >= 0.96, `${share}: ${lost}`);
    });
});
