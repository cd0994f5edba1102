import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { UserFace } from '#server/account/service.ts';
import { accountUsers } from '#server/account/tables.ts';
import type { Db } from '#server/platform/db/database.ts';
import { preparedQuery } from '#server/platform/db/prepared.ts';
import { supplies, suppliesInventory } from '#server/supplies/tables.ts';
import { watched } from './makeable-ranking.ts';
import type { Candidate } from './makeable-ranking.ts';
import type { CraftRow, CraftSupply } from './store.ts';
import { crafts, craftsSupplies } from './tables.ts';

/** As the partial index spells it, so that the planner recognizes it. */
const isShared: SQL = sql`${crafts.shared}`;

const supplyIds = sql<number[]>`array(
  select ${craftsSupplies.supplyId} from ${craftsSupplies} where ${craftsSupplies.craftId} = ${crafts.id})`;

type SharedAt = Pick<Candidate, 'id' | 'at'>;

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
interface Asked {
  supplyIds: number[];
  /** What they made and keep to themselves. */
  own: Candidate[];
  /** Whose crafts they do not see. */
  hidden: number[];
  /** Of the newest shared crafts. */
  fingerprint: string;
}

const reader = sql.placeholder('userId');
const atHome = sql<number[]>`array(
  select ${suppliesInventory.supplyId} from ${suppliesInventory} where ${suppliesInventory.userId} = ${reader})`;
const own = sql<Candidate[]>`array(
  select json_build_object(
    'id', ${crafts.id}, 'userId', ${crafts.userId}, 'at', ${milliseconds(crafts.createdAt)}, 'supplyIds', ${supplyIds})
  from ${crafts} where ${crafts.userId} = ${reader} and not ${crafts.shared})`;
/** A text, and no list of crafts since a time: the statement costs the same whatever is asked, so it is planned once. */
const fingerprint = sql<string>`(
  select md5(coalesce(string_agg(entry, ','), '')) from (
    select ${crafts.id} || '@' || ${milliseconds(crafts.sharedAt)}::bigint as entry
    from ${crafts} where ${isShared} order by ${crafts.sharedAt} desc, ${crafts.id} desc limit ${sql.raw(`${watched}`)}) newest)`;

/** Prepares the question about a reader and about what is new, which is one, because every page asks it. */
export function prepareAsked(hiddenFrom: (readerId: SQL) => SQL) {
  const hidden = hiddenFrom(sql`${reader}::int`) as SQL<number[]>;
  const asked = preparedQuery<Asked, { userId: number }>(
    (db) => db.select({ supplyIds: atHome, own, hidden, fingerprint }).from(sql`(select 1) as asked`),
    'makeable_asked',
  );
  return async (db: Db, userId: number): Promise<Asked> => {
    const [found] = await asked(db, { userId });
    if (!found) throw new Error('a question without a table has one answer');
    return found;
  };
}

/** A craft with all that is shown of it. */
export interface FullCraft {
  craft: CraftRow;
  author: UserFace | null;
  supplies: Omit<CraftSupply, 'craftId'>[];
}

const author = {
  id: accountUsers.id,
  displayName: accountUsers.displayName,
  profileImage: accountUsers.profileImage,
};

function fullCrafts(db: Db, ids: readonly SQLWrapper[]) {
  const among = sql.join([...ids], sql`, `);
  const lists = db
    .select({
      craftId: craftsSupplies.craftId,
      supplies: sql<FullCraft['supplies']>`json_agg(
        json_build_object('id', ${supplies.id}, 'name', ${supplies.name}) order by ${craftsSupplies.position})`.as(
        'supplies',
      ),
    })
    .from(craftsSupplies)
    .innerJoin(supplies, eq(supplies.id, craftsSupplies.supplyId))
    .where(sql`${craftsSupplies.craftId} in (${among})`)
    .groupBy(craftsSupplies.craftId)
    .as('lists');
  return db
    .select({
      craft: crafts,
      author,
      supplies: sql<FullCraft['supplies']>`coalesce(${lists.supplies}, '[]')`,
    })
    .from(crafts)
    .leftJoin(accountUsers, eq(accountUsers.id, crafts.userId))
    .leftJoin(lists, eq(lists.craftId, crafts.id))
    .where(sql`${crafts.id} in (${among})`);
}

const placeholders = (count: number) =>
  Array.from({ length: count }, (_, each) => sql.placeholder(`id${each}`));
/** Pages come in few sizes, and a statement for so many ids, unlike one for any number, is planned once. */
const statements = [4, 12, 50].map((size) => ({
  size,
  query: preparedQuery<FullCraft, Record<string, string>>(
    (db) => fullCrafts(db, placeholders(size)),
    `makeable_crafts_${size}`,
  ),
}));

export function findFullCrafts(db: Db, ids: readonly string[]): Promise<FullCraft[]> {
  const [first] = ids;
  if (first === undefined) return Promise.resolve([]);
  const fitting = statements.find(({ size }) => size >= ids.length);
  if (!fitting)
    return fullCrafts(
      db,
      ids.map((id) => sql`${id}::uuid`),
    ).execute();
  const places = Array.from({ length: fitting.size }, (_, each) => [`id${each}`, ids[each] ?? first]);
  return fitting.query(db, Object.fromEntries(places));
}
