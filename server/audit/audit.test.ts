import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addComment, deleteComment, shareCraft } from '#contract/community.ts';
import { decideCase, undoCase } from '#contract/safety.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import type { TestApp } from '#tests/support/create-test-app.ts';
import { newAdministrator, newPerson } from '#tests/support/people.ts';
import { storeCraft } from '#tests/support/stored-crafts.ts';

interface Line {
  admin_id: number | null;
  action: string;
  details: string;
  target_user_id: number | null;
}

async function linesOf(app: TestApp): Promise<Line[]> {
  const { rows } = await app.database.pool.query<Line>(
    'select admin_id, action, details, target_user_id from audit_logs order by id',
  );
  return rows;
}

test('what the operator does about administrators is logged, and what changes nothing is not', async (t) => {
  const app = await createTestApp(t);
  const [a, b] = [await newAdministrator(app), await newAdministrator(app)];
  const { accountAdmin } = app.services;
  await accountAdmin.setAdminByEmail(b.user.email, true);
  await accountAdmin.setAdminByEmail(b.user.email, false);
  assert.equal(await accountAdmin.setAdminByEmail(a.user.email, false), 'last');
  const lines = await linesOf(app);
  assert.deepEqual(
    lines.map((line) => [line.admin_id, line.action, line.target_user_id]),
    [
      [null, 'admin_granted', a.user.id],
      [null, 'admin_granted', b.user.id],
      [null, 'admin_revoked', b.user.id],
    ],
  );
});

test('decisions, their undoing and comments of others that were deleted are logged', async (t) => {
  const app = await createTestApp(t);
  const [admin, author] = [await newAdministrator(app), await newPerson(app)];
  const craftId = await storeCraft(app, author.user.id);
  const { post } = await author.client.call(shareCraft, { body: { craftId } });
  const say = async (content: string) => {
    const said = await author.client.call(addComment, { params: { id: post.id }, body: { content } });
    return said.comment.id;
  };
  const held = await say('see www.pictures.test');
  const plain = await say('So nice');
  const own = await say('A word of mine');
  const { rows } = await app.database.pool.query<{ id: number }>('select id from community_cases');
  const params = { id: rows[0]?.id ?? 0 };
  await admin.client.call(decideCase, { params, body: { decision: 'remove' } });
  await admin.client.call(undoCase, { params });
  await admin.client.call(decideCase, { params, body: { decision: 'keep' } });
  await admin.client.refusal(decideCase, { params, body: { decision: 'keep' } });
  await admin.client.call(deleteComment, { params: { id: plain } });
  await author.client.call(deleteComment, { params: { id: own } });
  assert.deepEqual((await linesOf(app)).slice(1), [
    logged('case_removed', `Removed comment ${held} (case ${params.id}).`),
    logged('case_reopened', `Took the decision about comment ${held} (case ${params.id}) back.`),
    logged('case_kept', `Kept comment ${held} (case ${params.id}).`),
    logged('comment_deleted', `Deleted comment ${plain} on post ${post.id}.`),
  ]);

  function logged(action: string, details: string): Line {
    return { admin_id: admin.user.id, action, details, target_user_id: author.user.id };
  }
});

test('lines of the log can be neither changed nor taken away', async (t) => {
  const app = await createTestApp(t);
  await newAdministrator(app);
  const before = await linesOf(app);
  assert.equal(before.length, 1);
  for (const change of ["update audit_logs set details = 'nothing'", 'delete from audit_logs'])
    await assert.rejects(app.database.pool.query(change), /never changed/);
  assert.deepEqual(await linesOf(app), before);
});

test('a line goes with the action that failed', async (t) => {
  const app = await createTestApp(t);
  const { audit } = app.services;
  await assert.rejects(
    app.database.transaction(async (tx) => {
      await audit.record(tx, { adminId: 1, action: 'craft_deleted', details: 'Deleted craft 1.' });
      throw new Error('something else went wrong');
    }),
    /something else/,
  );
  assert.deepEqual(await linesOf(app), []);
});
