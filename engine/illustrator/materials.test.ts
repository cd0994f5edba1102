import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findSupply } from '#engine/supplies/catalog.ts';
import { inItsShape, unpackThings } from './materials.ts';

const drawnAs = (row: string, id: string): string => inItsShape(row, findSupply(id));

describe('what a part is drawn like', () => {
  it('is an eye of what is set there', () => {
    assert.equal(drawnAs('e -20 4 8', 'googly-eye'), 'e -20 4 8');
    assert.equal(drawnAs('e -20 4 8', 'button'), 'button navy -20 4 8');
    assert.equal(drawnAs('e -20 4 10 1.2', 'bead'), 'k -20 4 8 1.2');
  });

  it('is a flower where flowers take the place of leaves', () => {
    assert.equal(drawnAs('plant red 0 0 0 20 8', 'leaf'), 'leaf red 0 0 0 20 8');
    assert.equal(drawnAs('plant red 0 0 0 20 8', 'pressed-flower'), 'bloomray red 0 0 0 20 8');
  });

  it('is a handle on a bag and none on a towel', () => {
    assert.equal(unpackThings([drawnAs('bagloop tan 0 -52', 'cloth-bag')]).length, 1);
    assert.equal(unpackThings([drawnAs('bagloop tan 0 -52', 'old-towel')]).length, 0);
  });
});
