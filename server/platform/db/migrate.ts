import { sql } from 'drizzle-orm';
import type { Database, Db } from './database.ts';
import { StartError } from '#server/platform/start-error.ts';
import { inTurn } from './in-turn.ts';
import { applyMigrations, listMigrations, listMigrationTimes, readLastMigration } from './migrations.ts';

/** Any number, the same on every node: only one may migrate at a time. */
const migrationLock = 7_345_201;

/**
 * Brings the database to this version; nodes that start together wait for each other. Who has something to do before data
 * that is there already is changed, does it in that turn.
 */
export async function migrateDatabase(
  database: Database,
  beforeChange: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await refuseNewer(database);
  if ((await countPendingMigrations(database)) === 0) return;
  const isFilled = (await readLastMigration(database.db)) !== null;
  // The embedded database has one connection, and nobody to wait for.
  if (isFilled && database.kind === 'embedded') await beforeChange();
  await inTurn(database, migrationLock, async (tx) => {
    // Another node may have been faster.
    const last = (await readLastMigration(tx)) ?? 0;
    const pending = listMigrations().filter(({ when }) => when > last);
    if (pending.length > 0 && isFilled && database.kind === 'postgres') await beforeChange();
    await applyMigrations(tx, pending);
  });
}

/** What a newer version has made of the data, this one would misread. */
async function refuseNewer({ db }: Database): Promise<void> {
  const last = await readLastMigration(db);
  if (last === null || last <= Math.max(...listMigrationTimes())) return;
  throw new StartError(
    'The data was written by a newer Gluebird: start that version, or restore a backup of this one into an empty place.',
  );
}

/** Lets no other process migrate until the transaction ends. */
export async function waitForMigrations(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
}

/** How many changes the next start would make to this database. */
export async function countPendingMigrations({ db }: Pick<Database, 'db'>): Promise<number> {
  const last = (await readLastMigration(db)) ?? 0;
  return listMigrationTimes().filter((when) => when > last).length;
}
