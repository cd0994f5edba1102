import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { StartError } from '#server/platform/start-error.ts';
import { createDatabase } from './database.ts';
import type { Database } from './database.ts';
import { dataMajor, EmbeddedEngine, embeddedMajor } from './embedded-engine.ts';
import { keepEmbeddedTidy } from './embedded-upkeep.ts';
import { lockFolder } from './folder-lock.ts';
import { WatchedReplica } from './replica.ts';
import { SilentSessions } from './silent-sessions.ts';
import { NamelessClient, WatchedClient, WatchedPool } from './statement-watch.ts';
import { WireStream } from './wire-stream.ts';

/** How a server's own tools call the sessions of this product; each has a name of its own behind it. */
export const applicationName = 'gluebird';
const poolSize = 10;
const connectTimeoutMs = 5_000;
const statementTimeoutMs = 20_000;
/** So long a connection may carry nothing before the system asks whether the other end is there. */
const keepAliveDelayMs = 5_000;
/** The embedded engine has one session; whoever waits longer than this for it is told to try again. */
const embeddedWaitMs = 10_000;
const retryDelayMs = 500;

/** An unexpected loss of an idle connection is no reason to end the process: the pool opens a new one. */
function surviveLostConnections(pool: pg.Pool): pg.Pool {
  pool.on('error', () => undefined);
  return pool;
}

function embeddedPool(engine: EmbeddedEngine): pg.Pool {
  return surviveLostConnections(
    new WatchedPool({
      Client: WatchedClient,
      stream: () => new WireStream(engine.execute),
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: embeddedWaitMs,
      host: 'embedded',
      user: 'postgres',
      database: 'postgres',
      password: 'unused',
    }),
  );
}

const embeddedDatabase = (engine: EmbeddedEngine, pool: pg.Pool, close: () => Promise<void>): Database =>
  createDatabase({ kind: 'embedded', pool, statementsSoFar: () => engine.statementsSoFar, close });

/** PostgreSQL inside this process and gone with it, for tests; it begins with what was dumped of another one. */
export async function openInMemory(dump: Blob): Promise<Database> {
  const engine = new EmbeddedEngine({ loadDataDir: dump });
  await engine.open();
  const pool = embeddedPool(engine);
  return embeddedDatabase(engine, pool, async () => {
    await pool.end();
    await engine.close();
  });
}

/** PostgreSQL inside this process, its files in a folder. */
export async function openEmbedded(folder: string): Promise<Database> {
  fs.mkdirSync(path.dirname(folder), { recursive: true });
  const lock = lockFolder(`${folder}.lock`);
  if (!lock) {
    throw new StartError(
      `Another Gluebird is already using the data folder ${path.dirname(folder)}: stop it first, or set DATA_DIR to another folder.`,
    );
  }
  const major = dataMajor(folder);
  if (major !== null && major !== embeddedMajor) {
    lock.release();
    throw new StartError(
      `The data in ${folder} was written by PostgreSQL ${major}, this version needs ${embeddedMajor}: restore a backup into an empty DATA_DIR.`,
    );
  }
  const isNew = !fs.existsSync(folder);
  const engine = new EmbeddedEngine(folder);
  try {
    await engine.open();
  } catch (error) {
    // Half a new database would be in the way of the next start, which may have the room that was missing.
    if (isNew) fs.rmSync(folder, { recursive: true, force: true });
    lock.release();
    throw error;
  }
  const pool = embeddedPool(engine);
  const upkeep = keepEmbeddedTidy(pool);
  return embeddedDatabase(engine, pool, async () => {
    await upkeep.finish();
    await pool.end();
    await engine.close();
    lock.release();
  });
}

interface ServerPool {
  url: string;
  /** A pooler lends the server's sessions for a transaction at a time. */
  isPooled: boolean;
}

function serverPool({ url, isPooled }: ServerPool) {
  const config: pg.ClientConfig = {
    connectionString: url,
    application_name: applicationName,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelayMs,
  };
  const sessions = new SilentSessions(config);
  // Behind a pooler a session is not ours to limit: the role does that.
  const limits = isPooled
    ? {}
    : { statement_timeout: statementTimeoutMs, idle_in_transaction_session_timeout: statementTimeoutMs };
  const pool = surviveLostConnections(
    new WatchedPool({
      ...config,
      ...limits,
      max: poolSize,
      Client: isPooled ? NamelessClient : WatchedClient,
      // The pool waits for this, though its type does not say so.
      onConnect: (client): unknown => sessions.add(client),
    }),
  );
  sessions.watch(pool);
  const close = async (): Promise<void> => {
    await pool.end();
    sessions.stop();
  };
  return { pool, close };
}

/** The replica need not be there yet, nor stay. */
function openWithReplica(url: string, { replicaUrl = null, isPooled = false }: Arrangement) {
  const primary = serverPool({ url, isPooled });
  if (replicaUrl === null) return primary;
  const beside = serverPool({ url: replicaUrl, isPooled: false });
  const replica = new WatchedReplica(primary.pool, beside.pool);
  const close = async (): Promise<void> => {
    await replica.close();
    await beside.close();
    await primary.close();
  };
  return { pool: primary.pool, replica, close };
}

interface Arrangement {
  replicaUrl?: string | null;
  /** Whether a pooler in transaction mode stands before the server; before the replica none does. */
  isPooled?: boolean;
}

/** A PostgreSQL server; waits for it to answer as long as allowed. */
export async function openPostgres(
  url: string,
  waitMs: number,
  arrangement: Arrangement = {},
): Promise<Database> {
  const { close, ...opened } = openWithReplica(url, arrangement);
  const deadline = Date.now() + waitMs;
  for (;;) {
    try {
      await opened.pool.query('select 1');
      return createDatabase({ kind: 'postgres', ...opened, close });
    } catch (error) {
      if (Date.now() + retryDelayMs > deadline) {
        await close();
        const reason = error instanceof Error && error.message ? error.message : String(error);
        throw new StartError(
          `The database of DATABASE_URL could not be reached within ${Math.round(waitMs / 1000)} s: ${reason}.`,
          { cause: error },
        );
      }
      await sleep(retryDelayMs);
    }
  }
}
