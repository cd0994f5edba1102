import assert from 'node:assert/strict';
import path from 'node:path';
import { Pool } from 'pg';
import { fillCommunity } from '#tests/support/many-posts.ts';
import { provideRealPostgres } from '#tests/support/real-postgres.ts';
import type { Figure } from './figure.ts';
import { ask, register, startProduct, withTemporaryFolder } from './servers.ts';
import { median, quantile } from './statistics.ts';

const people = 64;
const posts = 2_000;
const stormMs = 60_000;

const pick = <T>(values: readonly T[]): T => values[Math.floor(Math.random() * values.length)] as T;

interface Place {
  origin: string;
  postIds: readonly number[];
  /** Crafts by their makers' cookies. */
  craftIds: ReadonlyMap<string, readonly string[]>;
}

interface Step {
  method: string;
  path: string;
  json?: object;
  /** A post may have been taken back meanwhile: that is an answer, not an error. */
  mayBeGone?: boolean;
}

/** What people do: mostly look around, sometimes like or comment, now and then share or take back. */
function nextStep({ postIds, craftIds }: Place, cookie: string): Step {
  const chance = Math.random();
  const post = `/api/posts/${pick(postIds)}`;
  const mayBeGone = true;
  if (chance < 0.6) return { method: 'GET', path: `/api/posts?limit=4&sort=${pick(['newest', 'popular'])}` };
  if (chance < 0.75) return { method: 'GET', path: `${post}/details`, mayBeGone };
  if (chance < 0.87) return { method: pick(['POST', 'POST', 'DELETE']), path: `${post}/likes`, mayBeGone };
  if (chance < 0.94)
    return { method: 'POST', path: `${post}/comments`, json: { content: 'Ours is green.' }, mayBeGone };
  const craftId = pick(craftIds.get(cookie) ?? []);
  if (chance < 0.97) return { method: 'DELETE', path: `/api/crafts/${craftId}/posts` };
  return { method: 'POST', path: '/api/posts', json: { craftId } };
}

async function person(place: Place, cookie: string, latenciesMs: number[]): Promise<void> {
  const until = performance.now() + stormMs;
  while (performance.now() < until) {
    const { method, path: at, json, mayBeGone } = nextStep(place, cookie);
    const since = performance.now();
    const { status, body } = await ask(place.origin + at, {
      method,
      headers: { cookie },
      ...(json ? { json } : {}),
    });
    latenciesMs.push(performance.now() - since);
    const isGood = status === 200 || (mayBeGone && status === 404);
    assert.ok(isGood, `${method} ${at} answered ${status}: ${body.toString()}`);
  }
}

async function requireCountsEqualRows(pool: Pool): Promise<void> {
  const { rows } = await pool.query(`
    select p.id from community_posts p join crafts c on c.id = p.craft_id
    where p.likes <> c.likes
       or p.comments <> (select count(*) from community_comments m where m.post_id = p.id and m.state = 'published')`);
  assert.deepEqual(rows, [], 'the counts of posts equal their rows');
  const drift = await pool.query(`
    select c.id from crafts c
    where c.likes <> (select count(*) from crafts_likes l where l.craft_id = c.id)`);
  assert.deepEqual(drift.rows, [], 'the likes of crafts equal their rows');
}

export const community: Figure = {
  name: 'community',
  title: `${people} people in the community for ${stormMs / 1000} seconds`,
  onRequest: true,
  measure: () =>
    withTemporaryFolder(async (folder) => {
      const postgres = await provideRealPostgres();
      const settings = {
        DATA_DIR: path.join(folder, 'data'),
        DATABASE_URL: postgres.url,
        STARTER_CONTENT: 'off',
      };
      const server = await startProduct(settings);
      const pool = new Pool({ connectionString: postgres.url, max: 1 });
      try {
        const cookies: string[] = [];
        for (let each = 0; each < people; each += 1)
          cookies.push(await register(server.origin, `bench.${each}`));
        await fillCommunity(pool, { from: 1, to: posts });
        await pool.query('update crafts set likes = 0; update community_posts set likes = 0');
        const { rows } = await pool.query<{ id: number; craft_id: string; user_id: number }>(
          'select id, craft_id, user_id from community_posts',
        );
        const users = await pool.query<{ id: number }>('select id from account_users order by id');
        const craftIds = new Map(
          cookies.map((cookie, index) => [
            cookie,
            rows.flatMap((row) => (row.user_id === users.rows[index]?.id ? [row.craft_id] : [])),
          ]),
        );
        const place = { origin: server.origin, postIds: rows.map((row) => row.id), craftIds };
        const latenciesMs: number[] = [];
        await Promise.all(cookies.map((cookie) => person(place, cookie, latenciesMs)));
        await requireCountsEqualRows(pool);
        const middle = median(latenciesMs);
        return [
          { name: 'requests answered', value: latenciesMs.length, unit: '' },
          { name: 'median', value: middle, unit: 'ms' },
          {
            name: '99th percentile against the median',
            value: quantile(latenciesMs, 0.99) / middle,
            unit: 'x',
            limit: { most: 15 },
          },
        ];
      } finally {
        await pool.end();
        await server.stop();
        await postgres.stop();
      }
    }),
};
