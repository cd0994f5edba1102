import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { AppError } from '#server/platform/app-error.ts';
import type { Database, Db } from './database.ts';
import { followedBy, writtenBy } from './log-place.ts';
import type { LogPlace } from './log-place.ts';

/** What is read there may be this old. */
const mostLateMs = 1_000;
const lookEveryMs = 200;
/** A reading that takes longer is put to the primary. */
const patienceMs = 2_000;
/** More than a replica can be behind and still be fit. */
const mostRemembered = 50;

async function withinPatience<T>(work: Promise<T>): Promise<T> {
  const isDone = new AbortController();
  const tooLong = sleep(patienceMs, null, { signal: isDone.signal }).then(() => {
    throw new Error('the replica did not answer in time');
  });
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    isDone.abort();
  }
}

interface Known {
  /** The replica has everything below. */
  followed: LogPlace;
  /** When the primary was no further than that. */
  asOf: number;
}

/**
 * A server that follows the primary and answers what may be a second old. It is asked only while it is known to be no
 * further behind, and never by somebody whose own writing it has not got yet.
 */
export class WatchedReplica implements NonNullable<Database['replica']> {
  #db: Db;
  #primary: pg.Pool;
  #pool: pg.Pool;
  #ending = new AbortController();
  #known: Known | null = null;
  /** Where the primary was, and when. */
  #seen: { written: LogPlace; at: number }[] = [];
  #watching: Promise<void>;

  constructor(primary: pg.Pool, pool: pg.Pool) {
    this.#primary = primary;
    this.#pool = pool;
    this.#db = drizzle({ client: pool });
    this.#watching = this.#watch(this.#ending.signal);
  }

  isFit(mustHold: LogPlace | null): boolean {
    if (!this.#known || performance.now() - this.#known.asOf > mostLateMs) return false;
    return mustHold === null || mustHold <= this.#known.followed;
  }

  async read<T>(work: (db: Db) => Promise<T>): Promise<T> {
    try {
      return await withinPatience(work(this.#db));
    } catch (error) {
      if (!(error instanceof AppError)) this.#known = null;
      throw error;
    }
  }

  async place(): Promise<LogPlace | null> {
    return writtenBy(this.#primary).catch(() => null);
  }

  async isFollowing(): Promise<boolean> {
    return (await withinPatience(followedBy(this.#pool))) !== null;
  }

  async close(): Promise<void> {
    this.#ending.abort();
    await this.#watching;
  }

  async #watch(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await withinPatience(this.#look()).catch(() => (this.#known = null));
      await sleep(lookEveryMs, null, { signal }).catch(() => undefined);
    }
  }

  async #look(): Promise<void> {
    const at = performance.now();
    const written = await writtenBy(this.#primary);
    if (written !== null) this.#seen = [...this.#seen, { written, at }].slice(-mostRemembered);
    const followed = await followedBy(this.#pool);
    const reached = followed === null ? undefined : this.#seen.findLast((each) => each.written <= followed);
    this.#known = followed !== null && reached ? { followed, asOf: reached.at } : null;
  }
}
