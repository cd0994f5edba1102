import { and, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
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

/**
 * Takes up what is still held for work that begins anew, else takes from the balance if it holds enough, with the ledger's line.
 * In one statement: of many who spend the last credit, one gets it. Null when there are too few.
 */
export async function setAside(
  db: Db,
  work: Pick<HoldRow, 'reference' | 'userId' | 'amount' | 'workId' | 'createdAt'>,
): Promise<HeldCredits | null> {
  const createdAt = sql`${work.createdAt.toISOString()}::timestamptz`;
  const returned = sql`reference, user_id as "userId", work_id as "workId", amount, attempt`;
  const { rows } = await db.execute<HeldCredits & Record<string, unknown>>(sql`
    with mine as (
      update credits_holds set attempt = attempt + 1, expires_at = ${leaseEnd}
      where work_id = ${work.workId} and user_id = ${work.userId} and state = 'held'
      returning ${returned}),
    paid as (
      update credits_balances set balance = balance - ${work.amount}::int
      where user_id = ${work.userId} and balance >= ${work.amount} and not exists (select from mine)
      returning user_id, balance),
    line as (
      insert into credits_ledger (user_id, delta, balance, reason, reference, created_at)
      select user_id, -${work.amount}::int, balance, 'generation', ${work.reference}, ${createdAt} from paid),
    fresh as (
      insert into credits_holds (reference, user_id, amount, state, work_id, created_at, expires_at)
      select ${work.reference}, user_id, ${work.amount}, 'held', ${work.workId}::uuid, ${createdAt}, ${leaseEnd} from paid
      returning ${returned})
    select * from mine union all select * from fresh`);
  return rows[0] ?? null;
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

/** Settles what is held for work that is written down, once; with what its owner has besides. */
export async function settleEntrusted(
  tx: Db,
  work: { userId: number; workId: string },
  settled: 'captured' | 'released',
): Promise<(HeldCredits & { balance: number }) | null> {
  const isEntrusted = and(eq(state, 'held'), eq(expiresAt, leaseUntilSettled));
  const [row] = await tx
    .update(creditsHolds)
    .set({ state: settled })
    .where(and(eq(workId, work.workId), eq(holderId, work.userId), isEntrusted))
    .returning({ ...held, balance: balanceIn(sql`${holderId}`) });
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

/** What was held and is settled says nothing that the ledger does not say. */
export async function deleteSettledBefore(db: Db, before: Date): Promise<void> {
  await db.delete(creditsHolds).where(and(ne(state, 'held'), lt(creditsHolds.createdAt, before)));
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
