import path from 'node:path';
import { Pool } from 'pg';
import { fillCommunity, fillInventory } from '#tests/support/many-posts.ts';
import { provideRealPostgres } from '#tests/support/real-postgres.ts';
import type { StartedServer } from '#tests/support/started-server.ts';
import type { Figure, Reading } from './figure.ts';
import { load } from './load.ts';
import { ask, register, startBareStatements, startProduct, withTemporaryFolder } from './servers.ts';
import { inTurns, median } from './statistics.ts';

const sizes = [1_000, 100_000, 1_000_000];
const batch = 250_000;
const rounds = 5;
const asksPerRound = 60;
/** Both servers answer some ten thousand times before they are compared: the engine rewrites hot code late. */
const warmUps = 3;

const filters = [
  '',
  'theme=Animals',
  'theme=Robots',
  'difficulty=easy',
  'difficulty=hard',
  'ageRange=6-8',
  'ageRange=13%2B',
  'supplies=mine',
];
const sorts = ['newest', 'oldest', 'popular'];
const questions = filters.flatMap((filter) =>
  sorts.map((sort) => `/api/posts?limit=4&sort=${sort}&${filter}`),
);

interface Community {
  size: number;
  url: string;
  server: StartedServer;
  cookie: string;
  readerId: number;
}

async function startCommunity(base: string, folder: string, size: number): Promise<Community> {
  const url = new URL(base);
  url.pathname = `/bench_feed_${size}`;
  const admin = new Pool({ connectionString: base, max: 1 });
  await admin.query(`create database bench_feed_${size}`);
  await admin.end();
  const settings = { DATA_DIR: path.join(folder, String(size)), STARTER_CONTENT: 'off' };
  const server = await startProduct({ ...settings, DATABASE_URL: url.href });
  const cookie = await register(server.origin, 'bench.reader');
  for (let each = 0; each < 20; each += 1) await register(server.origin, `bench.maker${each}`);
  const pool = new Pool({ connectionString: url.href, max: 1 });
  for (let from = 1; from <= size; from += batch)
    await fillCommunity(pool, { from, to: Math.min(size, from + batch - 1) });
  const user = JSON.parse((await ask(`${server.origin}/api/user`, { headers: { cookie } })).body.toString());
  await fillInventory(pool, user.user.id);
  await pool.end();
  return { size, url: url.href, server, cookie, readerId: user.user.id };
}

/** Milliseconds for one page, by asking again and again on a warm server. */
const pageTime =
  ({ server, cookie }: Community, question: string) =>
  async (): Promise<number> => {
    const { latenciesMs } = await load({
      origin: server.origin,
      path: question,
      headers: { cookie },
      connections: 1,
      durationMs: asksPerRound * 5,
    });
    return median(latenciesMs);
  };

/** The address of a page far down the list. */
async function deepPage({ server, cookie }: Community, pages: number): Promise<string> {
  let at = '/api/posts?limit=4&sort=newest';
  for (let page = 1; page < pages; page += 1) {
    const { headers } = await ask(server.origin + at, { headers: { cookie } });
    at = /<([^>]+)>/.exec(String(headers.link))?.[1] ?? at;
  }
  return at;
}

async function growth(small: Community, large: Community): Promise<Reading[]> {
  const readings: Reading[] = [];
  for (const question of questions) {
    const times = await inTurns(rounds, {
      small: pageTime(small, question),
      large: pageTime(large, question),
    });
    const name = question.replace('/api/posts?limit=4&', '').replace(/&$/, '');
    readings.push({
      name: `${name}: ${large.size} posts against ${small.size}`,
      value: times.large / times.small,
      unit: 'x',
      limit: { most: 1.3 },
    });
  }
  return readings;
}

async function depth(community: Community): Promise<Reading> {
  const first = '/api/posts?limit=4&sort=newest';
  const deep = await deepPage(community, 500);
  const times = await inTurns(rounds, { first: pageTime(community, first), deep: pageTime(community, deep) });
  return {
    name: 'page 500 against page 1, by cursor',
    value: times.deep / times.first,
    unit: 'x',
    limit: { most: 1.2 },
  };
}

async function rate(community: Community): Promise<Reading> {
  const bare = await startBareStatements(community.url, community.readerId);
  const under = (origin: string, headers: Record<string, string>) => async (): Promise<number> =>
    (await load({ origin, path: '/api/posts?limit=4', headers, connections: 64, durationMs: 2000 }))
      .requestsPerSecond;
  const servers = {
    product: under(community.server.origin, { cookie: community.cookie }),
    bare: under(bare.origin, {}),
  };
  await inTurns(warmUps, servers);
  const rates = await inTurns(rounds, servers);
  await bare.stop();
  return {
    name: `requests per second with ${community.size} posts, 64 connections`,
    value: rates.product,
    unit: 'req/s',
    floor: { name: 'bare node:http with the same statement', value: rates.bare },
    limit: { least: rates.bare * 0.7 },
  };
}

export const feed: Figure = {
  name: 'feed',
  title: 'The community feed on a PostgreSQL server',
  onRequest: true,
  measure: () =>
    withTemporaryFolder(async (folder) => {
      const postgres = await provideRealPostgres();
      const communities: Community[] = [];
      try {
        for (const size of sizes) communities.push(await startCommunity(postgres.url, folder, size));
        const [small, , large] = communities as [Community, Community, Community];
        return [await depth(large), ...(await growth(small, large)), await rate(large)];
      } finally {
        for (const { server } of communities) await server.stop();
        await postgres.stop();
      }
    }),
};
