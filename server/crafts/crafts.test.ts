import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deleteCraft, getCraft, getCraftStatus } from '#contract/crafts.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { makeCraft } from '#tests/support/generating.ts';
import { newPerson } from '#tests/support/people.ts';

test('a craft is deleted by its owner only, and is gone for everybody', async (t) => {
  const app = await createTestApp(t);
  const [owner, other] = [await newPerson(app), await newPerson(app)];
  const { craft } = await makeCraft(owner);
  const params = { id: craft.id };

  assert.equal((await app.client().refusal(deleteCraft, { params })).status, 401);
  assert.equal((await other.client.refusal(deleteCraft, { params })).status, 403);
  await app.services.accountAdmin.setAdminByEmail(other.user.email, true);
  assert.equal((await other.client.refusal(deleteCraft, { params })).status, 403);
  await owner.client.call(getCraft, { params });

  await owner.client.call(deleteCraft, { params });
  assert.equal((await owner.client.refusal(getCraft, { params })).status, 404);
  assert.equal((await owner.client.refusal(deleteCraft, { params })).status, 404);
  const { rows } = await app.database.pool.query('select * from crafts_supplies');
  assert.deepEqual(rows, []);
});

test('an id that is none, or of no craft, is answered plainly', async (t) => {
  const app = await createTestApp(t);
  const client = app.client();
  for (const endpoint of [getCraft, getCraftStatus]) {
    assert.equal((await client.refusal(endpoint, { params: { id: '12' } })).status, 400);
    const unknown = { id: '019305d4-7f00-7000-8000-000000000000' };
    assert.equal((await client.refusal(endpoint, { params: unknown })).status, 404);
  }
  assert.equal((await client.send({ url: '/api/crafts/12/image' })).statusCode, 404);
});

test('the other names of the path lead to the same craft', async (t) => {
  const app = await createTestApp(t);
  const owner = await newPerson(app);
  const { craft } = await makeCraft(owner);
  const plain = await app.client().send({ url: `/api/crafts/${craft.id}` });
  const alias = await app.client().send({ url: `/api/p-craft-details/${craft.id}` });
  assert.equal(alias.body, plain.body);
});
