import { eq, lt } from 'drizzle-orm';
import type { Db } from '#server/platform/db/database.ts';
import { activities } from './tables.ts';

export async function insertActivity(db: Db, activity: typeof activities.$inferInsert): Promise<void> {
  await db.insert(activities).values(activity);
}

export async function deleteActivitiesBefore(db: Db, before: Date): Promise<void> {
  await db.delete(activities).where(lt(activities.createdAt, before));
}

export function listActivitiesOf(db: Db, userId: number): Promise<(typeof activities.$inferSelect)[]> {
  return db.select().from(activities).where(eq(activities.userId, userId)).orderBy(activities.id);
}
