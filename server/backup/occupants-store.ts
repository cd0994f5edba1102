import { sql } from 'drizzle-orm';
import { accountUsers } from '#server/account/tables.ts';
import type { Db } from '#server/platform/db/database.ts';
import { applicationName } from '#server/platform/db/open-database.ts';

/** Other sessions of this product on the same database; on the embedded engine there can be none. */
export async function countOthers(tx: Db): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name like ${`${applicationName}%`} and pid <> pg_backend_pid()`);
  return rows[0]?.count ?? 0;
}

export async function countPeople(tx: Db): Promise<number> {
  return tx.$count(accountUsers);
}
