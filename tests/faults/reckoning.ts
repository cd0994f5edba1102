import assert from 'node:assert/strict';
import { pictureKeys } from '#server/crafts/pictures.ts';
import { until } from '#tests/support/until.ts';
import type { Person } from './crowd.ts';
import type { Kept } from './place.ts';

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
  'a payment that was granted twice, or not at all': `
    select p.payment_id from payments_purchases p where p.type = 'purchase' and p.status = 'completed'
      and (select count(*) from credits_ledger l where l.reason = 'purchase' and l.reference = p.payment_id) <> 1`,
  'a job that failed for good': `select id, name, last_error from platform_jobs where state = 'failed'`,
};

/** Waits until all that is under way has ended by itself. */
async function untilSettled({ pool }: Kept): Promise<void> {
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

async function requireNoContradictions({ pool }: Kept): Promise<void> {
  for (const [what, question] of Object.entries(contradictions)) {
    const { rows } = await pool.query(question);
    assert.deepEqual(rows, [], what);
  }
}

/** What is kept of one person, by what they were told of it. */
const ofPerson = {
  crafts: 'select id from crafts where user_id = $1',
  comments: 'select content as id from community_comments where user_id = $1',
  shared: 'select craft_id as id from community_posts where user_id = $1',
  payments: "select payment_id as id from payments_purchases where user_id = $1 and status = 'completed'",
} as const;

/** True at any moment, whatever is under way. */
export async function requireWhatWasTold(
  { pool }: Pick<Kept, 'pool'>,
  people: readonly Person[],
): Promise<void> {
  const find = async (question: string, values: unknown[]): Promise<string[]> =>
    (await pool.query<{ id: string }>(question, values)).rows.map(({ id }) => id);
  for (const { userId, told } of people) {
    assert.equal(new Set(told.crafts).size, told.crafts.length, 'each craft was told once');
    for (const [what, question] of Object.entries(ofPerson)) {
      const there = new Set(await find(question, [userId]));
      const missing = [...told[what as keyof typeof ofPerson]].filter((id) => !there.has(id));
      assert.deepEqual(missing, [], `${what} are there`);
    }
    const newcomers = await find('select email as id from account_users where email = any($1)', [
      [...told.newcomers],
    ]);
    assert.equal(newcomers.length, told.newcomers.size, 'accounts are there, once');
    const liked = new Set(await find('select craft_id as id from crafts_likes where user_id = $1', [userId]));
    const wrong = [...told.likes].filter(([id, isLiked]) => liked.has(id) !== isLiked);
    assert.deepEqual(wrong, [], 'likes are as they were told');
  }
}

/** Every picture that a craft names is in the store, and nothing else is. */
async function requirePictures({ pool, store }: Kept): Promise<void> {
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
export async function reckon(place: Kept, people: readonly Person[]): Promise<void> {
  await untilSettled(place);
  await requireNoContradictions(place);
  await requireWhatWasTold(place, people);
  await requirePictures(place);
}
