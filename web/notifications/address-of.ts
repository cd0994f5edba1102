import type { Notification } from '#contract/notifications.ts';

/** Where a notification leads; null when there is nothing more to see. */
export function addressOf({
  sourceType,
  sourceId,
}: Pick<Notification, 'sourceType' | 'sourceId'>): string | null {
  if (sourceType === 'credits') return '/credits';
  if (sourceId === null) return null;
  if (sourceType === 'craft') return `/craft/${sourceId}`;
  return sourceType === 'post' ? `/community/posts/${sourceId}` : null;
}
