import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shareCraft, unshareCraft } from '#contract/community.ts';
import { deleteCraft, listMakeable } from '#contract/crafts.ts';
import { blockPerson, unblockPerson } from '#contract/safety.ts';
import type { ListedCraft } from '#contract/crafts.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import type { TestApp } from '#tests/support/create-test-app.ts';
import { newPerson } from '#tests/support/people.ts';
import type { Person } from '#tests/support/people.ts';
import { storeCraft } from '#tests/support/stored-crafts.ts';

const makeable = async (person: Person, query: { limit?: number; offset?: number } = {}): Promise<string[]> =>
  (await person.client.call(listMakeable, { query: { limit: 50, ...query } })).map((craft) => craft.id);

async function give(app: TestApp, person: Person, ...names: string[]): Promise<void> {
  await app.services.supplies.ensure(app.database.db, names);
  await app.database.pool.query(
    `insert into supplies_inventory (user_id, supply_id, created_at, updated_at)
     select $1, id, now(), now() from supplies where name = any($2) on conflict do nothing`,
    [person.user.id, names],
  );
}

const share = (person: Person, craftId: string) => person.client.call(shareCraft, { body: { craftId } });
const unshare = (person: Person, id: string) => person.client.call(unshareCraft, { params: { id } });

test('what can be made comes in the order of what is missing, of the community and of mine', async (t) => {
  const app = await createTestApp(t);
  const [maker, reader] = [await newPerson(app), await newPerson(app)];
  const made = async (owner: Person, supplies: string[], isShared = true): Promise<string> => {
    const id = await storeCraft(app, owner.user.id, { supplies });
    if (isShared) await share(owner, id);
    app.clock.advance(60_000);
    return id;
  };
  const missingOne = await made(maker, ['Paper plate', 'Yarn', 'Felt']);
  const older = await made(maker, ['Paper plate', 'Yarn']);
  const newer = await made(maker, ['Paper plate', 'Yarn']);
  const three = await made(maker, ['Paper plate', 'Yarn', 'Glue']);
  const small = await made(maker, ['Yarn', 'Felt']);
  const mine = await made(reader, ['Glue'], false);
  await made(maker, ['Paper plate'], false);
  await made(maker, ['Felt']);
  await give(app, reader, 'Paper plate', 'Yarn', 'Glue');

  const order = [three, newer, older, mine, missingOne, small];
  const answer = await reader.client.ask(listMakeable, { query: { limit: 50 } });
  const found = answer.body as ListedCraft[];
  assert.deepEqual(
    found.map((craft) => craft.id),
    order,
  );
  assert.deepEqual([answer.headers['x-total-count'], answer.headers['x-complete-count']], ['6', '4']);
  assert.deepEqual(
    found.map((craft) => [craft.matchingSuppliesCount, craft.totalSuppliesCount]),
    [
      [3, 3],
      [2, 2],
      [2, 2],
      [1, 1],
      [2, 3],
      [1, 2],
    ],
  );
  assert.deepEqual(await makeable(reader, { limit: 2, offset: 3 }), order.slice(3, 5));
  assert.deepEqual(await makeable(maker), [], 'nothing at home, nothing to make');

  assert.equal((await app.client().refusal(listMakeable, { query: {} })).status, 401);
  for (const bad of ['limit=0', 'limit=51', 'offset=-1', 'offset=2001', 'offset=x'])
    assert.equal((await reader.client.send({ url: `/api/crafts/makeable?${bad}` })).statusCode, 400, bad);
});

test('what is shared, taken back, shared again and deleted shows at once', async (t) => {
  const app = await createTestApp(t);
  const [maker, reader] = [await newPerson(app), await newPerson(app)];
  const [one, two] = [await storeCraft(app, maker.user.id), await storeCraft(app, maker.user.id)];
  await give(app, reader, 'Yarn');
  assert.deepEqual(await makeable(reader), []);
  await share(maker, one);
  assert.deepEqual(await makeable(reader), [one]);
  app.clock.advance(60_000);
  await share(maker, two);
  assert.deepEqual(await makeable(reader), [two, one]);
  await unshare(maker, one);
  assert.deepEqual(await makeable(reader), [two], 'also one that was shared long before the latest');
  app.clock.advance(60_000);
  await share(maker, one);
  assert.deepEqual(await makeable(reader), [one, two]);
  await give(app, maker, 'Yarn');
  await unshare(maker, one);
  assert.deepEqual((await makeable(maker)).toSorted(), [one, two].toSorted(), 'who made it still has it');
  await maker.client.call(deleteCraft, { params: { id: two } });
  assert.deepEqual(await makeable(reader), []);
  assert.deepEqual(await makeable(maker), [one]);
});

