import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/database.ts';

export async function listTables(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  return rows.map(({ name }) => name);
}

export async function countRows(db: Db, table: string): Promise<number> {
  const { rows } = await db.execute<{ count: string }>(
    sql`select count(*) as count from public.${sql.identifier(table)}`,
  );
  return Number(rows[0]?.count ?? 0);
}

export interface JobSum {
  name: string;
  state: string;
  count: number;
  mostAttempts: number;
  nextRunAt: string;
}

export async function sumJobs(db: Db): Promise<JobSum[]> {
  const { rows } = await db.execute<JobSum & Record<string, unknown>>(sql`
    select name, state, count(*)::int as count, max(attempts) as "mostAttempts", min(run_at)::text as "nextRunAt"
    from platform_jobs group by name, state order by name, state`);
  return rows;
}

export interface JobProblem {
  name: string;
  state: string;
  attempts: number;
  lastError: string;
}

/** The newest that went wrong at least once. */
export async function listJobProblems(db: Db, most: number): Promise<JobProblem[]> {
  const { rows } = await db.execute<JobProblem & Record<string, unknown>>(sql`
    select name, state, attempts, last_error as "lastError" from platform_jobs
    where last_error is not null order by id desc limit ${most}`);
  return rows;
}
