import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getCurrentUser } from '#contract/account.ts';
import { listCreditLedger } from '#contract/credits.ts';
import { hourMs } from '#contract/durations.ts';
import { listNotifications } from '#contract/notifications.ts';
import { confirmCreditPurchase, createPaymentIntent, listCreditPurchases } from '#contract/payments.ts';
import type { CreditPackage } from '#contract/payments.ts';
import { giveCredits } from '#tests/support/generating.ts';
import { buy, openShop, payFor, paymentIdOf, shops } from '#tests/support/paying.ts';
import type { Shop } from '#tests/support/paying.ts';
import { newPerson } from '#tests/support/people.ts';
import type { Person } from '#tests/support/people.ts';

const small = ({ packages }: Shop): CreditPackage => packages[0] as CreditPackage;
const large = ({ packages }: Shop): CreditPackage => packages[2] as CreditPackage;

const balance = async ({ client }: Person): Promise<number> =>
  (await client.call(getCurrentUser, {})).user.craftCredits;
const history = ({ client, user }: Person) =>
  client.call(listCreditPurchases, { params: { id: user.id }, query: {} });
const ledger = async ({ client, user }: Person) =>
  (await client.call(listCreditLedger, { params: { id: user.id }, query: {} })).map((line) => [
    line.reason,
    line.delta,
  ]);
const notices = async ({ client, user }: Person) =>
  (await client.call(listNotifications, { params: { id: user.id }, query: {} })).map((each) => each.type);
const confirmation = (paymentIntentId: string, wanted: CreditPackage) => ({
  body: { paymentIntentId, packageId: wanted.id },
});

