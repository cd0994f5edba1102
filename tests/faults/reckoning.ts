import assert from 'node:assert/strict';
import { pictureKeys } from '#server/crafts/pictures.ts';
import { until } from '#tests/support/until.ts';
import type { Person } from './crowd.ts';
import type { Place } from './place.ts';

const settlesWithinMs = 60_000;

/** What is still under way. */
const openWork = `select
  (select count(*)::int from platform_jobs
    where state = 'running' or state = 'queued' and (run_at <= now() or attempts > 0)) as jobs,
  (select count(*)::int from credits_holds where state = 'held') as holds,
  (select count(*)::int from crafts where image_status <> 'completed') as pictures`;

/** What must be empty whenever nothing is under way. */
const contradictions: Readonly<Record<string, string>> = {
  'a balance that is not the sum of its ledger, or below nothing': `
    select b.user_id, b.balance from credits_balances b
    where b.balance < 0
       or b.balance <> (select coalesce(sum(l.delta), 0) from credits_ledger l where l.user_id = b.user_id)`,
  'a craft that was not paid for, or paid for without a craft': `
    select u.id from account_users u
    where (select count(*) from crafts c where c.user_id = u.id)
       <> (select -coalesce(sum(l.delta), 0) from credits_ledger l where l.user_id = u.id and l.reason in ('generation', 'generation-return'))`,
  'likes of a craft that are not its rows': `
    select c.id from crafts c
    where c.likes <> (select count(*) from crafts_likes l where l.craft_id = c.id)`,
  'counts of a post that are not its rows': `
    select p.id from community_posts p join crafts c on c.id = p.craft_id
    where p.likes <> c.likes
       or p.comments <> (select count(*) from community_comments m where m.post_id = p.id and m.state = 'published')`,
  'a comment that was said twice': `
    select content from community_comments group by content having count(*) > 1`,
  'a craft that was shared twice': `
    select craft_id from community_posts group by craft_id having count(*) > 1`,
  'a job that failed for good': `select id, name, last_error from platform_jobs where state = 'failed'`,
};

/** Waits until all that is under way has ended by itself. */
async function untilSettled({ pool }: Place): Promise<void> {
  let last: unknown = null;
  const isSettled = async (): Promise<boolean> => {
    const { rows } = await pool.query<Record<string, number>>(openWork);
    [last] = rows;
    return Object.values(rows[0] ?? { none: 1 }).every((count) => count === 0);
  };
  await until('everything to come to its end', () => isSettled().catch(() => false), {
    seen: () => last,
    longestMs: settlesWithinMs,
  });
}

async function requireNoContradictions({ pool }: Place): Promise<void> {
  for (const [what, question] of Object.entries(contradictions)) {
    const { rows } = await pool.query(question);
    assert.deepEqual(rows, [], what);
  }
}

async function requireWhatWasTold({ pool }: Place, people: readonly Person[]): Promise<void> {
  const ask = async <T>(question: string, values: unknown[]): Promise<T[]> =>
    (await pool.query<T & object>(question, values)).rows;
  for (const { userId, told } of people) {
    const crafts = await ask<{ id: string }>('select id from crafts where user_id = $1', [userId]);
    const ids = new Set(crafts.map(({ id }) => id));
    assert.deepEqual(
      told.crafts.filter((id) => !ids.has(id)),
      [],
      'acknowledged crafts are there',
    );
    assert.equal(new Set(told.crafts).size, told.crafts.length, 'each was told once');
    const comments = await ask<{ content: string }>(
      'select content from community_comments where user_id = $1',
      [userId],
    );
    const said = new Set(comments.map(({ content }) => content));
    assert.deepEqual(
      [...told.comments].filter((content) => !said.has(content)),
      [],
      'comments are there',
    );
    const posts = await ask<{ id: string }>('select craft_id as id from community_posts where user_id = $1', [
      userId,
    ]);
    const shared = new Set(posts.map(({ id }) => id));
    assert.deepEqual(
      [...told.shared].filter((id) => !shared.has(id)),
      [],
      'shared crafts are shared',
    );
    const likes = await ask<{ id: string }>('select craft_id as id from crafts_likes where user_id = $1', [
      userId,
    ]);
    const liked = new Set(likes.map(({ id }) => id));
    const wrong = [...told.likes].filter(([id, isLiked]) => liked.has(id) !== isLiked);
    assert.deepEqual(wrong, [], 'likes are as they were told');
  }
}

/** Every picture that a craft names is in the store, and nothing else is. */
async function requirePictures({ pool, store }: Place): Promise<void> {
  const { rows } = await pool.query<{ id: string; version: string }>(
    'select id, image_version as version from crafts where image_version is not null',
  );
  const wanted = new Set(
    rows.flatMap(({ id, version }) => pictureKeys({ craftId: id, version }).map((key) => `faults/${key}`)),
  );
  const kept = new Set([...store.objects.keys()].filter((key) => key.startsWith('faults/crafts/')));
  assert.deepEqual(
    [...wanted].filter((key) => !kept.has(key)),
    [],
    'no picture is missing',
  );
  assert.deepEqual(
    [...kept].filter((key) => !wanted.has(key)),
    [],
    'no picture is left over',
  );
}

/** Holds what the database and the store say against each other and against what people were told. */
export async function reckon(place: Place, people: readonly Person[]): Promise<void> {
  await untilSettled(place);
  await requireNoContradictions(place);
  await requireWhatWasTold(place, people);
  await requirePictures(place);
}
