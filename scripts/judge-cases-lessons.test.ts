import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AgeBand } from '#contract/common.ts';
import { cases } from '#tests/safety-cases/open-cases.ts';
import type { CaseKind } from '#tests/safety-cases/parse-cases.ts';
import { lessonsOfCase } from './judge-cases-lessons.ts';

/** What a craft of this kind and age weighs altogether in what it teaches about each age. */
function weightsBy(kind: CaseKind, band: AgeBand): Partial<Record<AgeBand, number>> {
  const one = cases.find((other) => other.kind === kind && other.band === band);
  assert.ok(one);
  const sums: Partial<Record<AgeBand, number>> = {};
  for (const { weighed, weight } of lessonsOfCase(one))
    sums[weighed.band] = (sums[weighed.band] ?? 0) + weight;
  return sums;
}

describe('what a labelled craft teaches', () => {
  it('is harm for the younger ones too', () =>
    assert.deepEqual(Object.keys(weightsBy('unsafe', '6-8')).toSorted(), ['4-5', '6-8']));

  it('is good for the older ones too', () =>
    assert.deepEqual(Object.keys(weightsBy('safe', '6-8')).toSorted(), ['6-8', '9-12']));

  it('counts most at its own age', () => {
    const { '6-8': own = 0, '9-12': next = 0 } = weightsBy('safe', '6-8');
    assert.ok(next > 0 && next < own, `${next} of ${own}`);
  });

  it('ends with the youngest and the oldest', () => {
    assert.deepEqual(Object.keys(weightsBy('unsafe', '2-3')), ['2-3']);
    assert.deepEqual(Object.keys(weightsBy('sounds', '13+')), ['13+']);
  });
});
