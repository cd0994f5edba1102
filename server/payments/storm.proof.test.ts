import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayMs } from '#contract/durations.ts';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createIds } from '#server/platform/ids.ts';
import { createLog } from '#server/platform/log.ts';
import { endLeases } from '#tests/support/leases.ts';
import { emptyPlace, stormUntilKilled } from '#tests/support/storm-place.ts';
import type { StormPlace } from '#tests/support/storm-place.ts';

const rounds = 3;
/** As a release is proved: `STORM_DEEDS=10000 npm test -- api payments/storm`. */
const deeds = Number(process.env['STORM_DEEDS'] ?? 1_500);
const killAfter = Math.ceil(deeds / rounds);

/** A day later the lost holds are given back, the jobs are done and the nightly comparison has run. */
async function tidyUp({ dataDir }: StormPlace, database: Database): Promise<void> {
  const clock: Clock = { now: () => new Date(Date.now() + 2 * dayMs) };
  const log = createLog({ level: 'silent', pretty: false });
  const config = readConfig({ DATA_DIR: dataDir });
  const app = await createApp({ config, database, clock, log, ids: createIds(clock), version: 'after' });
  await endLeases(database);
  await app.services.credits.releaseLost();
  await app.services.payments.reconciliation.run();
  await app.close();
}

test('a storm of purchases, refunds, work and kills leaves every credit and every cent accounted for', async (t) => {
  const place = await emptyPlace(t, 'payment_storm');
  const done: string[] = [];
  for (let round = 0; round < rounds; round += 1)
    done.push(...(await stormUntilKilled(place, { child: 'payment-storm-child.ts', killAfter })));
  const database = await place.open();
  t.after(() => database.close());
  const wrong = async (what: string, query: string): Promise<void> =>
    assert.deepEqual((await database.pool.query(query)).rows, [], what);
  await tidyUp(place, database);

  await wrong(
    'each balance is the sum of its ledger and never below zero',
    `select b.user_id from credits_balances b left join credits_ledger l using (user_id)
     group by b.user_id, b.balance
     having b.balance <> coalesce(sum(l.delta), 0) or b.balance < 0 or min(l.balance) < 0
       or b.balance <> (array_agg(l.balance order by l.id desc))[1]`,
  );
  await wrong(
    'every payment that went through is granted, unless all of it went back first; no other is',
    `select p.id from payments_purchases p join payments_test_intents i on i.id = p.payment_id
     left join credits_ledger l on l.reason = 'purchase' and l.reference = p.payment_id
     where (i.status = 'paid') <> (l.id is not null)
       and not (i.status = 'paid' and p.status in ('refunded', 'disputed') and p.completed_at is null)`,
  );
  await wrong(
    'a grant is what was paid for, once',
    `select p.id from payments_purchases p join credits_ledger l on l.reason = 'purchase' and l.reference = p.payment_id
     group by p.id having count(*) > 1 or sum(l.delta) <> p.credits or min(l.user_id) <> p.user_id`,
  );
  await wrong(
    'every refund and dispute is known, and no more was taken back than was granted',
    `select p.id from payments_purchases p join payments_test_intents i on i.id = p.payment_id
     where i.status = 'paid' and (p.refunded_cents <> i.refunded_cents or (p.status = 'disputed') <> i.is_disputed
       or p.returned_credits > p.credits or p.returned_credits <>
         (select coalesce(-sum(delta), 0) from credits_ledger where reason = 'refund' and reference like p.payment_id || ':%'))`,
  );
  await wrong(
    'each adjustment is in the ledger as it is in the history',
    `select p.id from payments_purchases p left join credits_ledger l
     on l.reason = 'adjustment' and l.reference = 'adjustment:' || p.id
     where p.type = 'adjustment' and p.credits <> coalesce(l.delta, 0)`,
  );
  await wrong('no work holds credits for ever', "select reference from credits_holds where state = 'held'");
  await wrong(
    'nothing waits to be paid',
    "select id from payments_purchases where status in ('pending', 'failed')",
  );
  const { rows } = await database.pool.query<{ status: string; n: number }>(
    'select status, count(*)::int as n from payments_purchases group by status',
  );
  const counted = Object.fromEntries(rows.map(({ status, n }) => [status, n]));
  t.diagnostic(`${done.length} deeds: ${JSON.stringify(counted)}`);
  for (const status of ['completed', 'refunded', 'partly-refunded', 'disputed', 'canceled'])
    assert.ok((counted[status] ?? 0) > 0, `the storm has seen purchases that are ${status}`);
});
