import { sql } from 'drizzle-orm';
import type { Database, Db } from './database.ts';

/**
 * Work that only one process at a time may do, such as migrating: the others wait for it, and then look for themselves.
 * The lock belongs to a transaction, which a pooler holds together, and may wait and last as long as it needs.
 */
export function inTurn<T>(database: Database, lock: number, work: (tx: Db) => Promise<T>): Promise<T> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${lock})`);
    return work(tx);
  });
}
