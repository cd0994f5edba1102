import { fork } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestContext } from 'node:test';
import type { Database } from '#server/platform/db/database.ts';
import { openEmbedded, openPostgres } from '#server/platform/db/open-database.ts';
import { unpackSnapshot } from './embedded-snapshot.ts';
import { createServerDatabase, testEngine } from './test-database.ts';
import { until } from './until.ts';

/** A database of its own, without a table yet, that outlives the processes that work on it. */
export interface StormPlace {
  dataDir: string;
  url: string | null;
  open(): Promise<Database>;
}

function newFolder(t: TestContext): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'gluebird-storm-'));
  t.after(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export async function embeddedPlace(t: TestContext): Promise<StormPlace> {
  const dataDir = newFolder(t);
  await unpackSnapshot(`${dataDir}/database`);
  return { dataDir, url: null, open: () => openEmbedded(`${dataDir}/database`) };
}

/** On the engine under test. */
export async function emptyPlace(t: TestContext, name: string): Promise<StormPlace> {
  if (testEngine === 'embedded') return embeddedPlace(t);
  const dataDir = newFolder(t);
  const server = await createServerDatabase(`gluebird_${name}_${process.pid}`);
  t.after(() => server.drop());
  return { dataDir, url: server.url, open: () => openPostgres(server.url, 5_000) };
}

interface Storm {
  /** A file of tests/support that works on the place it is given and tells of each thing it has done. */
  child: string;
  killAfter: number;
}

/** A server goes on for a moment with what a killed process had asked of it last. */
async function untilForgotten(place: StormPlace): Promise<void> {
  if (!place.url) return;
  const database = await place.open();
  try {
    await until('the sessions of the killed process to end', async () => {
      const { rows } = await database.pool.query(
        `select 1 from pg_stat_activity where datname = current_database()
           and pid <> pg_backend_pid() and backend_type = 'client backend'`,
      );
      return rows.length === 0;
    });
  } finally {
    await database.close();
  }
}

/** What the process told before it was killed in the middle of its work, of which nothing is under way any more. */
export async function stormUntilKilled<Told extends string>(
  place: StormPlace,
  storm: Storm,
): Promise<Told[]> {
  const told = await stormAndKill<Told>(place, storm);
  await untilForgotten(place);
  return told;
}

function stormAndKill<Told extends string>(
  { dataDir, url }: StormPlace,
  { child: file, killAfter }: Storm,
): Promise<Told[]> {
  const told: Told[] = [];
  const script = path.resolve('tests/support', file);
  const child = fork(script, [dataDir, ...(url ? [url] : [])], { silent: true });
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  child.on('message', (message: Told) => {
    told.push(message);
    if (told.length === killAfter) child.kill('SIGKILL');
  });
  return new Promise((resolve, reject) => {
    child.on('exit', () => (told.length >= killAfter ? resolve(told) : reject(new Error(complaint))));
  });
}
