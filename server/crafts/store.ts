import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { accountUsers } from '#server/account/tables.ts';
import type { Db } from '#server/platform/db/database.ts';
import { preparedQuery } from '#server/platform/db/prepared.ts';
import { supplies } from '#server/supplies/tables.ts';
import { crafts, craftsSupplies } from './tables.ts';

export type CraftRow = typeof crafts.$inferSelect;
export type NewCraft = typeof crafts.$inferInsert;
export interface CraftSupply {
  craftId: string;
  id: number;
  name: string;
}

/** The craft with its supplies in their order, in one statement. */
export async function insertCraft(db: Db, craft: NewCraft, supplyIds: readonly number[]): Promise<void> {
  const stored = db.$with('stored').as(db.insert(crafts).values(craft).returning({ id: crafts.id }));
  const ids = sql`unnest(${sql.param([...supplyIds])}::int[]) with ordinality as supply(id, place)`;
  await db
    .with(stored)
    .insert(craftsSupplies)
    .select(sql`select stored.id, supply.id, supply.place - 1 from stored, ${ids}`);
}

export async function findCraft(db: Db, id: string): Promise<CraftRow | null> {
  const [row] = await db.select().from(crafts).where(eq(crafts.id, id)).limit(1);
  return row ?? null;
}

export function listCrafts(db: Db, ids: readonly string[]): Promise<CraftRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(crafts)
    .where(inArray(crafts.id, [...ids]));
}

export function lockAfter(tx: Db, lastId: string | null, count: number): Promise<CraftRow[]> {
  return tx
    .select()
    .from(crafts)
    .where(lastId === null ? undefined : gt(crafts.id, lastId))
    .orderBy(asc(crafts.id))
    .limit(count)
    .for('no key update');
}

/** What the pictures of a craft's steps are drawn from. */
export async function findStepSource(db: Db, id: string) {
  const { plan, steps, materials, imageColor, userId, withheld } = crafts;
  const source = db.select({ plan, steps, materials, imageColor, userId, withheld }).from(crafts);
  const [row] = await source.where(eq(crafts.id, id)).limit(1);
  return row ?? null;
}

/** The craft, held until the transaction ends. */
export async function lockCraft(tx: Db, id: string): Promise<CraftRow | null> {
  const [row] = await tx.select().from(crafts).where(eq(crafts.id, id)).for('no key update');
  return row ?? null;
}

interface CraftVersion {
  id: string;
  row: string;
  name: string | null;
  photo: string | null;
}

/** The row's own mark, which every change of it moves, and what is shown of its author. Asked before every page. */
export const listVersions = preparedQuery<CraftVersion, { ids: readonly string[] }>(
  (db) =>
    db
      .select({
        id: crafts.id,
        row: sql<string>`${crafts}.xmin::text`,
        name: accountUsers.displayName,
        photo: accountUsers.profileImage,
      })
      .from(crafts)
      .leftJoin(accountUsers, eq(accountUsers.id, crafts.userId))
      .where(sql`${crafts.id} = any(${sql.placeholder('ids')}::uuid[])`),
  'crafts_versions',
);

const suppliesOfCrafts = preparedQuery<CraftSupply, { ids: readonly string[] }>(
  (db) =>
    db
      .select({ craftId: craftsSupplies.craftId, id: supplies.id, name: supplies.name })
      .from(craftsSupplies)
      .innerJoin(supplies, eq(supplies.id, craftsSupplies.supplyId))
      .where(sql`${craftsSupplies.craftId} = any(${sql.placeholder('ids')}::uuid[])`)
      .orderBy(asc(craftsSupplies.position)),
  'crafts_supplies_of',
);

export const listSuppliesOfCrafts = (db: Db, ids: readonly string[]): Promise<CraftSupply[]> =>
  ids.length === 0 ? Promise.resolve([]) : suppliesOfCrafts(db, { ids });

export async function updateCraft(db: Db, id: string, change: Partial<NewCraft>): Promise<boolean> {
  const rows = await db.update(crafts).set(change).where(eq(crafts.id, id)).returning({ id: crafts.id });
  return rows.length === 1;
}

/** From now on its picture is being drawn; null when the craft is gone or has it. */
export async function startPicture(db: Db, id: string): Promise<CraftRow | null> {
  const [row] = await db
    .update(crafts)
    .set({ imageStatus: 'generating' })
    .where(and(eq(crafts.id, id), ne(crafts.imageStatus, 'completed')))
    .returning();
  return row ?? null;
}

export async function deleteCraft(db: Db, id: string): Promise<void> {
  await db.delete(crafts).where(eq(crafts.id, id));
}

export function deleteHouseCrafts(tx: Db): Promise<CraftRow[]> {
  return tx.delete(crafts).where(isNull(crafts.userId)).returning();
}

export type RecentCraft = Pick<CraftRow, 'title' | 'formId' | 'subjectId'>;

/** What the person that a question is about got lately, newest first, as a part of it. */
export const recentIn = (personId: SQL, count: number): SQL<RecentCraft[]> =>
  sql`(select coalesce(json_agg(lately), '[]') from (
    select title, form_id as "formId", subject_id as "subjectId" from crafts
    where crafts.user_id = ${personId} order by created_at desc, crafts.id desc limit ${count}) lately)`;

export async function listUnpictured(db: Db, before: Date, count: number): Promise<string[]> {
  const rows = await db
    .select({ id: crafts.id })
    .from(crafts)
    .where(and(ne(crafts.imageStatus, 'completed'), lt(crafts.createdAt, before)))
    .orderBy(asc(crafts.createdAt))
    .limit(count);
  return rows.map((row) => row.id);
}

/** Crafts with a picture, in the order of their ids, from after that one on. */
export function listPictured(
  db: Db,
  afterId: string | null,
  count: number,
): Promise<{ id: string; imageVersion: string | null }[]> {
  return db
    .select({ id: crafts.id, imageVersion: crafts.imageVersion })
    .from(crafts)
    .where(and(isNotNull(crafts.imageVersion), afterId === null ? undefined : gt(crafts.id, afterId)))
    .orderBy(asc(crafts.id))
    .limit(count);
}

export function listCraftsOf(db: Db, userId: number): Promise<CraftRow[]> {
  return db
    .select()
    .from(crafts)
    .where(eq(crafts.userId, userId))
    .orderBy(asc(crafts.createdAt), asc(crafts.id));
}
