import { and, desc, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/database.ts';
import type { Page } from '#server/platform/http/paging.ts';
import { generationCalls, generationDays } from '#server/generation/tables.ts';

export type CallRow = typeof generationCalls.$inferSelect;
export type DayRow = typeof generationDays.$inferSelect;

export async function insertCall(db: Db, call: typeof generationCalls.$inferInsert): Promise<void> {
  await db.insert(generationCalls).values(call);
}

/** One statement, so that calls which end at once all count. */
export async function addToDay(db: Db, more: DayRow): Promise<void> {
  const { day, calls, failed, unpriced, microUsd, countedMicroUsd } = generationDays;
  await db
    .insert(generationDays)
    .values(more)
    .onConflictDoUpdate({
      target: day,
      set: {
        calls: sql`${calls} + ${more.calls}`,
        failed: sql`${failed} + ${more.failed}`,
        unpriced: sql`${unpriced} + ${more.unpriced}`,
        microUsd: sql`${microUsd} + ${more.microUsd}`,
        countedMicroUsd: sql`${countedMicroUsd} + ${more.countedMicroUsd}`,
      },
    });
}

/** Newest first; one more than asked for, when there is one. */
export function listCalls(
  db: Db,
  onlyFailed: boolean,
  { limit, offset, after }: Page<number>,
): Promise<CallRow[]> {
  const { id, outcome } = generationCalls;
  return db
    .select()
    .from(generationCalls)
    .where(and(onlyFailed ? ne(outcome, 'ok') : undefined, after ? lt(id, after.id) : undefined))
    .orderBy(desc(id))
    .limit(limit + 1)
    .offset(offset);
}

export function listDays(db: Db, limit: number): Promise<DayRow[]> {
  return db.select().from(generationDays).orderBy(desc(generationDays.day)).limit(limit);
}

export async function deleteCallsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(generationCalls).where(lt(generationCalls.createdAt, before));
}
