import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { deleteAdminCraft, deleteAdminPost, deleteAdminUser } from '#contract/admin-actions.ts';
import { addComment, deleteComment, shareCraft, unshareCraft } from '#contract/community.ts';
import { deleteCraft } from '#contract/crafts.ts';
import { deleteAccount, endSession, listSessions } from '#contract/account-profile.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import type { TestApp } from '#tests/support/create-test-app.ts';
import { newAdministrator, newPerson, signIn } from '#tests/support/people.ts';
import type { Person } from '#tests/support/people.ts';
import { storeCraft } from '#tests/support/stored-crafts.ts';
import { statusesOf } from '#tests/support/test-client.ts';

const times = 8;
const atOnce = async (ask: () => Promise<{ status: number }>): Promise<number[]> =>
  statusesOf(await Promise.all(Array.from({ length: times }, ask)));
const oneWins = [200, ...Array.from({ length: times - 1 }, () => 404)];

interface Cast {
  app: TestApp;
  owner: Person;
  admin: Person;
  count(query: string): Promise<number>;
}

async function setUp(t: TestContext): Promise<Cast> {
  const app = await createTestApp(t);
  const count = async (query: string): Promise<number> => {
    const { rows } = await app.database.pool.query<{ n: number }>(`select count(*)::int as n from ${query}`);
    return rows[0]?.n ?? -1;
  };
  return { app, owner: await newPerson(app), admin: await newAdministrator(app), count };
}

async function postOf({ app, owner }: Cast): Promise<number> {
  const craftId = await storeCraft(app, owner.user.id);
  return (await owner.client.call(shareCraft, { body: { craftId } })).post.id;
}

test('of eight who delete one craft at once one does', async (t) => {
  const cast = await setUp(t);
  const params = { id: await storeCraft(cast.app, cast.owner.user.id) };
  assert.deepEqual(await atOnce(() => cast.owner.client.ask(deleteCraft, { params })), oneWins);
  assert.equal(await cast.count("activities where type = 'craft_deleted'"), 1);
});

test('of eight who delete one comment at once one does', async (t) => {
  const cast = await setUp(t);
  const id = await postOf(cast);
  const { comment } = await cast.owner.client.call(addComment, { params: { id }, body: { content: 'Nice' } });
  const params = { id: comment.id };
  assert.deepEqual(await atOnce(() => cast.admin.client.ask(deleteComment, { params })), oneWins);
  assert.equal(await cast.count("audit_logs where action = 'comment_deleted'"), 1);
  assert.equal(await cast.count('community_posts where comments = 0'), 1);
});

test('of eight administrators who delete one thing at once one does, and one line tells of it', async (t) => {
  const cast = await setUp(t);
  const { app, admin, owner } = cast;
  const post = { params: { id: await postOf(cast) } };
  assert.deepEqual(await atOnce(() => admin.client.ask(deleteAdminPost, post)), oneWins);
  const craft = { params: { id: await storeCraft(app, owner.user.id) } };
  assert.deepEqual(await atOnce(() => admin.client.ask(deleteAdminCraft, craft)), oneWins);
  const person = { params: { id: owner.user.id } };
  assert.deepEqual(await atOnce(() => admin.client.ask(deleteAdminUser, person)), oneWins);
  for (const action of ['post_deleted', 'craft_deleted', 'user_deleted'])
    assert.equal(await cast.count(`audit_logs where action = '${action}'`), 1, action);
});

test('an owner and an administrator who delete one craft at once do it once', async (t) => {
  const cast = await setUp(t);
  const params = { id: await storeCraft(cast.app, cast.owner.user.id) };
  const answers = await Promise.all([
    ...Array.from({ length: 4 }, () => cast.owner.client.ask(deleteCraft, { params })),
    ...Array.from({ length: 4 }, () => cast.admin.client.ask(deleteAdminCraft, { params })),
  ]);
  assert.deepEqual(statusesOf(answers), oneWins);
});

test('of eight who end one session, or leave, at once one does', async (t) => {
  const cast = await setUp(t);
  const { app, owner } = cast;
  await signIn(app.client(), { email: owner.user.email, password: owner.password });
  const sessions = await owner.client.call(listSessions, { params: { id: owner.user.id } });
  const sessionId = sessions.find(({ isCurrent }) => !isCurrent)?.id ?? 0;
  const session = { params: { id: owner.user.id, sessionId } };
  assert.deepEqual(await atOnce(() => owner.client.ask(endSession, session)), oneWins);

  const leaving = { params: { id: owner.user.id }, body: { currentPassword: owner.password } };
  const left = await atOnce(() => owner.client.ask(deleteAccount, leaving));
  assert.deepEqual(
    left.filter((status) => status === 200),
    [200],
  );
  assert.ok(
    left.every((status) => [200, 401, 404].includes(status)),
    left.join(' '),
  );
});

test('what may be said again changes nothing the second time, however many say it at once', async (t) => {
  const cast = await setUp(t);
  const craftId = await storeCraft(cast.app, cast.owner.user.id);
  await cast.owner.client.call(shareCraft, { body: { craftId } });
  const params = { id: craftId };
  const statuses = await atOnce(() => cast.owner.client.ask(unshareCraft, { params }));
  assert.deepEqual(new Set(statuses), new Set([200]));
  assert.equal(await cast.count("activities where type = 'craft_unshared'"), 1);
});