for (const name of shops) {
  test(`${name}: a paid card brings the credits, a notification, an activity and a receipt`, async (t) => {
    const shop = await openShop(t, name);
    const person = await newPerson(shop.app);
    const id = await payFor(shop, person, small(shop));
    const reply = await person.client.call(confirmCreditPurchase, confirmation(id, small(shop)));
    assert.deepEqual(reply, {
      success: true,
      message: 'Your credits have been added to your account.',
      craftCredits: 6,
    });
    assert.equal(await balance(person), 6);
    assert.deepEqual(await ledger(person), [
      ['purchase', 5],
      ['welcome', 1],
    ]);
    assert.deepEqual(await history(person), [
      {
        createdAt: shop.app.clock.now().toISOString(),
        packageName: 'Starter',
        amount: 499,
        credits: 5,
        status: 'completed',
        type: 'purchase',
        note: null,
      },
    ]);
    assert.deepEqual(await notices(person), ['credits_added']);
    const { rows } = await shop.app.database.pool.query(
      "select metadata from activities where type = 'credits_purchased'",
    );
    assert.deepEqual(rows, [{ metadata: '5 credits for $4.99' }]);
    await shop.app.jobs.drain();
    const [receipt, ...others] = shop.app.mails;
    assert.equal(others.length, 0);
    assert.equal(receipt?.to, person.user.email);
    assert.match(receipt?.text ?? '', /Starter, 5 credits: \$4\.99/);
    assert.match(receipt?.html ?? '', new RegExp(id));
    assert.equal(/no money moved/.test(receipt?.text ?? ''), name === 'test');
  });

  test(`${name}: a declined card grants nothing, says why, and another one may be tried`, async (t) => {
    const shop = await openShop(t, name);
    const person = await newPerson(shop.app);
    const wanted = small(shop);
    const { clientSecret } = await person.client.call(createPaymentIntent, {
      body: { packageId: wanted.id },
    });
    assert.equal(await shop.pay(person, clientSecret, 'declined'), false);
    const id = paymentIdOf(clientSecret);
    const refusal = await person.client.refusal(confirmCreditPurchase, confirmation(id, wanted));
    assert.deepEqual([refusal.status, refusal.body.code], [402, 'PAYMENT_NOT_COMPLETED']);
    assert.match(refusal.body.message, /declined/);
    const [tried] = await history(person);
    assert.equal(tried?.status, 'failed');
    assert.match(tried?.note ?? '', /declined/);
    await shop.pay(person, clientSecret, 'good');
    await person.client.call(confirmCreditPurchase, confirmation(id, wanted));
    assert.deepEqual(await ledger(person), [
      ['purchase', 5],
      ['welcome', 1],
    ]);
    const [bought] = await history(person);
    assert.deepEqual([bought?.status, bought?.note], ['completed', null]);
  });

  test(`${name}: unpaid, other people’s and other packages’ payments grant nothing`, async (t) => {
    const shop = await openShop(t, name);
    const [person, other] = [await newPerson(shop.app), await newPerson(shop.app)];
    const begun = await person.client.call(createPaymentIntent, { body: { packageId: large(shop).id } });
    const unpaid = confirmation(paymentIdOf(begun.clientSecret), large(shop));
    assert.equal((await person.client.refusal(confirmCreditPurchase, unpaid)).status, 402);
    const id = await payFor(shop, person, small(shop));
    const theirs = await other.client.refusal(confirmCreditPurchase, confirmation(id, small(shop)));
    assert.deepEqual([theirs.status, theirs.body.code], [404, 'NOT_FOUND']);
    const swapped = await person.client.refusal(confirmCreditPurchase, confirmation(id, large(shop)));
    assert.deepEqual([swapped.status, swapped.body.issues?.[0]?.path], [400, 'packageId']);
    const unknown = confirmation('pi_nobodyKnowsThis', small(shop));
    assert.equal((await person.client.refusal(confirmCreditPurchase, unknown)).status, 404);
    assert.equal((await shop.app.client().refusal(confirmCreditPurchase, unknown)).status, 401);
    assert.deepEqual([await balance(person), await balance(other)], [1, 1]);
    const nothing = { body: { packageId: 999 } };
    assert.equal((await person.client.refusal(createPaymentIntent, nothing)).status, 404);
  });

  test(`${name}: 25 confirmations and messages at once grant once`, async (t) => {
    const shop = await openShop(t, name);
    const person = await newPerson(shop.app);
    const id = await payFor(shop, person, small(shop));
    const { settlement } = shop.app.services.payments;
    const work = Array.from({ length: 25 }, (_, index) =>
      index % 2 === 0
        ? person.client.ask(confirmCreditPurchase, confirmation(id, small(shop))).then(({ status }) => status)
        : settlement.settle(id).then(() => 200),
    );
    assert.deepEqual([...new Set(await Promise.all(work))], [200]);
    await shop.tell(id);
    assert.equal(await balance(person), 6);
    assert.deepEqual(await ledger(person), [
      ['purchase', 5],
      ['welcome', 1],
    ]);
    await shop.app.jobs.drain();
    assert.equal(shop.app.mails.length, 1);
    assert.deepEqual(await notices(person), ['credits_added']);
  });

  test(`${name}: whoever pays and leaves finds the credits later`, async (t) => {
    const shop = await openShop(t, name);
    const person = await newPerson(shop.app);
    const id = await payFor(shop, person, small(shop));
    await shop.tell(id);
    await shop.tell(id);
    assert.equal(await balance(person), 6);
  });

  test(`${name}: a refund takes back what is unused, once, and says so`, async (t) => {
    const shop = await openShop(t, name);
    const person = await newPerson(shop.app);
    const id = await buy(shop, person, small(shop));
    await giveCredits(shop.app, person, -3);
    await shop.refund(id, 499);
    for (let time = 0; time < 3; time += 1) await shop.tell(id);
    assert.equal(await balance(person), 0);
    assert.deepEqual((await ledger(person))[0], ['refund', -3]);
    const [bought] = await history(person);
    assert.equal(bought?.status, 'refunded');
    assert.equal(bought?.note, '$4.99 was refunded. 3 unused credits were taken back.');
    assert.deepEqual(await notices(person), ['credits_returned', 'credits_added']);
    await giveCredits(shop.app, person, 9);
    await shop.tell(id);
    assert.equal(await balance(person), 9, 'what comes later is not touched');
    const again = await person.client.refusal(confirmCreditPurchase, confirmation(id, small(shop)));
    assert.equal(again.status, 402);
  });

  test(`${name}: refunds in parts and a dispute take back no more than was bought`, async (t) => {
    const shop = await openShop(t, name);
    const person = await newPerson(shop.app);
    await giveCredits(shop.app, person, 10);
    const id = await buy(shop, person, small(shop));
    await shop.refund(id, 200);
    await shop.tell(id);
    assert.equal(await balance(person), 14, 'two fifths of the money are two credits');
    assert.equal((await history(person))[0]?.status, 'partly-refunded');
    await shop.refund(id, 100);
    await shop.tell(id);
    assert.equal(await balance(person), 13);
    await shop.dispute(id);
    for (let time = 0; time < 2; time += 1) await shop.tell(id);
    assert.equal(await balance(person), 11);
    const [bought] = await history(person);
    assert.deepEqual(
      [bought?.status, bought?.note],
      ['disputed', 'This payment was disputed with the bank. 5 unused credits were taken back.'],
    );
  });

  test(`${name}: a payment that was refunded before anybody heard of it grants nothing`, async (t) => {
    const shop = await openShop(t, name);
    const person = await newPerson(shop.app);
    const id = await payFor(shop, person, small(shop));
    await shop.refund(id, 499);
    const refusal = await person.client.refusal(confirmCreditPurchase, confirmation(id, small(shop)));
    assert.equal(refusal.status, 402);
    await shop.tell(id);
    assert.equal(await balance(person), 1);
    assert.equal((await history(person))[0]?.status, 'refunded');
  });

  test(`${name}: the nightly comparison repairs what browser and webhook missed, and ends what nobody paid`, async (t) => {
    const shop = await openShop(t, name);
    const { app } = shop;
    const [payer, refunded, idle] = [await newPerson(app), await newPerson(app), await newPerson(app)];
    const back = await buy(shop, refunded, small(shop));
    await shop.refund(back, 499);
    const forgotten = await payFor(shop, payer, small(shop));
    const { clientSecret } = await idle.client.call(createPaymentIntent, {
      body: { packageId: small(shop).id },
    });
    const { reconciliation } = app.services.payments;
    await reconciliation.run();
    assert.deepEqual([await balance(payer), await balance(refunded), await balance(idle)], [6, 1, 1]);
    assert.equal((await history(idle))[0]?.status, 'pending', 'somebody may still be typing');
    app.clock.advance(25 * hourMs);
    await reconciliation.run();
    assert.deepEqual(await history(idle), [], 'what was never paid is no purchase');
    await shop.pay(idle, clientSecret, 'good');
    await shop.tell(paymentIdOf(clientSecret));
    assert.equal(await balance(idle), 1, 'and cannot be paid anymore');
    await shop.tell(forgotten);
    assert.equal(await balance(payer), 6);
  });

  test(`${name}: the price is the one at which the payment began`, async (t) => {
    const shop = await openShop(t, name);
    const person = await newPerson(shop.app);
    const id = await payFor(shop, person, small(shop));
    await shop.app.database.pool.query(
      'update payments_packages set credits = 500, price_cents = 1, is_active = false',
    );
    await person.client.call(confirmCreditPurchase, confirmation(id, small(shop)));
    assert.equal(await balance(person), 6);
  });

  test(`${name}: one wish is one payment, however often it is sent`, async (t) => {
    const shop = await openShop(t, name);
    const person = await newPerson(shop.app);
    const ask = (packageId: number) =>
      person.client.send({
        method: 'POST',
        url: '/api/create-payment-intent',
        headers: { 'idempotency-key': 'one-wish' },
        payload: { packageId },
      });
    const answers = await Promise.all([1, 2, 3].map(() => ask(small(shop).id)));
    assert.equal(new Set(answers.map((answer) => answer.body)).size, 1);
    assert.equal((await history(person)).length, 1);
    assert.equal((await ask(large(shop).id)).statusCode, 409);
  });

  test(`${name}: a payment outlives its account, without the person`, async (t) => {
    const shop = await openShop(t, name);
    const { app } = shop;
    const [gone, late] = [await newPerson(app), await newPerson(app)];
    const id = await buy(shop, gone, small(shop));
    const unheard = await payFor(shop, late, small(shop));
    for (const { client, user, password } of [gone, late])
      await client.send({
        method: 'DELETE',
        url: `/api/users/${user.id}`,
        payload: { currentPassword: password },
      });
    await shop.refund(id, 499);
    await shop.tell(id);
    await shop.tell(unheard);
    const { rows } = await app.database.pool.query(
      'select user_id, status, returned_credits from payments_purchases order by id',
    );
    assert.deepEqual(rows, [
      { user_id: null, status: 'refunded', returned_credits: 0 },
      { user_id: null, status: 'completed', returned_credits: 0 },
    ]);
  });
}
