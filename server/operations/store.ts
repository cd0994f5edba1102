import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/database.ts';

interface DatabaseFacts {
  version: string;
  bytes: number;
  migrationsApplied: number;
}

export async function readDatabaseFacts(db: Db): Promise<DatabaseFacts> {
  const { rows } = await db.execute<{ version: string; bytes: string; applied: number }>(sql`
    select current_setting('server_version') as version,
      pg_database_size(current_database()) as bytes,
      (select count(*)::int from drizzle.__drizzle_migrations) as applied`);
  const [row] = rows;
  if (!row) throw new Error('the database told nothing of itself');
  return { version: row.version, bytes: Number(row.bytes), migrationsApplied: row.applied };
}
