// The floor of what asks the database: node:http, one prepared statement on the same data, and JSON.
import { createServer } from 'node:http';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { feedQuery } from '#server/community/feed-store.ts';
import { presentPost } from '#server/community/present.ts';
import { findFullCrafts } from '#server/crafts/makeable-store.ts';

const [url = '', readerId = '0'] = process.argv.slice(2);
const reader = Number(readerId);
const pool = new Pool({ connectionString: url, max: 10 });
const db = drizzle({ client: pool });
const shape = { sort: 'newest', difficulty: null, theme: null, band: null, mine: false } as const;
const feed = feedQuery(db, { ...shape, hasCursor: false, rows: 5, offset: 0 }).prepare('bare_feed');

const like = {
  name: 'bare_like',
  text: `with liked as (
      insert into crafts_likes (user_id, craft_id, created_at) values ($1, $2, now())
      on conflict do nothing returning craft_id),
    craft as (update crafts set likes = likes + 1 from liked where id = craft_id returning id, likes)
    update community_posts p set likes = craft.likes from craft where p.craft_id = craft.id returning p.likes`,
};
const comment = {
  name: 'bare_comment',
  text: `with post as (update community_posts set comments = comments + 1 where id = $2 returning id)
    insert into community_comments (post_id, user_id, content, state, created_at)
    select id, $1, 'Ours is green.', 'published', now() from post returning *`,
};

let makeable: string[] | undefined;

async function fourCrafts(): Promise<unknown> {
  makeable ??= (
    await pool.query<{ id: string }>(
      'select id from crafts where shared order by shared_at desc, id desc limit 4',
    )
  ).rows.map(({ id }) => id);
  return findFullCrafts(db, makeable);
}

function answerTo(path: string): Promise<unknown> {
  const [, liked] = /^\/api\/crafts\/([\w-]+)\/likes$/.exec(path) ?? [];
  if (liked) return pool.query({ ...like, values: [reader, liked] }).then(({ rows }) => rows[0]);
  const [, commented] = /^\/api\/posts\/(\d+)\/comments$/.exec(path) ?? [];
  if (commented) return pool.query({ ...comment, values: [reader, commented] }).then(({ rows }) => rows[0]);
  if (path.startsWith('/api/crafts/makeable')) return fourCrafts();
  return feed.execute({ reader }).then((rows) => rows.slice(0, 4).map(presentPost));
}

const server = createServer((request, response) => {
  answerTo(request.url ?? '').then(
    (answer) => {
      const body = JSON.stringify(answer);
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
      });
      response.end(body);
    },
    (error: unknown) => {
      response.writeHead(500, { 'content-length': 0 });
      response.end();
      console.error(error);
    },
  );
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') console.log(`http://localhost:${address.port}`);
});
process.on('SIGTERM', () => process.exit(0));
