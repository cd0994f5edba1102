import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as community from '#contract/community.ts';
import * as crafts from '#contract/crafts.ts';
import * as favorites from '#contract/crafts-favorites.ts';
import * as safety from '#contract/safety.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { makeCraft } from '#tests/support/generating.ts';
import { newAdministrator, newPerson } from '#tests/support/people.ts';
import type { Person } from '#tests/support/people.ts';
import { storeCraft } from '#tests/support/stored-crafts.ts';
import type { TestClient } from '#tests/support/test-client.ts';

/** Everywhere that somebody else could come upon a craft. */
async function findsOf(other: Person, owner: Person, craftId: string): Promise<string[]> {
  const { client } = other;
  const finds: [string, readonly { id: string | number }[]][] = [
    ['feed', (await client.call(community.listPosts, { query: {} })).map(({ craft }) => craft)],
    ['made', await client.call(crafts.listCrafts, { query: { userId: owner.user.id } })],
    ['makeable', await client.call(crafts.listMakeable, { query: {} })],
  ];
  const { supplies } = await owner.client.call(crafts.getCraft, { params: { id: craftId } });
  const supplyIds = supplies.map(({ id }) => id);
  finds.push(['supplies', await client.call(crafts.listCrafts, { query: { supplyIds } })]);
  return finds.flatMap(([name, list]) => (list.some(({ id }) => id === craftId) ? [name] : []));
}

const held = {
  'a telephone number as the theme': { change: { theme: 'Call 0171 234 56 78' }, reasons: ['contact'] },
  'a link in the title': { change: { title: 'Birds of www.pictures.test' }, reasons: ['link'] },
  'an insult in the description': {
    change: { description: 'A bird for stupid idiots.' },
    reasons: ['unkind'],
  },
};

for (const [name, { change, reasons }] of Object.entries(held))
  test(`${name} keeps a craft to its owner until it is approved`, async (t) => {
    const app = await createTestApp(t);
    const [owner, friend, admin] = [await newPerson(app), await newPerson(app), await newAdministrator(app)];
    const craftId = await storeCraft(app, owner.user.id, change);
    const params = { id: craftId };
    const { post } = await owner.client.call(community.shareCraft, { body: { craftId } });
    assert.equal(post.state, 'held');
    const { shared, withheld } = await owner.client.call(crafts.getCraft, { params });
    assert.deepEqual([shared, withheld], [true, true], 'to its owner it is shared, and waits');

    assert.deepEqual(await findsOf(friend, owner, craftId), []);
    for (const reader of [friend.client, app.client()])
      assert.equal((await reader.refusal(crafts.getCraft, { params })).status, 404);
    for (const mark of [favorites.likeCraft, favorites.saveCraft])
      assert.equal((await friend.client.refusal(mark, { params })).status, 404);
    await admin.client.call(crafts.getCraft, { params });

    const [open] = await admin.client.call(safety.listCases, { query: {} });
    assert.deepEqual([open?.subject, open?.reasons], ['post', reasons]);
    const decision = { params: { id: open?.id }, body: { decision: 'keep' as const } };
    await admin.client.call(safety.decideCase, decision);
    assert.equal((await friend.client.call(crafts.getCraft, { params })).withheld, false);
    assert.deepEqual(await findsOf(friend, owner, craftId), ['feed', 'made', 'supplies']);

    await admin.client.call(safety.undoCase, { params: { id: open?.id } });
    assert.equal((await friend.client.refusal(crafts.getCraft, { params })).status, 404);
    assert.deepEqual(await findsOf(friend, owner, craftId), []);
  });

test('a held theme is not shown by the link either before anything is shared', async (t) => {
  const app = await createTestApp(t);
  const [owner, friend] = [await newPerson(app), await newPerson(app)];
  const params = { id: await storeCraft(app, owner.user.id, { theme: 'My number is 0171 234 56 78' }) };
  assert.equal((await friend.client.refusal(crafts.getCraft, { params })).status, 404);
  assert.equal((await owner.client.call(crafts.getCraft, { params })).withheld, true);
});

test('what is withheld is not seen in pictures either, and no cache that others share is told to keep them', async (t) => {
  const app = await createTestApp(t);
  const people = [await newPerson(app), await newPerson(app), await newAdministrator(app)] as const;
  const [owner, friend, admin] = people;
  const { id } = (await makeCraft(owner)).craft;
  await app.jobs.drain();
  const { imageUrl, steps } = await owner.client.call(crafts.getCraft, { params: { id } });
  const addresses = [imageUrl, steps[0]?.imageUrl, `/api/crafts/${id}/status`].map(
    (url) => url ?? assert.fail(),
  );
  const look = async (client: TestClient): Promise<[number, string][]> => {
    const answers = await Promise.all(addresses.map((url) => client.send({ method: 'GET', url })));
    return answers.map(({ statusCode, headers }) => [statusCode, String(headers['cache-control'])]);
  };
  const statuses = (seen: readonly [number, string][]) => seen.map(([status]) => status);
  assert.deepEqual(statuses(await look(app.client())), [200, 200, 200]);
  await app.services.crafts.setWithheld(app.database.db, id, true);
  for (const reader of [friend.client, app.client()])
    assert.deepEqual(statuses(await look(reader)), [404, 404, 404]);
  for (const reader of [owner.client, admin.client]) {
    const seen = await look(reader);
    assert.deepEqual(statuses(seen), [200, 200, 200]);
    for (const [, caching] of seen.slice(0, 2)) assert.match(caching, /^private/);
  }
});

test('a liked craft that is withheld later is no favorite of others meanwhile', async (t) => {
  const app = await createTestApp(t);
  const [owner, friend] = [await newPerson(app), await newPerson(app)];
  const id = await storeCraft(app, owner.user.id);
  await friend.client.call(favorites.likeCraft, { params: { id } });
  await app.services.crafts.setWithheld(app.database.db, id, true);
  const mine = { params: { id: friend.user.id }, query: {} };
  assert.deepEqual(await friend.client.call(favorites.listLikedCrafts, mine), []);
});

test('words that are held keep the post back, and not the craft for whoever has its link', async (t) => {
  const app = await createTestApp(t);
  const [owner, friend] = [await newPerson(app), await newPerson(app)];
  const craftId = await storeCraft(app, owner.user.id);
  await owner.client.call(community.shareCraft, { body: { craftId, content: 'Come to 12 Rosewood Lane' } });
  const craft = await friend.client.call(crafts.getCraft, { params: { id: craftId } });
  assert.deepEqual([craft.shared, craft.username], [false, null]);
  assert.deepEqual(await findsOf(friend, owner, craftId), []);
  await owner.client.call(community.unshareCraft, { params: { id: craftId } });
  assert.equal((await owner.client.call(crafts.getCraft, { params: { id: craftId } })).shared, false);
});
