import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listCrafts } from '#contract/crafts.ts';
import type { ListedCraft } from '#contract/crafts.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { newPerson } from '#tests/support/people.ts';
import { storeCraft } from '#tests/support/stored-crafts.ts';

test('my crafts come newest first with their number; a friend sees those I share', async (t) => {
  const app = await createTestApp(t);
  const [owner, friend] = [await newPerson(app), await newPerson(app)];
  const ids: string[] = [];
  for (let each = 0; each < 6; each += 1)
    ids.unshift(await storeCraft(app, owner.user.id, { shared: each === 2 }));
  const query = { userId: owner.user.id };

  const answer = await owner.client.ask(listCrafts, { query });
  const page = answer.body as ListedCraft[];
  assert.deepEqual(
    page.map((craft) => craft.id),
    ids.slice(0, 4),
  );
  assert.equal(answer.headers['x-total-count'], '6');
  const rest = await owner.client.call(listCrafts, { query: { ...query, offset: 4 } });
  assert.deepEqual(
    rest.map((craft) => craft.id),
    ids.slice(4),
  );

  const seen = await friend.client.ask(listCrafts, { query });
  const [shared] = seen.body as ListedCraft[];
  assert.equal((seen.body as ListedCraft[]).length, 1);
  assert.deepEqual([shared?.id, shared?.username], [ids[3], owner.user.displayName]);
  assert.doesNotMatch(JSON.stringify(seen.body), /@/, 'no address of anybody');
  assert.equal((await app.client().refusal(listCrafts, { query })).status, 401);

  const alias = await owner.client.send({ url: `/api/p-crafts?userId=${owner.user.id}` });
  assert.deepEqual(alias.json(), page);
  const own = await owner.client.call(listCrafts, { query: {} });
  assert.equal(own.length, 4, 'without a person it lists mine');
});

test('supplies find the crafts that use most of them, mine and the shared ones', async (t) => {
  const app = await createTestApp(t);
  const [owner, friend] = [await newPerson(app), await newPerson(app)];
  const two = await storeCraft(app, friend.user.id, {
    shared: true,
    supplies: ['Paper plate', 'Yarn', 'Tape'],
  });
  const one = await storeCraft(app, owner.user.id, { supplies: ['Paper plate', 'Glue'] });
  await storeCraft(app, friend.user.id, { supplies: ['Paper plate', 'Yarn'] });
  await storeCraft(app, owner.user.id, { supplies: ['Glue'] });
  const { rows } = await app.database.pool.query<{ id: number }>(
    `select id from supplies where name in ('Paper plate', 'Yarn') order by name`,
  );
  const supplyIds = rows.map((row) => row.id);

  const url = `/api/crafts?${supplyIds.map((id) => `supplyIds=${id}`).join('&')}`;
  const found = (await owner.client.send({ url })).json<ListedCraft[]>();
  assert.deepEqual(
    found.map((craft) => [craft.id, craft.matchingSuppliesCount, craft.totalSuppliesCount]),
    [
      [two, 2, 3],
      [one, 1, 2],
    ],
  );
  assert.deepEqual(found[0]?.matchingSupplyIds, supplyIds);
  const single = (await owner.client.send({ url: `/api/crafts?supplyIds=${supplyIds[1]}` })).json<
    ListedCraft[]
  >();
  assert.deepEqual(
    single.map((craft) => craft.id),
    [two],
  );
  for (const bad of ['supplyIds=x', 'supplyIds=-1', 'userId=me', 'limit=999']) {
    const refusal = await owner.client.send({ url: `/api/crafts?${bad}` });
    assert.equal(refusal.statusCode, 400, bad);
  }
});
