import { asc, eq, exists, inArray, isNotNull, and, or, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/database.ts';
import { supplies, suppliesInventory } from './tables.ts';

export type SupplyRow = typeof supplies.$inferSelect;
type NewSupply = Pick<SupplyRow, 'name' | 'engineId'>;

/** Adds those that are not there yet. */
export async function addSupplies(db: Db, rows: readonly NewSupply[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(supplies)
      .values([...rows])
      .onConflictDoNothing();
}

/** What families had under a name of their own before everybody knew it: it becomes that thing, and they keep it. */
export async function adoptByName(db: Db, rows: readonly NewSupply[]): Promise<void> {
  const known = sql`json_to_recordset(${JSON.stringify(rows)}::json) as known(name text, "engineId" text)`;
  await db.execute(sql`
    update ${supplies} set engine_id = known."engineId" from ${known}
    where lower(${supplies.name}) = lower(known.name) and ${supplies.engineId} is null`);
}

export function findSuppliesByName(db: Db, names: readonly string[]): Promise<SupplyRow[]> {
  const keys = names.map((name) => name.toLowerCase());
  return keys.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(supplies)
        .where(inArray(sql`lower(${supplies.name})`, keys));
}

/** Finds these and adds those that are not there yet; one that somebody else adds in the same moment is in neither. */
export async function findOrAddSupplies(db: Db, names: readonly string[]): Promise<SupplyRow[]> {
  const { rows } = await db.execute<SupplyRow & Record<string, unknown>>(sql`
    with wanted as (select name from unnest(${sql.param([...names])}::text[]) as name),
    known as (
      select id, name, engine_id as "engineId" from supplies
      where lower(name) in (select lower(name) from wanted)),
    added as (
      insert into supplies (name)
      select name from wanted where lower(name) not in (select lower(name) from known) order by lower(name)
      on conflict do nothing returning id, name, engine_id as "engineId")
    select * from known union all select * from added`);
  return rows;
}

export async function listEngineIds(db: Db): Promise<Set<string>> {
  const rows = await db
    .select({ engineId: supplies.engineId })
    .from(supplies)
    .where(isNotNull(supplies.engineId));
  return new Set(rows.flatMap(({ engineId }) => engineId ?? []));
}

export function findSuppliesByEngineId(db: Db, engineId: string): Promise<SupplyRow[]> {
  return db.select().from(supplies).where(eq(supplies.engineId, engineId));
}

export function findSuppliesByEngineIds(db: Db, engineIds: readonly string[]): Promise<SupplyRow[]> {
  return engineIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(supplies)
        .where(inArray(supplies.engineId, [...engineIds]));
}

/** What everybody knows, and what this person has under a name of their own; not what others call their things. */
export function listChoices(db: Db, userId: number): Promise<SupplyRow[]> {
  const isTheirs = db
    .select({ id: suppliesInventory.supplyId })
    .from(suppliesInventory)
    .where(and(eq(suppliesInventory.supplyId, supplies.id), eq(suppliesInventory.userId, userId)));
  return db
    .select()
    .from(supplies)
    .where(or(isNotNull(supplies.engineId), exists(isTheirs)))
    .orderBy(asc(sql`lower(${supplies.name})`));
}