test('people who keep out of each other’s way do not see what the other shares', async (t) => {
  const app = await createTestApp(t);
  const [maker, other, reader] = [await newPerson(app), await newPerson(app), await newPerson(app)];
  const [theirs, fine] = [await storeCraft(app, maker.user.id), await storeCraft(app, other.user.id)];
  for (const person of [reader, maker]) await give(app, person, 'Yarn');
  await share(maker, theirs);
  app.clock.advance(60_000);
  await share(other, fine);
  assert.deepEqual(await makeable(reader), [fine, theirs]);
  const params = { id: maker.user.id };
  await reader.client.call(blockPerson, { params });
  assert.deepEqual(await makeable(reader), [fine]);
  await other.client.call(blockPerson, { params });
  assert.deepEqual(await makeable(maker), [theirs]);
  await reader.client.call(unblockPerson, { params });
  assert.deepEqual(await makeable(reader), [fine, theirs]);
});

test('when somebody leaves, none of their crafts stays in the way of a page', async (t) => {
  const app = await createTestApp(t);
  const [maker, other, reader] = [await newPerson(app), await newPerson(app), await newPerson(app)];
  await give(app, reader, 'Yarn', 'Paper plate');
  const fine = await storeCraft(app, other.user.id);
  await share(other, fine);
  for (let each = 0; each < 12; each += 1) {
    app.clock.advance(60_000);
    await share(maker, await storeCraft(app, maker.user.id));
  }
  assert.equal((await makeable(reader, { limit: 4 })).length, 4);
  await app.database.pool.query('delete from account_users where id = $1', [maker.user.id]);
  assert.deepEqual(await makeable(reader, { limit: 4 }), [fine]);
});

test('everything is read again after a while, and what was shared late is found in its place', async (t) => {
  const app = await createTestApp(t);
  const [maker, reader] = [await newPerson(app), await newPerson(app)];
  const ids: string[] = [];
  for (let each = 0; each < 3; each += 1) ids.push(await storeCraft(app, maker.user.id));
  const [late = '', first = '', last = ''] = ids;
  await give(app, reader, 'Yarn');
  const sharedAt = (id: string, secondsAgo: number) =>
    app.database.pool.query('update crafts set shared = true, shared_at = $2 where id = $1', [
      id,
      new Date(app.clock.now().getTime() - secondsAgo * 1000),
    ]);
  await sharedAt(first, 20);
  await sharedAt(last, 5);
  assert.deepEqual(await makeable(reader), [last, first]);
  await sharedAt(late, 10);
  assert.deepEqual(await makeable(reader), [last, late, first], 'a transaction that ended later');

  const old = await storeCraft(app, maker.user.id);
  await sharedAt(old, 3600);
  assert.deepEqual(await makeable(reader), [last, late, first]);
  app.clock.advance(11 * 60_000);
  await makeable(reader);
  // It is read beside the questions, which go on being answered.
  let found = await makeable(reader);
  for (let tries = 0; tries < 100 && found.length < 4; tries += 1) found = await makeable(reader);
  assert.deepEqual(found, [last, late, first, old]);
});

test('many ask while many share: nobody misses what was shared before they asked', async (t) => {
  const app = await createTestApp(t);
  const [maker, reader] = [await newPerson(app), await newPerson(app)];
  await give(app, reader, 'Yarn');
  const ids: string[] = [];
  for (let each = 0; each < 20; each += 1) ids.push(await storeCraft(app, maker.user.id));
  await Promise.all(
    ids.map(async (id, each) => {
      await share(maker, id);
      assert.ok((await makeable(reader)).includes(id));
      if (each % 3 === 0) {
        await unshare(maker, id);
        assert.ok(!(await makeable(reader)).includes(id));
      }
    }),
  );
  const left = ids.filter((_, each) => each % 3 !== 0);
  assert.deepEqual((await makeable(reader)).toSorted(), left.toSorted());
});
