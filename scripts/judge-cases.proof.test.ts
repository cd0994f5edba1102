import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { measure } from '#tests/safety-cases/measure-cases.ts';
import { mutations } from '#tests/safety-cases/mutate-cases.ts';
import { cases } from '#tests/safety-cases/open-cases.ts';
import type { SafetyCase } from '#tests/safety-cases/parse-cases.ts';

const outcomes = cases.map(measure);
const right = new Set(outcomes.flatMap((one) => (one.isRight ? [one.is.id] : [])));
const known = cases.filter(({ id }) => right.has(id));

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
