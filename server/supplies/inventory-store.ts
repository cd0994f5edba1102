import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/database.ts';
import { supplies, suppliesInventory } from './tables.ts';

// A type, not an interface: rows of an export are read by any key.
export type InventoryRow = { userId: number; supplyId: number; quantity: number; name: string };

const fields = {
  userId: suppliesInventory.userId,
  supplyId: suppliesInventory.supplyId,
  quantity: suppliesInventory.quantity,
  name: supplies.name,
};

export function listInventory(db: Db, userId: number): Promise<InventoryRow[]> {
  return db
    .select(fields)
    .from(suppliesInventory)
    .innerJoin(supplies, eq(supplies.id, suppliesInventory.supplyId))
    .where(eq(suppliesInventory.userId, userId))
    .orderBy(asc(sql`lower(${supplies.name})`));
}

export async function findItem(db: Db, userId: number, supplyId: number): Promise<InventoryRow | null> {
  const [row] = await db
    .select(fields)
    .from(suppliesInventory)
    .innerJoin(supplies, eq(supplies.id, suppliesInventory.supplyId))
    .where(and(eq(suppliesInventory.userId, userId), eq(suppliesInventory.supplyId, supplyId)));
  return row ?? null;
}

/** Adds it once, if there is such a supply: having it already is as good. */
export async function addItem(db: Db, item: { userId: number; supplyId: number; at: Date }): Promise<void> {
  const at = item.at.toISOString();
  await db.execute(sql`
    insert into supplies_inventory (user_id, supply_id, quantity, created_at, updated_at)
    select ${item.userId}, id, 1, ${at}::timestamptz, ${at}::timestamptz from supplies where id = ${item.supplyId}
    on conflict (user_id, supply_id) do update set updated_at = excluded.updated_at`);
}

export async function removeItem(db: Db, userId: number, supplyId: number): Promise<void> {
  await db
    .delete(suppliesInventory)
    .where(and(eq(suppliesInventory.userId, userId), eq(suppliesInventory.supplyId, supplyId)));
}

export async function countItems(db: Db, userId: number): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(suppliesInventory)
    .where(eq(suppliesInventory.userId, userId));
  return row?.n ?? 0;
}
