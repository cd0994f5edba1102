import { and, desc, eq, getTableColumns, inArray, or, lt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { accountUsers } from '#server/account/tables.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Page } from '#server/platform/http/paging.ts';
import type { CraftRow } from './store.ts';
import { crafts, craftsLikes, craftsSaved } from './tables.ts';

/** Likes and saves are kept alike: who marked which craft, and when. */
const tables = { likes: craftsLikes, saved: craftsSaved };
export type MarkKind = keyof typeof tables;

interface Mark {
  userId: number;
  craftId: string;
}

export type HeldCraft = Pick<CraftRow, 'id' | 'userId' | 'title' | 'withheld'> & {
  readerName: string | null;
};

/** Holds on to the craft until the transaction ends, so that what hangs on it does not hang in the air. */
export async function holdCraft(tx: Db, { userId, craftId }: Mark): Promise<HeldCraft | null> {
  const readerName = sql<string | null>`(select ${accountUsers.displayName} from ${accountUsers}
    where ${accountUsers.id} = ${userId})`;
  const [row] = await tx
    .select({
      id: crafts.id,
      userId: crafts.userId,
      title: crafts.title,
      withheld: crafts.withheld,
      readerName,
    })
    .from(crafts)
    .where(eq(crafts.id, craftId))
    .for('key share');
  return row ?? null;
}

type NewMark = Mark & { createdAt: Date };

export async function addSaved(tx: Db, mark: NewMark): Promise<void> {
  await tx.insert(craftsSaved).values(mark).onConflictDoNothing();
}

/** Moves the count with the rows that came or went, in one statement with them; null where none did. */
async function countWith(tx: Db, changed: SQL, step: 1 | -1): Promise<number | null> {
  const { rows } = await tx.execute<{ likes: number }>(sql`
    with changed as (${changed} returning craft_id)
    update crafts set likes = likes + ${step} from changed where crafts.id = changed.craft_id returning likes`);
  return rows[0]?.likes ?? null;
}

/** The new count; null when it was liked before. */
export const addLike = (tx: Db, { userId, craftId, createdAt }: NewMark): Promise<number | null> =>
  countWith(
    tx,
    sql`insert into crafts_likes (user_id, craft_id, created_at)
      values (${userId}, ${craftId}, ${createdAt.toISOString()}) on conflict do nothing`,
    1,
  );

/** The new count; null when it was not liked. */
export const removeLike = (tx: Db, { userId, craftId }: Mark): Promise<number | null> =>
  countWith(tx, sql`delete from crafts_likes where user_id = ${userId} and craft_id = ${craftId}`, -1);

const isMark = (kind: MarkKind, { userId, craftId }: Mark) =>
  and(eq(tables[kind].userId, userId), eq(tables[kind].craftId, craftId));

export async function removeSaved(db: Db, mark: Mark): Promise<void> {
  await db.delete(craftsSaved).where(isMark('saved', mark));
}

export async function isMarked(db: Db, kind: MarkKind, mark: Mark): Promise<boolean> {
  const marks = tables[kind];
  const rows = await db.select({ id: marks.craftId }).from(marks).where(isMark(kind, mark)).limit(1);
  return rows.length === 1;
}

/** Both marks of one reader at once; null when the craft is gone. */
/** Which of these crafts the person likes. */
export async function listLikedAmong(
  db: Db,
  userId: number,
  craftIds: readonly string[],
): Promise<Set<string>> {
  if (craftIds.length === 0) return new Set();
  const rows = await db
    .select({ craftId: craftsLikes.craftId })
    .from(craftsLikes)
    .where(and(eq(craftsLikes.userId, userId), inArray(craftsLikes.craftId, [...craftIds])));
  return new Set(rows.map((row) => row.craftId));
}

/** Null when the craft is gone. */
export async function countLikes(db: Db, craftId: string): Promise<number | null> {
  const [row] = await db.select({ likes: crafts.likes }).from(crafts).where(eq(crafts.id, craftId));
  return row?.likes ?? null;
}

/** Takes back every like of somebody who leaves, counts included; returns the crafts they liked. */
export async function forgetLikes(tx: Db, userId: number): Promise<string[]> {
  const theirs = tx
    .select({ id: craftsLikes.craftId })
    .from(craftsLikes)
    .where(eq(craftsLikes.userId, userId));
  // One order for all, so that two who leave at once do not wait for each other.
  const liked = await tx
    .select({ id: crafts.id })
    .from(crafts)
    .where(inArray(crafts.id, theirs))
    .orderBy(crafts.id)
    .for('no key update');
  await tx
    .update(crafts)
    .set({ likes: sql`${crafts.likes} - 1` })
    .where(inArray(crafts.id, theirs));
  await tx.delete(craftsLikes).where(eq(craftsLikes.userId, userId));
  return liked.map((row) => row.id);
}

/** What is withheld is no favorite of others meanwhile. */
const isShownTo = (userId: number) => or(eq(crafts.withheld, false), eq(crafts.userId, userId));

type MarkedCraft = CraftRow & { markedAt: Date };

/** What somebody marked, the last first; one more than the page holds. */
export function listMarked(
  db: Db,
  kind: MarkKind,
  { userId, page }: { userId: number; page: Page<string> },
): Promise<MarkedCraft[]> {
  const marks = tables[kind];
  const { after } = page;
  const at = after && new Date(after.key);
  return db
    .select({ ...getTableColumns(crafts), markedAt: marks.createdAt })
    .from(marks)
    .innerJoin(crafts, eq(crafts.id, marks.craftId))
    .where(
      and(
        eq(marks.userId, userId),
        isShownTo(userId),
        after && at
          ? or(lt(marks.createdAt, at), and(eq(marks.createdAt, at), lt(marks.craftId, after.id)))
          : undefined,
      ),
    )
    .orderBy(desc(marks.createdAt), desc(marks.craftId))
    .limit(page.limit + 1)
    .offset(page.offset);
}

/** Everything somebody marked, by title. */
export function listMarkedTitles(db: Db, kind: MarkKind, userId: number) {
  const marks = tables[kind];
  return db
    .select({ craftId: marks.craftId, title: crafts.title, createdAt: marks.createdAt })
    .from(marks)
    .innerJoin(crafts, eq(crafts.id, marks.craftId))
    .where(and(eq(marks.userId, userId), isShownTo(userId)))
    .orderBy(desc(marks.createdAt));
}
