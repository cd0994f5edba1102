import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { getCurrentUser } from '#contract/account.ts';
import { addComment, likePost, listPosts, shareCraft } from '#contract/community.ts';
import { listMakeable } from '#contract/crafts.ts';
import { likeCraft, unlikeCraft } from '#contract/crafts-favorites.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { newPerson } from '#tests/support/people.ts';
import { storeCraft } from '#tests/support/stored-crafts.ts';
import { toldStatements } from '#tests/support/told-statements.ts';

/** Somebody's shared craft, and somebody who looks at it. */
async function sharedCraft(t: TestContext) {
  const app = await createTestApp(t, { config: { rateLimits: true } });
  const [maker, reader] = [await newPerson(app), await newPerson(app)];
  const craftId = await storeCraft(app, maker.user.id);
  const { post } = await maker.client.call(shareCraft, { body: { craftId } });
  return { app, maker, reader, craftId, postId: post.id };
}

async function assertFew(told: Promise<string[]>, most: number): Promise<void> {
  const statements = await told;
  assert.ok(statements.length <= most, `${statements.length} statements:\n${statements.join('\n')}`);
}

/** The session, the transaction's two ends, and one for each feature that writes. */
test('a like is told to the database in eight statements, taking it back in five', async (t) => {
  const { reader, craftId, postId } = await sharedCraft(t);
  const call = { params: { id: craftId } };
  const count = (work: () => Promise<unknown>) => toldStatements(t, work);
  await assertFew(
    count(() => reader.client.call(likeCraft, call)),
    8,
  );
  await assertFew(
    count(() => reader.client.call(unlikeCraft, call)),
    5,
  );
  await assertFew(
    count(() => reader.client.call(likePost, { params: { id: postId } })),
    9,
  );
});

test('what people look at all the time takes a statement or two', async (t) => {
  const { reader } = await sharedCraft(t);
  const { client } = reader;
  await client.call(listMakeable, { query: { limit: '4' } });
  for (const [most, work] of [
    [2, () => client.call(getCurrentUser, {})],
    [2, () => client.call(listPosts, { query: { limit: '4' } })],
    [3, () => client.call(listMakeable, { query: { limit: '4' } })],
  ] as const)
    await assertFew(toldStatements(t, work), most);
});

test('a comment is told to the database in ten, its key and its rate among them', async (t) => {
  const { app, maker, reader, postId } = await sharedCraft(t);
  const told = toldStatements(t, async () => {
    const answer = await reader.client.send({
      method: addComment.method,
      url: addComment.path.replace(':id', String(postId)),
      headers: { 'idempotency-key': 'said-once' },
      payload: { content: 'What a lovely bird!' },
    });
    assert.equal(answer.statusCode, 200, answer.body);
  });
  await assertFew(told, 10);
  const { rows } = await app.database.pool.query(
    `select (select comments from community_posts) as counted, (select count(*)::int from community_comments) as said,
       (select count(*)::int from notifications where user_id = $1) as told,
       (select count(*)::int from platform_idempotency where reply is not null) as kept`,
    [maker.user.id],
  );
  assert.deepEqual(rows, [{ counted: 1, said: 1, told: 1, kept: 1 }]);
});
