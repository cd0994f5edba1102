import assert from 'node:assert/strict';
import { it } from 'node:test';
import { leftOverLines } from '#contract/left-over.ts';

it('says each reason once, and last what is only not needed', () => {
  const lines = leftOverLines([
    { name: 'Paper plates', reason: '' },
    { name: 'Beads', reason: 'too small for a two-year-old' },
    { name: 'LED lights', reason: 'not needed for this one' },
    { name: 'Buttons', reason: 'too small for a two-year-old' },
  ]);
  assert.deepEqual(lines, [
    { names: 'Beads, buttons', reason: 'too small for a two-year-old' },
    { names: 'Paper plates, LED lights', reason: 'not needed for this one' },
  ]);
});
