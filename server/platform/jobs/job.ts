import type { Db } from '#server/platform/db/database.ts';
import type { Log } from '#server/platform/log.ts';

/**
 * Each lane has places of its own, so that what waits in one keeps nobody waiting in another: `quick` for what is done in a
 * moment, such as mails; `slow` for long work and for vendors; `strangers` for addresses that people named.
 */
export const lanes = ['quick', 'slow', 'strangers'] as const;
type Lane = (typeof lanes)[number];

/** A kind of job: `feature.verb-noun`, its payload's type, and how it may fail. */
export interface JobKind<Payload> {
  readonly name: string;
  readonly maxAttempts: number;
  /** `quick` unless said. */
  readonly lane?: Lane;
  /** Present for its type only. */
  readonly payload?: Payload;
}

export function jobKind<Payload>(kind: Omit<JobKind<Payload>, 'payload'>): JobKind<Payload> {
  return kind;
}

export interface EnqueueOptions {
  /** While a job with this key waits or runs, another one is not added. */
  uniqueKey?: string;
  runAt?: Date;
}

/** Somebody else has this job meanwhile: what was done for it does not count. */
export class JobLost extends Error {
  override name = 'JobLost';
}

export interface JobRun<Payload> {
  readonly id: number;
  readonly payload: Payload;
  readonly attempt: number;
  /** Aborted when the server stops or the lease is lost. */
  readonly signal: AbortSignal;
  readonly log: Log;
  /** Takes the job out of the queue in the transaction of its outcome: either both happen or neither. Throws JobLost. */
  readonly end: (tx: Db) => Promise<void>;
  /** The same, and in its place comes what is to be done next. */
  readonly endWith: <Next>(
    tx: Db,
    kind: JobKind<Next>,
    next: { payload: Next } & EnqueueOptions,
  ) => Promise<void>;
}

export interface JobHandler<Payload> {
  run(job: JobRun<Payload>): Promise<void>;
  /** Runs in the transaction that marks the job as failed for good. */
  failed?(tx: Db, payload: Payload, error: Error): Promise<void>;
}

/** Thrown by a handler that knows when the next try makes sense. */
export class RetryLater extends Error {
  override name = 'RetryLater';
  readonly delayMs: number;

  constructor(delayMs: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.delayMs = delayMs;
  }
}

const firstDelayMs = 1_000;
const longestDelayMs = 300_000;

/** Doubles with each attempt; the random part keeps many failed jobs from coming back as one herd. */
export function backoffMs(attempt: number, random: number): number {
  const base = Math.min(firstDelayMs * 2 ** (attempt - 1), longestDelayMs);
  return Math.round(base * (0.75 + random / 2));
}
