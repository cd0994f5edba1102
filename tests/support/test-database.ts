import { after } from 'node:test';
import pg from 'pg';
import type { Database } from '#server/platform/db/database.ts';
import { migrateDatabase } from '#server/platform/db/migrate.ts';
import { openInMemory, openPostgres } from '#server/platform/db/open-database.ts';
import { readSnapshot } from './embedded-snapshot.ts';

const connectMs = 10_000;

export const testEngine = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'embedded';

function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL is needed for TEST_ENGINE=postgres');
  return url;
}

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** A new empty database on the server, dropped again by `drop`. */
export async function createServerDatabase(name: string): Promise<{ url: string; drop(): Promise<void> }> {
  await onServer(`drop database if exists ${name} with (force)`);
  await onServer(`create database ${name}`);
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(`drop database if exists ${name} with (force)`) };
}

async function open(): Promise<Database> {
  if (testEngine === 'embedded') return openInMemory(await readSnapshot());
  const { url } = await createServerDatabase(`gluebird_test_${process.pid}`);
  return openPostgres(url, connectMs);
}

let opened: Promise<Database> | undefined;

/** Beyond this a table is truncated: the room of deleted rows is not given back. */
const grownBytes = 1_000_000;

/**
 * Deleting the few rows of a test takes a millisecond, truncating all the tables a hundred times as long. Triggers and
 * references are passed over, since everything goes.
 */
async function emptyTables({ pool }: Database, anew: boolean): Promise<void> {
  const { rows } = await pool.query<{ name: string; isGrown: boolean }>(
    `select quote_ident(tablename) as name, pg_relation_size(quote_ident(tablename)::regclass) > $1 as "isGrown"
     from pg_tables where schemaname = 'public'`,
    [grownBytes],
  );
  const names = rows.map(({ name }) => name);
  if (anew || rows.some(({ isGrown }) => isGrown)) {
    await pool.query(`truncate ${names.join(', ')} restart identity cascade`);
    return;
  }
  const deletions = names.map((name) => `delete from ${name};`).join(' ');
  await pool.query(`begin; set local session_replication_role = replica; ${deletions} commit`);
  await pool.query(
    `select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
     from pg_sequences where schemaname = 'public' and last_value is not null`,
  );
}

/**
 * One migrated database for the whole test process; each test app starts with it emptied. Anew for those who read
 * plans: what was deleted still lies in tables and indexes, and PostgreSQL counts on it.
 */
export async function emptyTestDatabase({ anew = false } = {}): Promise<Database> {
  opened ??= open().then(async (database) => {
    await migrateDatabase(database);
    return database;
  });
  const database = await opened;
  await emptyTables(database, anew);
  return database;
}

async function closeTestDatabase(): Promise<void> {
  const database = await opened?.catch(() => undefined);
  opened = undefined;
  await database?.close();
  if (database?.kind === 'postgres') {
    await onServer(`drop database if exists gluebird_test_${process.pid} with (force)`);
  }
}

/** To be called once by every file that uses the test database. */
export function closeDatabaseAfterTests(): void {
  after(closeTestDatabase);
}
