import { and, desc, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '#server/platform/db/database.ts';
import type { Page } from '#server/platform/http/paging.ts';
import { platformJobs } from '#server/platform/tables.ts';

export type FailedJobRow = Pick<
  typeof platformJobs.$inferSelect,
  'id' | 'name' | 'attempts' | 'lastError' | 'createdAt' | 'runAt'
>;

const { id, name, state, attempts, lastError, createdAt, runAt } = platformJobs;
const failed = (jobId: number) => and(eq(id, jobId), eq(state, 'failed'));

const counted = (which: SQL | undefined) => sql<number>`(count(*) filter (where ${which}))::int`;

interface KindCount {
  name: string;
  waiting: number;
  planned: number;
  running: number;
  failed: number;
}

export function countByKind(db: Db, now: Date): Promise<KindCount[]> {
  const queued = eq(state, 'queued');
  return db
    .select({
      name,
      waiting: counted(and(queued, lte(runAt, now))),
      planned: counted(and(queued, gt(runAt, now))),
      running: counted(eq(state, 'running')),
      failed: counted(eq(state, 'failed')),
    })
    .from(platformJobs)
    .groupBy(name)
    .orderBy(name);
}

/** Payloads are left where they are: they may speak of people. Newest first; one more than asked for, when there is one. */
export function listFailed(db: Db, { limit, offset, after }: Page<number>): Promise<FailedJobRow[]> {
  return db
    .select({ id, name, attempts, lastError, createdAt, runAt })
    .from(platformJobs)
    .where(and(eq(state, 'failed'), after ? lt(id, after.id) : undefined))
    .orderBy(desc(id))
    .limit(limit + 1)
    .offset(offset);
}

/** The kind of the job, which has all its tries again; null when it is no failed job any more. */
export async function requeueFailed(tx: Db, jobId: number, now: Date): Promise<string | null> {
  const [row] = await tx
    .update(platformJobs)
    .set({ state: 'queued', attempts: 0, runAt: now })
    .where(failed(jobId))
    .returning({ name });
  return row?.name ?? null;
}

export async function deleteFailed(tx: Db, jobId: number): Promise<string | null> {
  const [row] = await tx.delete(platformJobs).where(failed(jobId)).returning({ name });
  return row?.name ?? null;
}

/** How long the longest waiting of those is due that could run; null when none is. */
export async function oldestDueSeconds(db: Db, now: Date): Promise<number | null> {
  const [row] = await db
    .select({ oldest: sql<Date | null>`min(${runAt})`.mapWith(runAt) })
    .from(platformJobs)
    .where(and(eq(state, 'queued'), lt(runAt, now)));
  return row?.oldest ? (now.getTime() - row.oldest.getTime()) / 1000 : null;
}
