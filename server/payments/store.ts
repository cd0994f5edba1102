import { and, asc, desc, eq, gt, inArray, lt, ne } from 'drizzle-orm';
import { accountUsers } from '#server/account/tables.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Page } from '#server/platform/http/paging.ts';
import { paymentsEvents, paymentsPackages, paymentsPurchases } from './tables.ts';

export type PackageRow = typeof paymentsPackages.$inferSelect;
type NewPackage = typeof paymentsPackages.$inferInsert;
export type PurchaseRow = typeof paymentsPurchases.$inferSelect;
export type NewPurchase = typeof paymentsPurchases.$inferInsert;

export function listActivePackages(db: Db): Promise<PackageRow[]> {
  return db
    .select()
    .from(paymentsPackages)
    .where(eq(paymentsPackages.isActive, true))
    .orderBy(asc(paymentsPackages.position), asc(paymentsPackages.id));
}

export async function findActivePackage(db: Db, id: number): Promise<PackageRow | null> {
  const [row] = await db
    .select()
    .from(paymentsPackages)
    .where(and(eq(paymentsPackages.id, id), eq(paymentsPackages.isActive, true)));
  return row ?? null;
}

/** Adds the first packages where there are none; what an operator took away does not come back. */
export async function addFirstPackages(db: Db, rows: readonly NewPackage[]): Promise<void> {
  const [any] = await db.select({ id: paymentsPackages.id }).from(paymentsPackages).limit(1);
  if (any) return;
  await db
    .insert(paymentsPackages)
    .values([...rows])
    .onConflictDoNothing();
}

/** Keeps a purchase, unless its payment is known already. */
export async function insertPurchase(db: Db, purchase: NewPurchase): Promise<void> {
  await db
    .insert(paymentsPurchases)
    .values(purchase)
    .onConflictDoNothing({ target: paymentsPurchases.paymentId });
}

export async function insertAdjustment(tx: Db, adjustment: NewPurchase): Promise<number> {
  const [row] = await tx.insert(paymentsPurchases).values(adjustment).returning({ id: paymentsPurchases.id });
  if (!row) throw new Error('the adjustment was not returned');
  return row.id;
}

export async function findByPayment(db: Db, paymentId: string): Promise<PurchaseRow | null> {
  const [row] = await db.select().from(paymentsPurchases).where(eq(paymentsPurchases.paymentId, paymentId));
  return row ?? null;
}

/** The purchase of a payment, in this transaction's hands until it ends. */
export async function lockByPayment(tx: Db, paymentId: string): Promise<PurchaseRow | null> {
  const [row] = await tx
    .select()
    .from(paymentsPurchases)
    .where(eq(paymentsPurchases.paymentId, paymentId))
    .for('update');
  return row ?? null;
}

export async function updatePurchase(tx: Db, id: number, change: Partial<NewPurchase>): Promise<PurchaseRow> {
  const [row] = await tx
    .update(paymentsPurchases)
    .set(change)
    .where(eq(paymentsPurchases.id, id))
    .returning();
  if (!row) throw new Error('the purchase to change does not exist');
  return row;
}

/** Newest first; one more than asked for, when there is one. What was begun and never paid is no purchase. */
export function listPurchasesOf(
  db: Db,
  userId: number,
  { limit, offset, after }: Page<number>,
): Promise<PurchaseRow[]> {
  const { id } = paymentsPurchases;
  return db
    .select()
    .from(paymentsPurchases)
    .where(
      and(
        eq(paymentsPurchases.userId, userId),
        ne(paymentsPurchases.status, 'canceled'),
        after ? lt(id, after.id) : undefined,
      ),
    )
    .orderBy(desc(id))
    .limit(limit + 1)
    .offset(offset);
}

/** What administrators wrote about a change by hand may name the person: it goes with them. */
export async function forgetNotes(tx: Db, userId: number): Promise<void> {
  await tx
    .update(paymentsPurchases)
    .set({ note: null })
    .where(and(eq(paymentsPurchases.userId, userId), eq(paymentsPurchases.type, 'adjustment')));
}

export function allPurchasesOf(db: Db, userId: number): Promise<PurchaseRow[]> {
  return db
    .select()
    .from(paymentsPurchases)
    .where(eq(paymentsPurchases.userId, userId))
    .orderBy(asc(paymentsPurchases.id));
}

/** Purchases whose payment has not gone through as far as we know, in batches by id. */
export function listOpen(
  db: Db,
  { provider, afterId, limit }: { provider: PurchaseRow['provider']; afterId: number; limit: number },
): Promise<PurchaseRow[]> {
  return db
    .select()
    .from(paymentsPurchases)
    .where(
      and(
        inArray(paymentsPurchases.status, ['pending', 'failed']),
        eq(paymentsPurchases.provider, provider),
        gt(paymentsPurchases.id, afterId),
      ),
    )
    .orderBy(asc(paymentsPurchases.id))
    .limit(limit);
}

interface Buyer {
  email: string;
  displayName: string;
}

export async function findBuyer(db: Db, userId: number): Promise<Buyer | null> {
  const { email, displayName } = accountUsers;
  const [row] = await db.select({ email, displayName }).from(accountUsers).where(eq(accountUsers.id, userId));
  return row ?? null;
}

/** True for the first arrival of an event. */
export async function insertEvent(tx: Db, event: typeof paymentsEvents.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(paymentsEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: paymentsEvents.id });
  return rows.length === 1;
}

export async function deleteEventsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(paymentsEvents).where(lt(paymentsEvents.createdAt, before));
}
