import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readNetworks } from '#engine/safety/network.ts';
import { survey } from '#engine/safety/survey.ts';
import { weighedOf } from '#engine/safety/doubts.ts';
import { inputsOf } from '#engine/safety/inputs.ts';
import type { Lesson } from './judge-cases-lessons.ts';
import { networksTaughtBy } from './judge-cases-networks.ts';

function lessonOf(text: string, isHarm: boolean): Lesson {
  const read = survey(
    {
      title: '',
      description: '',
      materials: [],
      steps: [{ text, who: 'together' }],
      safetyNotes: [],
      goFurther: null,
      imageAlt: '',
    },
    '6-8',
  );
  const line = read.lines.find(({ spot }) => spot.field === 'step');
  assert.ok(line);
  const weighed = weighedOf(read, line, 0);
  const kind = isHarm ? 'unsafe' : 'safe';
  const rest = { group: text, craft: text, field: 'step' as const, isRuled: false };
  return { ...rest, kind, isHarm, weight: 1, text, weighed };
}

const places = ['roof', 'wall', 'shed', 'fence'];
const papers = ['card', 'page', 'folder', 'sheet'];
/** The same words, one after the other and the other way round. */
const lessons = Array.from({ length: 16 }, (_, at) => at).flatMap((at) => {
  const [place, paper] = [places[at % 4], papers[(at >> 2) % 4]];
  return [
    lessonOf(`Climb the ${place} and fold the ${paper}.`, true),
    lessonOf(`Fold the ${place} and climb the ${paper}.`, false),
  ];
});

describe('networks that learn', () => {
  const often = Array.from({ length: 70 }, () => lessons).flat();
  const text = networksTaughtBy(often, 1);

  it('tell apart what only the order of words tells', () => {
    const read = readNetworks(text);
    const wrong = lessons.filter(({ weighed, isHarm }) => read(inputsOf(weighed)) > 0 !== isHarm);
    assert.equal(wrong.length, 0, wrong.map((one) => one.text).join('\n'));
  });

  it('come out the same when they learn the same', () => assert.deepEqual(networksTaughtBy(often, 1), text));

  it('come out otherwise when they begin otherwise', () => {
    const [first, second] = networksTaughtBy(lessons, 2).networks;
    assert.notEqual(first?.bytes, second?.bytes);
  });
});
