import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayMs } from '#contract/durations.ts';
import { createApp } from '#server/app.ts';
import type { App } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { CreditsService } from '#server/credits/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createIds } from '#server/platform/ids.ts';
import { createLog } from '#server/platform/log.ts';
import { endLeases } from '#tests/support/leases.ts';
import { emptyPlace, stormUntilKilled } from '#tests/support/storm-place.ts';
import type { StormPlace } from '#tests/support/storm-place.ts';

const killAfter = 40;

/** The server on what the killed one left, its leases ended. */
function restart({ dataDir }: StormPlace, database: Database, clock: Clock): Promise<App> {
  const config = readConfig({ DATA_DIR: dataDir, RATE_LIMITS: 'off' });
  const log = createLog({ level: 'silent', pretty: false });
  return createApp({ config, database, log, clock, ids: createIds(clock), version: 'storm' });
}

test('a kill in the middle of a storm loses no acknowledged craft, and every credit and picture is accounted for', async (t) => {
  const place = await emptyPlace(t, 'storm');
  const acknowledged = await stormUntilKilled(place, { child: 'storm-child.ts', killAfter });
  const database = await place.open();
  t.after(() => database.close());
  const all = async <T extends object>(query: string): Promise<T[]> =>
    (await database.pool.query<T>(query)).rows;

  const kept = new Set((await all<{ id: string }>('select id from crafts')).map((row) => row.id));
  assert.deepEqual(
    acknowledged.filter((id) => !kept.has(id)),
    [],
  );

  await endLeases(database);
  const later = { now: () => new Date(Date.now() + dayMs) };
  await new CreditsService({ database, clock: later, ids: createIds(later) }).releaseLost();
  assert.deepEqual(
    await all(`select reference from credits_holds h where state = 'held' and not exists
      (select 1 from generation_runs r where r.id = h.work_id and r.wish is not null)`),
    [],
    'what is held is held for a craft that somebody will go on with',
  );
  const accounts = await all<{ balance: number; lines: number; last: number }>(`
    select b.balance, sum(l.delta)::int as lines, (array_agg(l.balance order by l.id desc))[1] as last
    from credits_balances b join credits_ledger l using (user_id) group by b.user_id, b.balance`);
  assert.ok(accounts.length > 0);
  for (const { balance, lines, last } of accounts)
    assert.deepEqual([lines, last, balance >= 0], [balance, balance, true]);

  const assertPaid = async (): Promise<void> => {
    const [paid] = await all<{ spent: number; crafts: number }>(`select
      (select count(*)::int from credits_holds where state = 'captured') as spent,
      (select count(*)::int from crafts) as crafts`);
    assert.equal(paid?.spent, paid?.crafts, 'as many credits are spent as there are crafts');
  };
  await assertPaid();
  const undrawn = await all(`select id from crafts c where image_status <> 'completed' and not exists
    (select 1 from platform_jobs j where j.payload->>'craftId' = c.id::text)`);
  assert.deepEqual(undrawn, [], 'each craft without a picture waits for one');

  const app = await restart(place, database, later);
  t.after(() => app.close());
  await app.jobs.drain();
  assert.deepEqual(await all("select reference from credits_holds where state = 'held'"), []);
  await assertPaid();
  assert.deepEqual(await all("select id from crafts where image_status <> 'completed'"), []);
  for (const id of kept) {
    const { statusCode } = await app.http.inject({ url: `/api/crafts/${id}/image?w=320` });
    assert.equal(statusCode, 200, 'every picture is there');
  }
  const left = await all<{ name: string }>('select distinct name from platform_jobs');
  // The notice of a picture waits a little for its maker to look.
  assert.deepEqual(
    left.filter(({ name }) => name !== 'generation.tell-picture'),
    [],
  );
});
