import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getAdminSeries } from '#contract/admin.ts';
import type { SeriesSpan } from '#contract/admin.ts';
import { likeCraft } from '#contract/crafts-favorites.ts';
import { login } from '#contract/account.ts';
import { dayMs, hourMs } from '#contract/durations.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import type { TestApp } from '#tests/support/create-test-app.ts';
import { newAdministrator, newPerson } from '#tests/support/people.ts';
import type { Person } from '#tests/support/people.ts';
import { storeCraft } from '#tests/support/stored-crafts.ts';
import { pointsOf } from './series-days.ts';

test('a chart has a point for each day or month and ends today', () => {
  assert.deepEqual(pointsOf('7d', '2026-03-02'), [
    '2026-02-24',
    '2026-02-25',
    '2026-02-26',
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ]);
  assert.equal(pointsOf('90d', '2026-03-02').length, 90);
  const year = pointsOf('year', '2026-03-31');
  assert.deepEqual(
    [year.length, year[0], year[10], year[11]],
    [12, '2025-04-01', '2026-02-01', '2026-03-01'],
  );
});

async function pay(
  app: TestApp,
  { user }: Person,
  cents: { paid: number; refunded?: number; status?: string },
) {
  await app.database.pool.query(
    `insert into payments_purchases (user_id, package_name, credits, amount_cents, refunded_cents, currency, provider,
       status, type, created_at, completed_at) values ($1, 'Some', 5, $2, $3, 'usd', 'test', $4, 'purchase', $5, $5)`,
    [user.id, cents.paid, cents.refunded ?? 0, cents.status ?? 'completed', app.clock.now()],
  );
}

test('what happened stands on its day, whether it was counted before or not', async (t) => {
  const app = await createTestApp(t);
  const [admin, person] = [await newAdministrator(app), await newPerson(app)];
  const craftId = await storeCraft(app, person.user.id, { createdAt: app.clock.now() });
  await storeCraft(app, null, { createdAt: app.clock.now() });
  await app.database.transaction((tx) =>
    app.services.accountAdmin.addHouseAccount(tx, 'Gluebird', 'The house'),
  );
  await person.client.call(likeCraft, { params: { id: craftId } });
  await pay(app, person, { paid: 900, refunded: 400 });
  await pay(app, person, { paid: 500, status: 'disputed' });
  app.clock.advance(2 * dayMs);
  await newPerson(app);
  await pay(app, person, { paid: 300 });

  const read = async (span: SeriesSpan) => {
    const client = app.client();
    await client.call(login, { body: { email: admin.user.email, password: admin.password } });
    const points = await client.call(getAdminSeries, { query: { span } });
    return points.map(({ signUps, crafts, likes, revenueCents }) => [signUps, crafts, likes, revenueCents]);
  };
  const none = [0, 0, 0, 0];
  const week = [none, none, none, none, [2, 1, 1, 500], none, [1, 0, 0, 300]];
  assert.deepEqual(await read('7d'), week);
  const { rows: kept } = await app.database.pool.query('select * from admin_days');
  assert.equal(kept.length, 3 * 6, 'days that are over are kept, and today is not');
  assert.deepEqual(await read('7d'), week);
  await newPerson(app);
  assert.deepEqual((await read('7d')).at(-1), [2, 0, 0, 300]);
  app.clock.advance(2 * hourMs);
  assert.deepEqual((await read('7d')).at(-1), [2, 0, 0, 300], 'an hour that is over still counts');
  await newPerson(app);
  assert.deepEqual((await read('7d')).at(-1), [3, 0, 0, 300]);
  app.clock.advance(2 * hourMs);
  assert.deepEqual((await read('7d')).at(-1), [3, 0, 0, 300]);
  assert.deepEqual((await read('30d')).length, 30);
  const year = await read('year');
  const sum = year.reduce((all, point) => all.map((amount, index) => amount + (point[index] ?? 0)), none);
  assert.deepEqual(sum, [5, 1, 1, 800]);

  app.clock.advance(3 * dayMs);
  assert.deepEqual(
    (await read('7d'))[1],
    [2, 1, 1, 500],
    'days that nobody has counted yet are counted when asked for',
  );
});
