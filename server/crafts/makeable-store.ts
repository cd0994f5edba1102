import { and, asc, desc, eq, gt, gte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { UserFace } from '#server/account/service.ts';
import { accountUsers } from '#server/account/tables.ts';
import type { Db } from '#server/platform/db/database.ts';
import { preparedQuery } from '#server/platform/db/prepared.ts';
import { supplies, suppliesInventory } from '#server/supplies/tables.ts';
import type { Candidate } from './makeable-ranking.ts';
import type { CraftRow, CraftSupply } from './store.ts';
import { crafts, craftsSupplies } from './tables.ts';

/** As the partial index spells it, so that the planner recognizes it. */
const isShared: SQL = sql`${crafts.shared}`;

const supplyIds = sql<number[]>`array(
  select ${craftsSupplies.supplyId} from ${craftsSupplies} where ${craftsSupplies.craftId} = ${crafts.id})`;

export type SharedAt = Pick<Candidate, 'id' | 'at'>;

const milliseconds = (instant: PgColumn) => sql<number>`floor(extract(epoch from ${instant}) * 1000)::float8`;
const craftFields = { id: crafts.id, userId: crafts.userId, supplyIds };
const sharedFields = { ...craftFields, at: milliseconds(crafts.sharedAt) };

const batch = 2_000;

/** Shared crafts after this one, in the order in which they were shared, a batch at a time. */
export async function* readShared(db: Db, from: SharedAt | null): AsyncGenerator<Candidate[]> {
  for (let after = from; ;) {
    const isLater = after
      ? gt(
          sql`(${crafts.sharedAt}, ${crafts.id})`,
          sql`(${new Date(after.at).toISOString()}::timestamptz, ${after.id}::uuid)`,
        )
      : undefined;
    const rows: Candidate[] = await db
      .select(sharedFields)
      .from(crafts)
      .where(and(isShared, isLater))
      .orderBy(asc(crafts.sharedAt), asc(crafts.id))
      .limit(batch);
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = last;
  }
}

/** The last of the shared crafts that are older than the newest so many. */
export async function findShared(db: Db, newest: number): Promise<SharedAt | null> {
  const [row] = await db
    .select({ id: crafts.id, at: milliseconds(crafts.sharedAt) })
    .from(crafts)
    .where(isShared)
    .orderBy(desc(crafts.sharedAt), desc(crafts.id))
    .limit(1)
    .offset(newest);
  return row ?? null;
}

const sharedSince = preparedQuery<SharedAt, { since: Date }>(
  (db) =>
    db
      .select({ id: crafts.id, at: milliseconds(crafts.sharedAt) })
      .from(crafts)
      .where(and(isShared, gte(crafts.sharedAt, sql.placeholder('since'))))
      .orderBy(asc(crafts.sharedAt), asc(crafts.id)),
  'makeable_since',
);

/** In the order in which they were shared. */
export const listSharedSince = (db: Db, since: number): Promise<SharedAt[]> =>
  sharedSince(db, { since: new Date(since) });

/** What a question needs to know of who asks. */
export interface AtHome {
  supplyIds: number[];
  /** What they made and keep to themselves. */
  own: Candidate[];
}

const reader = sql.placeholder('userId');
const atHome = preparedQuery<AtHome, { userId: number }>(
  (db) =>
    db
      .select({
        supplyIds: sql<number[]>`array(
          select ${suppliesInventory.supplyId} from ${suppliesInventory} where ${suppliesInventory.userId} = ${reader})`,
        own: sql<Candidate[]>`array(
          select json_build_object(
            'id', ${crafts.id}, 'userId', ${crafts.userId}, 'at', ${milliseconds(crafts.createdAt)}, 'supplyIds', ${supplyIds})
          from ${crafts} where ${crafts.userId} = ${reader} and not ${crafts.shared})`,
      })
      .from(sql`(select 1) as asked`),
  'makeable_at_home',
);

export async function findAtHome(db: Db, userId: number): Promise<AtHome> {
  const [found] = await atHome(db, { userId });
  return found ?? { supplyIds: [], own: [] };
}

/** A craft with all that is shown of it. */
export interface FullCraft {
  craft: CraftRow;
  author: UserFace | null;
  supplies: Omit<CraftSupply, 'craftId'>[];
}

const fullCrafts = preparedQuery<FullCraft, { ids: readonly string[] }>(
  (db) =>
    db
      .select({
        craft: crafts,
        author: {
          id: accountUsers.id,
          displayName: accountUsers.displayName,
          profileImage: accountUsers.profileImage,
        },
        supplies: sql<FullCraft['supplies']>`array(
          select json_build_object('id', ${supplies.id}, 'name', ${supplies.name})
          from ${craftsSupplies} join ${supplies} on ${supplies.id} = ${craftsSupplies.supplyId}
          where ${craftsSupplies.craftId} = ${crafts.id} order by ${craftsSupplies.position})`,
      })
      .from(crafts)
      .leftJoin(accountUsers, eq(accountUsers.id, crafts.userId))
      .where(sql`${crafts.id} = any(${sql.placeholder('ids')}::uuid[])`),
  'makeable_crafts',
);

export const findFullCrafts = (db: Db, ids: readonly string[]): Promise<FullCraft[]> =>
  ids.length === 0 ? Promise.resolve([]) : fullCrafts(db, { ids });
