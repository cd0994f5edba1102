import type { Comment } from '#contract/community.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Member } from '#server/platform/http/actor.ts';
import { cutPage } from '#server/platform/http/paging.ts';
import type { Page, PageOf } from '#server/platform/http/paging.ts';
import type { RateLimit } from '#server/platform/rate-limits.ts';
import type { Authorized } from '#server/platform/authorized.ts';
import * as store from './comment-store.ts';
import type { CommentRow } from './comment-store.ts';
import { tellOfComment } from './publish-comment.ts';
import type { CommunityDependencies } from './dependencies.ts';
import type { ModerationService } from './moderation-service.ts';
import { commentMissing, postMissing, requireDeletableComment } from './policy.ts';
import type { PostService } from './post-service.ts';
import { moveCommentCount } from './post-store.ts';
import { presentComment } from './present.ts';

const perPerson: RateLimit = { name: 'community.comment', limit: 60, windowSeconds: 600 };

const subjectOf = ({ id, userId }: { id: number; userId: number }) =>
  ({ subject: 'comment', subjectId: id, authorId: userId }) as const;

/** What people say about a post. */
export class CommentService {
  #deps: CommunityDependencies;
  #posts: PostService;
  #moderation: ModerationService;

  constructor(deps: CommunityDependencies, posts: PostService, moderation: ModerationService) {
    this.#deps = deps;
    this.#posts = posts;
    this.#moderation = moderation;
  }

  async list(
    db: Db,
    actor: Member,
    { postId, page }: { postId: number; page: Page<number> },
  ): Promise<PageOf<Comment>> {
    await this.#posts.require(db, actor, postId);
    const found = await store.listComments(db, { postId, readerId: actor.userId }, page);
    const { rows, next } = cutPage(found, page.limit, ({ comment }) => ({ key: 0, id: comment.id }));
    return { rows: rows.map(presentComment), next };
  }

  /** Published at once, or held with a word to its author. `added` runs in the same transaction. */
  async add<Answer>(
    actor: Member,
    { postId, content }: { postId: number; content: string },
    added: (tx: Db, comment: Comment) => Promise<Answer>,
  ): Promise<Answer> {
    const { database, clock, rateLimits, notifications, activities } = this.#deps;
    const { db } = database;
    await rateLimits.take(db, perPerson, String(actor.userId));
    await this.#posts.require(db, actor, postId);
    const reasons = await this.#moderation.reasonsToHold(db, actor.userId, content);
    const state = reasons.length > 0 ? 'held' : 'published';
    return database.transaction(async (tx) => {
      const said = { postId, userId: actor.userId, content, state, createdAt: clock.now() } as const;
      const row = await store.addComment(tx, said);
      if (!row) throw postMissing();
      const { comment, author, post } = row;
      await activities.record(tx, { userId: actor.userId, type: 'comment_added', metadata: post.title });
      const about = { ...post, commenter: author.displayName };
      if (state === 'published') await tellOfComment(tx, notifications, { comment, about });
      else await this.#moderation.hold(tx, { ...subjectOf(comment), text: content, findings: reasons });
      return added(tx, presentComment(row));
    });
  }

  async delete(actor: Member, id: number): Promise<void> {
    await this.#deps.database.transaction(async (tx) => {
      const comment = requireDeletableComment(actor, await store.findComment(tx, id));
      await this.#remove(tx, actor, comment);
    });
  }

  async #remove(tx: Db, { userId }: Member, comment: Authorized<CommentRow>): Promise<void> {
    const { id, postId } = comment;
    await store.holdPost(tx, postId);
    // Only now it is sure that nobody else was quicker, and how it stood last.
    const gone = await store.deleteComment(tx, id);
    if (!gone) throw commentMissing();
    if (gone.state === 'published') await moveCommentCount(tx, postId, -1);
    await this.#moderation.forget(tx, 'comment', id);
    if (gone.userId !== userId)
      await this.#deps.audit.record(tx, {
        adminId: userId,
        action: 'comment_deleted',
        details: `Deleted comment ${id} on post ${postId}.`,
        targetUserId: gone.userId,
      });
  }

  listOf(db: Db, userId: number) {
    return store.listCommentsOf(db, userId);
  }

  /** Somebody leaves: what they said goes, with the counts. */
  forget(tx: Db, userId: number): Promise<void> {
    return store.forgetComments(tx, userId);
  }
}
