import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/database.ts';
import { accountRecoveryCodes, accountSecondFactors } from '#server/account/tables.ts';

export type SecondFactorRow = typeof accountSecondFactors.$inferSelect;
type ActiveFactor = SecondFactorRow & { confirmedAt: Date };

const isOf = (userId: number) => eq(accountSecondFactors.userId, userId);
const isActive = isNotNull(accountSecondFactors.confirmedAt);
const isPending = isNull(accountSecondFactors.confirmedAt);

/** Null while it is off or only being set up. */
export async function findActiveFactor(db: Db, userId: number): Promise<ActiveFactor | null> {
  const [row] = await db
    .select()
    .from(accountSecondFactors)
    .where(and(isOf(userId), isActive));
  return row?.confirmedAt ? { ...row, confirmedAt: row.confirmedAt } : null;
}

export async function findPendingFactor(db: Db, userId: number): Promise<SecondFactorRow | null> {
  const [row] = await db
    .select()
    .from(accountSecondFactors)
    .where(and(isOf(userId), isPending));
  return row ?? null;
}

/** A new setup takes the place of one that was not finished; false when the factor is on already. */
export async function beginFactor(
  db: Db,
  factor: { userId: number; secret: string; createdAt: Date },
): Promise<boolean> {
  const { secret, createdAt } = factor;
  const rows = await db
    .insert(accountSecondFactors)
    .values(factor)
    .onConflictDoUpdate({
      target: accountSecondFactors.userId,
      set: { secret, createdAt },
      setWhere: isPending,
    })
    .returning({ userId: accountSecondFactors.userId });
  return rows.length === 1;
}

/** Of two who confirm the same setup, one does. */
export async function confirmFactor(
  tx: Db,
  { userId, secret, step, now }: { userId: number; secret: string; step: number; now: Date },
): Promise<boolean> {
  const rows = await tx
    .update(accountSecondFactors)
    .set({ confirmedAt: now, lastStep: step })
    .where(and(isOf(userId), isPending, eq(accountSecondFactors.secret, secret)))
    .returning({ userId: accountSecondFactors.userId });
  return rows.length === 1;
}

/** Uses a step up, and those before it, in one statement: of two who come with one code, one gets in. */
export async function spendStep(tx: Db, userId: number, step: number): Promise<boolean> {
  const { lastStep } = accountSecondFactors;
  const rows = await tx
    .update(accountSecondFactors)
    .set({ lastStep: step })
    .where(and(isOf(userId), isActive, or(isNull(lastStep), lt(lastStep, step))))
    .returning({ userId: accountSecondFactors.userId });
  return rows.length === 1;
}

/** The factor with its recovery codes; false when it was not on. */
export async function deleteFactor(tx: Db, userId: number): Promise<boolean> {
  await tx.delete(accountRecoveryCodes).where(eq(accountRecoveryCodes.userId, userId));
  const rows = await tx
    .delete(accountSecondFactors)
    .where(and(isOf(userId), isActive))
    .returning({ userId: accountSecondFactors.userId });
  return rows.length === 1;
}

export async function deletePendingBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(accountSecondFactors).where(and(isPending, lt(accountSecondFactors.createdAt, moment)));
}

export async function replaceRecoveryCodes(
  tx: Db,
  { userId, hashes, now }: { userId: number; hashes: readonly string[]; now: Date },
): Promise<void> {
  await tx.delete(accountRecoveryCodes).where(eq(accountRecoveryCodes.userId, userId));
  await tx
    .insert(accountRecoveryCodes)
    .values(hashes.map((codeHash) => ({ userId, codeHash, createdAt: now })));
}

/** A code goes with its use: of two who come with it, one gets in. */
export async function spendRecoveryCode(tx: Db, userId: number, codeHash: string): Promise<boolean> {
  const rows = await tx
    .delete(accountRecoveryCodes)
    .where(and(eq(accountRecoveryCodes.userId, userId), eq(accountRecoveryCodes.codeHash, codeHash)))
    .returning({ id: accountRecoveryCodes.id });
  return rows.length === 1;
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(accountRecoveryCodes)
    .where(eq(accountRecoveryCodes.userId, userId));
  return row?.count ?? 0;
}
