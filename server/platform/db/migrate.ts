import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Database, Db } from './database.ts';
import { listMigrationTimes, migrationsFolder, readLastMigration } from './migrations.ts';

/** Any number, the same on every node: only one may migrate at a time. */
const migrationLock = 7_345_201;

/** Brings the database to this version; nodes that start together wait for each other. */
export async function migrateDatabase(database: Database): Promise<void> {
  if ((await countPendingMigrations(database)) === 0) return;
  const client = await database.pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle({ client }), { migrationsFolder });
  } finally {
    await client.query('select pg_advisory_unlock_all()').catch(() => undefined);
    // This connection had its timeout lifted, so it is not given back to the pool on a server.
    client.release(database.kind === 'postgres');
  }
}

/** Lets no other process migrate until the transaction ends. */
export async function waitForMigrations(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
}

/** How many changes the next start would make to this database. */
export async function countPendingMigrations({ db }: Database): Promise<number> {
  const last = (await readLastMigration(db)) ?? 0;
  return listMigrationTimes().filter((when) => when > last).length;
}
