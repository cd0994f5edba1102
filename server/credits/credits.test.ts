import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { listCreditLedger } from '#contract/credits.ts';
import { dayMs } from '#contract/durations.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { giveCredits, makeCraft } from '#tests/support/generating.ts';
import { newPerson } from '#tests/support/people.ts';
import { creditsBalances, creditsHolds, creditsLedger } from './tables.ts';

test('an account begins with its starting credit as the first line of its ledger', async (t) => {
  const app = await createTestApp(t);
  const { user } = await newPerson(app);
  const lines = await app.database.db.select().from(creditsLedger).where(eq(creditsLedger.userId, user.id));
  assert.deepEqual(
    lines.map(({ delta, balance, reason }) => ({ delta, balance, reason })),
    [{ delta: 1, balance: 1, reason: 'welcome' }],
  );
  assert.equal(user.craftCredits, 1);
});

test('a balance below zero is refused by the database itself', async (t) => {
  const app = await createTestApp(t);
  const { user } = await newPerson(app);
  await assert.rejects(
    app.database.db
      .update(creditsBalances)
      .set({ balance: sql`${creditsBalances.balance} - 2` })
      .where(eq(creditsBalances.userId, user.id)),
  );
});

test('a person reads every change of their credits, newest first, with its note', async (t) => {
  const app = await createTestApp(t);
  const person = await newPerson(app);
  await giveCredits(app, person, 4);
  await app.database.transaction((tx) =>
    app.services.credits.adjust(tx, {
      userId: person.user.id,
      delta: -1,
      reference: 'by-hand',
      note: 'Given twice by mistake',
    }),
  );
  await makeCraft(person);
  const lines = await person.client.call(listCreditLedger, { params: { id: person.user.id }, query: {} });
  assert.deepEqual(
    lines.map(({ delta, balance, reason, note }) => [delta, balance, reason, note]).slice(0, 2),
    [
      [-1, 3, 'generation', null],
      [-1, 4, 'adjustment', 'Given twice by mistake'],
    ],
  );
  assert.deepEqual(lines.at(-1)?.reason, 'welcome');
  assert.deepEqual(Object.keys(lines[0] ?? {}).toSorted(), [
    'balance',
    'createdAt',
    'delta',
    'note',
    'reason',
  ]);
});

test('a long ledger is read page by page, each line once, also while it grows', async (t) => {
  const app = await createTestApp(t);
  const person = await newPerson(app);
  for (let time = 0; time < 8; time += 1) await giveCredits(app, person, 1);
  const seen: number[] = [];
  let url: string | undefined = `/api/users/${person.user.id}/credit-ledger?limit=3`;
  while (url) {
    const response = await person.client.send({ url });
    seen.push(...response.json<{ balance: number }[]>().map((line) => line.balance));
    url = /^<([^>]+)>; rel="next"$/.exec(String(response.headers['link']))?.[1];
    if (seen.length === 3) await giveCredits(app, person, 1);
  }
  assert.deepEqual(seen, [9, 8, 7, 6, 5, 4, 3, 2, 1]);
  const path = `/api/users/${person.user.id}/credit-ledger`;
  for (const query of ['limit=0', 'limit=51', 'limit=many', 'cursor=x'])
    assert.equal((await person.client.send({ url: `${path}?${query}` })).statusCode, 400, query);
});

test('a ledger is nobody else’s business, but an administrator’s', async (t) => {
  const app = await createTestApp(t);
  const [person, other] = [await newPerson(app), await newPerson(app)];
  const asked = { params: { id: person.user.id }, query: {} };
  assert.equal((await other.client.refusal(listCreditLedger, asked)).status, 403);
  assert.equal((await app.client().refusal(listCreditLedger, asked)).status, 401);
  await app.services.accountAdmin.setAdminByEmail(other.user.email, true);
  // Who reads is remembered for a second.
  app.clock.advance(2_000);
  assert.equal((await other.client.call(listCreditLedger, asked)).length, 1);
});

test('what was held for a craft goes a month after it was settled, and its line in the ledger stays', async (t) => {
  const app = await createTestApp(t);
  const { db } = app.database;
  const person = await newPerson(app);
  await makeCraft(person);
  const states = async () => (await db.select().from(creditsHolds)).map(({ state }) => state);
  app.clock.advance(29 * dayMs);
  await app.services.credits.sweep(db);
  assert.deepEqual(await states(), ['captured']);
  app.clock.advance(2 * dayMs);
  await app.services.credits.sweep(db);
  assert.deepEqual(await states(), []);
  const { userId } = creditsLedger;
  const lines = await db.select().from(creditsLedger).where(eq(userId, person.user.id));
  assert.deepEqual(
    lines.map(({ reason }) => reason),
    ['welcome', 'generation'],
  );
});

test('what is still held is not swept, however old', async (t) => {
  const app = await createTestApp(t);
  const { db } = app.database;
  const { user } = await newPerson(app);
  const [createdAt, expiresAt] = [app.clock.now(), new Date(app.clock.now().getTime() + 90 * dayMs)];
  await db
    .insert(creditsHolds)
    .values({ reference: 'under-way', userId: user.id, amount: 1, state: 'held', createdAt, expiresAt });
  app.clock.advance(60 * dayMs);
  await app.services.credits.sweep(db);
  assert.equal((await db.select().from(creditsHolds)).length, 1);
});
