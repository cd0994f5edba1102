import assert from 'node:assert/strict';
import { test } from 'node:test';
import { supplySuggestions } from '#contract/supply-suggestions.ts';
import * as contract from '#contract/supplies.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { newPerson } from '#tests/support/people.ts';
import type { Person } from '#tests/support/people.ts';

const inventory = async (person: Person): Promise<string[]> => {
  const items = await person.client.call(contract.listInventory, { params: { id: person.user.id } });
  return items.map((item) => item.supply.name);
};
const add = (person: Person, body: Record<string, unknown>) =>
  person.client.call(contract.addToInventory, { params: { id: person.user.id }, body });

test('a supply is added once, by id or by any of its names, and removed', async (t) => {
  const app = await createTestApp(t);
  await app.services.supplies.seed(app.database.db);
  const person = await newPerson(app);
  const choices = await person.client.call(contract.listSupplies, {});
  assert.ok(choices.length >= 150);
  const tube = choices.find((choice) => choice.name === 'Cardboard tube');
  assert.equal(tube?.category, 'Household Items');
  assert.ok(tube?.synonyms.some((name) => /loo roll/i.test(name)));

  const added = await add(person, { supplyId: tube?.id, quantity: 1 });
  assert.equal(added.message, 'Item has been added to your inventory.');
  assert.equal(added.item.quantity, 1);
  await add(person, { supplyId: tube?.id, quantity: 7 });
  assert.equal((await add(person, { name: 'loo rolls' })).item.supplyId, tube?.id);
  await add(person, { name: 'Grandpa’s cigar box' });
  assert.deepEqual(await inventory(person), ['Cardboard tube', 'Grandpa’s cigar box']);
  const { rows } = await app.database.pool.query('select distinct quantity from supplies_inventory');
  assert.deepEqual(rows, [{ quantity: 1 }]);

  const params = { id: person.user.id, supplyId: tube?.id };
  for (let time = 0; time < 2; time += 1) await person.client.call(contract.removeFromInventory, { params });
  assert.deepEqual(await inventory(person), ['Grandpa’s cigar box']);
});

test('what can be drawn is, at an address that stays, and the rest says that it cannot', async (t) => {
  const app = await createTestApp(t);
  await app.services.supplies.seed(app.database.db);
  const person = await newPerson(app);
  await add(person, { name: 'Thingamajig' });
  const choices = await person.client.call(contract.listSupplies, {});
  const addressOf = (name: string) => choices.find((choice) => choice.name === name)?.imageUrl;
  assert.equal(addressOf('Thingamajig'), null);
  const visitor = app.client();
  const see = (url: string) => visitor.send({ method: 'GET', url });
  const drawn = await see(addressOf('Cardboard tube') ?? '');
  assert.deepEqual([drawn.statusCode, drawn.headers['content-type']], [200, 'image/svg+xml']);
  assert.match(drawn.body, /^<svg /);
  assert.match(String(drawn.headers['cache-control']), /max-age=\d+/);
  assert.equal((await see(contract.supplyPictureUrl('space unicorn'))).statusCode, 404);
  assert.equal((await see(contract.supplyPictureUrl('x'.repeat(500)))).statusCode, 400);
  for (const names of Object.values(supplySuggestions))
    for (const name of names)
      assert.equal((await see(contract.supplyPictureUrl(name))).statusCode, 200, name);
});

test('what somebody calls their things is theirs alone', async (t) => {
  const app = await createTestApp(t);
  const [one, other] = [await newPerson(app), await newPerson(app)];
  await add(one, { name: 'Lego from Uncle Bert' });
  const names = async (person: Person) =>
    (await person.client.call(contract.listSupplies, {})).map((choice) => choice.name);
  assert.ok((await names(one)).includes('Lego from Uncle Bert'));
  assert.ok(!(await names(other)).includes('Lego from Uncle Bert'));
  const params = { id: one.user.id };
  assert.equal((await other.client.refusal(contract.listInventory, { params })).status, 403);
  const body = { name: 'Glue' };
  assert.equal((await other.client.refusal(contract.addToInventory, { params, body })).status, 403);
  const theirs = { ...params, supplyId: 1 };
  assert.equal((await other.client.refusal(contract.removeFromInventory, { params: theirs })).status, 403);
  assert.equal((await app.client().refusal(contract.listSupplies, {})).status, 401);
});

test('a name of somebody’s own becomes the known thing once an upgrade knows it', async (t) => {
  const app = await createTestApp(t);
  const { db, pool } = app.database;
  const person = await newPerson(app);
  await pool.query(`insert into supplies (name) values ('TULLE')`);
  await app.services.supplies.seed(db);
  const { rows } = await pool.query(`select engine_id from supplies where lower(name) = 'tulle'`);
  assert.deepEqual(rows, [{ engine_id: 'tulle' }]);
  assert.equal((await add(person, { name: 'tulle' })).item.supply.name, 'TULLE');
  assert.deepEqual(await inventory(person), ['TULLE']);
});

test('a wrong supply has its sentence', async (t) => {
  const app = await createTestApp(t);
  const person = await newPerson(app);
  const params = { id: person.user.id };
  const wrong = [
    {},
    { supplyId: 'x' },
    { supplyId: 0 },
    { name: ' ' },
    { name: 'x'.repeat(61) },
    { supplyId: 1, name: 'Glue' },
  ];
  for (const body of wrong) {
    const refusal = await person.client.refusal(contract.addToInventory, { params, body: body as never });
    assert.equal(refusal.status, 400, JSON.stringify(body));
  }
  const refusal = await person.client.refusal(contract.addToInventory, {
    params,
    body: { supplyId: 987_654 },
  });
  assert.equal(refusal.status, 404);
  const empty = await person.client.refusal(contract.addToInventory, { params, body: {} });
  assert.equal(empty.body.message, 'Please select a supply to add to your inventory.');
});

test('adding and removing at once ends with one or none', async (t) => {
  const app = await createTestApp(t);
  const person = await newPerson(app);
  await app.services.supplies.seed(app.database.db);
  const params = { id: person.user.id, supplyId: 1 };
  await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      index % 2 === 0
        ? person.client.ask(contract.addToInventory, { params, body: { supplyId: 1 } })
        : person.client.call(contract.removeFromInventory, { params }),
    ),
  );
  const { rows } = await app.database.pool.query<{ quantity: number }>(
    'select quantity from supplies_inventory',
  );
  assert.ok(rows.length <= 1 && rows.every((row) => row.quantity === 1));
});
