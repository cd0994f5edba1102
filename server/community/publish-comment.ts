import type { NotificationsService } from '#server/notifications/service.ts';
import type { Db } from '#server/platform/db/database.ts';
import { findPostOfComment } from './comment-store.ts';
import type { CommentRow } from './comment-store.ts';
import { moveCommentCount } from './post-store.ts';

type Said = Pick<CommentRow, 'id' | 'postId' | 'userId'>;

interface About {
  ownerId: number;
  title: string;
  commenter: string;
}

/** The author of the post hears of a comment that all can read. */
export function tellOfComment(
  tx: Db,
  notifications: NotificationsService,
  { comment, about }: { comment: Said; about: About },
): Promise<void> {
  return notifications.tell(tx, {
    userId: about.ownerId,
    type: 'post_commented',
    content: `${about.commenter} commented on your craft “${about.title}”.`,
    sourceType: 'post',
    sourceId: String(comment.postId),
    fromUserId: comment.userId,
    once: `comment:${comment.id}`,
  });
}

/** A comment that was held becomes visible: it counts, and the author of the post hears of it. */
export async function publishComment(
  tx: Db,
  notifications: NotificationsService,
  comment: Said,
): Promise<void> {
  await moveCommentCount(tx, comment.postId, 1);
  const about = await findPostOfComment(tx, comment.id);
  if (about) await tellOfComment(tx, notifications, { comment, about });
}
