import { and, count, desc, eq, lt } from 'drizzle-orm';
import type { Db } from '#server/platform/db/database.ts';
import type { Page } from '#server/platform/http/paging.ts';
import { notifications } from './tables.ts';

export type NotificationRow = typeof notifications.$inferSelect;
export type NewNotification = typeof notifications.$inferInsert;

/** Tells a piece of news, unless it was told before. */
export async function insertOnce(db: Db, row: NewNotification): Promise<void> {
  await db.insert(notifications).values(row).onConflictDoNothing();
}

export function listOf(
  db: Db,
  userId: number,
  { limit, offset, after }: Page<number>,
): Promise<NotificationRow[]> {
  return db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), after ? lt(notifications.id, after.id) : undefined))
    .orderBy(desc(notifications.id))
    .limit(limit + 1)
    .offset(offset);
}

const unread = (userId: number) => and(eq(notifications.userId, userId), eq(notifications.isRead, false));

export async function countUnread(db: Db, userId: number): Promise<number> {
  const [row] = await db.select({ n: count() }).from(notifications).where(unread(userId));
  return row?.n ?? 0;
}

/** True when there is such a notification of this person, read before or not. */
export async function markRead(db: Db, userId: number, id: number): Promise<boolean> {
  const rows = await db
    .update(notifications)
    .set({ isRead: true })
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId)))
    .returning({ id: notifications.id });
  return rows.length === 1;
}

export async function markAllRead(db: Db, userId: number): Promise<void> {
  await db.update(notifications).set({ isRead: true }).where(unread(userId));
}

export async function deleteBefore(db: Db, before: Date): Promise<void> {
  await db.delete(notifications).where(lt(notifications.createdAt, before));
}
