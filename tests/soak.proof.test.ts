import assert from 'node:assert/strict';
import { test } from 'node:test';
import { madeAndSaid } from './faults/families.ts';
import { countRows, requireSwept } from './faults/soak/expired.ts';
import { growing, rise } from './faults/soak/growth.ts';
import type { Allowance } from './faults/soak/growth.ts';
import { startSoak } from './faults/soak/soak.ts';

/** In so short a time what is made for the first time counts: what the node keeps at hand, and the parts of it that are compiled late. */
const allowed: Allowance = {
  heap: 6,
  external: 8,
  resident: 100,
  timers: 3,
  descriptors: 12,
  files: 8,
};

test('a line through what was seen tells what grows, whatever single looks say', () => {
  assert.equal(rise([1, 2, 3]), 2);
  assert.ok(rise([10, 14, 9, 15, 10]) < 1);
});

test('a node that lives through busy minutes holds no more than before, and one that leaks is found out', async (t) => {
  const { node, pool, families, live } = await startSoak(t, { speed: 12, families: 6 });
  const calm = [await live(0), await live(0), await live(0)];
  const leaking = [await node.leak(), await live(0)];
  assert.deepEqual(growing(calm, allowed), []);
  const found = new Set(growing(leaking, allowed).map((line) => line.split(' ')[0]));
  for (const what of ['heap', 'timers', 'descriptors']) assert.ok(found.has(what), `${what} leaks`);
  assert.ok(Number((await countRows(pool))['platform_rate_counters']) > 0, 'tries are counted');
  await requireSwept(pool, (ms) => node.jump(ms));
  assert.ok(families.count(madeAndSaid) > 10);
});
