import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/database.ts';
import { communityCases, communityJudgings, communityPosts } from './tables.ts';

type JudgingRow = typeof communityJudgings.$inferSelect;

/** How far all crafts were judged anew by this version, held until the transaction ends; null when that is done. */
export async function lockJudging(tx: Db, version: number): Promise<JudgingRow | null> {
  await tx.insert(communityJudgings).values({ version }).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(communityJudgings)
    .where(and(eq(communityJudgings.version, version), isNull(communityJudgings.finishedAt)))
    .for('update');
  return row ?? null;
}

export async function isJudged(db: Db, version: number): Promise<boolean> {
  const [row] = await db.select().from(communityJudgings).where(eq(communityJudgings.version, version));
  return row !== undefined && row.finishedAt !== null;
}

export async function moveJudging(
  tx: Db,
  version: number,
  change: Partial<Pick<JudgingRow, 'lastId' | 'finishedAt'>>,
): Promise<void> {
  await tx.update(communityJudgings).set(change).where(eq(communityJudgings.version, version));
}

/** Whether somebody looked at this craft or its post and let it stand. */
export async function wasKept(tx: Db, craftId: string): Promise<boolean> {
  const kept = and(eq(communityCases.craftId, craftId), eq(communityCases.state, 'kept'));
  const [row] = await tx
    .select({ one: sql`1` })
    .from(communityCases)
    .where(kept)
    .limit(1);
  return row !== undefined;
}

/** A post that only passes on what the craft says of itself says it as it is now. */
export async function followDescription(
  tx: Db,
  craftId: string,
  { was, now }: { was: string; now: string },
): Promise<void> {
  const isQuote = and(eq(communityPosts.craftId, craftId), eq(communityPosts.content, was));
  await tx.update(communityPosts).set({ content: now }).where(isQuote);
}
