import { and, eq, not, sql } from 'drizzle-orm';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/database.ts';
import { isLeaseOver, leaseEnd, leaseOver } from '#server/platform/leases.ts';
import { currentSpan } from '#server/platform/tracing/trace.ts';
import { platformJobs } from '#server/platform/tables.ts';
import type { EnqueueOptions, JobKind } from './job.ts';

export interface NewJob extends EnqueueOptions {
  kind: JobKind<unknown>;
  payload: unknown;
}

export interface Queue {
  /** Adds a job in the caller's transaction: it exists exactly when what it follows from does. */
  enqueue<Payload>(db: Db, kind: JobKind<Payload>, job: { payload: Payload } & EnqueueOptions): Promise<void>;
}

export interface ClaimedJob {
  id: number;
  name: string;
  payload: unknown;
  attempts: number;
  maxAttempts: number;
  /** The trace of what wanted it, if that was traced. */
  causedBy: string | null;
}

export type JobFacts = Pick<typeof platformJobs.$inferSelect, 'state' | 'runAt' | 'lastError'>;

const traceHere = (): string | null => currentSpan()?.traceparent ?? null;

/** Statements over the jobs table; a job's `attempts` is the proof that a worker still holds it. */
export class JobStore {
  #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async add(db: Db, jobs: readonly NewJob[]): Promise<void> {
    if (jobs.length === 0) return;
    await this.#insert(db, jobs);
  }

  #insert(db: Db, jobs: readonly NewJob[]) {
    const now = this.#clock.now();
    return db
      .insert(platformJobs)
      .values(
        jobs.map(({ kind, payload, runAt, uniqueKey }) => ({
          name: kind.name,
          payload: payload ?? {},
          maxAttempts: kind.maxAttempts,
          runAt: runAt ?? now,
          uniqueKey: uniqueKey ?? null,
          createdAt: now,
          causedBy: traceHere(),
        })),
      )
      .onConflictDoNothing({ target: platformJobs.uniqueKey });
  }

  /** A job that somebody begins with in the same breath. */
  async addBegun(tx: Db, { kind, payload, uniqueKey }: NewJob): Promise<ClaimedJob> {
    const { name, maxAttempts } = kind;
    const now = this.#clock.now();
    const [row] = await tx
      .insert(platformJobs)
      .values({
        name,
        payload,
        maxAttempts,
        uniqueKey: uniqueKey ?? null,
        state: 'running',
        attempts: 1,
        leaseUntil: leaseEnd,
        runAt: now,
        createdAt: now,
        causedBy: traceHere(),
      })
      .returning({ id: platformJobs.id });
    if (!row) throw new Error('the new job was not returned');
    return { id: row.id, name, payload, attempts: 1, maxAttempts, causedBy: null };
  }

  /** What waits under this key waits no longer. */
  async hurry(db: Db, uniqueKey: string): Promise<void> {
    await db
      .update(platformJobs)
      .set({ runAt: this.#clock.now() })
      .where(and(eq(platformJobs.uniqueKey, uniqueKey), eq(platformJobs.state, 'queued')));
  }

  /** All of one kind that there are: waiting, begun, or given up. Newest last. */
  async listOf(db: Db, kind: JobKind<unknown>): Promise<JobFacts[]> {
    const { state, runAt, lastError } = platformJobs;
    return db
      .select({ state, runAt, lastError })
      .from(platformJobs)
      .where(eq(platformJobs.name, kind.name))
      .orderBy(platformJobs.id);
  }

  /** Whether somebody who lives works on it. */
  async isWorkedOn(db: Db, uniqueKey: string): Promise<boolean> {
    const rows = await db
      .select({ id: platformJobs.id })
      .from(platformJobs)
      .where(
        and(
          eq(platformJobs.uniqueKey, uniqueKey),
          eq(platformJobs.state, 'running'),
          not(isLeaseOver(platformJobs.leaseUntil)),
        ),
      );
    return rows.length > 0;
  }

  /** The due ones are materialized: a plan that asks for them once a row would take more than the limit. */
  async claim(db: Db, names: readonly string[], limit: number): Promise<ClaimedJob[]> {
    if (names.length === 0 || limit < 1) return [];
    const now = this.#clock.now().toISOString();
    const { rows } = await db.execute<{
      id: string;
      name: string;
      payload: unknown;
      attempts: number;
      max_attempts: number;
      caused_by: string | null;
    }>(sql`
        with due as materialized (
          select id from platform_jobs
          where ((state = 'queued' and run_at <= ${now}::timestamptz) or (state = 'running' and ${isLeaseOver(sql`lease_until`)}))
            and name in ${names}
          order by run_at, id limit ${limit} for update skip locked)
        update platform_jobs set state = 'running', attempts = attempts + 1, lease_until = ${leaseEnd}
        where id in (select id from due)
        returning id, name, payload, attempts, max_attempts, caused_by`);
    return rows.map((row) => ({
      id: Number(row.id),
      name: row.name,
      payload: row.payload,
      attempts: row.attempts,
      maxAttempts: row.max_attempts,
      causedBy: row.caused_by,
    }));
  }

  async renew(db: Db, job: ClaimedJob): Promise<boolean> {
    const rows = await db
      .update(platformJobs)
      .set({ leaseUntil: leaseEnd })
      .where(heldBy(job))
      .returning({ id: platformJobs.id });
    return rows.length === 1;
  }

  /** Nobody else runs on this database: what somebody before us had in hand waits for no lease. */
  async endAllLeases(db: Db): Promise<void> {
    await db.update(platformJobs).set({ leaseUntil: leaseOver }).where(eq(platformJobs.state, 'running'));
  }

  async remove(db: Db, job: ClaimedJob): Promise<boolean> {
    const rows = await db.delete(platformJobs).where(heldBy(job)).returning({ id: platformJobs.id });
    return rows.length === 1;
  }

  /** The same, with what comes in its place; who learns that the job was not held must roll both back. */
  async replace(tx: Db, job: ClaimedJob, next: NewJob): Promise<boolean> {
    const added = this.#insert(tx, [next]).getSQL();
    const ended = tx.delete(platformJobs).where(heldBy(job)).returning({ id: platformJobs.id }).getSQL();
    const { rows } = await tx.execute(sql`with added as (${added}) ${ended}`);
    return rows.length === 1;
  }

  async putBack(
    db: Db,
    job: ClaimedJob,
    again: { runAt: Date; lastError: string | null; refundAttempt?: boolean },
  ): Promise<void> {
    await db
      .update(platformJobs)
      .set({
        state: 'queued',
        runAt: again.runAt,
        leaseUntil: null,
        lastError: again.lastError,
        ...(again.refundAttempt ? { attempts: sql`${platformJobs.attempts} - 1` } : {}),
      })
      .where(heldBy(job));
  }

  /** A failed job keeps its row for the operator, and gives its unique key free. */
  async bury(db: Db, job: ClaimedJob, lastError: string): Promise<boolean> {
    const rows = await db
      .update(platformJobs)
      .set({ state: 'failed', leaseUntil: null, lastError, uniqueKey: null })
      .where(heldBy(job))
      .returning({ id: platformJobs.id });
    return rows.length === 1;
  }

  /** Deletes waiting and failed jobs that speak of this text, such as the address of somebody who leaves. */
  async forget(db: Db, text: string): Promise<void> {
    const mentions = sql`position(lower(${text}) in lower(${platformJobs.payload}::text)) > 0`;
    await db.delete(platformJobs).where(sql`${platformJobs.state} <> 'running' and ${mentions}`);
  }

  async depth(db: Db): Promise<{ state: string; jobs: number; oldestSeconds: number }[]> {
    const now = this.#clock.now().toISOString();
    const { rows } = await db.execute<{ state: string; jobs: string; oldest: string | null }>(sql`
        select state, count(*) as jobs, extract(epoch from ${now}::timestamptz - min(run_at)) as oldest
        from platform_jobs group by state`);
    return rows.map((row) => ({
      state: row.state,
      jobs: Number(row.jobs),
      oldestSeconds: Math.max(0, Number(row.oldest ?? 0)),
    }));
  }
}

function heldBy(job: ClaimedJob) {
  return sql`${platformJobs.id} = ${job.id} and ${platformJobs.attempts} = ${job.attempts} and ${platformJobs.state} = 'running'`;
}
