import type { FailedJob, JobKindCount } from '#contract/operations-jobs.ts';
import type { AuditEntry, AuditService } from '#server/audit/service.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Db } from '#server/platform/db/database.ts';
import { cutPage } from '#server/platform/http/paging.ts';
import type { Page, PageOf } from '#server/platform/http/paging.ts';
import * as failedJobs from '#server/platform/jobs/failed-jobs.ts';
import type { Administrator } from '#server/platform/policy.ts';
import type { FailedJobRow } from '#server/platform/jobs/failed-jobs.ts';

interface JobsAdminDependencies {
  database: Database;
  clock: Clock;
  audit: AuditService;
}

interface Decision {
  action: AuditEntry['action'];
  done: (name: string) => string;
  /** Answers the kind of the job, or null when it is no failed one any more. */
  change: (tx: Db) => Promise<string | null>;
}

const settled = (): AppError =>
  new AppError('CONFLICT', {
    message: 'This job does not wait for you anymore: it was retried or discarded.',
  });

const presentFailedJob = (row: FailedJobRow): FailedJob => ({
  id: row.id,
  name: row.name,
  tries: row.attempts,
  error: row.lastError,
  createdAt: row.createdAt.toISOString(),
  lastTriedAt: row.runAt.toISOString(),
});

/** What operators see of the queue, and what they decide about jobs that gave up. */
export class JobsAdminService {
  #deps: JobsAdminDependencies;

  constructor(deps: JobsAdminDependencies) {
    this.#deps = deps;
  }

  async overview(
    db: Db,
    _by: Administrator,
  ): Promise<{ kinds: JobKindCount[]; oldestDueSeconds: number | null }> {
    const now = this.#deps.clock.now();
    return {
      kinds: await failedJobs.countByKind(db, now),
      oldestDueSeconds: await failedJobs.oldestDueSeconds(db, now),
    };
  }

  async listFailed(db: Db, _by: Administrator, page: Page<number>): Promise<PageOf<FailedJob>> {
    const found = await failedJobs.listFailed(db, page);
    const { rows, next } = cutPage(found, page.limit, ({ id, createdAt }) => ({
      key: createdAt.getTime(),
      id,
    }));
    return { rows: rows.map(presentFailedJob), next };
  }

  retry(by: Administrator, id: number): Promise<void> {
    const now = this.#deps.clock.now();
    return this.#decide(by, {
      action: 'job_retried',
      done: (name) => `Job ${id} (${name}) is tried again.`,
      change: (tx) => failedJobs.requeueFailed(tx, id, now),
    });
  }

  discard(by: Administrator, id: number): Promise<void> {
    return this.#decide(by, {
      action: 'job_discarded',
      done: (name) => `Job ${id} (${name}) is discarded.`,
      change: (tx) => failedJobs.deleteFailed(tx, id),
    });
  }

  async #decide({ adminId }: Administrator, { action, done, change }: Decision): Promise<void> {
    const { database, audit } = this.#deps;
    await database.transaction(async (tx) => {
      const name = await change(tx);
      if (name === null) throw settled();
      await audit.record(tx, { adminId, action, details: done(name) });
    });
  }
}
