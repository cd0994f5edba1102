import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '#server/platform/db/database.ts';
import type { Page } from '#server/platform/http/paging.ts';
import { preparedQuery } from '#server/platform/db/prepared.ts';
import { isLeaseOver, leaseEnd, leaseOver, leaseUntilSettled } from '#server/platform/leases.ts';
import { creditsBalances, creditsHolds, creditsLedger } from './tables.ts';

export type LedgerRow = typeof creditsLedger.$inferSelect;
type HoldRow = typeof creditsHolds.$inferSelect;

interface LedgerEntry {
  userId: number;
  delta: number;
  reason: LedgerRow['reason'];
  reference: string;
  note?: string | null;
  createdAt: Date;
}

const balanceOf = preparedQuery<{ balance: number }, { userId: number }>(
  (db) =>
    db
      .select({ balance: creditsBalances.balance })
      .from(creditsBalances)
      .where(eq(creditsBalances.userId, sql.placeholder('userId'))),
  'credits_balance_of',
);

export async function findBalance(db: Db, userId: number): Promise<number> {
  const [row] = await balanceOf(db, { userId });
  return row?.balance ?? 0;
}

/** The balance of each person that a question is about, as a part of it. */
export const balanceIn = (personId: SQL): SQL<number> =>
  sql<number>`(select ${creditsBalances.balance} from ${creditsBalances} where ${creditsBalances.userId} = ${personId})`;

/** Takes from the balance if it holds enough, in one statement: of many who spend the last credit, one gets it. */
export async function spend(tx: Db, entry: LedgerEntry): Promise<number | null> {
  const [row] = await tx
    .update(creditsBalances)
    .set({ balance: sql`${creditsBalances.balance} + ${entry.delta}` })
    .where(and(eq(creditsBalances.userId, entry.userId), gte(creditsBalances.balance, -entry.delta)))
    .returning({ balance: creditsBalances.balance });
  if (!row) return null;
  await tx.insert(creditsLedger).values({ ...entry, balance: row.balance });
  return row.balance;
}

/** Changes the balance and writes the ledger line; must run in a transaction. */
export async function book(tx: Db, entry: LedgerEntry): Promise<number> {
  // An insert that only conflicts is still held against the floor, so what is taken must come as an update.
  await tx.insert(creditsBalances).values({ userId: entry.userId, balance: 0 }).onConflictDoNothing();
  const [row] = await tx
    .update(creditsBalances)
    .set({ balance: sql`${creditsBalances.balance} + ${entry.delta}` })
    .where(eq(creditsBalances.userId, entry.userId))
    .returning({ balance: creditsBalances.balance });
  if (!row) throw new Error('the balance was not returned');
  await tx.insert(creditsLedger).values({ ...entry, balance: row.balance });
  return row.balance;
}

export function listLedgerOf(db: Db, userId: number): Promise<LedgerRow[]> {
  return db.select().from(creditsLedger).where(eq(creditsLedger.userId, userId)).orderBy(creditsLedger.id);
}

/** Newest first; one more than asked for, when there is one. */
export function listLedgerPage(
  db: Db,
  userId: number,
  { limit, offset, after }: Page<number>,
): Promise<LedgerRow[]> {
  const { id } = creditsLedger;
  return db
    .select()
    .from(creditsLedger)
    .where(and(eq(creditsLedger.userId, userId), after ? lt(id, after.id) : undefined))
    .orderBy(desc(id))
    .limit(limit + 1)
    .offset(offset);
}

/** A hold in somebody's hands: its `attempt` is the proof that nobody has taken it up since. */
export type HeldCredits = Pick<HoldRow, 'reference' | 'userId' | 'workId' | 'amount' | 'attempt'>;

const { reference, state, attempt, workId, expiresAt, userId: holderId, amount } = creditsHolds;
const held = { reference, userId: holderId, workId, amount, attempt };
const isInHand = (hold: HeldCredits) =>
  and(eq(reference, hold.reference), eq(attempt, hold.attempt), eq(state, 'held'));
