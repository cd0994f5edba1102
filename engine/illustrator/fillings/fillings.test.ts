import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { drawRecipe } from '#engine/illustrator/draw-recipe.ts';
import { sheets } from '#engine/illustrator/paper/tones.ts';
import { findRecipe } from '#engine/recipes/shelves.ts';
import { findSupply, supplies } from '#engine/supplies/catalog.ts';
import { fillingOf } from './filling-of.ts';
import { fillings } from './pieces.data.ts';

function drawn(recipeId: string, subjectId: string, slots: Record<string, string>): string {
  const recipe = findRecipe(recipeId);
  assert.ok(recipe);
  const colors = ['#d64545', '#f4bd4f', '#3b74c4'];
  return drawRecipe({ recipe, variantId: subjectId, colors, slots, theme: 'Animals', seed: 7 }).svg;
}

const countOf = (svg: string): number => svg.split('<use href=').length - 1;

describe('what fills a shape', () => {
  const looks = [
    ['leaf', 'leaf'],
    ['grass', 'blade'],
    ['stick', 'twig'],
    ['pebble', 'stone'],
    ['seashell', 'shell'],
    ['rice', 'grain'],
    ['salt', 'powder'],
    ['tissue-paper', 'tissue'],
    ['construction-paper', 'scrap'],
    ['fabric-scrap', 'patch'],
    ['yarn', 'strand'],
    ['button', 'button'],
    ['aluminum-foil', 'foil'],
    ['toy-animal', 'critter'],
  ] as const;
  for (const [supply, look] of looks)
    it(`is laid as ${look} where it is ${supply}`, () => assert.equal(fillingOf(findSupply(supply)), look));

  it('has a look whatever the supply', () => {
    for (const supply of supplies) assert.ok(fillingOf(supply) in fillings, supply.id);
    assert.ok(fillingOf(null) in fillings);
  });

  it('shows another material in the same craft as other pieces', () => {
    const land = (fill: string): string => drawn('laid-land-picture', 'turtle', { line: 'stick', fill });
    assert.notEqual(land('stone'), land('leaf'));
    assert.ok(countOf(land('stone')) > 40);
  });

  it('shows as many as the text counts', () => {
    const board = drawn('button-canvas', 'turtle', { buttons: 'button', board: 'canvas' });
    assert.equal(countOf(board.slice(board.lastIndexOf('</defs>'))), 60);
  });

  it('leaves the eyes free', () => {
    const frog = drawn('meadow-sprinkle', 'tree-frog', { green: 'leaf', base: 'cardboard', pen: 'marker' });
    const lastPiece = frog.lastIndexOf('<use href=');
    assert.ok(frog.slice(lastPiece).includes(`fill="${sheets.ink}"`));
  });
});
