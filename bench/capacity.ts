import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { login, logout } from '#contract/account.ts';
import { addComment, listPosts, shareCraft } from '#contract/community.ts';
import { likeCraft, saveCraft } from '#contract/crafts-favorites.ts';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { loadBuiltPages } from '#server/pages/built-pages.ts';
import { systemClock } from '#server/platform/clock.ts';
import { migrateDatabase } from '#server/platform/db/migrate.ts';
import { openPostgres } from '#server/platform/db/open-database.ts';
import { createIds } from '#server/platform/ids.ts';
import { createLog } from '#server/platform/log.ts';
import type { TestApp } from '#tests/support/create-test-app.ts';
import { makeCraft } from '#tests/support/generating.ts';
import { newPerson } from '#tests/support/people.ts';
import type { Person } from '#tests/support/people.ts';
import { provideRealPostgres } from '#tests/support/real-postgres.ts';
import { TestClient } from '#tests/support/test-client.ts';
import { until } from '#tests/support/until.ts';
import type { Figure, Reading } from './figure.ts';
import { withTemporaryFolder } from './servers.ts';

/** Each thing is done by so many people, one after the other. */
const people = 16;
/** Nothing is on its way when so long nothing was said. */
const quietMs = 400;
const idleMs = 12_000;

/** How much the database was told, and how much it wrote down. */
interface Meter {
  statements: number;
  lastAt: number;
}

/** What a node asks now and then, whether anybody does anything or not: for work, for credits to give back. */
const isByItself = /^\s*with due as|from "credits_holds" where \("credits_holds"\."state"/;

const textOf = (asked: unknown): string =>
  typeof asked === 'string' ? asked : String((asked as { text?: unknown }).text);

function meterStatements(): Meter {
  const meter: Meter = { statements: 0, lastAt: 0 };
  const query = Reflect.get(pg.Client.prototype, 'query') as (...asked: unknown[]) => unknown;
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...asked: unknown[]) {
      if (!isByItself.test(textOf(asked[0]))) {
        meter.statements += 1;
        meter.lastAt = performance.now();
      }
      return query.apply(this, asked);
    },
  });
  return meter;
}

async function openPlace(folder: string, url: string) {
  const config = readConfig({
    DATA_DIR: folder,
    DATABASE_URL: url,
    STARTER_CONTENT: 'off',
    LOG_LEVEL: 'silent',
  });
  const database = await openPostgres(url, 10_000);
  await migrateDatabase(database);
  const log = createLog({ level: 'silent', pretty: false });
  const parts = { config, database, log, clock: systemClock, ids: createIds(systemClock), version: 'bench' };
  const app = await createApp({ ...parts, pages: await loadBuiltPages() });
  const place = { ...app, database, config, client: () => new TestClient(app.http) } as unknown as TestApp;
  return { app, database, place };
}

type Place = Awaited<ReturnType<typeof openPlace>>;

interface Sizes {
  log: bigint;
  files: number;
}

const folderBytes = (folder: string): number =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + fs.statSync(path.join(parentPath, name)).size, 0);

async function sizesOf({ database }: Place, folder: string): Promise<Sizes> {
  const { rows } = await database.pool.query<{ log: string }>(
    `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as log`,
  );
  return { log: BigInt(rows[0]?.log ?? 0), files: folderBytes(folder) };
}

type Done = { payload: number };

interface Bench {
  place: Place;
  folder: string;
  meter: Meter;
  /** What a node writes by itself in a millisecond. */
  idleLog: number;
}

/** What is said and written while this is done. */
async function during(bench: Omit<Bench, 'idleLog'>, work: () => Promise<void>) {
  const before = await sizesOf(bench.place, bench.folder);
  const from = bench.meter.statements;
  const since = performance.now();
  await work();
  const statements = bench.meter.statements - from;
  const ms = performance.now() - since;
  const after = await sizesOf(bench.place, bench.folder);
  return { ms, statements, log: Number(after.log - before.log), files: after.files - before.files };
}

async function measureIdle(bench: Omit<Bench, 'idleLog'>): Promise<number> {
  const { ms, log } = await during(bench, () => sleep(idleMs));
  return log / ms;
}

