import { hourSeconds } from '#contract/durations.ts';
import type { BackupState } from '#contract/backups.ts';
import type { AuditService } from '#server/audit/service.ts';
import type { BackupSettings } from '#server/config.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Db } from '#server/platform/db/database.ts';
import type { Figure } from '#server/platform/http/metrics.ts';
import { RetryLater } from '#server/platform/jobs/job.ts';
import type { JobRun } from '#server/platform/jobs/job.ts';
import type { JobFacts } from '#server/platform/jobs/queue.ts';
import type { Jobs } from '#server/platform/jobs/worker.ts';
import type { Administrator } from '#server/platform/policy.ts';
import { makeBackupJob, makeBackupKey } from './make-backup-job.ts';
import { backupName } from './shelf/backup-name.ts';
import type { ShelvedBackup } from './shelf/backup-name.ts';
import { isLate, listBackups, nextTurn, tooMany } from './shelf/keeping.ts';
import type { Shelf } from './shelf/shelf.ts';

/** Makes a backup of what this server has, under this path. */
export type MakeBackup = (target: string, signal: AbortSignal) => Promise<void>;

interface ScheduleDependencies {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  audit: AuditService;
  settings: BackupSettings;
  shelf: Shelf;
  make: MakeBackup;
  version: string;
}

const retryMs = 5 * 60_000;

/** Those that are older than the last good one are over. */
const failuresSince = (last: ShelvedBackup | null, jobs: readonly JobFacts[]) =>
  jobs.flatMap(({ lastError, runAt, state }) =>
    lastError !== null && (!last || runAt > last.madeAt)
      ? [{ message: lastError, isTriedAgain: state !== 'failed' }]
      : [],
  );

/** Backups that are made by themselves, or because an administrator wants one now. */
export class BackupScheduleService {
  #deps: ScheduleDependencies;

  constructor(deps: ScheduleDependencies) {
    this.#deps = deps;
    deps.jobs.handle(makeBackupJob, { run: (job) => this.#run(job) });
  }

  /** How often it is time, while it is time at all. */
  get everySeconds(): number | null {
    const { everyHours } = this.#deps.settings;
    return everyHours === null ? null : everyHours * hourSeconds;
  }

  /** To be called when it is time, and at a start. */
  async plan(db: Db, askedBy: 'clock' | 'start'): Promise<void> {
    if (this.everySeconds === null) return;
    await this.#deps.jobs.enqueue(db, makeBackupJob, { payload: { askedBy }, uniqueKey: makeBackupKey });
  }

  async makeNow({ adminId }: Administrator): Promise<void> {
    const { database, jobs, audit } = this.#deps;
    await database.transaction(async (tx) => {
      await jobs.enqueue(tx, makeBackupJob, { payload: { askedBy: 'person' }, uniqueKey: makeBackupKey });
      await jobs.store.hurry(tx, makeBackupKey);
      await audit.record(tx, { adminId, action: 'backup_asked', details: 'A backup is to be made now.' });
    });
  }

  async state(db: Db, _by: Administrator): Promise<BackupState> {
    const { clock, shelf, settings, jobs } = this.#deps;
    const now = clock.now();
    const found = await listBackups(shelf).catch((error: Error) => error);
    const backups = found instanceof Error ? [] : found;
    const last = backups.at(-1) ?? null;
    const all = await jobs.store.listOf(db, makeBackupJob);
    const failures = failuresSince(last, all);
    const waiting = all.find(({ state }) => state === 'queued');
    return {
      everyHours: settings.everyHours,
      keep: settings.keep,
      place: shelf.place,
      isEncrypted: settings.passphrase !== null,
      problem: found instanceof Error ? found.message : null,
      last: last && { ...last, madeAt: last.madeAt.toISOString() },
      count: backups.length,
      isRunning: all.some(({ state, runAt }) => state === 'running' || (state === 'queued' && runAt <= now)),
      nextAt: (waiting?.runAt ?? nextTurn(settings, now))?.toISOString() ?? null,
      failure: failures.at(-1) ?? null,
      isLate: isLate(settings, { last, now, hasFailed: failures.length > 0 }),
    };
  }

  /** For those who watch from outside. */
  get figures(): readonly Figure[] {
    return [
      {
        name: 'gluebird_backup_last_timestamp_seconds',
        help: 'When the last good backup was made; 0 without one',
        read: async () => ((await this.#last())?.madeAt.getTime() ?? 0) / 1000,
      },
      {
        name: 'gluebird_backup_last_bytes',
        help: 'Size of the last good backup',
        read: async () => (await this.#last())?.bytes ?? 0,
      },
      {
        name: 'gluebird_backup_failed',
        help: 'Whether something went wrong since the last good backup',
        read: async () => {
          const { database, jobs } = this.#deps;
          const all = await jobs.store.listOf(database.db, makeBackupJob);
          const last = await this.#last().catch(() => null);
          return failuresSince(last, all).length > 0 ? 1 : 0;
        },
      },
    ];
  }

  async #run({ payload, signal, log }: JobRun<{ askedBy: string }>): Promise<void> {
    const { shelf, settings, clock, make, version } = this.#deps;
    try {
      const madeAt = clock.now();
      if (payload.askedBy === 'start' && !(await this.#isDue(madeAt))) return;
      const name = backupName({ occasion: 'regular', madeAt, version });
      await shelf.add(name, (target) => make(target, signal));
      const made = await listBackups(shelf);
      for (const old of tooMany(made, { keep: settings.keep, name })) await shelf.remove(old.name);
      log.info({ backup: name, place: shelf.place }, 'a backup was made');
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      throw new RetryLater(retryMs, message, { cause: error });
    }
  }

  async #last(): Promise<ShelvedBackup | null> {
    return (await listBackups(this.#deps.shelf)).at(-1) ?? null;
  }

  async #isDue(now: Date): Promise<boolean> {
    const last = await this.#last();
    return !last || now.getTime() - last.madeAt.getTime() >= (this.everySeconds ?? 0) * 1000;
  }
}
