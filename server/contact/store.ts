import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/database.ts';
import type { Page } from '#server/platform/http/paging.ts';
import { contactMessages } from './tables.ts';

export type MessageRow = typeof contactMessages.$inferSelect;

const { id, handledAt } = contactMessages;

export async function insertMessage(db: Db, message: typeof contactMessages.$inferInsert): Promise<void> {
  await db.insert(contactMessages).values(message);
}

export async function deleteMessagesBefore(db: Db, before: Date): Promise<void> {
  await db.delete(contactMessages).where(lt(contactMessages.createdAt, before));
}

export async function deleteMessagesFrom(db: Db, email: string): Promise<void> {
  await db.delete(contactMessages).where(eq(sql`lower(${contactMessages.email})`, email.toLowerCase()));
}

/** Newest first; one more than asked for, when there is one. */
export function listMessages(
  db: Db,
  isHandled: boolean,
  { limit, offset, after }: Page<number>,
): Promise<MessageRow[]> {
  return db
    .select()
    .from(contactMessages)
    .where(and(isHandled ? isNotNull(handledAt) : isNull(handledAt), after ? lt(id, after.id) : undefined))
    .orderBy(desc(id))
    .limit(limit + 1)
    .offset(offset);
}

export async function findMessage(db: Db, messageId: number): Promise<MessageRow | null> {
  const [row] = await db.select().from(contactMessages).where(eq(id, messageId));
  return row ?? null;
}

/** Null when it stood so already, or is not there. */
export async function setHandled(tx: Db, messageId: number, at: Date | null): Promise<MessageRow | null> {
  const [row] = await tx
    .update(contactMessages)
    .set({ handledAt: at })
    .where(and(eq(id, messageId), at ? isNull(handledAt) : isNotNull(handledAt)))
    .returning();
  return row ?? null;
}
