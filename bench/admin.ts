import path from 'node:path';
import { Pool } from 'pg';
import { fillConsole, firstMadeUp } from '#tests/support/many-people.ts';
import { provideRealPostgres } from '#tests/support/real-postgres.ts';
import type { StartedServer } from '#tests/support/started-server.ts';
import type { Figure, Reading } from './figure.ts';
import { load } from './load.ts';
import { ask, register, startProduct, withTemporaryFolder } from './servers.ts';
import { inTurns, median } from './statistics.ts';

/** A smaller number is for trying the measurement out. */
const size = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 1_000_000);
const rounds = 5;
const roundMs = 400;
const deepPages = 40;
const most = 3;

const somebody = firstMadeUp + Math.floor(size / 2);
/** One query for one row by its key, asked for in the same way: what everything else is compared with. */
const onePerson = `/api/admin/users/${somebody}`;

/** The first pages of every tab, in every order, and what its search finds: much, little, one. */
const questions = [
  '/api/admin/stats',
  '/api/admin/series?span=7d',
  '/api/admin/series?span=30d',
  '/api/admin/series?span=90d',
  '/api/admin/series?span=year',
  ...['created', 'name', 'email', 'lastLogin', 'credits'].map((sort) => `/api/admin/users?sort=${sort}`),
  ...['a', 'abc', '7f3e', somebody].map((search) => `/api/admin/users?search=${search}`),
  ...['created', 'title'].map((sort) => `/api/admin/crafts?sort=${sort}`),
  ...['a', 'abc', '7f3e', somebody].map((search) => `/api/admin/crafts?search=${search}`),
  ...['created', 'likes'].map((sort) => `/api/admin/posts?sort=${sort}`),
  ...['abc', somebody].map((search) => `/api/admin/posts?search=${search}`),
  ...['created', 'type', 'user'].map((sort) => `/api/admin/activities?sort=${sort}`),
  ...['abc', somebody].map((search) => `/api/admin/activities?search=${search}`),
  '/api/admin/activities?type=logout',
  ...['created', 'action', 'admin'].map((sort) => `/api/admin/logs?sort=${sort}`),
];
const walks = [
  '/api/admin/users?sort=created',
  '/api/admin/users?sort=name',
  '/api/admin/users?sort=credits',
  '/api/admin/crafts?sort=title',
  '/api/admin/posts?sort=likes',
  '/api/admin/activities?sort=user',
  '/api/admin/logs?sort=created',
];

interface Console {
  server: StartedServer;
  cookie: string;
}

const pageTime = (origin: string, at: string, cookie: string) => async (): Promise<number> => {
  const asked = { origin, path: at, headers: { cookie }, connections: 1, durationMs: roundMs };
  return median((await load(asked)).latenciesMs);
};

async function against({ server, cookie }: Console, name: string, at: string): Promise<Reading> {
  const times = await inTurns(rounds, {
    product: pageTime(server.origin, at, cookie),
    one: pageTime(server.origin, onePerson, cookie),
  });
  return {
    name,
    value: times.product,
    unit: 'ms',
    floor: { name: 'one person by id', value: times.one },
    limit: { most: most * times.one },
  };
}

/** The address of a page far down the list. */
async function deepPage({ server, cookie }: Console, first: string): Promise<string> {
  let at = `${first}&limit=100`;
  for (let page = 1; page < deepPages; page += 1) {
    const { headers } = await ask(server.origin + at, { headers: { cookie } });
    at = /<([^>]+)>/.exec(String(headers.link))?.[1] ?? at;
  }
  return at.replace('limit=100', 'limit=25');
}

async function measure(of: Console): Promise<Reading[]> {
  const readings: Reading[] = [];
  for (const at of questions) readings.push(await against(of, at.replace('/api/admin/', ''), at));
  for (const first of walks) {
    const name = `${first.replace('/api/admin/', '')}, entry ${deepPages * 100}`;
    readings.push(await against(of, name, await deepPage(of, first)));
  }
  return readings;
}

export const admin: Figure = {
  name: 'admin',
  title: `The console with ${size} people, crafts, posts and activities on a PostgreSQL server`,
  onRequest: true,
  measure: () =>
    withTemporaryFolder(async (folder) => {
      const postgres = await provideRealPostgres();
      const server = await startProduct({
        DATA_DIR: path.join(folder, 'data'),
        DATABASE_URL: postgres.url,
        STARTER_CONTENT: 'off',
      });
      const pool = new Pool({ connectionString: postgres.url, max: 1 });
      try {
        const cookie = await register(server.origin, 'bench.admin');
        await pool.query('update account_users set is_admin = true');
        await fillConsole(pool, size);
        return await measure({ server, cookie });
      } finally {
        await pool.end();
        await server.stop();
        await postgres.stop();
      }
    }),
};
