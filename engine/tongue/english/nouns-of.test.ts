import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getSupply } from '#engine/supplies/catalog.ts';
import type { Amount } from '#engine/recipes/recipe.ts';
import { amountText } from './nouns-of.ts';

describe('amounts', () => {
  const amountOf = (id: string, amount: Amount): string =>
    amountText({ name: id, supply: getSupply(id), amount });

  it('say sheets of paper, and not of the paint or the pens that stand in for it', () => {
    const sheets: Amount = { count: 2, unit: 'sheet' };
    assert.equal(amountOf('construction-paper', sheets), '2 sheets');
    assert.equal(amountOf('paint', sheets), '2 or 3 colors');
    assert.equal(amountOf('marker', sheets), '3 colors');
    assert.equal(amountOf('leaf', sheets), 'a handful');
  });

  it('measure by the handful and the pinch only what comes so', () => {
    const handfuls: Amount = { count: 2, unit: 'handful' };
    const pinch: Amount = { count: 1, unit: 'pinch' };
    assert.equal(amountOf('mitten', handfuls), '2');
    assert.equal(amountOf('pebble', handfuls), '2 handfuls');
    assert.equal(amountOf('marker', handfuls), '3 colors');
    assert.equal(amountOf('glitter', pinch), '1 pinch');
    assert.equal(amountOf('feather', pinch), 'a few');
  });

  it('ask for colors only of what one has in several', () => {
    const colors: Amount = { count: 3, unit: 'color' };
    assert.equal(amountOf('felt', colors), '3 colors');
    assert.equal(amountOf('magazine', colors), '3 pages');
    assert.doesNotMatch(amountOf('coffee-grounds', colors), /color/);
  });

  it('say neither one water nor four pieces of nuts and bolts', () => {
    const one: Amount = { count: 1, unit: 'piece' };
    assert.equal(amountText({ name: 'water', supply: null, amount: one }), 'some');
    assert.equal(amountOf('nuts-and-bolts', { count: 4, unit: 'piece' }), '4 of each');
  });

  it('count tea bags, but not what trickles', () => {
    const two: Amount = { count: 2, unit: 'piece' };
    assert.equal(amountOf('tea-bag', two), '2');
    assert.doesNotMatch(amountOf('coffee-grounds', two), /piece/);
  });
});