const isLost = and(eq(state, 'held'), isLeaseOver(expiresAt));

export async function insertHold(
  tx: Db,
  hold: Pick<HoldRow, 'reference' | 'userId' | 'amount' | 'workId' | 'createdAt'>,
): Promise<HeldCredits> {
  const [row] = await tx
    .insert(creditsHolds)
    .values({ ...hold, state: 'held', expiresAt: leaseEnd })
    .returning(held);
  if (!row) throw new Error('the new hold was not returned');
  return row;
}

/** What is still held for work that begins anew. */
export async function takeUpHold(
  tx: Db,
  work: { userId: number; workId: string },
): Promise<HeldCredits | null> {
  const [row] = await tx
    .update(creditsHolds)
    .set({ attempt: sql`${attempt} + 1`, expiresAt: leaseEnd })
    .where(and(eq(workId, work.workId), eq(holderId, work.userId), eq(state, 'held')))
    .returning(held);
  return row ?? null;
}

export async function renewHold(db: Db, hold: HeldCredits): Promise<boolean> {
  const rows = await db
    .update(creditsHolds)
    .set({ expiresAt: leaseEnd })
    .where(isInHand(hold))
    .returning({ reference });
  return rows.length === 1;
}

/** Gives a hold back once: true when it was still open, and in these hands. */
export async function releaseHold(tx: Db, hold: HeldCredits): Promise<boolean> {
  const rows = await tx
    .update(creditsHolds)
    .set({ state: 'released' })
    .where(isInHand(hold))
    .returning({ reference });
  return rows.length === 1;
}

/** From these hands into those of whoever works on what is written down. */
export async function entrustHold(tx: Db, hold: HeldCredits): Promise<boolean> {
  const rows = await tx
    .update(creditsHolds)
    .set({ expiresAt: leaseUntilSettled, attempt: sql`${attempt} + 1` })
    .where(isInHand(hold))
    .returning({ reference });
  return rows.length === 1;
}

/** Settles what is held for work that is written down, once. */
export async function settleEntrusted(
  tx: Db,
  work: { userId: number; workId: string },
  settled: 'captured' | 'released',
): Promise<HeldCredits | null> {
  const isEntrusted = and(eq(state, 'held'), eq(expiresAt, leaseUntilSettled));
  const [row] = await tx
    .update(creditsHolds)
    .set({ state: settled })
    .where(and(eq(workId, work.workId), eq(holderId, work.userId), isEntrusted))
    .returning(held);
  return row ?? null;
}

export async function hasLostHolds(db: Db): Promise<boolean> {
  return (await db.select({ reference }).from(creditsHolds).where(isLost).limit(1)).length > 0;
}

/** Holds that nobody works on any more, of one person or of all; those that somebody else settles now are passed over. */
export function settleLostHolds(tx: Db, of: number | null): Promise<HeldCredits[]> {
  const lost = tx
    .select({ reference })
    .from(creditsHolds)
    .where(and(isLost, of === null ? undefined : eq(holderId, of)))
    .orderBy(holderId)
    .for('update', { skipLocked: true });
  return tx.update(creditsHolds).set({ state: 'released' }).where(inArray(reference, lost)).returning(held);
}

/** Nobody else runs on this database: what somebody before us held waits for no lease. */
export async function endAllHolds(db: Db): Promise<void> {
  await db
    .update(creditsHolds)
    .set({ expiresAt: leaseOver })
    .where(and(eq(state, 'held'), lt(expiresAt, leaseUntilSettled)));
}

/** The balance, with its row locked until the transaction ends. */
export async function lockBalance(tx: Db, userId: number): Promise<number> {
  const [row] = await tx
    .select({ balance: creditsBalances.balance })
    .from(creditsBalances)
    .where(eq(creditsBalances.userId, userId))
    .for('update');
  return row?.balance ?? 0;
}
