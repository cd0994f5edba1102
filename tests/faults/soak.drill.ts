import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Pool } from 'pg';
import { hourMs } from '#contract/durations.ts';
import { pictureKeys } from '#server/crafts/pictures.ts';
import { until } from '#tests/support/until.ts';
import { madeAndSaid } from './families.ts';
import { countExpired, requireSwept } from './soak/expired.ts';
import { growing, rise } from './soak/growth.ts';
import type { Allowance } from './soak/growth.ts';
import { startSoak } from './soak/soak.ts';
import type { Held } from './soak/watched-node.ts';

const minuteMs = 60_000;
const hours = 2;
const minutes = Number(process.env.SOAK_MINUTES ?? 7);
/** The clock of the node runs so much faster than ours. */
const speed = (hours * 60) / minutes;
const betweenMs = 15_000;
/** As many as may sign up from one address at once. */
const families = 18;
const warmMs = minuteMs;
/** Over all looks, while several thousand acts and visits go by. */
const allowedInAll: Allowance = { heap: 12, timers: 3, descriptors: 8, files: 2 };
/** Over the second half of them: in the first, pages come to lie ready until there are as many as are kept. */
const allowedAtLast: Allowance = { heap: 6, external: 16, resident: 80 };
const drawnWithinMs = 3 * minuteMs;
/** A sweep comes once an hour. */
const sweptWithinMs = 1.25 * hourMs;

const shown = (looks: readonly Held[], what: keyof Held): string =>
  `${what} ${rise(looks.map((look) => look[what])).toFixed(1)} more, ${looks.at(-1)?.[what].toFixed(0)} at the end`;

/** Crafts were made faster than their pictures are drawn. */
async function untilDrawn(pool: Pool): Promise<void> {
  const waiting = `select count(*)::int as n from crafts where image_status <> 'completed'`;
  let left: unknown;
  const isDrawn = async (): Promise<boolean> => {
    left = (await pool.query<{ n: number }>(waiting)).rows[0]?.n;
    return left === 0;
  };
  await until('all pictures', isDrawn, { longestMs: drawnWithinMs, seen: () => left });
}

test('two hours of use in a few minutes leave nothing behind that grows', async (t) => {
  const soak = await startSoak(t, { speed, families });
  const { node, pool, live } = soak;
  const end = performance.now() + minutes * minuteMs;
  await live(warmMs);
  const looks: Held[] = [await node.held()];
  while (performance.now() < end) looks.push(await live(betweenMs));
  const kept = ['heap', 'external', 'resident', 'timers', 'descriptors', 'files'] as const;
  console.log(
    `measured: ${soak.families.count(madeAndSaid)} crafts and comments, ${soak.visits()} visits, ${looks.length} looks; ${kept.map((what) => shown(looks, what)).join('; ')}`,
  );
  const settled = looks.slice(Math.floor(looks.length / 2));
  assert.deepEqual([...growing(looks, allowedInAll), ...growing(settled, allowedAtLast)], []);
  await untilDrawn(soak.pool);

  const { now } = await node.held();
  const overdue = Object.entries(await countExpired(pool, now - sweptWithinMs));
  assert.deepEqual(
    overdue.filter(([, count]) => count > 0),
    [],
  );
  const { rows } = await pool.query<{ n: number }>(
    'select count(*)::int as n from crafts where image_version is not null',
  );
  const pictures = pictureKeys({ craftId: 'any', version: 'any' }).length;
  assert.equal(node.pictures(), (rows[0]?.n ?? 0) * pictures, 'every picture lies there, and no other');
  await requireSwept(pool, (ms) => node.jump(ms));
});
