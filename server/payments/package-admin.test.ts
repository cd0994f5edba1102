import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import {
  confirmCreditPurchase,
  createPaymentIntent,
  listCreditPackages,
  listCreditPurchases,
} from '#contract/payments.ts';
import { addPackage, changePackage, listAllPackages, orderPackages } from '#contract/payments-packages.ts';
import type { EditablePackage } from '#contract/payments-packages.ts';
import { listAudited } from '#tests/support/audited.ts';
import { openShop, paymentIdOf } from '#tests/support/paying.ts';
import { newAdministrator, newPerson } from '#tests/support/people.ts';
import { statusesOf } from '#tests/support/test-client.ts';

async function setUp(t: TestContext) {
  const shop = await openShop(t, 'test');
  const { app } = shop;
  const [admin, buyer] = [await newAdministrator(app), await newPerson(app)];
  const all = () => admin.client.call(listAllPackages, {});
  const named = async (name: string): Promise<EditablePackage> => {
    const found = (await all()).find((each) => each.name === name);
    assert.ok(found, `no package is named ${name}`);
    return found;
  };
  const bodyOf = ({ name, credits, price, description, isActive, version }: EditablePackage) => ({
    name,
    credits,
    price,
    description,
    isActive,
    version,
  });
  const offered = async () => (await buyer.client.call(listCreditPackages, {})).map(({ name }) => name);
  return { app, shop, admin, buyer, all, named, bodyOf, offered };
}

const giant = { name: 'Giant', credits: 100, price: 4999, description: 'For a whole school' };

test('a new package waits until it is activated, then buyers see it in its place', async (t) => {
  const { app, admin, named, bodyOf, offered, all } = await setUp(t);
  const added = await admin.client.call(addPackage, { body: giant });
  assert.deepEqual([added.name, added.isActive], ['Giant', false]);
  assert.deepEqual(await offered(), ['Starter', 'Family', 'Studio']);

  await admin.client.call(changePackage, {
    params: { id: added.id },
    body: { ...bodyOf(added), isActive: true },
  });
  const starter = await named('Starter');
  await admin.client.call(changePackage, {
    params: { id: starter.id },
    body: { ...bodyOf(starter), isActive: false },
  });
  assert.deepEqual(await offered(), ['Family', 'Studio', 'Giant']);
  const seen = (await all()).map(({ id }) => id);
  const wanted = seen.toReversed();
  await admin.client.call(orderPackages, { body: { seen, wanted } });
  assert.deepEqual(await offered(), ['Giant', 'Studio', 'Family']);
  assert.deepEqual(
    (await listAudited(app)).map(({ action }) => action),
    ['package_added', 'package_changed', 'package_changed', 'packages_ordered'],
  );
});

test('what somebody is buying or has bought stays what it was sold as', async (t) => {
  const { shop, admin, buyer, named, bodyOf } = await setUp(t);
  const starter = await named('Starter');
  const { clientSecret } = await buyer.client.call(createPaymentIntent, { body: { packageId: starter.id } });
  await admin.client.call(changePackage, {
    params: { id: starter.id },
    body: { ...bodyOf(starter), name: 'Beginner', credits: 1, price: 9900, isActive: false },
  });
  assert.equal(await shop.pay(buyer, clientSecret, 'good'), true);
  const { craftCredits } = await buyer.client.call(confirmCreditPurchase, {
    body: { packageId: starter.id, paymentIntentId: paymentIdOf(clientSecret) },
  });
  assert.equal(craftCredits, 1 + starter.credits);
  const [bought] = await buyer.client.call(listCreditPurchases, {
    params: { id: buyer.user.id },
    query: {},
  });
  assert.deepEqual(
    [bought?.packageName, bought?.credits, bought?.amount],
    ['Starter', starter.credits, starter.price],
  );
});

test('of several who change one package at once the first is heard and the others are told', async (t) => {
  const { admin, named, bodyOf, app } = await setUp(t);
  const starter = await named('Starter');
  const answers = await Promise.all(
    [600, 700, 800].map((price) =>
      admin.client.ask(changePackage, { params: { id: starter.id }, body: { ...bodyOf(starter), price } }),
    ),
  );
  assert.deepEqual(statusesOf(answers), [200, 409, 409]);
  const after = await named('Starter');
  assert.equal(after.version, starter.version + 1);
  assert.equal((await listAudited(app)).length, 1, 'what was refused leaves no trace');
});

test('an order that somebody else has changed is not overwritten', async (t) => {
  const { admin, all } = await setUp(t);
  const seen = (await all()).map(({ id }) => id);
  const [first = 0, second = 0, third = 0] = seen;
  const wishes = [
    [second, first, third],
    [third, second, first],
  ];
  const answers = await Promise.all(
    wishes.map((wanted) => admin.client.ask(orderPackages, { body: { seen, wanted } })),
  );
  assert.deepEqual(statusesOf(answers), [200, 409]);
  for (const wanted of [[first], [first, first, second], [first, second, 99_999]]) {
    const now = (await all()).map(({ id }) => id);
    const refusal = await admin.client.refusal(orderPackages, { body: { seen: now, wanted } });
    assert.equal(refusal.status, 409);
  }
});

test('a name stands once, whatever its letters’ case, and the field is told', async (t) => {
  const { admin, named, bodyOf } = await setUp(t);
  const added = await admin.client.refusal(addPackage, { body: { ...giant, name: 'fAmily' } });
  assert.deepEqual([added.status, added.body.issues?.[0]?.path], [409, 'name']);
  const starter = await named('Starter');
  const renamed = await admin.client.refusal(changePackage, {
    params: { id: starter.id },
    body: { ...bodyOf(starter), name: 'STUDIO' },
  });
  assert.deepEqual([renamed.status, renamed.body.issues?.[0]?.path], [409, 'name']);
});

test('a package that could not be sold is refused, each field with its sentence', async (t) => {
  const { admin, all } = await setUp(t);
  for (const [change, path] of [
    [{ name: ' x ' }, 'name'],
    [{ credits: 0 }, 'credits'],
    [{ credits: 2.5 }, 'credits'],
    [{ price: 49 }, 'price'],
    [{ price: 100_000 }, 'price'],
    [{ description: 'x'.repeat(201) }, 'description'],
  ] as const) {
    const { status, body } = await admin.client.refusal(addPackage, { body: { ...giant, ...change } });
    assert.deepEqual([status, body.issues?.[0]?.path], [400, path]);
  }
  assert.equal((await all()).length, 3);
  const missing = await admin.client.refusal(changePackage, {
    params: { id: 99_999 },
    body: { ...giant, isActive: true, version: 1 },
  });
  assert.equal(missing.status, 404);
});
