import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as community from '#contract/community.ts';
import { getCurrentUser } from '#contract/account.ts';
import { listNotifications } from '#contract/notifications.ts';
import { updateProfile } from '#contract/account-profile.ts';
import * as safety from '#contract/safety.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import type { TestApp } from '#tests/support/create-test-app.ts';
import { newPerson } from '#tests/support/people.ts';
import type { Person } from '#tests/support/people.ts';
import { storeCraft } from '#tests/support/stored-crafts.ts';

async function scene(app: TestApp) {
  const people = [];
  for (let each = 0; each < 3; each += 1) people.push(await newPerson(app));
  const [owner, friend, admin] = people as [Person, Person, Person];
  await app.services.accountAdmin.setAdminByEmail(admin.user.email, true);
  const craftId = await storeCraft(app, owner.user.id);
  const { post } = await owner.client.call(community.shareCraft, { body: { craftId } });
  return { owner, friend, admin, post, params: { id: post.id } };
}

const comment = (person: Person, postId: number, content: string) =>
  person.client.call(community.addComment, { params: { id: postId }, body: { content } });
const seen = async (person: Person, postId: number): Promise<string[]> => {
  const list = await person.client.call(community.listComments, { params: { id: postId }, query: {} });
  return list.map((entry) => entry.content);
};
const queue = (admin: Person, state: 'open' | 'decided' = 'open') =>
  admin.client.call(safety.listCases, { query: { state } });
const decide = (admin: Person, id: number, decision: 'keep' | 'remove') =>
  admin.client.call(safety.decideCase, { params: { id }, body: { decision } });
const notices = async (person: Person): Promise<string[]> => {
  const params = { id: person.user.id };
  const list = await person.client.call(listNotifications, { params, query: {} });
  return list.flatMap((entry) => (entry.type === 'moderation' ? [entry.content] : []));
};

test('a comment with contact details waits for a look, and only its author sees it', async (t) => {
  const app = await createTestApp(t);
  const { owner, friend, admin, post, params } = await scene(app);
  const held = await comment(friend, post.id, 'Call me on 0171 234 56 78');
  assert.equal(held.comment.state, 'held');
  assert.match(held.message, /We will look at your comment/);
  assert.deepEqual(await seen(friend, post.id), ['Call me on 0171 234 56 78']);
  assert.deepEqual(await seen(owner, post.id), []);
  assert.equal((await owner.client.call(community.getPost, { params })).commentsCount, 0);

  const [open] = await queue(admin);
  assert.deepEqual([open?.subject, open?.reasons, open?.reports], ['comment', ['contact'], 0]);
  await decide(admin, open?.id ?? 0, 'keep');
  assert.equal((await seen(owner, post.id)).length, 1);
  assert.equal((await owner.client.call(community.getPost, { params })).commentsCount, 1);
  assert.match((await notices(friend))[0] ?? '', /published now/);

  await admin.client.call(safety.undoCase, { params: { id: open?.id } });
  assert.deepEqual(await seen(owner, post.id), []);
  assert.equal((await owner.client.call(community.getPost, { params })).commentsCount, 0);
  assert.equal((await queue(admin)).length, 1);
  await decide(admin, open?.id ?? 0, 'remove');
  assert.deepEqual(await seen(friend, post.id), [], 'a removed text is gone for its author too');
  assert.match((await notices(friend))[0] ?? '', /removed after a review/);
  const again = { params: { id: open?.id }, body: { decision: 'keep' as const } };
  assert.equal((await admin.client.refusal(safety.decideCase, again)).status, 409);
});

test('a caption with an address holds the post back until it is let through', async (t) => {
  const app = await createTestApp(t);
  const { owner, friend, admin } = await scene(app);
  const craftId = await storeCraft(app, owner.user.id, { title: 'Held' });
  const { post, message } = await owner.client.call(community.shareCraft, {
    body: { craftId, content: 'Come and see it at 12 Rosewood Lane' },
  });
  assert.equal(post.state, 'held');
  assert.match(message, /before others see them/);
  const shown = async () =>
    (await friend.client.call(community.listPosts, { query: {} })).map((each) => each.id);
  assert.ok(!(await shown()).includes(post.id));
  assert.equal((await friend.client.refusal(community.getPost, { params: { id: post.id } })).status, 404);
  assert.equal((await owner.client.call(community.getPost, { params: { id: post.id } })).state, 'held');
  const [open] = await queue(admin);
  await decide(admin, open?.id ?? 0, 'keep');
  assert.ok((await shown()).includes(post.id));
});

