import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
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

/** What a question needs to know beside the ranking. */
export interface Asked {
  supplyIds: number[];
  /** What they made and keep to themselves. */
  own: Candidate[];
  /** Whose crafts they do not see. */
  hidden: number[];
  /** What has been shared since the time asked about, in that order. */
  shared: SharedAt[];
}

const reader = sql.placeholder('userId');
const listOf = (entry: SQL, rest: SQL): SQL => sql`array(select json_build_object(${entry}) ${rest})`;
const atHome = sql<number[]>`array(
  select ${suppliesInventory.supplyId} from ${suppliesInventory} where ${suppliesInventory.userId} = ${reader})`;
const own = listOf(
  sql`'id', ${crafts.id}, 'userId', ${crafts.userId}, 'at', ${milliseconds(crafts.createdAt)}, 'supplyIds', ${supplyIds}`,
  sql`from ${crafts} where ${crafts.userId} = ${reader} and not ${crafts.shared}`,
) as SQL<Candidate[]>;
const shared = listOf(
  sql`'id', ${crafts.id}, 'at', ${milliseconds(crafts.sharedAt)}`,
  sql`from ${crafts} where ${isShared} and ${crafts.sharedAt} >= ${sql.placeholder('since')}::timestamptz
    order by ${crafts.sharedAt}, ${crafts.id}`,
) as SQL<SharedAt[]>;

/** Prepares the question about a reader and about what is new, which is one, because every page asks it. */
export function prepareAsked(hiddenFrom: (readerId: SQL) => SQL) {
  const hidden = hiddenFrom(sql`${reader}::int`) as SQL<number[]>;
  const asked = preparedQuery<Asked, { userId: number; since: string }>(
    (db) => db.select({ supplyIds: atHome, own, hidden, shared }).from(sql`(select 1) as asked`),
    'makeable_asked',
  );
  return async (db: Db, userId: number, since: number): Promise<Asked> => {
    const [found] = await asked(db, { userId, since: new Date(since).toISOString() });
    return found ?? { supplyIds: [], own: [], hidden: [], shared: [] };
  };
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
