import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/database.ts';

/** Any number, the same on every node. */
const deletionLock = 7_345_202;

/**
 * Until the transaction ends nothing is deleted from the blob store, by no node that shares the database: rows that a
 * backup still sees keep their pictures until it has read them.
 */
export async function keepBlobs(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${deletionLock})`);
}

/**
 * Whether something may be deleted now. The embedded database is read from a copy in another process, which no lock in the
 * database tells of: there `hold` says so.
 */
export class BlobDeletions {
  #holders = 0;

  /** Returns what ends it. */
  hold(): () => void {
    this.#holders += 1;
    let held = true;
    return () => {
      if (held) this.#holders -= 1;
      held = false;
    };
  }

  async areAllowed(db: Db): Promise<boolean> {
    if (this.#holders > 0) return false;
    const { rows } = await db.execute<{ free: boolean }>(
      sql`select pg_try_advisory_xact_lock_shared(${deletionLock}) as free`,
    );
    return rows[0]?.free === true;
  }
}
