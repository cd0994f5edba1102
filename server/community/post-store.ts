import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AgeBand } from '#contract/common.ts';
import { crafts } from '#server/crafts/tables.ts';
import type { Db } from '#server/platform/db/database.ts';
import { bandBit, communityPosts, communityPostSupplies } from './tables.ts';

export type PostRow = typeof communityPosts.$inferSelect;
export type NewPost = Omit<typeof communityPosts.$inferInsert, 'ageBands'> & { bands: readonly AgeBand[] };

/** The post of a craft: the new one, or the one it had. */
export async function insertPost(
  tx: Db,
  { bands, ...post }: NewPost,
  supplyIds: readonly number[],
): Promise<{ post: PostRow; isNew: boolean }> {
  const ageBands = bands.reduce((mask, band) => mask | bandBit(band), 0);
  const [row] = await tx
    .insert(communityPosts)
    .values({ ...post, ageBands })
    .onConflictDoNothing()
    .returning();
  if (!row) {
    const before = await findPostOfCraft(tx, post.craftId);
    if (!before) throw new Error('a craft has neither a new post nor an old one');
    return { post: before, isNew: false };
  }
  if (supplyIds.length > 0)
    await tx
      .insert(communityPostSupplies)
      .values(supplyIds.map((supplyId) => ({ supplyId, postId: row.id })));
  return { post: row, isNew: true };
}

export async function findPostOfCraft(db: Db, craftId: string): Promise<PostRow | null> {
  const [row] = await db.select().from(communityPosts).where(eq(communityPosts.craftId, craftId));
  return row ?? null;
}

export async function findPost(db: Db, id: number): Promise<PostRow | null> {
  const [row] = await db.select().from(communityPosts).where(eq(communityPosts.id, id));
  return row ?? null;
}

export async function deletePostOfCraft(tx: Db, craftId: string): Promise<void> {
  await tx.delete(communityPosts).where(eq(communityPosts.craftId, craftId));
}

/** Returns how the post stood before. */
export async function setPostState(tx: Db, id: number, state: PostRow['state']): Promise<PostRow | null> {
  const [before] = await tx.select().from(communityPosts).where(eq(communityPosts.id, id)).for('update');
  if (before) await tx.update(communityPosts).set({ state }).where(eq(communityPosts.id, id));
  return before ?? null;
}

/** Likes of crafts changed: their posts follow, in the same transaction. */
export async function followLikes(tx: Db, craftIds: readonly string[]): Promise<void> {
  if (craftIds.length === 0) return;
  await tx
    .update(communityPosts)
    .set({ likes: sql`${crafts.likes}` })
    .from(crafts)
    .where(and(eq(crafts.id, communityPosts.craftId), inArray(communityPosts.craftId, [...craftIds])));
}

export async function moveCommentCount(tx: Db, postId: number, step: number): Promise<void> {
  await tx
    .update(communityPosts)
    .set({ comments: sql`${communityPosts.comments} + ${step}` })
    .where(eq(communityPosts.id, postId));
}

export async function listPostsOf(db: Db, userId: number): Promise<PostRow[]> {
  return db.select().from(communityPosts).where(eq(communityPosts.userId, userId)).orderBy(communityPosts.id);
}

/** How many published texts somebody has, posts and comments together, up to `most`. */
export async function countPublishedTexts(db: Db, userId: number, most: number): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from (
      (select 1 from community_posts where user_id = ${userId} and state = 'published' limit ${most})
      union all
      (select 1 from community_comments where user_id = ${userId} and state = 'published' limit ${most})) texts`);
  return rows[0]?.n ?? 0;
}
