import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/database.ts';
import type { Page } from '#server/platform/http/paging.ts';
import { preparedQuery } from '#server/platform/db/prepared.ts';
import { creditsBalances, creditsHolds, creditsLedger } from './tables.ts';

export type LedgerRow = typeof creditsLedger.$inferSelect;

export interface LedgerEntry {
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

export async function insertHold(tx: Db, hold: typeof creditsHolds.$inferInsert): Promise<void> {
  await tx.insert(creditsHolds).values(hold);
}

/** Settles a hold once: the row when it was still open, else null. */
export async function settleHold(
  tx: Db,
  reference: string,
  state: 'captured' | 'released',
): Promise<typeof creditsHolds.$inferSelect | null> {
  const [row] = await tx
    .update(creditsHolds)
    .set({ state })
    .where(and(eq(creditsHolds.reference, reference), eq(creditsHolds.state, 'held')))
    .returning();
  return row ?? null;
}

export async function listLostHolds(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .select({ reference: creditsHolds.reference })
    .from(creditsHolds)
    .where(and(eq(creditsHolds.state, 'held'), lt(creditsHolds.expiresAt, now)));
  return rows.map((row) => row.reference);
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
