import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/database.ts';
import { accountChallenges } from '#server/account/tables.ts';

type ChallengeRow = typeof accountChallenges.$inferSelect;

export async function insertChallenge(
  tx: Db,
  challenge: typeof accountChallenges.$inferInsert,
): Promise<void> {
  await tx.insert(accountChallenges).values(challenge);
}

/** Counts a try in one statement, however many come at once; null when there is none left. */
export async function countTry(
  db: Db,
  { tokenHash, now, most }: { tokenHash: string; now: Date; most: number },
): Promise<ChallengeRow | null> {
  const [row] = await db
    .update(accountChallenges)
    .set({ tries: sql`${accountChallenges.tries} + 1` })
    .where(
      and(
        eq(accountChallenges.tokenHash, tokenHash),
        gt(accountChallenges.expiresAt, now),
        lt(accountChallenges.tries, most),
      ),
    )
    .returning();
  return row ?? null;
}

export async function deleteChallenge(tx: Db, id: number): Promise<boolean> {
  const rows = await tx
    .delete(accountChallenges)
    .where(eq(accountChallenges.id, id))
    .returning({ id: accountChallenges.id });
  return rows.length === 1;
}

export async function deleteChallengesOf(tx: Db, userId: number): Promise<void> {
  await tx.delete(accountChallenges).where(eq(accountChallenges.userId, userId));
}

export async function deleteExpiredChallenges(db: Db, now: Date): Promise<void> {
  await db.delete(accountChallenges).where(lt(accountChallenges.expiresAt, now));
}
