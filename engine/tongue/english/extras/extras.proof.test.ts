import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ageBandNames, ageBands, type AgeBand } from '#contract/common.ts';
import { allExtras, type Extra } from '#engine/extras/extras.ts';
import { findSentenceSlips } from '#engine/grammar/text-checks.ts';
import type { CraftText } from '#engine/safety/craft.ts';
import { judge } from '#engine/safety/judge.ts';
import { getSupply } from '#engine/supplies/catalog.ts';
import { unlisted } from '#engine/tongue/english/check-listed.ts';
import { extraSentences } from './extra-sentences.ts';

interface Said {
  extra: Extra;
  thing: string;
  sentence: string;
  band: AgeBand;
}

function saidOf(extra: Extra): Said {
  const { name, plural, mass, kind, leastAge } = getSupply(extra.supplyId);
  const thing = mass || kind === 'base' ? name : plural;
  const sentence = extraSentences(extra.table).get(extra.supplyId) ?? '';
  const band = ageBandNames.find((one) => ageBands[one].min >= leastAge) ?? '13+';
  return { extra, thing, sentence: sentence.replace('{it}', `the ${thing}`), band };
}

/** A harmless craft with nothing else to say. */
const craftWith = ({ extra, thing, sentence }: Said): CraftText => ({
  title: 'A thing for the table',
  description: 'Made of paper, and nice to look at.',
  materials: [thing, 'paper'].map((name) => ({ name, amount: '1', optional: false, substitutes: [] })),
  steps: [{ text: sentence, who: extra.needsScissors ? 'grown-up' : 'child' }],
  safetyNotes: ['A grown-up stays beside your child.'],
  goFurther: 'Make another one.',
  imageAlt: 'A thing of paper',
});

describe('whatever is said of extras', () => {
  const all = [...allExtras().values()].flatMap((table) => Array.from(table.values(), saidOf));

  it('is known to the judge, for the youngest who get the thing', () => {
    const refused = all.filter(
      (said) => judge(craftWith(said), said.band, { isOurs: true }).kind === 'dangerous',
    );
    assert.deepEqual(
      refused.map(({ sentence }) => sentence),
      [],
    );
  });

  it('reads well, and speaks of nothing that is not there', () => {
    const wrong = all.filter(({ extra, thing, sentence }) => {
      const list = [thing, extra.needsGlue ? 'glue' : '', extra.needsScissors ? 'scissors' : ''].join(' | ');
      return findSentenceSlips(sentence).length > 0 || unlisted(sentence, list).length > 0;
    });
    assert.deepEqual(
      wrong.map(({ sentence }) => sentence),
      [],
    );
  });
});
