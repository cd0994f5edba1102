import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ageBandNames, type AgeBand } from '#contract/common.ts';
import { supplies } from '#engine/supplies/catalog.ts';
import type { CraftText } from './craft.ts';
import { groupTable } from './groups.data.ts';
import { judge } from './judge.ts';
import { rules } from './rules.ts';
import { survey } from './survey.ts';
import { nothingToWatch, watchTable } from './watch.data.ts';

const craftOf = (more: Partial<CraftText>): CraftText => ({
  title: 'Something New',
  description: '',
  materials: [],
  steps: [],
  safetyNotes: [],
  goFurther: null,
  imageAlt: '',
  ...more,
});

const listing = (name: string): CraftText =>
  craftOf({ materials: [{ name, amount: '', optional: false, substitutes: [] }] });

const bandFrom: Readonly<Record<AgeBand, number>> = { '2-3': 2, '4-5': 4, '6-8': 6, '9-12': 9, '13+': 13 };

/** The youngest who may have it. */
const youngest = (leastAge: number): AgeBand =>
  ageBandNames.find((band) => bandFrom[band] >= leastAge) ?? '13+';

const calm = new Set(nothingToWatch.split(/[,\n]+/).flatMap((name) => (name.trim() ? [name.trim()] : [])));

function isAnswered(name: string, band: AgeBand): boolean {
  return survey(listing(name), band).hits.some(({ rule }) => rule.watch[band].sentence !== '');
}

describe('what a grown-up watches', () => {
  it('is known for every supply, be it that there is nothing', () => {
    const open = supplies.filter(
      ({ name, leastAge }) => !isAnswered(name, youngest(leastAge)) && !calm.has(name),
    );
    assert.deepEqual(
      open.map(({ name }) => name),
      [],
    );
  });

  it('is not said to be nothing where there is something', () => {
    const known = new Map(supplies.map((supply) => [supply.name, supply]));
    const wrong = [...calm].filter((name) => {
      const supply = known.get(name);
      return !supply || isAnswered(name, youngest(supply.leastAge));
    });
    assert.deepEqual(wrong, []);
  });

  it('is told of rules that there are, with the grown-up in the sentence', () => {
    const ids = new Set(rules.map(({ id }) => id));
    for (const line of watchTable.split('\n').filter(Boolean)) {
      const [id = '', bands = '', , sentence = ''] = line.split('|').map((cell) => cell.trim());
      assert.ok(ids.has(id), id);
      assert.match(sentence, /grown-up .*(?:\.|;)/, id);
      for (const band of bands === '*' ? [] : bands.split(' '))
        assert.ok((ageBandNames as readonly string[]).includes(band), `${id} ${band}`);
    }
  });
});

describe('a thing in a sentence', () => {
  it('has a name where only an act was found', () => {
    const acts = new Set(
      groupTable
        .split(/^# /m)
        .slice(1)
        .filter((block) => / \.\.|@/.test(block.slice(block.indexOf('\n'))))
        .map((block) => block.slice(0, block.indexOf(' '))),
    );
    for (const rule of rules.filter(({ id }) => acts.has(id)))
      for (const band of ageBandNames)
        if (rule.watch[band].sentence.includes('{it}'))
          assert.notEqual(rule.watch[band].tool, '', `${rule.id} ${band}`);
  });
});

describe('a thing that is worth a note and nothing else', () => {
  const notesOf = (craft: CraftText, band: AgeBand): string => {
    const verdict = judge(craft, band);
    assert.equal(verdict.kind, 'known');
    return verdict.kind === 'known' ? verdict.notes.join(' ') : '';
  };

  it('has its note', () => {
    assert.match(notesOf(listing('bamboo stick'), '6-8'), /grown-up .*eyes/);
    assert.match(notesOf(listing('rubber band'), '9-12'), /shoots the rubber band/);
    assert.match(notesOf(listing('wooden beads'), '9-12'), /toddlers/);
  });

  it('is not spoken of where it is only drawn, or told of', () => {
    assert.equal(notesOf(craftOf({ steps: [{ text: 'Draw a branch.', who: 'child' }] }), '9-12'), '');
    assert.equal(notesOf(craftOf({ description: 'As cold as an ice cube.' }), '9-12'), '');
  });

  it('counts in one company only, where it means something else in another', () => {
    const cut = { steps: [{ text: 'Cut off the bottom third.', who: 'together' as const }] };
    assert.match(notesOf({ ...listing('plastic bottle'), ...cut }, '6-8'), /tapes over the edge/);
    assert.equal(notesOf({ ...listing('green paper'), ...cut }, '6-8'), '');
  });

  it('leaves a craft plain', () => {
    const verdict = judge(listing('rubber band'), '9-12');
    assert.ok(verdict.kind === 'known' && verdict.isPlain);
  });
});
