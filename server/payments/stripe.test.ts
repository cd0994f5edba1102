import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  confirmCreditPurchase,
  createPaymentIntent,
  getPaymentConfig,
  listCreditPurchases,
} from '#contract/payments.ts';
import { stripeKeys } from '#tests/support/fake-stripe.ts';
import { openStripeShop, payFor, paymentIdOf } from '#tests/support/paying.ts';
import type { StripeShop } from '#tests/support/paying.ts';
import { newPerson } from '#tests/support/people.ts';
import { StripeProvider, stripeApiVersion } from './stripe-provider.ts';

const order = {
  amountCents: 499,
  currency: 'usd',
  description: 'Starter: 5 craft credits',
  metadata: { userId: '1', packageId: '1', credits: '5' },
  key: '1:1:wish',
};

const starter = ({ shop }: StripeShop) => shop.packages[0]?.id ?? 0;
const statusOf = async ({ shop }: StripeShop): Promise<string | undefined> => {
  const { rows } = await shop.app.database.pool.query<{ status: string }>(
    'select status from payments_purchases order by id',
  );
  return rows[0]?.status;
};

test('stripe is asked in a fixed version of its API, with the person’s own key for each wish', async (t) => {
  const open = await openStripeShop(t);
  const { shop, stripe } = open;
  const person = await newPerson(shop.app);
  const { clientSecret } = await person.client.call(createPaymentIntent, {
    body: { packageId: starter(open) },
  });
  const [asked] = stripe.calls;
  assert.deepEqual([asked?.call, asked?.version], ['POST /v1/payment_intents', stripeApiVersion]);
  assert.match(asked?.key ?? '', new RegExp(`^${person.user.id}:${starter(open)}:`));
  const intent = stripe.intents.get(paymentIdOf(clientSecret));
  assert.deepEqual(
    [intent?.amount, intent?.currency, intent?.metadata['userId'], intent?.metadata['credits']],
    [499, 'usd', String(person.user.id), '5'],
  );
  assert.deepEqual(await person.client.call(getPaymentConfig, {}), {
    provider: 'stripe',
    publishableKey: stripeKeys.publishableKey,
  });
});

test('a stumbling or forgetful line makes no second payment', async (t) => {
  const { stripe } = await openStripeShop(t);
  const provider = new StripeProvider({ ...stripeKeys, apiBase: stripe.apiBase, timeoutMs: 400 });
  stripe.failNext({ status: 500 }, 'drop');
  const first = await provider.create(order);
  stripe.failNext('hang');
  const second = await provider.create(order);
  assert.deepEqual(second, first);
  assert.equal(stripe.intents.size, 1);
  assert.deepEqual([...new Set(stripe.calls.map((call) => call.key))], [order.key]);
});

test('an unreachable Stripe is said so, without its keys, and nothing is lost', async (t) => {
  const open = await openStripeShop(t);
  const { shop, stripe } = open;
  const person = await newPerson(shop.app);
  const asked = { body: { packageId: starter(open) } };
  for (const status of [429, 401] as const) {
    stripe.failNext({ status });
    const refusal = await person.client.refusal(createPaymentIntent, asked);
    assert.deepEqual([refusal.status, refusal.body.code], [503, 'PAYMENT_UNAVAILABLE']);
    assert.doesNotMatch(JSON.stringify(refusal.body), /sk_|req_|fault/);
  }
  assert.doesNotMatch(JSON.stringify(shop.app.logLines), /secretOfTheShop|knownToBoth/);

  const { clientSecret } = await person.client.call(createPaymentIntent, asked);
  stripe.pay(clientSecret, 'good');
  const confirmation = { body: { paymentIntentId: paymentIdOf(clientSecret), packageId: starter(open) } };
  stripe.failNext({ status: 429 });
  assert.equal((await person.client.refusal(confirmCreditPurchase, confirmation)).status, 503);
  assert.equal(await statusOf(open), 'pending');
  await shop.app.jobs.drain();
  assert.equal(await statusOf(open), 'pending');
  shop.app.clock.advance(61_000);
  await shop.app.jobs.drain();
  assert.equal(await statusOf(open), 'completed', 'asked again, although the browser was gone');
});

/** The same but for one digit. */
const forged = (signature: string): string =>
  signature.replace(/v1=(.)/, (_found, digit: string) => (digit === '0' ? 'v1=1' : 'v1=0'));

