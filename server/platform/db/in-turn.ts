import type pg from 'pg';
import type { Database } from './database.ts';

/**
 * Work that only one process at a time may do, such as migrating: the others wait for it, and then look for themselves.
 * It may take as long as it needs on the connection that holds the lock.
 */
export async function inTurn<T>(
  { pool, kind }: Pick<Database, 'pool' | 'kind'>,
  lock: number,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lock]);
    return await work(client);
  } finally {
    await client.query('select pg_advisory_unlock_all()').catch(() => undefined);
    // This connection had its timeout lifted, so it is not given back to the pool on a server.
    client.release(kind === 'postgres');
  }
}
