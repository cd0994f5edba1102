// The floor of the feed: node:http, one prepared statement on the same database, and the same JSON.
import { createServer } from 'node:http';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { feedQuery } from '#server/community/feed-store.ts';
import { presentPost } from '#server/community/present.ts';

const [url = '', readerId = '0'] = process.argv.slice(2);
const pool = new Pool({ connectionString: url, max: 10 });
const db = drizzle({ client: pool });
const shape = { sort: 'newest', difficulty: null, theme: null, band: null, mine: false } as const;
const prepared = feedQuery(db, { ...shape, hasCursor: false, rows: 5, offset: 0 }).prepare('bare_feed');
const values = { reader: Number(readerId) };

const server = createServer((_request, response) => {
  prepared.execute(values).then(
    (rows) => {
      const body = JSON.stringify(rows.slice(0, 4).map(presentPost));
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
