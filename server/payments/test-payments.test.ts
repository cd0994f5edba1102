import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  confirmTestPayment,
  createPaymentIntent,
  getPaymentConfig,
  listCreditPackages,
  listCreditPurchases,
  testCard,
} from '#contract/payments.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { openShop } from '#tests/support/paying.ts';
import type { Shop } from '#tests/support/paying.ts';
import { newPerson } from '#tests/support/people.ts';
import type { Person } from '#tests/support/people.ts';

const begin = async ({ packages }: Shop, person: Person): Promise<string> => {
  const asked = { body: { packageId: packages[0]?.id ?? 0 } };
  return (await person.client.call(createPaymentIntent, asked)).clientSecret;
};

test('the shop opens with its packages once; what an operator took away does not come back', async (t) => {
  const { app, packages } = await openShop(t, 'test');
  const person = await newPerson(app);
  assert.deepEqual(
    packages.map(({ name, credits, price }) => [name, credits, price]),
    [
      ['Starter', 5, 499],
      ['Family', 15, 1199],
      ['Studio', 40, 2499],
    ],
  );
  await app.database.pool.query("delete from payments_packages where name = 'Family'");
  await app.database.pool.query("update payments_packages set is_active = false where name = 'Studio'");
  await app.services.payments.packages.seed(app.database.db);
  const left = await person.client.call(listCreditPackages, {});
  assert.deepEqual(
    left.map(({ name }) => name),
    ['Starter'],
  );
});

test('each test card does what its number says, and real cards are refused', async (t) => {
  const shop = await openShop(t, 'test');
  const person = await newPerson(shop.app);
  const pay = async (number: string, change: object = {}) => {
    const clientSecret = await begin(shop, person);
    const body = { ...testCard, ...change, number, clientSecret };
    const { status, body: reply } = await person.client.ask(confirmTestPayment, { body });
    return [status, 'message' in reply ? reply.message : ''] as const;
  };
  for (const good of ['4242 4242 4242 4242', '5555555555554444', '3782-822463-10005'])
    assert.equal((await pay(good))[0], 200, good);
  const declines: [string, RegExp][] = [
    ['4000000000000002', /declined/],
    ['4000000000009995', /insufficient funds/],
    ['4000000000000069', /expired/],
    ['4000000000000127', /security code/],
    ['4000000000000119', /An error occurred/],
    ['4000002500003155', /3D Secure is not available/],
  ];
  for (const [number, why] of declines) {
    const [status, message] = await pay(number);
    assert.equal(status, 402, number);
    assert.match(message, why);
  }
  for (const real of ['4111111111111111', '5105105105105100', '6011000990139424', '123456789012']) {
    const [status, message] = await pay(real);
    assert.equal(status, 400, real);
    assert.match(message, /real cards are refused/);
  }
  assert.deepEqual(
    [(await pay(testCard.number, { exp: '02/26' }))[0], (await pay(testCard.number, { exp: '3/2026' }))[0]],
    [402, 200],
  );
  for (const wrong of [{ exp: '13/30' }, { exp: '' }, { cvc: '12' }, { cvc: 'abc' }])
    assert.equal((await pay(testCard.number, wrong))[0], 400, JSON.stringify(wrong));
});

test('a card’s number and code are nowhere afterwards', async (t) => {
  const shop = await openShop(t, 'test');
  const { app } = shop;
  const person = await newPerson(app);
  const cvc = '7391';
  for (const number of ['5555555555554444', '4000000000000002', '4111111111111111']) {
    const clientSecret = await begin(shop, person);
    await person.client.ask(confirmTestPayment, { body: { clientSecret, number, exp: '11/47', cvc } });
  }
  await app.jobs.drain();
  const { rows: tables } = await app.database.pool.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  );
  const written = [JSON.stringify(app.logLines), JSON.stringify(app.mails)];
  for (const { name } of tables)
    written.push(JSON.stringify((await app.database.pool.query(`select * from ${name}`)).rows));
  for (const secret of ['5555555555554444', '4000000000000002', '4111111111111111', `"${cvc}"`, '11/47'])
    assert.ok(!written.some((text) => text.includes(secret)), secret);
});

