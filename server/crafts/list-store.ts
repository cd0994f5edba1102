import { and, count, desc, eq, getTableColumns, inArray, lt, or } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '#server/platform/db/database.ts';
import type { Page } from '#server/platform/http/paging.ts';
import type { CraftRow } from './store.ts';
import { crafts, craftsSupplies } from './tables.ts';

/** Whose crafts, and whether only those they share. */
interface Maker {
  userId: number;
  sharedOnly: boolean;
}

const madeBy = ({ userId, sharedOnly }: Maker): SQL | undefined =>
  and(eq(crafts.userId, userId), sharedOnly ? eq(crafts.shared, true) : undefined);

/** Newest first; one more than the page holds. */
export function listMade(db: Db, maker: Maker, { limit, offset, after }: Page<string>): Promise<CraftRow[]> {
  const at = after && new Date(after.key);
  const isLater =
    after && at
      ? or(lt(crafts.createdAt, at), and(eq(crafts.createdAt, at), lt(crafts.id, after.id)))
      : undefined;
  return db
    .select()
    .from(crafts)
    .where(and(madeBy(maker), isLater))
    .orderBy(desc(crafts.createdAt), desc(crafts.id))
    .limit(limit + 1)
    .offset(offset);
}

export async function countMade(db: Db, maker: Maker): Promise<number> {
  const [row] = await db.select({ n: count() }).from(crafts).where(madeBy(maker));
  return row?.n ?? 0;
}

/** The newest of what everybody may see and the reader's own. */
export function listVisible(db: Db, reader: number, limit: number): Promise<CraftRow[]> {
  return db
    .select()
    .from(crafts)
    .where(or(eq(crafts.shared, true), eq(crafts.userId, reader)))
    .orderBy(desc(crafts.createdAt), desc(crafts.id))
    .limit(limit);
}

/** Crafts everybody may see and the reader's own that use any of these supplies, most of them first. */
export function listUsing(
  db: Db,
  { supplyIds, reader }: { supplyIds: readonly number[]; reader: number },
  { limit, offset }: Page<string>,
): Promise<CraftRow[]> {
  const used = db
    .select({ craftId: craftsSupplies.craftId, matches: count().as('matches') })
    .from(craftsSupplies)
    .where(inArray(craftsSupplies.supplyId, [...supplyIds]))
    .groupBy(craftsSupplies.craftId)
    .as('used');
  return db
    .select(getTableColumns(crafts))
    .from(used)
    .innerJoin(crafts, eq(crafts.id, used.craftId))
    .where(or(eq(crafts.shared, true), eq(crafts.userId, reader)))
    .orderBy(desc(used.matches), desc(crafts.createdAt), desc(crafts.id))
    .limit(limit)
    .offset(offset);
}
