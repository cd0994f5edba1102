import { and, asc, eq, max } from 'drizzle-orm';
import type { Db } from '#server/platform/db/database.ts';
import type { PackageRow } from './store.ts';
import { paymentsPackages } from './tables.ts';

const { id, position, version } = paymentsPackages;

export type PackageFields = Pick<PackageRow, 'name' | 'credits' | 'priceCents' | 'description'>;

export function listAllPackages(db: Db): Promise<PackageRow[]> {
  return db.select().from(paymentsPackages).orderBy(asc(position), asc(id));
}

/** Every package in its order, in this transaction's hands until it ends. */
export async function lockAllPackages(tx: Db): Promise<PackageRow[]> {
  // Whoever waits for the rows gets them as they are now, but sorted as they were: so they are read once more.
  await tx.select({ id }).from(paymentsPackages).orderBy(asc(id)).for('update');
  return listAllPackages(tx);
}

export async function findPackage(db: Db, packageId: number): Promise<PackageRow | null> {
  const [row] = await db.select().from(paymentsPackages).where(eq(id, packageId));
  return row ?? null;
}

/** After the others; null when the name is taken. */
export async function insertPackage(
  tx: Db,
  fields: PackageFields & { createdAt: Date },
): Promise<PackageRow | null> {
  const [last] = await tx.select({ position: max(position) }).from(paymentsPackages);
  const [row] = await tx
    .insert(paymentsPackages)
    .values({ ...fields, isActive: false, position: (last?.position ?? -1) + 1 })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

/** Null when this version is not the last one any more. */
export async function updatePackage(
  tx: Db,
  which: { id: number; version: number },
  change: PackageFields & { isActive: boolean },
): Promise<PackageRow | null> {
  const [row] = await tx
    .update(paymentsPackages)
    .set({ ...change, version: which.version + 1 })
    .where(and(eq(id, which.id), eq(version, which.version)))
    .returning();
  return row ?? null;
}

/** Where a package stands is nothing that its own version speaks of. */
export async function movePackages(tx: Db, ids: readonly number[]): Promise<void> {
  for (const [index, packageId] of ids.entries())
    await tx.update(paymentsPackages).set({ position: index }).where(eq(id, packageId));
}
