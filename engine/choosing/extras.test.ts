import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AgeBand, ThemeName } from '#contract/common.ts';
import { allExtras, extrasStepId } from '#engine/extras/extras.ts';
import { drawCraft } from '#engine/illustrator/draw-craft.ts';
import { drawStepOf } from '#engine/illustrator/draw-plan.ts';
import { recipeOf } from '#engine/recipes/shelves.ts';
import { findSupply } from '#engine/supplies/catalog.ts';
import { wordsOf } from '#engine/tongue/english/english.ts';
import { extraSentences } from '#engine/tongue/english/extras/extra-sentences.ts';
import { withExtraWords } from '#engine/tongue/english/extras/say-extras.ts';
import { tell } from '#engine/tongue/english/tell.ts';
import { bind } from './bind.ts';
import { extrasFor, withExtras } from './extras.ts';
import { readTable } from './table.ts';

interface Laid {
  recipe: string;
  band: AgeBand;
  supplies: string[];
  avoid?: 'glitter'[];
  wished?: ThemeName;
}

/** A recipe told on a table, with what else finds a place. */
function told({ recipe: id, band, supplies, avoid = [], wished }: Laid) {
  const table = readTable({ ageBand: band, theme: wished ?? '', supplies, avoid });
  const recipe = recipeOf(id);
  const binding = bind(recipe, recipe.variants[0] ?? null, table);
  assert.ok(binding, 'it can be made');
  const taken = new Set([...binding.bound.values()].map(({ supply }) => supply?.id));
  const unused = table.listed.filter((supply) => !taken.has(supply.id));
  const extras = extrasFor(binding, table, unused);
  const grown = withExtras(binding, extras, table);
  const words = withExtraWords(wordsOf(id), extras);
  const craft = tell({ binding: grown, words, table, theme: wished ?? '', palette: [], seed: 3 });
  return { craft, extras: extras.map(({ supplyId }) => supplyId) };
}

const castle = { recipe: 'tube-castle', band: '6-8', wished: 'Fairy Tales' } as const;
const boards = ['paper towel rolls', 'cereal box', 'glue', 'scissors'];

describe('what no slot takes', () => {
  const { craft, extras } = told({ ...castle, supplies: [...boards, 'chestnuts', 'pinecones'] });

  it('finds its place around the craft', () => {
    assert.deepEqual(extras, ['chestnut', 'pinecone']);
    const step = craft.steps.find(({ id }) => id === extrasStepId);
    assert.match(step?.text ?? '', /the chestnuts.*the pinecone/);
    assert.notEqual(craft.steps.at(-1)?.id, step?.id, 'before the craft is played with');
  });

  it('is on the list as what the family has and may leave out, and not in the drawer', () => {
    const lines = craft.materials.filter(({ supplyId }) => extras.includes(supplyId ?? ''));
    assert.deepEqual(
      lines.map(({ listed, optional }) => [listed, optional]),
      [
        [true, true],
        [true, true],
      ],
    );
    assert.ok(!craft.leftOver.some(({ name }) => /chestnut|pinecone/i.test(name)));
  });

  it('is in the picture that is drawn from the stored plan, and its step has one of its own', () => {
    const bare = told({ ...castle, supplies: boards }).craft;
    assert.notEqual(drawCraft(craft).svg, drawCraft(bare).svg);
    const at = craft.steps.findIndex(({ id }) => id === extrasStepId);
    assert.ok((drawStepOf(craft, at) ?? '').length > 200);
  });

  it('stays in the drawer where the child is too young for it or the family avoids it', () => {
    const young = told({ ...castle, band: '4-5', supplies: [...boards, 'nuts and bolts'] });
    assert.deepEqual(young.extras, []);
    const without = told({ ...castle, supplies: [...boards, 'glitter'], avoid: ['glitter'] });
    assert.deepEqual(without.extras, []);
  });
});

describe('the tables of extras', () => {
  it('name things that are known, each with one sentence that names it once', () => {
    const problems: string[] = [];
    for (const [table, extras] of allExtras()) {
      const sentences = extraSentences(table);
      for (const id of extras.keys()) {
        if (findSupply(id) === null) problems.push(`${table}: nobody knows ${id}`);
        if (sentences.get(id)?.split('{it}').length !== 2) problems.push(`${table}: ${id} is not said once`);
      }
      for (const id of sentences.keys()) if (!extras.has(id)) problems.push(`${table}: ${id} has no place`);
    }
    assert.deepEqual(problems, []);
  });
});
