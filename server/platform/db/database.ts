import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type pg from 'pg';

/** A database handle: the pool or an open transaction. Every function that reads or writes takes it first. */
export type Db = PgDatabase<NodePgQueryResultHKT>;

type EngineKind = 'embedded' | 'postgres';

export interface Database {
  readonly kind: EngineKind;
  readonly db: Db;
  readonly pool: pg.Pool;
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

type Opened = Pick<Database, 'kind' | 'pool' | 'statementsSoFar' | 'close'>;

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
