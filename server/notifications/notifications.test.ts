import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addComment, shareCraft } from '#contract/community.ts';
import { getCraft } from '#contract/crafts.ts';
import { likeCraft, unlikeCraft } from '#contract/crafts-favorites.ts';
import * as contract from '#contract/notifications.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { makeCraft } from '#tests/support/generating.ts';
import { newPerson } from '#tests/support/people.ts';
import type { Person } from '#tests/support/people.ts';
import { storeCraft } from '#tests/support/stored-crafts.ts';

const list = (person: Person) =>
  person.client.call(contract.listNotifications, { params: { id: person.user.id }, query: {} });
const unread = async (person: Person): Promise<number> =>
  (await person.client.call(contract.countUnreadNotifications, { params: { id: person.user.id } })).count;

test('likes and comments are told to the maker once, and never to oneself', async (t) => {
  const app = await createTestApp(t);
  const [owner, friend] = [await newPerson(app), await newPerson(app)];
  const craftId = await storeCraft(app, owner.user.id, { title: 'Paper owl' });
  const { post } = await owner.client.call(shareCraft, { body: { craftId } });
  const craft = { params: { id: craftId } };
  await friend.client.call(likeCraft, craft);
  await friend.client.call(unlikeCraft, craft);
  await friend.client.call(likeCraft, craft);
  await owner.client.call(likeCraft, craft);
  const say = (person: Person) =>
    person.client.call(addComment, { params: { id: post.id }, body: { content: 'Hoo' } });
  await say(friend);
  await say(owner);

  const { displayName } = friend.user;
  assert.deepEqual(
    (await list(owner)).map((entry) => [
      entry.type,
      entry.content,
      entry.sourceType,
      entry.sourceId,
      entry.fromUserName,
    ]),
    [
      [
        'post_commented',
        `${displayName} commented on your craft “Paper owl”.`,
        'post',
        String(post.id),
        displayName,
      ],
      ['craft_liked', `${displayName} liked your craft “Paper owl”.`, 'craft', craftId, displayName],
    ],
  );
  assert.deepEqual(await list(friend), []);
  assert.equal(await unread(owner), 2);
});

test('one or all are marked as read, by their owner only', async (t) => {
  const app = await createTestApp(t);
  const [owner, friend] = [await newPerson(app), await newPerson(app)];
  for (let each = 0; each < 3; each += 1)
    await friend.client.call(likeCraft, { params: { id: await storeCraft(app, owner.user.id) } });
  const [first] = await list(owner);
  const params = { id: first?.id };
  assert.equal((await friend.client.refusal(contract.readNotification, { params })).status, 404);
  await owner.client.call(contract.readNotification, { params });
  await owner.client.call(contract.readNotification, { params });
  assert.equal(await unread(owner), 2);
  await owner.client.call(contract.readAllNotifications, { params: { id: owner.user.id } });
  assert.equal(await unread(owner), 0);

  const theirs = { params: { id: owner.user.id } };
  assert.equal(
    (await friend.client.refusal(contract.listNotifications, { ...theirs, query: {} })).status,
    403,
  );
  for (const endpoint of [contract.countUnreadNotifications, contract.readAllNotifications])
    assert.equal((await friend.client.refusal(endpoint, theirs)).status, 403);
  assert.equal((await app.client().refusal(contract.countUnreadNotifications, theirs)).status, 401);
});

test('the list comes page by page, the newest first', async (t) => {
  const app = await createTestApp(t);
  const [owner, friend] = [await newPerson(app), await newPerson(app)];
  for (let each = 0; each < 5; each += 1)
    await friend.client.call(likeCraft, { params: { id: await storeCraft(app, owner.user.id) } });
  let url: string | undefined = `/api/users/${owner.user.id}/notifications?limit=2`;
  const ids: number[] = [];
  while (url) {
    const response = await owner.client.send({ url });
    ids.push(...response.json<{ id: number }[]>().map((entry) => entry.id));
    url = /<([^>]+)>; rel="next"/.exec(String(response.headers.link))?.[1];
  }
  assert.equal(ids.length, 5);
  assert.deepEqual(
    ids,
    ids.toSorted((a, b) => b - a),
  );
});

test('whoever left before the picture was done hears of it; whoever looked does not', async (t) => {
  const app = await createTestApp(t);
  const [gone, there] = [await newPerson(app), await newPerson(app)];
  const left = await makeCraft(gone);
  const seen = await makeCraft(there);
  await app.jobs.drain();
  await there.client.call(getCraft, { params: { id: seen.craft.id } });
  assert.deepEqual(await list(gone), [], 'not before they had the time to look');
  app.clock.advance(30_000);
  await app.jobs.drain();
  assert.deepEqual(
    (await list(gone)).map((entry) => [entry.type, entry.sourceId]),
    [['picture_ready', left.craft.id]],
  );
  assert.deepEqual(await list(there), []);
});
