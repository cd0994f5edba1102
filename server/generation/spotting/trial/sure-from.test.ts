import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { never } from '#server/generation/spotting/model/label-table.ts';
import { thingsIn } from '#server/generation/spotting/things.ts';
import { findSureFrom, leastPhotos, lowestGood, wantedPrecision } from './sure-from.ts';

const right = (score: number) => ({ score, isRight: true });
const wrong = (score: number) => ({ score, isRight: false });

test('a label is sure from the lowest score on from which nine of ten are right', () => {
  assert.deepEqual(lowestGood([right(0.9), right(0.8), wrong(0.3)]), { sureFrom: 0.55, said: 2, right: 2 });
  assert.equal(lowestGood([wrong(0.9), right(0.8)]).sureFrom, never);
  const tenth = [...Array.from({ length: 9 }, (_, at) => right(0.9 - at / 100)), wrong(0.5), wrong(0.4)];
  assert.deepEqual(lowestGood(tenth), { sureFrom: 0.45, said: 10, right: 9 });
  assert.equal(lowestGood([right(0.7), wrong(0.7)]).sureFrom, never, 'equal scores stand or fall together');
});

test('whatever the scores are, what lies above is right often enough, and no lower score would do', () => {
  const score = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.array(fc.record({ score, isRight: fc.boolean() }), { maxLength: 40 }), (all) => {
      const { sureFrom } = lowestGood(all);
      const precisionFrom = (from: number): number => {
        const said = all.filter((one) => one.score >= from);
        return said.filter(({ isRight }) => isRight).length / said.length;
      };
      if (sureFrom !== never) assert.ok(precisionFrom(sureFrom) >= wantedPrecision);
      for (const { score: lower } of all)
        if (lower < sureFrom) assert.ok(precisionFrom(lower) < wantedPrecision);
    }),
  );
});

test('a label that few photos show is left as it is, and yarn of another color is no proof', () => {
  const label = { name: 'red yarn', sure: 0.9, maybe: 0.5, line: 3 };
  const photo = (name: string, score: number) => ({ things: thingsIn(name), scores: [{ label, score }] });
  const shown = (count: number) => Array.from({ length: count }, () => photo('red yarn', 0.8));
  const find = (count: number) => findSureFrom([...shown(count), photo('blue yarn', 0.6)])[0];
  assert.deepEqual(find(leastPhotos - 1)?.sureFrom, null);
  assert.deepEqual(find(leastPhotos)?.sureFrom, 0.7);
});