test('a message counts only with Stripe’s own signature on its very bytes', async (t) => {
  const open = await openStripeShop(t);
  const person = await newPerson(open.shop.app);
  const id = await payFor(open.shop, person, open.shop.packages[0] ?? assert.fail());
  const { body, signature } = open.stripe.event('payment_intent.succeeded', id);
  assert.equal(await open.deliver({ body: `${body} `, signature }), 400);
  assert.equal(await open.deliver({ body, signature: '' }), 400);
  assert.equal(await open.deliver({ body, signature: forged(signature) }), 400);
  assert.equal(await open.deliver({ body: '', signature }), 400);
  await open.shop.app.jobs.drain();
  assert.equal(await statusOf(open), 'pending');
  assert.equal(await open.deliver({ body, signature }), 200);
  await open.shop.app.jobs.drain();
  assert.equal(await statusOf(open), 'completed');
});

test('replayed, reordered and foreign messages change nothing', async (t) => {
  const open = await openStripeShop(t);
  const { shop, stripe, deliver } = open;
  const person = await newPerson(shop.app);
  const id = await payFor(shop, person, shop.packages[0] ?? assert.fail());
  const succeeded = stripe.event('payment_intent.succeeded', id, 'evt_paid');
  stripe.refund(id, 499);
  const refunded = stripe.event('charge.refunded', id, 'evt_refunded');
  for (const event of [refunded, succeeded, succeeded, refunded, succeeded]) {
    assert.equal(await deliver(event), 200);
    await shop.app.jobs.drain();
  }
  assert.equal(await statusOf(open), 'refunded');
  assert.equal(await shop.app.services.credits.balanceOf(shop.app.database.db, person.user.id), 1);
  const { rows } = await shop.app.database.pool.query('select id from payments_events order by id');
  assert.deepEqual(rows, [{ id: 'evt_paid' }, { id: 'evt_refunded' }]);
  const foreign = await new StripeProvider({ ...stripeKeys, apiBase: stripe.apiBase }).create(order);
  stripe.pay(foreign.clientSecret, 'good');
  assert.equal(await deliver(stripe.event('payment_intent.succeeded', foreign.id)), 200);
  assert.equal(await deliver(stripe.event('payment_intent.amount_capturable_updated', id)), 200);
  await shop.app.jobs.drain();
});

test('a bank that takes its time is waited for', async (t) => {
  const open = await openStripeShop(t);
  const { shop, stripe } = open;
  const person = await newPerson(shop.app);
  const { clientSecret } = await person.client.call(createPaymentIntent, {
    body: { packageId: starter(open) },
  });
  const paymentIntentId = paymentIdOf(clientSecret);
  stripe.startProcessing(clientSecret);
  const confirmation = { body: { paymentIntentId, packageId: starter(open) } };
  const refusal = await person.client.refusal(confirmCreditPurchase, confirmation);
  assert.deepEqual(
    [refusal.status, refusal.body.message],
    [402, 'Your bank is still working on this payment.'],
  );
  const list = { params: { id: person.user.id }, query: {} };
  const [waiting] = await person.client.call(listCreditPurchases, list);
  assert.deepEqual(
    [waiting?.status, waiting?.note],
    ['pending', 'Your bank is still working on this payment.'],
  );
  stripe.pay(clientSecret, 'good');
  assert.equal((await person.client.call(confirmCreditPurchase, confirmation)).craftCredits, 6);
});

test('a payment that is not the one we asked for grants nothing', async (t) => {
  const open = await openStripeShop(t, { expectLogErrors: true });
  const { shop, stripe } = open;
  const person = await newPerson(shop.app);
  const id = await payFor(shop, person, shop.packages[0] ?? assert.fail());
  const intent = stripe.intents.get(id) ?? assert.fail();
  const wrong = [
    { ...intent, amount_received: 1 },
    { ...intent, currency: 'jpy' },
    { ...intent, metadata: { userId: '999' } },
  ];
  const confirmation = { body: { paymentIntentId: id, packageId: starter(open) } };
  for (const changed of wrong) {
    stripe.intents.set(id, changed);
    assert.equal((await person.client.refusal(confirmCreditPurchase, confirmation)).status, 402);
  }
  assert.equal(await statusOf(open), 'pending');
  stripe.intents.set(id, intent);
  await person.client.call(confirmCreditPurchase, confirmation);
});

test('more refunds than fit on one page are all found at night', async (t) => {
  const open = await openStripeShop(t);
  const { shop, stripe } = open;
  const people = await Promise.all([1, 2, 3, 4, 5].map(() => newPerson(shop.app)));
  for (const person of people) {
    const paymentIntentId = await payFor(shop, person, shop.packages[0] ?? assert.fail());
    await person.client.call(confirmCreditPurchase, { body: { paymentIntentId, packageId: starter(open) } });
    stripe.refund(paymentIntentId, 499);
  }
  await shop.app.services.payments.reconciliation.run();
  for (const { user } of people)
    assert.equal(await shop.app.services.credits.balanceOf(shop.app.database.db, user.id), 1);
});
