import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { LogPlace } from './log-place.ts';

/** A database handle: the pool or an open transaction. Every function that reads or writes takes it first. */
export type Db = PgDatabase<NodePgQueryResultHKT>;

type EngineKind = 'embedded' | 'postgres';

/** A server beside the primary that answers what may be a second old. */
interface Replica {
  /** Whether it may answer somebody who has to find what was written up to there. */
  isFit(mustHold: LogPlace | null): boolean;
  /** Rejects where it takes too long or fails, and is then not fit until it was looked at again. */
  read<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Where the primary is now; null where it is away. */
  place(): Promise<LogPlace | null>;
  /** Whether it follows another server at all; rejects where it cannot be asked. */
  isFollowing(): Promise<boolean>;
}

export interface Database {
  readonly kind: EngineKind;
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly replica?: Replica;
  /**
   * How often anything was said to the data. While it stays the same, nothing can have changed. Only an engine that is
   * alone with its data can tell.
   */
  readonly statementsSoFar?: () => number;
  /** Runs work in one transaction; inside, only the handle it is given may be used. */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>;
  /** Told after each commit, with the handle of the transaction that ended. */
  onCommit(listener: (tx: Db) => void): void;
  close(): Promise<void>;
}

const serializationFailure = '40001';
const deadlockDetected = '40P01';
const transactionTries = 3;

export function databaseErrorCode(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = (cause as { code?: unknown }).code;
    if (typeof code === 'string') return code;
  }
  return undefined;
}

type Opened = Pick<Database, 'kind' | 'pool' | 'replica' | 'statementsSoFar' | 'close'>;

export function createDatabase(opened: Opened): Database {
  const db: Db = drizzle({ client: opened.pool });
  const commitListeners: ((tx: Db) => void)[] = [];
  return {
    ...opened,
    db,
    async transaction(work) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          const { tx, result } = await db.transaction(async (handle) => ({
            tx: handle,
            result: await work(handle),
          }));
          for (const listener of commitListeners) listener(tx);
          return result;
        } catch (error) {
          const code = databaseErrorCode(error);
          const lostRace = code === serializationFailure || code === deadlockDetected;
          if (!lostRace || attempt === transactionTries) throw error;
        }
      }
    },
    onCommit: (listener) => void commitListeners.push(listener),
  };
}

/** For what may be a second old: asks the replica where it is fit for this reader, else the primary. */
export async function readLate<T>(
  { db, replica }: Pick<Database, 'db' | 'replica'>,
  mustHold: LogPlace | null,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  if (replica?.isFit(mustHold)) {
    try {
      return await replica.read(work);
    } catch {
      // The primary answers, or says what is wrong.
    }
  }
  return work(db);
}
