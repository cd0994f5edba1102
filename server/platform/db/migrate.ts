import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Database, Db } from './database.ts';
import { inTurn } from './in-turn.ts';
import { listMigrationTimes, migrationsFolder, readLastMigration } from './migrations.ts';

/** Any number, the same on every node: only one may migrate at a time. */
const migrationLock = 7_345_201;

/** Brings the database to this version; nodes that start together wait for each other. */
export async function migrateDatabase(database: Database): Promise<void> {
  if ((await countPendingMigrations(database)) === 0) return;
  await inTurn(database, migrationLock, async (client) => {
    await migrate(drizzle({ client }), { migrationsFolder });
  });
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
