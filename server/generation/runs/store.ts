import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { recentIn } from '#server/crafts/service.ts';
import type { RecentCraft } from '#server/crafts/service.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { IdeaRequest } from '#server/generation/ideas/draft.ts';
import { generationPhotos, generationRuns } from '#server/generation/tables.ts';
import type { RunWish } from '#server/generation/tables.ts';

export type RunRow = typeof generationRuns.$inferSelect;

const { id, userId, wish, reply, failure, createdAt, toldAt } = generationRuns;

export async function insertRun(
  tx: Db,
  run: Pick<RunRow, 'id' | 'userId' | 'hasList' | 'createdAt'> & { wish: RunWish; photo: Buffer | null },
): Promise<void> {
  const { photo, ...row } = run;
  await tx.insert(generationRuns).values({ ...row, step: 'thinking' });
  if (photo) await tx.insert(generationPhotos).values({ runId: run.id, photo: photo.toString('base64') });
}

/** A run that has not ended, with all that is needed to make its craft. */
export interface RunWork {
  id: string;
  userId: number;
  wish: RunWish;
  photo: Buffer | null;
  /** What this person got lately, so that the next one is another. */
  lately: Pick<IdeaRequest, 'recent' | 'recentTitles'>;
}

const rememberedCrafts = 40;
const rememberedTitles = 12;

const latelyOf = (crafts: readonly RecentCraft[]): RunWork['lately'] => ({
  recent: crafts.flatMap(({ formId, subjectId }) => (formId && subjectId ? [{ formId, subjectId }] : [])),
  recentTitles: crafts.slice(0, rememberedTitles).map(({ title }) => title),
});

/** Null when it has ended or is gone. */
export async function findWork(db: Db, runId: string): Promise<RunWork | null> {
  const [row] = await db
    .select({
      userId,
      wish,
      photo: generationPhotos.photo,
      recent: recentIn(sql`${userId}`, rememberedCrafts),
    })
    .from(generationRuns)
    .leftJoin(generationPhotos, eq(generationPhotos.runId, id))
    .where(eq(id, runId));
  if (!row?.wish) return null;
  return {
    id: runId,
    userId: row.userId,
    wish: row.wish,
    photo: row.photo === null ? null : Buffer.from(row.photo, 'base64'),
    lately: latelyOf(row.recent),
  };
}

export async function setStep(db: Db, runId: string, step: RunRow['step']): Promise<void> {
  await db.update(generationRuns).set({ step }).where(eq(id, runId));
}

/** Once: false when it had ended before, or is gone. What was wished and the photo are not kept any longer. */
export async function endRun(
  tx: Db,
  { id: runId, photo }: Pick<RunWork, 'id' | 'photo'>,
  outcome: Partial<Pick<RunRow, 'reply' | 'craftId' | 'failure'>>,
): Promise<boolean> {
  if (photo) await tx.delete(generationPhotos).where(eq(generationPhotos.runId, runId));
  const rows = await tx
    .update(generationRuns)
    .set({ ...outcome, wish: null })
    .where(and(eq(id, runId), isNotNull(wish)))
    .returning({ id });
  return rows.length === 1;
}

export async function findRun(db: Db, runId: string): Promise<RunRow | null> {
  const [row] = await db.select().from(generationRuns).where(eq(id, runId));
  return row ?? null;
}

/** What came of it, as told to somebody from now on; null while nothing has, or when it is gone. */
export async function tellOutcome(db: Db, runId: string, now: Date): Promise<RunRow | null> {
  const [row] = await db
    .update(generationRuns)
    .set({ toldAt: now })
    .where(and(eq(id, runId), isNull(wish)))
    .returning();
  return row ?? null;
}

/** The newest of these that is not told of yet: on its way, or ended since. */
export async function findUntold(db: Db, of: number, since: Date): Promise<RunRow | null> {
  const [row] = await db
    .select()
    .from(generationRuns)
    .where(and(eq(userId, of), isNull(toldAt), or(isNotNull(wish), gt(createdAt, since))))
    .orderBy(desc(createdAt))
    .limit(1);
  return row ?? null;
}

export async function setTold(db: Db, run: Pick<RunRow, 'id' | 'userId'>, now: Date): Promise<boolean> {
  const rows = await db
    .update(generationRuns)
    .set({ toldAt: now })
    .where(and(eq(id, run.id), eq(userId, run.userId)))
    .returning({ id });
  return rows.length === 1;
}

/** Of these, the ones that have not ended. */
export async function listOpen(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id })
    .from(generationRuns)
    .where(and(sql`${inArray(id, [...ids])} /* for all who wait */`, isNotNull(wish)));
  return rows.map((row) => row.id);
}

export async function deleteEndedBefore(db: Db, before: Date): Promise<void> {
  await db.delete(generationRuns).where(and(lt(createdAt, before), or(isNotNull(reply), isNotNull(failure))));
}
