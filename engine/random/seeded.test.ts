import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { seeded } from './seeded.ts';

function draw(seed: number): number[] {
  const random = seeded(seed);
  return Array.from({ length: 5 }, () => random.below(1000));
}

describe('the seeded random', () => {
  it('repeats itself for the same seed and differs for another', () => {
    assert.deepEqual(draw(5), draw(5));
    assert.notDeepEqual(draw(5), draw(6));
  });

  it('stays within its range and spreads evenly', () => {
    const random = seeded(1);
    const counts = [0, 0, 0, 0];
    for (let i = 0; i < 8000; i += 1) {
      const at = random.below(4);
      counts[at] = (counts[at] ?? 0) + 1;
    }
    for (const count of counts) assert.ok(count > 1850 && count < 2150, String(counts));
  });
});