/** What one of these costs, once everything that follows from it is done. */
async function costOf(bench: Bench, name: string, act: (index: number) => Promise<Done>): Promise<Reading[]> {
  const { meter, idleLog } = bench;
  // What is said once only, such as the first use of a page.
  await act(0);
  await sleep(quietMs);
  let payload = 0;
  const { ms, statements, log, files } = await during(bench, async () => {
    for (let index = 1; index < people; index += 1) {
      payload += (await act(index)).payload;
      await until('what follows', () => performance.now() - meter.lastAt > quietMs);
    }
  });
  const each = (total: number, digits = 0): number =>
    Math.max(0, Math.round((total / (people - 1)) * 10 ** digits) / 10 ** digits);
  return [
    { name: `${name}: statements`, value: each(statements, 1), unit: '' },
    { name: `${name}: written to the log`, value: each(log - idleLog * ms), unit: 'bytes' },
    { name: `${name}: answered`, value: each(payload), unit: 'bytes' },
    { name: `${name}: kept in files`, value: each(files), unit: 'bytes' },
  ];
}

const bytesOf = async (client: TestClient, url: string): Promise<Done> => {
  const { rawPayload } = await client.send({ url, headers: { 'accept-encoding': 'br' } });
  return { payload: rawPayload.length };
};

const answered = async (work: Promise<unknown>): Promise<Done> => ({
  payload: Buffer.byteLength(JSON.stringify(await work)),
});

/** What families do, each thing by itself. */
async function measureActs(bench: Bench): Promise<Reading[]> {
  const { place: app } = bench.place;
  const members: Person[] = [];
  for (let index = 0; index < people; index += 1) members.push(await newPerson(app));
  const at = (index: number): Person => members[index] as Person;
  const crafts: string[] = [];
  const posts: number[] = [];
  const readings: Reading[] = [];
  const measure = async (name: string, act: (index: number) => Promise<Done>): Promise<void> => {
    readings.push(...(await costOf(bench, name, act)));
  };

  await measure('making a craft', async (index) => {
    const reply = await makeCraft(at(index));
    crafts.push(reply.craft.id);
    return answered(Promise.resolve(reply));
  });
  const craftOf = (index: number): string => crafts[(index + 1) % people] as string;
  await measure('sharing it', async (index) => {
    const reply = await at(index).client.call(shareCraft, { body: { craftId: crafts[index] as string } });
    posts.push(reply.post.id);
    return answered(Promise.resolve(reply));
  });
  await measure('a page of the feed', (index) =>
    answered(at(index).client.call(listPosts, { query: { limit: '4' } })),
  );
  await measure('a craft page, signed in', (index) => bytesOf(at(index).client, `/craft/${craftOf(index)}`));
  await measure('a craft page, as a visitor', (index) => bytesOf(app.client(), `/craft/${craftOf(index)}`));
  await measure('a picture in the feed', (index) =>
    bytesOf(at(index).client, `/api/crafts/${craftOf(index)}/image?w=640`),
  );
  await measure('a like', (index) =>
    answered(at(index).client.call(likeCraft, { params: { id: craftOf(index) } })),
  );
  await measure('saving one', (index) =>
    answered(at(index).client.call(saveCraft, { params: { id: craftOf(index) } })),
  );
  await measure('a comment', (index) => {
    const params = { id: String(posts[(index + 1) % people]) };
    return answered(at(index).client.call(addComment, { params, body: { content: 'Ours is green.' } }));
  });
  await measure('signing in', async (index) => {
    const { user, password, client } = at(index);
    await client.call(logout, {});
    return answered(client.call(login, { body: { email: user.email, password } }));
  });
  return readings;
}

export const capacity: Figure = {
  name: 'capacity',
  title: 'What one of each costs the database, the line and the disk',
  onRequest: true,
  measure: () =>
    withTemporaryFolder(async (folder) => {
      const postgres = await provideRealPostgres();
      const meter = meterStatements();
      const place = await openPlace(folder, postgres.url);
      try {
        await place.app.start({ publicUrl: 'http://localhost', localUrl: 'http://127.0.0.1' });
        const bench = { place, folder, meter };
        return await measureActs({ ...bench, idleLog: await measureIdle(bench) });
      } finally {
        await place.app.close();
        await place.database.close();
        await postgres.stop();
      }
    }),
};
