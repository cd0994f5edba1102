import type { ActivityType } from '#contract/activities.ts';
import type { ExportedPart } from './leaving/export-service.ts';
import type { ImagesService } from '#server/images/service.ts';
import type { BlobStore } from '#server/platform/blobs/blob-store.ts';
import type { Bus } from '#server/platform/bus.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Db } from '#server/platform/db/database.ts';
import type { Ids } from '#server/platform/ids.ts';
import type { Jobs } from '#server/platform/jobs/worker.ts';
import type { Mailer } from '#server/platform/mail/mailer.ts';
import type { RateLimits } from '#server/platform/rate-limits.ts';
import type { Passwords } from './sign-in/passwords.ts';

/** What other features add to an account's life; wired by the composition root, so that account knows none of them. */
export interface AccountNeighbors {
  /** Runs in the transaction that creates the account. */
  registered(tx: Db, userId: number): Promise<void>;
  craftCredits(db: Db, userId: number): Promise<number>;
  /** Runs in the transaction that deletes the account; answers the keys of the person's pictures. */
  deleting(tx: Db, person: { userId: number; email: string }): Promise<string[]>;
  /** What other features hold of the person, for their download. */
  exported(db: Db, userId: number): Promise<ExportedPart[]>;
  record(db: Db, activity: { userId: number; type: ActivityType }): Promise<void>;
  /** Runs in the transaction in which the operator makes somebody an administrator, or no longer. */
  adminChanged(tx: Db, change: { userId: number; isAdmin: boolean }): Promise<void>;
  /** Runs in the transaction in which the operator takes somebody's second factor away. */
  secondFactorRemoved(tx: Db, userId: number): Promise<void>;
}

export interface AccountDependencies {
  database: Database;
  clock: Clock;
  ids: Ids;
  bus: Bus;
  jobs: Jobs;
  mailer: Mailer;
  blobs: BlobStore;
  images: ImagesService;
  rateLimits: RateLimits;
  passwords: Passwords;
  passwordMinLength: number;
  publicUrl: () => string;
  neighbors: AccountNeighbors;
}

/** Where a request comes from, for limits and the list of sessions. */
export interface Origin {
  address: string;
  device: string;
}
