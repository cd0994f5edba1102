import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '#server/platform/db/database.ts';
import { accountDepartures } from '#server/account/tables.ts';

export type DepartureRow = typeof accountDepartures.$inferSelect;

export async function insertDeparture(
  db: Db,
  departure: typeof accountDepartures.$inferInsert,
): Promise<void> {
  await db.insert(accountDepartures).values(departure);
}

/** Gone with its use: of two who come back with the same answer, one is let in. */
export async function takeDeparture(
  db: Db,
  { stateHash, browserHash, now }: { stateHash: string; browserHash: string; now: Date },
): Promise<DepartureRow | null> {
  const [row] = await db
    .delete(accountDepartures)
    .where(
      and(
        eq(accountDepartures.stateHash, stateHash),
        eq(accountDepartures.browserHash, browserHash),
        gt(accountDepartures.expiresAt, now),
      ),
    )
    .returning();
  return row ?? null;
}

export async function deleteExpiredDepartures(db: Db, now: Date): Promise<void> {
  await db.delete(accountDepartures).where(lt(accountDepartures.expiresAt, now));
}
