import { AppError } from '#server/platform/app-error.ts';
import { authorize } from '#server/platform/authorized.ts';
import type { Authorized } from '#server/platform/authorized.ts';
import type { Member } from '#server/platform/http/actor.ts';
import type { CommentRow } from './comment-store.ts';
import type { FeedRow } from './feed-store.ts';

export const postMissing = (): AppError =>
  new AppError('NOT_FOUND', {
    message: 'The post you’re looking for doesn’t exist or may have been removed.',
  });

/** Published posts are for everybody here; a held one for its author and those who look after the community. */
export function requireShownPost(actor: Member, row: FeedRow | null): Authorized<FeedRow> {
  const isShown =
    row?.post.state === 'published' ||
    (row?.post.state === 'held' && (row.post.userId === actor.userId || actor.isAdmin));
  if (!row || !isShown) throw postMissing();
  return authorize(row);
}

export const commentMissing = (): AppError =>
  new AppError('NOT_FOUND', { message: 'This comment is not there anymore.' });

export function requireDeletableComment(actor: Member, comment: CommentRow | null): Authorized<CommentRow> {
  if (!comment) throw commentMissing();
  if (comment.userId !== actor.userId && !actor.isAdmin) throw new AppError('FORBIDDEN');
  return authorize(comment);
}
