import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/database.ts';
import { accountPasskeyChallenges, accountPasskeys } from '#server/account/tables.ts';

export type PasskeyRow = typeof accountPasskeys.$inferSelect;
type ChallengeRow = typeof accountPasskeyChallenges.$inferSelect;

export async function insertPasskeyChallenge(
  db: Db,
  challenge: typeof accountPasskeyChallenges.$inferInsert,
): Promise<void> {
  await db.insert(accountPasskeyChallenges).values(challenge);
}

/** It goes with its use: of two who come with the same, one does. */
export async function takePasskeyChallenge(
  db: Db,
  asked: Pick<ChallengeRow, 'challengeHash' | 'purpose' | 'userId'> & { now: Date },
): Promise<ChallengeRow | null> {
  const { challengeHash, purpose, userId, expiresAt } = accountPasskeyChallenges;
  const [row] = await db
    .delete(accountPasskeyChallenges)
    .where(
      and(
        eq(challengeHash, asked.challengeHash),
        eq(purpose, asked.purpose),
        asked.userId === null ? isNull(userId) : eq(userId, asked.userId),
        gt(expiresAt, asked.now),
      ),
    )
    .returning();
  return row ?? null;
}

export async function deleteExpiredPasskeyChallenges(db: Db, now: Date): Promise<void> {
  await db.delete(accountPasskeyChallenges).where(lt(accountPasskeyChallenges.expiresAt, now));
}

export async function insertPasskey(tx: Db, passkey: typeof accountPasskeys.$inferInsert): Promise<void> {
  await tx.insert(accountPasskeys).values(passkey);
}

export async function findPasskey(db: Db, credentialId: string): Promise<PasskeyRow | null> {
  const [row] = await db.select().from(accountPasskeys).where(eq(accountPasskeys.credentialId, credentialId));
  return row ?? null;
}

export function listPasskeysOf(db: Db, userId: number): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(accountPasskeys)
    .where(eq(accountPasskeys.userId, userId))
    .orderBy(asc(accountPasskeys.id));
}

export async function countPasskeysOf(db: Db, userId: number): Promise<number> {
  return db.$count(accountPasskeys, eq(accountPasskeys.userId, userId));
}

/** Of two who come with the same count one gets in; devices that do not count stay at 0. False also where it is gone. */
export async function notePasskeyUsed(
  tx: Db,
  { id, counter, now }: { id: number; counter: number; now: Date },
): Promise<boolean> {
  const rows = await tx
    .update(accountPasskeys)
    .set({ counter, lastUsedAt: now })
    .where(
      and(
        eq(accountPasskeys.id, id),
        sql`(${accountPasskeys.counter} < ${counter} or (${accountPasskeys.counter} = 0 and ${counter} = 0))`,
      ),
    )
    .returning({ id: accountPasskeys.id });
  return rows.length === 1;
}

export async function deletePasskey(tx: Db, userId: number, id: number): Promise<boolean> {
  const rows = await tx
    .delete(accountPasskeys)
    .where(and(eq(accountPasskeys.userId, userId), eq(accountPasskeys.id, id)))
    .returning({ id: accountPasskeys.id });
  return rows.length === 1;
}

/** False when there were none. */
export async function deletePasskeysOf(tx: Db, userId: number): Promise<boolean> {
  const rows = await tx
    .delete(accountPasskeys)
    .where(eq(accountPasskeys.userId, userId))
    .returning({ id: accountPasskeys.id });
  return rows.length > 0;
}
