import { dayMs } from '#contract/durations.ts';
import type { Notification } from '#contract/notifications.ts';
import { findAuthors } from '#server/account/service.ts';
import type { Authors } from '#server/account/service.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Member } from '#server/platform/http/actor.ts';
import { cutPage } from '#server/platform/http/paging.ts';
import type { Page, PageOf } from '#server/platform/http/paging.ts';
import type { Own } from '#server/platform/policy.ts';
import * as store from './store.ts';
import type { NewNotification, NotificationRow } from './store.ts';

type Notice = Omit<NewNotification, 'id' | 'createdAt' | 'isRead'>;

const keptDays = 180;

function present(row: NotificationRow, authors: Authors): Notification {
  const from = row.fromUserId === null ? undefined : authors.get(row.fromUserId);
  const { id, userId, type, content, sourceId, sourceType, fromUserId, isRead } = row;
  return {
    id,
    userId,
    type,
    content,
    sourceId,
    sourceType,
    fromUserId,
    fromUserName: from?.displayName ?? null,
    fromUserProfileImage: from?.profileImage ?? null,
    isRead,
    createdAt: row.createdAt.toISOString(),
  };
}

/** What happened that a person should hear of. */
export class NotificationsService {
  #clock: Clock;

  constructor({ clock }: { clock: Clock }) {
    this.#clock = clock;
  }

  /** Tells somebody, in the transaction in which it happens; never what they did themselves, and never twice. */
  async tell(tx: Db, notice: Notice): Promise<void> {
    if (notice.fromUserId === notice.userId) return;
    await store.insertOnce(tx, { ...notice, createdAt: this.#clock.now() });
  }

  async list(db: Db, { userId }: Own, page: Page<number>): Promise<PageOf<Notification>> {
    const found = await store.listOf(db, userId, page);
    const { rows, next } = cutPage(found, page.limit, ({ id }) => ({ key: 0, id }));
    const authors = await findAuthors(
      db,
      rows.flatMap((row) => row.fromUserId ?? []),
    );
    return { rows: rows.map((row) => present(row, authors)), next };
  }

  async countUnread(db: Db, { userId }: Own): Promise<number> {
    return store.countUnread(db, userId);
  }

  async markRead(db: Db, actor: Member, id: number): Promise<void> {
    if (!(await store.markRead(db, actor.userId, id))) throw new AppError('NOT_FOUND');
  }

  async markAllRead(db: Db, { userId }: Own): Promise<void> {
    await store.markAllRead(db, userId);
  }

  /** Old ones go. */
  sweep(db: Db): Promise<void> {
    return store.deleteBefore(db, new Date(this.#clock.now().getTime() - keptDays * dayMs));
  }
}
