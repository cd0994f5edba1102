import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deleteAccount } from '#contract/account-profile.ts';
import * as favorites from '#contract/crafts-favorites.ts';
import { deleteCraft, getCraft } from '#contract/crafts.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { newPerson } from '#tests/support/people.ts';
import { storeCraft } from '#tests/support/stored-crafts.ts';
import type { TestApp } from '#tests/support/create-test-app.ts';

async function countsAndRows(app: TestApp): Promise<{ likes: number; rows: number }[]> {
  const { rows } = await app.database.pool.query<{ likes: number; rows: number }>(
    `select likes, (select count(*)::int from crafts_likes where craft_id = id) as rows from crafts order by id`,
  );
  return rows;
}

const unknown = '019305d4-7f00-7000-8000-000000000000';

test('a like is one fact, however often it is sent', async (t) => {
  const app = await createTestApp(t);
  const [owner, friend] = [await newPerson(app), await newPerson(app)];
  const params = { id: await storeCraft(app, owner.user.id) };

  for (let time = 0; time < 3; time += 1) {
    const reply = await friend.client.call(favorites.likeCraft, { params });
    assert.deepEqual([reply.isLiked, reply.count], [true, 1]);
  }
  assert.deepEqual(await friend.client.call(favorites.checkLike, { params }), { isLiked: true });
  assert.deepEqual(await owner.client.call(favorites.checkLike, { params }), { isLiked: false });
  assert.deepEqual(await app.client().call(favorites.countLikes, { params }), { count: 1 });
  assert.equal((await app.client().call(getCraft, { params })).likes, 1);

  for (let time = 0; time < 3; time += 1) {
    const reply = await friend.client.call(favorites.unlikeCraft, { params });
    assert.deepEqual([reply.isLiked, reply.count], [false, 0]);
  }
  assert.deepEqual(await countsAndRows(app), [{ likes: 0, rows: 0 }]);
  const { rows } = await app.database.pool.query(
    `select count(*)::int as n from activities where type = 'craft_liked'`,
  );
  assert.deepEqual(rows, [{ n: 1 }]);
});

test('likes and saves need a person and a craft', async (t) => {
  const app = await createTestApp(t);
  const { client } = await newPerson(app);
  const { likeCraft, unlikeCraft, checkLike, saveCraft, unsaveCraft } = favorites;
  for (const endpoint of [likeCraft, unlikeCraft, checkLike, saveCraft, unsaveCraft]) {
    const params = { id: unknown };
    assert.equal((await app.client().refusal(endpoint, { params })).status, 401, endpoint.path);
    assert.equal((await client.refusal(endpoint, { params })).status, 404, endpoint.path);
    assert.equal((await client.refusal(endpoint, { params: { id: '7' } })).status, 400, endpoint.path);
  }
  assert.equal((await app.client().refusal(favorites.countLikes, { params: { id: unknown } })).status, 404);
});

test('what somebody keeps is theirs alone to know', async (t) => {
  const app = await createTestApp(t);
  const [one, other] = [await newPerson(app), await newPerson(app)];
  const id = await storeCraft(app, other.user.id);
  await one.client.call(favorites.saveCraft, { params: { id } });
  await one.client.call(favorites.saveCraft, { params: { id } });
  const isSaved = (person: typeof one) =>
    person.client.call(favorites.checkSaved, { params: { id, userId: person.user.id } });
  assert.deepEqual([await isSaved(one), await isSaved(other)], [{ isSaved: true }, { isSaved: false }]);

  const theirs = { params: { id: one.user.id }, query: {} };
  assert.equal((await other.client.refusal(favorites.listSavedCrafts, theirs)).status, 403);
  assert.equal((await other.client.refusal(favorites.listLikedCrafts, theirs)).status, 403);
  const asked = { params: { id, userId: one.user.id } };
  assert.equal((await other.client.refusal(favorites.checkSaved, asked)).status, 403);

  await one.client.call(favorites.unsaveCraft, { params: { id } });
  assert.deepEqual(await isSaved(one), { isSaved: false });
});

test('liked and saved crafts are listed the last first, page by page, also under the other name', async (t) => {
  const app = await createTestApp(t);
  const [one, other] = [await newPerson(app), await newPerson(app)];
  const ids: string[] = [];
  for (let each = 0; each < 7; each += 1) {
    const id = await storeCraft(app, other.user.id, { shared: each === 0 });
    app.clock.advance(1000);
    await one.client.call(favorites.likeCraft, { params: { id } });
    await one.client.call(favorites.saveCraft, { params: { id } });
    ids.unshift(id);
  }
  for (const path of ['users/:id/liked-crafts', 'users/:id/saved-crafts', 'p-saved-crafts/:id']) {
    const seen: string[] = [];
    let url: string | undefined = `/api/${path.replace(':id', String(one.user.id))}?limit=3`;
    while (url) {
      const response = await one.client.send({ url });
      seen.push(...response.json<{ id: string }[]>().map((craft) => craft.id));
      url = /<([^>]+)>; rel="next"/.exec(String(response.headers.link))?.[1];
    }
    assert.deepEqual(seen, ids, path);
  }
  const listed = await one.client.call(favorites.listLikedCrafts, {
    params: { id: one.user.id },
    query: { limit: 50 },
  });
  const authors = listed.map((craft) => craft.username);
  assert.equal(authors.at(-1), other.user.displayName);
  assert.ok(
    authors.slice(0, -1).every((name) => name === null),
    'who made an unshared craft stays unsaid',
  );
});

test('a made-up place in the list is refused with a sentence', async (t) => {
  const app = await createTestApp(t);
  const { user, client } = await newPerson(app);
  const places = [
    'x',
    '%%',
    Buffer.from('[1,"nope"]').toString('base64url'),
    Buffer.from('[1e99,"a"]').toString('base64url'),
  ];
  for (const cursor of places) {
    const refusal = await client.refusal(favorites.listLikedCrafts, {
      params: { id: user.id },
      query: { cursor },
    });
    assert.equal(refusal.status, 400, cursor);
    assert.match(refusal.body.message, /start from the top/);
  }
  for (const query of [{ limit: 0 }, { limit: 51 }, { offset: -1 }]) {
    const refusal = await client.refusal(favorites.listLikedCrafts, { params: { id: user.id }, query });
    assert.equal(refusal.status, 400);
  }
});

test('a deleted craft takes its likes along; somebody who leaves takes back theirs', async (t) => {
  const app = await createTestApp(t);
  const [owner, friend, leaver] = [await newPerson(app), await newPerson(app), await newPerson(app)];
  const kept = await storeCraft(app, owner.user.id);
  const dropped = await storeCraft(app, owner.user.id);
  for (const person of [friend, leaver]) {
    for (const id of [kept, dropped]) {
      await person.client.call(favorites.likeCraft, { params: { id } });
      await person.client.call(favorites.saveCraft, { params: { id } });
    }
  }
  await owner.client.call(deleteCraft, { params: { id: dropped } });
  await leaver.client.call(deleteAccount, {
    params: { id: leaver.user.id },
    body: { currentPassword: leaver.password },
  });
  assert.deepEqual(await countsAndRows(app), [{ likes: 1, rows: 1 }]);
  const { rows } = await app.database.pool.query('select user_id, craft_id from crafts_saved');
  assert.deepEqual(rows, [{ user_id: friend.user.id, craft_id: kept }]);
});
