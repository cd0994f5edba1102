import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { adjustUserCredits, deleteAdminUser } from '#contract/admin-actions.ts';
import { addComment, shareCraft } from '#contract/community.ts';
import { likeCraft, saveCraft } from '#contract/crafts-favorites.ts';
import { updateProfile } from '#contract/account-profile.ts';
import { report } from '#contract/safety.ts';
import { addToInventory } from '#contract/supplies.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import type { TestApp } from '#tests/support/create-test-app.ts';
import { makeCraft } from '#tests/support/generating.ts';
import { newAdministrator, newPerson } from '#tests/support/people.ts';
import type { Person } from '#tests/support/people.ts';
import { asDataUrl, phonePhoto } from '#tests/support/phone-photo.ts';
import { findResidue } from '#tests/support/residue.ts';

/** Counts that are kept beside the rows they count, and rows that point to nothing: all of them must be empty. */
const mistakes = {
  'likes of crafts': `select id from crafts c where likes <>
    (select count(*) from crafts_likes l where l.craft_id = c.id)`,
  'likes of posts': `select id from community_posts p where likes <>
    (select count(*) from crafts_likes l where l.craft_id = p.craft_id)`,
  'comments of posts': `select id from community_posts p where comments <>
    (select count(*) from community_comments c where c.post_id = p.id and c.state = 'published')`,
  balances: `select user_id from credits_balances b where balance <>
    (select coalesce(sum(delta), 0) from credits_ledger l where l.user_id = b.user_id)`,
  'shared crafts without a post': `select id from crafts where shared and not exists
    (select 1 from community_posts p where p.craft_id = crafts.id and p.state <> 'removed')`,
  'open cases about nothing': `select id from community_cases c where state = 'open' and not case subject
    when 'post' then exists (select 1 from community_posts where id::text = c.subject_id)
    when 'craft' then exists (select 1 from crafts where id::text = c.subject_id)
    when 'comment' then exists (select 1 from community_comments where id::text = c.subject_id)
    else exists (select 1 from account_users where id::text = c.subject_id) end`,
};

async function findMistakes(app: TestApp): Promise<string[]> {
  const found: string[] = [];
  for (const [name, query] of Object.entries(mistakes)) {
    const { rows } = await app.database.pool.query(query);
    if (rows.length > 0) found.push(`${name}: ${JSON.stringify(rows)}`);
  }
  return found;
}

/** Every column that names a person, of every table; who did it and whom it concerned stays in the log. */
async function findPointersTo(app: TestApp, userId: number): Promise<string[]> {
  const { rows: columns } = await app.database.pool.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and table_name <> 'audit_logs' and data_type in ('integer', 'bigint')
       and column_name ~ '(user|blocker|blocked|author|reporter)_id$'`,
  );
  assert.ok(columns.length > 15, 'the columns were found');
  const found: string[] = [];
  for (const { table, column } of columns) {
    const query = `select 1 from ${table} where ${column} = $1`;
    const { rowCount } = await app.database.pool.query(query, [userId]);
    if (rowCount) found.push(`${table}.${column}`);
  }
  return found;
}

const filesOf = (app: TestApp): string[] => {
  const folder = path.join(app.config.dataDir, 'images');
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => fs.statSync(path.join(folder, name)).isFile())
    .toSorted();
};

/** Somebody who has left traces everywhere, on their own things and on those of another one. */
async function live(app: TestApp, who: Person, other: Person): Promise<void> {
  const { craft } = await makeCraft(who);
  const { craft: foreign } = await makeCraft(other);
  await app.jobs.drain();
  const { client, user } = who;
  const profileImage = asDataUrl(await phonePhoto(1));
  const params = { id: user.id };
  await client.call(updateProfile, { params, body: { displayName: user.displayName, profileImage } });
  const { post } = await client.call(shareCraft, { body: { craftId: craft.id } });
  const theirs = await other.client.call(shareCraft, { body: { craftId: foreign.id } });
  for (const [by, postId, craftId] of [
    [who, theirs.post.id, foreign.id],
    [other, post.id, craft.id],
  ] as const) {
    await by.client.call(likeCraft, { params: { id: craftId } });
    await by.client.call(saveCraft, { params: { id: craftId } });
    await by.client.call(addComment, { params: { id: postId }, body: { content: 'What a bird' } });
    await by.client.call(addComment, { params: { id: postId }, body: { content: 'at www.birds.test' } });
    const body = { subject: 'post', subjectId: postId, reason: 'other' } as const;
    await by.client.call(report, { body });
  }
  await client.call(addToInventory, { params, body: { name: 'Glue' } });
}

test('a deleted user leaves no row, no file and no wrong count', async (t) => {
  const app = await createTestApp(t);
  await app.services.supplies.seed(app.database.db);
  const admin = await newAdministrator(app);
  const other = await newPerson(app);
  const leaving = await newPerson(app, { email: 'leaving@example.test', displayName: 'Leaving.Person' });
  await makeCraft(other);
  await app.jobs.drain();
  const before = filesOf(app);
  const { rows: others } = await app.database.pool.query('select id from crafts');
  assert.equal(others.length, 1);

  await app.database.transaction((tx) =>
    app.services.payments.purchases.recordAdjustment(tx, { userId: other.user.id, amount: 3, note: null }),
  );
  await live(app, leaving, other);
  const { rows: foreign } = await app.database.pool.query<{ id: string }>(
    'select id from crafts where user_id = $1 order by created_at desc limit 1',
    [other.user.id],
  );
  assert.deepEqual(await findMistakes(app), []);
  const withAll = filesOf(app);
  assert.ok(withAll.length > before.length);

  await admin.client.call(adjustUserCredits, {
    params: { id: leaving.user.id },
    body: { amount: 2, note: 'A gift for Leaving.Person' },
  });

  await admin.client.call(deleteAdminUser, { params: { id: leaving.user.id } });
  await app.jobs.drain();

  assert.deepEqual(await findMistakes(app), []);
  assert.deepEqual(await findPointersTo(app, leaving.user.id), []);
  assert.deepEqual(await findResidue(app, ['leaving.person', 'leaving@example.test']), []);
  const { rows: kept } = await app.database.pool.query<{ id: string; likes: number }>(
    'select id, likes from crafts',
  );
  assert.equal(kept.length, 2);
  assert.equal(kept.find(({ id }) => id === foreign[0]?.id)?.likes, 0);
  const left = filesOf(app);
  assert.deepEqual(
    left.filter((name) => !withAll.includes(name)),
    [],
  );
  assert.equal(left.length, 2 * before.length, 'the pictures of the other one’s two crafts');
});
