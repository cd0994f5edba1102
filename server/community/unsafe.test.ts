import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as community from '#contract/community.ts';
import * as crafts from '#contract/crafts.ts';
import * as safety from '#contract/safety.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import type { TestApp } from '#tests/support/create-test-app.ts';
import { newAdministrator, newPerson } from '#tests/support/people.ts';
import type { Person } from '#tests/support/people.ts';
import { storeCraft } from '#tests/support/stored-crafts.ts';

/** What slipped by in times before the judge. */
const dangerous = {
  provider: 'openai',
  steps: [
    { text: 'Your child lights the candle alone and holds the paper in the flame.', who: 'child' as const },
  ],
};

async function cast(app: TestApp) {
  return {
    owner: await newPerson(app),
    friend: await newPerson(app),
    admin: await newAdministrator(app),
  };
}

const reportUnsafe = (person: Person, craftId: string) =>
  person.client.call(safety.report, { body: { subject: 'craft', subjectId: craftId, reason: 'unsafe' } });
const queue = (admin: Person, query = {}) => admin.client.call(safety.listCases, { query });
const decide = (admin: Person, id: number | undefined, decision: 'keep' | 'remove') =>
  admin.client.call(safety.decideCase, { params: { id }, body: { decision } });

test('what somebody calls unsafe comes first, with what the judge says of it', async (t) => {
  const app = await createTestApp(t);
  const { owner, friend, admin } = await cast(app);
  const kind = await storeCraft(app, owner.user.id);
  const { post } = await owner.client.call(community.shareCraft, { body: { craftId: kind } });
  for (const reason of ['unkind', 'advertising'] as const)
    await friend.client.call(safety.report, {
      body: {
        subject: reason === 'unkind' ? 'post' : 'profile',
        subjectId: reason === 'unkind' ? post.id : owner.user.id,
        reason,
      },
    });
  const craftId = await storeCraft(app, owner.user.id, dangerous);
  await reportUnsafe(friend, craftId);

  const cases = await queue(admin);
  assert.deepEqual(
    cases.map(({ subject, reasons }) => [subject, reasons]),
    [
      ['craft', ['unsafe']],
      ['post', ['unkind']],
      ['profile', ['advertising']],
    ],
  );
  const [first, second] = cases;
  assert.deepEqual([first?.subjectId, first?.reading?.verdict], [craftId, 'dangerous']);
  assert.ok((first?.reading?.findings.length ?? 0) > 0);
  assert.equal(second?.reading?.verdict, 'known');
  await reportUnsafe(friend, kind);
  const pages = [];
  for (const offset of [0, 1, 2]) pages.push((await queue(admin, { limit: 1, offset }))[0]?.subject);
  assert.deepEqual(pages, ['post', 'craft', 'profile'], 'the post is urgent now, and the older one');
});

test('an unsafe craft that nobody shared is kept from others once that is decided', async (t) => {
  const app = await createTestApp(t);
  const { owner, friend, admin } = await cast(app);
  const params = { id: await storeCraft(app, owner.user.id, dangerous) };
  await reportUnsafe(friend, params.id);
  const own = { body: { subject: 'craft', subjectId: params.id, reason: 'unsafe' } } as const;
  assert.equal((await owner.client.refusal(safety.report, own)).status, 400);
  const [open] = await queue(admin);
  await decide(admin, open?.id, 'remove');
  assert.equal((await friend.client.refusal(crafts.getCraft, { params })).status, 404);
  assert.equal((await friend.client.refusal(safety.report, own)).status, 404, 'what one cannot see');
  const { post } = await owner.client.call(community.shareCraft, { body: { craftId: params.id } });
  assert.equal(post.state, 'held', 'it goes nowhere without a look');
  await owner.client.call(community.unshareCraft, { params });
  await admin.client.call(safety.undoCase, { params: { id: open?.id } });
  await friend.client.call(crafts.getCraft, { params });
});

test('a shared craft has one case, and removing it takes it from its link too', async (t) => {
  const app = await createTestApp(t);
  const { owner, friend, admin } = await cast(app);
  const craftId = await storeCraft(app, owner.user.id, dangerous);
  const { post } = await owner.client.call(community.shareCraft, { body: { craftId } });
  await reportUnsafe(friend, craftId);
  const body = { subject: 'post', subjectId: post.id, reason: 'other' } as const;
  await (await newPerson(app)).client.call(safety.report, { body });
  const cases = await queue(admin);
  assert.deepEqual(
    cases.map(({ subject, reports }) => [subject, reports]),
    [['post', 2]],
  );
  await decide(admin, cases[0]?.id, 'remove');
  assert.equal((await friend.client.refusal(crafts.getCraft, { params: { id: craftId } })).status, 404);
});

test('a case goes with its craft', async (t) => {
  const app = await createTestApp(t);
  const { owner, friend, admin } = await cast(app);
  const [alone, shared] = [await storeCraft(app, owner.user.id), await storeCraft(app, owner.user.id)];
  await owner.client.call(community.shareCraft, { body: { craftId: shared } });
  for (const id of [alone, shared]) await reportUnsafe(friend, id);
  assert.equal((await queue(admin)).length, 2);
  for (const id of [alone, shared]) await owner.client.call(crafts.deleteCraft, { params: { id } });
  assert.deepEqual(await queue(admin), []);
});

test('a craft of the house can be called unsafe too', async (t) => {
  const app = await createTestApp(t);
  const { friend, admin } = await cast(app);
  const params = { id: await storeCraft(app, null) };
  await reportUnsafe(friend, params.id);
  const [open] = await queue(admin);
  assert.equal(open?.author, null);
  await decide(admin, open?.id, 'remove');
  assert.equal((await friend.client.refusal(crafts.getCraft, { params })).status, 404);
});
