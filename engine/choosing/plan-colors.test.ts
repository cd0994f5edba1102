import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Recipe } from '#engine/recipes/recipe.ts';
import { recipeOf } from '#engine/recipes/shelves.ts';
import { bind, type Binding } from './bind.ts';
import { colorMatches, colorsFor } from './plan-colors.ts';
import { shaker, tableFor } from './try-shaker.ts';

const free: Recipe = { ...shaker, otherMains: 'any' };
const laid = (recipe: Recipe, supplies: string[]): Binding =>
  bind(recipe, null, tableFor(['plastic bottle', ...supplies])) ?? assert.fail();

describe('the colors of a craft', () => {
  it('are its own, and the family’s in the place of the main one where any does', () => {
    assert.deepEqual(colorsFor(laid(shaker, ['blue ribbon']), []), ['red', 'yellow']);
    assert.deepEqual(colorsFor(laid(free, ['blue ribbon']), []), ['blue', 'yellow']);
  });

  it('stay where one of several that the family named is among them', () => {
    assert.deepEqual(colorsFor(laid(free, ['blue and red ribbon']), []), ['red', 'yellow']);
    assert.deepEqual(colorsFor(laid(free, ['blue and pink ribbon']), []), ['blue', 'yellow']);
    assert.deepEqual(colorsFor(laid(free, ['ribbon in several colors']), []), ['red', 'yellow']);
  });

  it('change places where what most of it has its color from is there in the second only', () => {
    const trim = shaker.slots.find(({ name }) => name === 'trim') ?? assert.fail();
    const slots = shaker.slots.map((slot) => (slot === trim ? { ...slot, role: 'heart' as const } : slot));
    assert.deepEqual(colorsFor(laid({ ...free, slots }, ['yellow ribbon']), []), ['yellow', 'red']);
    assert.deepEqual(colorsFor(laid(free, ['yellow ribbon']), []), ['red', 'yellow']);
  });

  it('follow the table in a variant that is free of its own', () => {
    const [variant] = [
      { id: 'fish', themes: [], topics: [], colors: ['green' as const], bands: shaker.bands },
    ];
    assert.ok(variant);
    const of = (otherMains: Recipe['otherMains']) =>
      colorsFor({ ...laid(shaker, ['blue ribbon']), variant: { ...variant, otherMains } }, []);
    assert.deepEqual([of('any'), of([])], [['blue'], ['green']]);
  });

  it('are those of the table that the thing comes in, and no others', () => {
    const cat: Recipe = { ...shaker, colors: ['orange', 'white'], otherMains: ['black', 'white'] };
    const of = (supplies: string[]) => colorsFor(laid(cat, supplies), []);
    assert.deepEqual(of(['black ribbon']), ['black', 'white']);
    assert.deepEqual(of(['purple ribbon']), ['orange', 'white']);
    assert.deepEqual(
      [colorMatches(laid(cat, ['black ribbon'])), colorMatches(laid(cat, ['purple ribbon']))],
      [1, -2],
    );
  });

  it('of what is painted are the paint’s and not those of what it is painted on', () => {
    const card = recipeOf('fingertip-flower-card');
    const of = (paint: string) => {
      const table = {
        ...tableFor(['white cardstock', paint, 'crayons']),
        band: card.bands[0] ?? assert.fail(),
      };
      return colorsFor(bind(card, null, table) ?? assert.fail(), [])[0];
    };
    assert.deepEqual([of('paint'), of('blue paint')], ['pink', 'blue']);
  });

  it('leave the sheet that is printed on: black on black shows nothing', () => {
    const print = recipeOf('foam-tray-print');
    const rocket = print.variants.find(({ id }) => id === 'rocket') ?? assert.fail();
    const of = (sheet: string) => {
      const table = { ...tableFor(['foam tray', 'acrylic paint', sheet]), band: '6-8' as const };
      return colorsFor(bind(print, rocket, table) ?? assert.fail(), [])[0];
    };
    assert.deepEqual([of('white cardstock'), of('black cardstock')], ['navy', 'white']);
  });

  it('count for less where the main one is not among what most of it has its color from', () => {
    const trim = shaker.slots.find(({ name }) => name === 'trim') ?? assert.fail();
    const slots = shaker.slots.map((slot) => (slot === trim ? { ...slot, role: 'heart' as const } : slot));
    const of = (ribbon: string) => colorMatches(laid({ ...shaker, slots }, [ribbon]));
    assert.deepEqual([of('red ribbon'), of('yellow ribbon'), of('purple ribbon')], [1, 0, -2]);
  });

  it('are met by any of several, and missed where none is among them', () => {
    assert.equal(colorMatches(laid(shaker, ['blue and red ribbon'])), 1);
    assert.equal(colorMatches(laid(shaker, ['blue and pink ribbon'])), -2);
    assert.equal(colorMatches(laid(shaker, ['ribbon'])), 0);
  });
});
