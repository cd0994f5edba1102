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

/** A new comment, its author, and the post it is about. */
interface AddedComment extends AuthoredComment {
  post: { ownerId: number; title: string };
}

type NewComment = Omit<CommentRow, 'id'>;

/** Counts at once if it is published. Holds on to the post from here on; null when that is gone. */
export async function addComment(
  tx: Db,
  { postId, userId, content, state, createdAt }: NewComment,
): Promise<AddedComment | null> {
  const step = state === 'published' ? 1 : 0;
  const { rows } = await tx.execute<{
    id: number;
    ownerId: number;
    title: string;
    displayName: string;
    profileImage: string | null;
  }>(sql`
    with post as (
      update community_posts set comments = comments + ${step} where id = ${postId}
      returning id, user_id, craft_id),
    added as (
      insert into community_comments (post_id, user_id, content, state, created_at)
      select id, ${userId}::int, ${content}::text, ${state}::text, ${createdAt.toISOString()}::timestamptz from post
      returning id)
    select added.id, post.user_id as "ownerId", crafts.title,
      account_users.display_name as "displayName", account_users.profile_image as "profileImage"
    from added cross join post
    join crafts on crafts.id = post.craft_id
    join account_users on account_users.id = ${userId}`);
  const [row] = rows;
  if (!row) return null;
  const { id, ownerId, title, ...face } = row;
  return {
    comment: { id, postId, userId, content, state, createdAt },
    author: { id: userId, ...face },
    post: { ownerId, title },
  };
}

export async function findComment(db: Db, id: number): Promise<CommentRow | null> {
  const [row] = await db.select().from(communityComments).where(eq(communityComments.id, id));
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
