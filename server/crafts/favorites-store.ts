import { and, desc, eq, getTableColumns, inArray, or, lt, sql } from 'drizzle-orm';
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

export type HeldCraft = Pick<CraftRow, 'id' | 'userId' | 'title' | 'withheld'>;

/** Holds on to the craft until the transaction ends, so that what hangs on it does not hang in the air. */
export async function holdCraft(tx: Db, id: string): Promise<HeldCraft | null> {
  const [row] = await tx
    .select({ id: crafts.id, userId: crafts.userId, title: crafts.title, withheld: crafts.withheld })
    .from(crafts)
    .where(eq(crafts.id, id))
    .for('key share');
  return row ?? null;
}

/** True when the mark is new. */
export async function addMark(tx: Db, kind: MarkKind, mark: Mark & { createdAt: Date }): Promise<boolean> {
  const marks = tables[kind];
  const rows = await tx.insert(marks).values(mark).onConflictDoNothing().returning({ id: marks.craftId });
  return rows.length === 1;
}

const isMark = (kind: MarkKind, { userId, craftId }: Mark) =>
  and(eq(tables[kind].userId, userId), eq(tables[kind].craftId, craftId));

/** True when there was one. */
export async function removeMark(tx: Db, kind: MarkKind, mark: Mark): Promise<boolean> {
  const marks = tables[kind];
  const rows = await tx.delete(marks).where(isMark(kind, mark)).returning({ id: marks.craftId });
  return rows.length === 1;
}

export async function isMarked(db: Db, kind: MarkKind, mark: Mark): Promise<boolean> {
  const marks = tables[kind];
  const rows = await db.select({ id: marks.craftId }).from(marks).where(isMark(kind, mark)).limit(1);
  return rows.length === 1;
}

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

/** Moves the count with its rows, in their transaction; null when the craft is gone. */
export async function countLike(tx: Db, craftId: string, step: 1 | -1 | 0): Promise<number | null> {
  if (step === 0) {
    const [row] = await tx.select({ likes: crafts.likes }).from(crafts).where(eq(crafts.id, craftId));
    return row?.likes ?? null;
  }
  const [row] = await tx
    .update(crafts)
    .set({ likes: sql`${crafts.likes} + ${step}` })
    .where(eq(crafts.id, craftId))
    .returning({ likes: crafts.likes });
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
