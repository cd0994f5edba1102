import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findRecipe } from '#engine/recipes/shelves.ts';
import { readOptions } from '#engine/recipes/read-options.ts';
import type { Recipe } from '#engine/recipes/recipe.ts';
import { bind } from './bind.ts';
import { leftInDrawer } from './drawer.ts';
import { suggest } from './suggest.ts';
import type { AgeBand } from '#contract/common.ts';
import { readTable } from './table.ts';
import { shaker, tableFor } from './try-shaker.ts';

describe('what stays in the drawer', () => {
  it('is named with its reason', () => {
    const table = tableFor(['plastic bottle', 'marbles', 'an old gizmo', 'matches', 'felt'], {
      ageBand: '4-5',
    });
    const left = leftInDrawer(table, bind(shaker, null, table) ?? assert.fail());
    assert.deepEqual(
      left.map(({ name, reason }) => [name, reason]),
      [
        ['marbles', 'too-small'],
        ['felt', 'elsewhere'],
        ['matches', 'risky'],
        ['an old gizmo', 'unknown'],
      ],
    );
  });

  it('says what a thing does to those who are too young for it, and holds it back from nobody else', () => {
    const left = (ageBand: AgeBand) => {
      const table = tableFor(['plastic bottle', 'balloons', 'hot glue gun'], { ageBand });
      const made = bind({ ...shaker, bands: [ageBand], slots: [], steps: [] }, null, table) ?? assert.fail();
      return leftInDrawer(table, made)
        .filter(({ name }) => name !== 'plastic bottles')
        .map(({ name, reason, because }) => [name, reason, because]);
    };
    assert.deepEqual(left('6-8'), [
      ['balloons', 'risky', 'burst pieces choke little ones'],
      ['glue guns', 'risky', 'too hot, for a grown-up alone'],
    ]);
    assert.deepEqual(
      left('13+').map(([, reason]) => reason),
      ['elsewhere', 'no-use'],
    );
  });

  it('is told what does its work, where it would not hold and where there is too little of it', () => {
    const table = tableFor(['plastic bottle', 'cardboard tube', '1 crepe paper', 'glue stick', 'tape']);
    const pair = shaker.slots.map((slot) =>
      slot.name === 'trim' ? { ...slot, role: 'need' as const, amount: { count: 2, unit: 'piece' } } : slot,
    );
    const made = bind({ ...shaker, slots: pair }, null, table) ?? assert.fail();
    assert.deepEqual(
      leftInDrawer(table, made).map(({ name, reason, because }) => [name, reason, because]),
      [
        ['cardboard tubes', 'instead', 'plastic bottles'],
        ['crepe paper', 'too-few', ''],
        ['glue sticks', 'no-hold', 'ribbon'],
      ],
    );
  });

  it('is paper too dark to draw on, and the list asks for a light sheet', () => {
    const sheet = shaker.slots.find(({ name }) => name === 'trim') ?? assert.fail();
    const drawn: Recipe = {
      ...shaker,
      slots: [
        ...shaker.slots.filter((slot) => slot !== sheet),
        { ...sheet, role: 'need', options: readOptions('construction-paper') },
        { ...sheet, name: 'pen', role: 'tool', options: readOptions('pencil') },
      ],
      steps: shaker.steps.map((step) => ({ ...step, action: 'draw', uses: ['trim', 'pen'] })),
    };
    const table = tableFor(['plastic bottle', 'black construction paper']);
    const made = bind(drawn, null, table) ?? assert.fail();
    assert.equal(made.bound.get('trim')?.listed, false);
    assert.ok(leftInDrawer(table, made).some(({ reason }) => reason === 'too-dark'));
  });

  it('is paper in the color of the paint that is printed on it', () => {
    const palm = findRecipe('hand-palm') ?? assert.fail();
    const table = readTable({
      ageBand: '2-3',
      theme: 'Jungle',
      supplies: ['green paint', 'green paper', 'cardboard tubes'],
    });
    const made = bind(palm, null, table) ?? assert.fail();
    assert.deepEqual(made.bound.get('paint')?.colors, ['green']);
    assert.equal(made.bound.get('sheet')?.listed, false);
    assert.ok(leftInDrawer(table, made).some(({ reason }) => reason === 'same-color'));
  });

  it('is never said to be replaced by what the family would have to buy', () => {
    const table = tableFor(['plastic bottle', 'crepe paper', 'duct tape']);
    const made = bind(shaker, null, table) ?? assert.fail();
    for (const { reason, because } of leftInDrawer(table, made))
      if (reason === 'instead')
        assert.ok(table.listed.some((one) => [one.name, one.plural].includes(because)));
  });

  it('is never left without a reason', () => {
    const tables: [AgeBand, string, string[]][] = [
      ['2-3', 'Ocean', ['paper plates', 'blue paint', 'sponge', 'masking tape', 'fish-shaped stickers']],
      ['6-8', 'Sports', ['cardboard box', 'straws', 'ping pong ball', 'paper cups', 'tape', 'shoelaces']],
      ['13+', 'Fantasy', ['pillow', 'toothpaste', 'oven', 'clock kit', 'paper']],
    ];
    for (const [ageBand, theme, supplies] of tables)
      for (let seed = 1; seed <= 5; seed += 1) {
        const made = suggest({ ageBand, theme, supplies }, seed);
        assert.ok(made.kind === 'craft');
        for (const { name, reason } of made.craft.leftOver) assert.notEqual(reason, '', name);
      }
  });

  it('is told what sticks or gives color in its place, and no string is replaced by tape', () => {
    const table = tableFor(['plastic bottle', 'crepe paper', 'tape', 'duct tape', 'shoelace']);
    const made = bind(shaker, null, table) ?? assert.fail();
    assert.deepEqual(
      leftInDrawer(table, made).map(({ name, reason, because }) => [name, reason, because]),
      [
        ['duct tape', 'instead', 'tape'],
        ['shoelaces', 'no-use', ''],
      ],
    );
  });

  it('is called too small only for those whose hands lead to the mouth', () => {
    const reasons = (ageBand: AgeBand, supplies: string[]): string[] => {
      const table = tableFor(supplies, { ageBand });
      const made = bind({ ...shaker, bands: [ageBand], slots: [], steps: [] }, null, table) ?? assert.fail();
      return leftInDrawer(table, made).map(({ reason }) => reason);
    };
    assert.deepEqual(reasons('2-3', ['marbles']), ['too-small']);
    assert.deepEqual(reasons('6-8', ['earring hooks', 'clock kit']), ['not-yet', 'not-yet']);
    assert.deepEqual(reasons('9-12', ['earring hooks']), ['no-use']);
    assert.deepEqual(reasons('13+', ['craft knife']), ['no-use']);
  });

  it('is nothing that every home has and that this table had too', () => {
    const made = suggest(
      {
        ageBand: '9-12',
        theme: 'Weather',
        supplies: ['paper cups', 'straws', 'pushpin', 'pencil', 'stapler'],
      },
      1,
    );
    assert.ok(made.kind === 'craft');
    assert.equal(made.craft.formId, 'cup-anemometer');
    assert.deepEqual(made.craft.leftOver, []);
  });
});
