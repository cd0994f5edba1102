import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { accountUsers } from '#server/account/tables.ts';
import type { UserFace } from '#server/account/service.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Page } from '#server/platform/http/paging.ts';
import { crafts } from '#server/crafts/tables.ts';
import { hiddenFrom } from './block-store.ts';
import { communityComments, communityPosts } from './tables.ts';

export type CommentRow = typeof communityComments.$inferSelect;
export interface AuthoredComment {
  comment: CommentRow;
  author: UserFace;
}

/** Holds on to the post until the transaction ends. */
export async function holdPost(tx: Db, postId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: communityPosts.id })
    .from(communityPosts)
    .where(eq(communityPosts.id, postId))
    .for('no key update');
  return rows.length === 1;
}

export async function insertComment(
  tx: Db,
  comment: typeof communityComments.$inferInsert,
): Promise<CommentRow> {
  const [row] = await tx.insert(communityComments).values(comment).returning();
  if (!row) throw new Error('the new comment was not returned');
  return row;
}

export async function findComment(db: Db, id: number): Promise<CommentRow | null> {
  const [row] = await db.select().from(communityComments).where(eq(communityComments.id, id));
  return row ?? null;
}

export async function findAuthored(db: Db, id: number): Promise<AuthoredComment | null> {
  const { id: authorId, displayName, profileImage } = accountUsers;
  const [row] = await db
    .select({ comment: communityComments, author: { id: authorId, displayName, profileImage } })
    .from(communityComments)
    .innerJoin(accountUsers, eq(authorId, communityComments.userId))
    .where(eq(communityComments.id, id));
  return row ?? null;
}

/** The row that was deleted. */
export async function deleteComment(tx: Db, id: number): Promise<CommentRow | null> {
  const [row] = await tx.delete(communityComments).where(eq(communityComments.id, id)).returning();
  return row ?? null;
}

export async function setCommentState(
  tx: Db,
  id: number,
  state: CommentRow['state'],
): Promise<CommentRow | null> {
  const [before] = await tx
    .select()
    .from(communityComments)
    .where(eq(communityComments.id, id))
    .for('update');
  if (before) await tx.update(communityComments).set({ state }).where(eq(communityComments.id, id));
  return before ?? null;
}

/** What this reader may see of a post's comments, oldest first; one more than the page holds. */
export function listComments(
  db: Db,
  { postId, readerId }: { postId: number; readerId: number },
  { limit, offset, after }: Page<number>,
): Promise<AuthoredComment[]> {
  const comments = communityComments;
  const { id, displayName, profileImage } = accountUsers;
  return db
    .select({ comment: comments, author: { id, displayName, profileImage } })
    .from(comments)
    .innerJoin(accountUsers, eq(id, comments.userId))
    .where(
      and(
        eq(comments.postId, postId),
        or(eq(comments.state, 'published'), and(eq(comments.state, 'held'), eq(comments.userId, readerId))),
        sql`${comments.userId} <> all(${hiddenFrom(readerId)})`,
        after ? gt(comments.id, after.id) : undefined,
      ),
    )
    .orderBy(asc(comments.id))
    .limit(limit + 1)
    .offset(offset);
}

export function listCommentsOf(db: Db, userId: number): Promise<CommentRow[]> {
  return db
    .select()
    .from(communityComments)
    .where(eq(communityComments.userId, userId))
    .orderBy(communityComments.id);
}

/** Takes somebody's comments off the posts of others, with the counts. */
export async function forgetComments(tx: Db, userId: number): Promise<void> {
  const theirs = tx
    .select({ id: communityComments.postId })
    .from(communityComments)
    .where(eq(communityComments.userId, userId));
  await tx
    .select({ id: communityPosts.id })
    .from(communityPosts)
    .where(inArray(communityPosts.id, theirs))
    .orderBy(communityPosts.id)
    .for('no key update');
  await tx.execute(sql`
    update community_posts set comments = comments - gone.n
    from (select post_id, count(*)::int as n from community_comments
          where user_id = ${userId} and state = 'published' group by post_id) gone
    where community_posts.id = gone.post_id`);
  await tx.delete(communityComments).where(eq(communityComments.userId, userId));
}

/** What a comment is about, for the news of it. */
export async function findPostOfComment(
  db: Db,
  id: number,
): Promise<{ ownerId: number; title: string; commenter: string } | null> {
  const [row] = await db
    .select({ ownerId: communityPosts.userId, title: crafts.title, commenter: accountUsers.displayName })
    .from(communityComments)
    .innerJoin(communityPosts, eq(communityPosts.id, communityComments.postId))
    .innerJoin(crafts, eq(crafts.id, communityPosts.craftId))
    .innerJoin(accountUsers, eq(accountUsers.id, communityComments.userId))
    .where(eq(communityComments.id, id));
  return row ?? null;
}
