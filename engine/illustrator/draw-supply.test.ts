import assert from 'node:assert/strict';
import { test } from 'node:test';
import { supplies } from '#engine/supplies/catalog.ts';
import { mostStepBytes } from './compact.ts';
import { drawSupply } from './draw-supply.ts';

test('a supply is drawn small and always alike, and what nobody can draw is not drawn', () => {
  assert.equal(drawSupply('space unicorn kit'), null);
  assert.equal(drawSupply('yarn'), drawSupply('Yarn'));
  const drawn = supplies.flatMap(({ name }) => drawSupply(name) ?? []);
  assert.ok(drawn.length > 200);
  for (const svg of drawn) {
    assert.match(svg, /^<svg [^>]*viewBox="0 0 200 200"/);
    assert.ok(svg.length < mostStepBytes);
    assert.doesNotMatch(svg, /NaN|undefined/);
  }
});
