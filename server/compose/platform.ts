import path from 'node:path';
import type { PasswordCost } from '#server/account/sign-in/passwords.ts';
import type { MakeBackup } from '#server/backup/schedule-service.ts';
import type { Config } from '#server/config.ts';
import { BlobDeletions } from '#server/platform/blobs/blob-deletions.ts';
import { handleBlobJobs } from '#server/platform/blobs/delete-blobs-job.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { EmbeddedCopies } from '#server/platform/db/embedded-copies.ts';
import { Idempotency } from '#server/platform/idempotency/idempotency.ts';
import type { Ids } from '#server/platform/ids.ts';
import { Jobs } from '#server/platform/jobs/worker.ts';
import type { Log } from '#server/platform/log.ts';
import type { Mailer } from '#server/platform/mail/mailer.ts';
import { handleMailJobs } from '#server/platform/mail/send-mail-job.ts';
import type { CallOutside } from '#server/platform/outside/call-outside.ts';
import type { RecentProblems } from '#server/platform/recent-problems.ts';
import type { Tracing } from '#server/platform/tracing/trace.ts';
import { createRateLimits } from '#server/platform/rate-limits.ts';
import { chooseBlobs, chooseMailer, databaseFolder } from './ports.ts';

export interface ServiceParts {
  config: Config;
  version: string;
  database: Database;
  clock: Clock;
  ids: Ids;
  log: Log;
  /** What the log was told of lately that went wrong. */
  recentProblems?: RecentProblems;
  /** The origin of links; asked for when a link is made, because the port may only be known then. */
  publicUrl: () => string;
  tracing?: Tracing | null;
  mailer?: Mailer;
  /** How addresses that people named are spoken to. */
  callOutside?: CallOutside;
  passwordCost?: PasswordCost;
  /** How a backup is made, where there is no folder to copy or server to ask. */
  makeBackup?: MakeBackup;
}

/** What every feature may stand on. */
export function createPlatform(parts: ServiceParts) {
  const { config, database, clock, ids, log, publicUrl, tracing = null } = parts;
  const jobs = new Jobs({ database, clock, log, tracing });
  const mailer = parts.mailer ?? chooseMailer(config, clock);
  const blobs = chooseBlobs(config);
  handleMailJobs(jobs, mailer);
  const blobDeletions = new BlobDeletions();
  handleBlobJobs(jobs, { db: database.db, blobs, blobDeletions });
  const databaseCopies = new EmbeddedCopies(database, {
    from: databaseFolder(config),
    place: path.join(config.dataDir, 'database-copy'),
  });
  const rateLimits = createRateLimits(clock, config.rateLimits);
  const idempotency = new Idempotency({ database, clock, ids });
  return {
    database,
    clock,
    ids,
    log,
    publicUrl,
    jobs,
    mailer,
    rateLimits,
    blobs,
    blobDeletions,
    databaseCopies,
    idempotency,
  };
}

export type Platform = ReturnType<typeof createPlatform>;