test('only whose payment it is can pay it, with its whole secret, and once is enough', async (t) => {
  const shop = await openShop(t, 'test');
  const [person, other] = [await newPerson(shop.app), await newPerson(shop.app)];
  const clientSecret = await begin(shop, person);
  const pay = (by: Person, secret: string) =>
    by.client.ask(confirmTestPayment, { body: { ...testCard, clientSecret: secret } });
  assert.equal((await pay(other, clientSecret)).status, 404);
  assert.equal((await pay(person, clientSecret.slice(0, -1))).status, 404);
  assert.equal((await pay(person, 'x')).status, 404);
  assert.deepEqual(
    (await Promise.all([1, 2, 3].map(() => pay(person, clientSecret)))).map(({ status }) => status),
    [200, 200, 200],
  );
  await shop.app.jobs.drain();
  assert.equal(await shop.app.services.credits.balanceOf(shop.app.database.db, person.user.id), 6);
});

test('where payments are off nothing can be bought and no test card is taken', async (t) => {
  const app = await createTestApp(t, { config: { payments: 'off' } });
  await app.services.payments.packages.seed(app.database.db);
  const person = await newPerson(app);
  assert.deepEqual(await person.client.call(listCreditPackages, {}), []);
  assert.deepEqual(await person.client.call(getPaymentConfig, {}), { provider: 'off', publishableKey: null });
  assert.equal((await person.client.refusal(createPaymentIntent, { body: { packageId: 1 } })).status, 404);
  const body = { ...testCard, clientSecret: 'pi_test_1_secret_1' };
  assert.equal((await person.client.refusal(confirmTestPayment, { body })).status, 404);
  assert.equal(
    (await person.client.send({ method: 'POST', url: '/api/webhooks/stripe', payload: {} })).statusCode,
    404,
  );
  await app.services.payments.reconciliation.run();
});

test('a history is nobody else’s business, but an administrator’s, who sees adjustments in it', async (t) => {
  const { app } = await openShop(t, 'test');
  const [person, other, admin] = [await newPerson(app), await newPerson(app), await newPerson(app)];
  await app.services.accountAdmin.setAdminByEmail(admin.user.email, true);
  const { purchases } = app.services.payments;
  const adjust = async (amount: number, note: string | null) => {
    const change = { userId: person.user.id, amount, note };
    return (await app.database.transaction((tx) => purchases.recordAdjustment(tx, change))).balance;
  };
  assert.equal(await adjust(4, 'A present'), 5);
  assert.equal(await adjust(-20, null), 0);
  const asked = { params: { id: person.user.id }, query: {} };
  assert.equal((await other.client.refusal(listCreditPurchases, asked)).status, 403);
  assert.equal((await app.client().refusal(listCreditPurchases, asked)).status, 401);
  const rows = await admin.client.call(listCreditPurchases, asked);
  assert.deepEqual(
    rows.map(({ createdAt: _createdAt, ...row }) => row),
    [
      {
        packageName: 'Adjustment',
        amount: 0,
        credits: -5,
        status: 'completed',
        type: 'adjustment',
        note: null,
      },
      {
        packageName: 'Adjustment',
        amount: 0,
        credits: 4,
        status: 'completed',
        type: 'adjustment',
        note: 'A present',
      },
    ],
  );
});

test('somebody who begins payment after payment is slowed down', async (t) => {
  const shop = await openShop(t, 'test', { config: { rateLimits: true } });
  const person = await newPerson(shop.app);
  for (let time = 0; time < 40; time += 1) await begin(shop, person);
  const refusal = await person.client.refusal(createPaymentIntent, { body: { packageId: 1 } });
  assert.deepEqual([refusal.status, refusal.body.code], [429, 'TOO_MANY_REQUESTS']);
  assert.ok(Number(refusal.headers['retry-after']) > 0);
});
