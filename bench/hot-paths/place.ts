import path from 'node:path';
import { Pool } from 'pg';
import { generationBody } from '#tests/support/generating.ts';
import { fillCommunity, fillCraftSupplies, fillInventory } from '#tests/support/many-posts.ts';
import { provideRealPostgres } from '#tests/support/real-postgres.ts';
import type { StartedServer } from '#tests/support/started-server.ts';
import { makeCraftPage } from '#bench/made-craft.ts';
import { ask, register, startBareStatements, startProduct } from '#bench/servers.ts';
import type { Peers } from './peers.ts';

export const posts = 100_000;

/** Who is compared, on one database: us, the least that could do it, and what a team would otherwise pick. */
export interface Parties {
  product: StartedServer;
  bare: StartedServer;
  express: StartedServer | null;
  next: StartedServer | null;
}

/** A community with somebody who looks around, and a craft as they come out of the engine. */
export interface Place {
  folder: string;
  url: string;
  version: string;
  cookie: string;
  readerId: number;
  craftPath: string;
  /** Posts with their crafts, for acts that each need one of their own. */
  targets: readonly { post: number; craft: string }[];
  close: () => Promise<void>;
}

const settingsOf = (folder: string, url: string) => ({
  DATA_DIR: path.join(folder, 'product'),
  DATABASE_URL: url,
  STARTER_CONTENT: 'off',
});

export const startOurs = (folder: string, url: string): Promise<StartedServer> =>
  startProduct(settingsOf(folder, url));

export async function furnish(folder: string): Promise<Place> {
  const postgres = await provideRealPostgres();
  const { url, version } = postgres;
  const server = await startOurs(folder, url);
  const pool = new Pool({ connectionString: url, max: 1 });
  try {
    const craftPath = await makeCraftPage(server.origin);
    const cookie = await register(server.origin, 'bench.reader');
    for (let each = 0; each < 20; each += 1) await register(server.origin, `bench.maker${each}`);
    await fillCommunity(pool, { from: 1, to: posts });
    await fillCraftSupplies(pool);
    const { body } = await ask(`${server.origin}/api/user`, { headers: { cookie } });
    const readerId = (JSON.parse(body.toString()) as { user: { id: number } }).user.id;
    await fillInventory(pool, readerId);
    const { rows: targets } = await pool.query<{ post: number; craft: string }>(
      'select id as post, craft_id as craft from community_posts where user_id <> $1 order by id desc limit 3000',
      [readerId],
    );
    return { folder, url, version, cookie, readerId, craftPath, targets, close: () => postgres.stop() };
  } finally {
    await pool.end();
    await server.stop();
  }
}

/** All of them, each by an address of the database. */
export async function startParties(
  { folder, readerId }: Place,
  peers: Peers | null,
  urlOf: (party: keyof Parties) => string,
): Promise<Parties> {
  return {
    product: await startOurs(folder, urlOf('product')),
    bare: await startBareStatements(urlOf('bare'), readerId),
    express: peers && (await peers.express(urlOf('express'))),
    next: peers && (await peers.next(urlOf('next'))),
  };
}

export async function stopParties({ product, bare, express, next }: Parties): Promise<void> {
  for (const server of [product, bare, express, next]) await server?.stop();
}

let makers = 0;

/** Everybody has one credit, so everybody who makes a craft is new. */
export function newMaker(origin: string): Promise<string> {
  makers += 1;
  return register(origin, `bench.wisher${makers}`);
}

/** The id of a craft that will have its picture soon. */
export async function makeCraft(origin: string, cookie: string): Promise<string> {
  const json = await generationBody();
  const url = `${origin}/api/generate-craft-from-image`;
  const answer = await ask(url, { method: 'POST', json, headers: { cookie } });
  if (answer.status !== 200) throw new Error(`making a craft answered ${answer.status}`);
  return (JSON.parse(answer.body.toString()) as { craft: { id: string } }).craft.id;
}