test('a report has a receipt, one case holds them all, and both sides hear of the decision', async (t) => {
  const app = await createTestApp(t);
  const { owner, friend, admin, post } = await scene(app);
  const other = await newPerson(app);
  const body = { subject: 'post', subjectId: post.id, reason: 'unsafe', note: 'Small parts' } as const;
  const receipts = new Set();
  for (const person of [friend, friend, other])
    receipts.add((await person.client.call(safety.report, { body })).receipt);
  assert.equal(receipts.size, 2, 'reporting again gives the same receipt');
  const cases = await queue(admin);
  assert.deepEqual(
    cases.map(({ reports, reasons, author }) => [reports, reasons, author?.displayName]),
    [[2, ['unsafe'], owner.user.displayName]],
  );
  assert.doesNotMatch(
    JSON.stringify(cases),
    new RegExp(friend.user.displayName),
    'who reported stays unsaid',
  );
  assert.equal((await owner.client.refusal(safety.report, { body })).status, 400);

  await decide(admin, cases[0]?.id ?? 0, 'remove');
  assert.equal((await friend.client.refusal(community.getPost, { params: { id: post.id } })).status, 404);
  for (const person of [friend, other]) assert.match((await notices(person))[0] ?? '', /was removed/);
  assert.match((await notices(owner))[0] ?? '', /removed after a review/);
  const share = { body: { craftId: post.craftId } };
  assert.equal((await owner.client.refusal(community.shareCraft, share)).status, 403);
  await owner.client.call(community.unshareCraft, { params: { id: post.craftId } });
  assert.equal((await owner.client.refusal(community.shareCraft, share)).status, 403, 'it may not come back');

  await admin.client.call(safety.undoCase, { params: { id: cases[0]?.id } });
  assert.equal((await friend.client.call(community.getPost, { params: { id: post.id } })).state, 'published');
  assert.equal((await queue(admin, 'decided')).length, 0);
});

test('a removed profile says and shows nothing; taking it back restores the words', async (t) => {
  const app = await createTestApp(t);
  const { owner, friend, admin } = await scene(app);
  const { id, displayName } = owner.user;
  await owner.client.call(updateProfile, { params: { id }, body: { displayName, bio: 'Something odd' } });
  const body = { subject: 'profile', subjectId: id, reason: 'unkind' } as const;
  await friend.client.call(safety.report, { body });
  const [open] = await queue(admin);
  assert.equal(open?.text, 'Something odd');
  await decide(admin, open?.id ?? 0, 'remove');
  assert.equal((await owner.client.call(getCurrentUser, {})).user.bio, null);
  await admin.client.call(safety.undoCase, { params: { id: open?.id } });
  assert.equal((await owner.client.call(getCurrentUser, {})).user.bio, 'Something odd');
});

test('who blocks somebody sees nothing of them, and the other way around', async (t) => {
  const app = await createTestApp(t);
  const { owner, friend, post, params } = await scene(app);
  const other = await newPerson(app);
  await comment(friend, post.id, 'By the friend');
  await comment(other, post.id, 'By the other');
  const block = { params: { id: friend.user.id } };

  await other.client.call(safety.blockPerson, block);
  await other.client.call(safety.blockPerson, block);
  assert.deepEqual(await seen(other, post.id), ['By the other']);
  assert.deepEqual(await seen(friend, post.id), ['By the friend']);
  assert.equal((await seen(owner, post.id)).length, 2);

  await owner.client.call(safety.blockPerson, block);
  assert.deepEqual(await friend.client.call(community.listPosts, { query: {} }), []);
  for (const endpoint of [community.getPost, community.likePost])
    assert.equal((await friend.client.refusal(endpoint, { params })).status, 404);
  const mine = { params: { id: owner.user.id } };
  assert.deepEqual(
    (await owner.client.call(safety.listBlocked, mine)).map((person) => person.displayName),
    [friend.user.displayName],
  );
  assert.equal((await friend.client.refusal(safety.listBlocked, mine)).status, 403);
  await owner.client.call(safety.unblockPerson, block);
  assert.equal((await friend.client.call(community.listPosts, { query: {} })).length, 1);
  assert.equal((await owner.client.refusal(safety.blockPerson, mine)).status, 400);
  assert.equal((await owner.client.refusal(safety.blockPerson, { params: { id: 99_999 } })).status, 404);
});

test('the first texts of somebody new can be set to wait', async (t) => {
  const app = await createTestApp(t, { config: { reviewFirstTexts: 1 } });
  const [owner, admin] = [await newPerson(app), await newPerson(app)];
  await app.services.accountAdmin.setAdminByEmail(admin.user.email, true);
  const craftId = await storeCraft(app, owner.user.id);
  const { post } = await owner.client.call(community.shareCraft, {
    body: { craftId, content: 'Our first one' },
  });
  assert.equal(post.state, 'held');
  const [open] = await queue(admin);
  assert.deepEqual(open?.reasons, ['first-text']);
  await decide(admin, open?.id ?? 0, 'keep');
  assert.equal((await comment(owner, post.id, 'And a word')).comment.state, 'published');
});

test('the queue is for administrators, and cases die with what they are about', async (t) => {
  const app = await createTestApp(t);
  const { owner, friend, admin, post } = await scene(app);
  const held = await comment(friend, post.id, 'see www.pictures.test');
  assert.equal((await owner.client.refusal(safety.listCases, { query: {} })).status, 403);
  assert.equal((await app.client().refusal(safety.listCases, { query: {} })).status, 401);
  const id = (await queue(admin))[0]?.id;
  const verdict = { params: { id }, body: { decision: 'keep' as const } };
  assert.equal((await owner.client.refusal(safety.decideCase, verdict)).status, 403);
  await friend.client.call(community.deleteComment, { params: { id: held.comment.id } });
  assert.deepEqual(await queue(admin), []);
  assert.equal((await admin.client.refusal(safety.decideCase, verdict)).status, 404);
  const unknown = { subject: 'comment', subjectId: 4242, reason: 'other' } as const;
  assert.equal((await friend.client.refusal(safety.report, { body: unknown })).status, 404);
});
