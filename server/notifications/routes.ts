import * as contract from '#contract/notifications.ts';
import type { Db } from '#server/platform/db/database.ts';
import { mount, succeeded } from '#server/platform/http/mount.ts';
import type { Mounting } from '#server/platform/http/mount.ts';
import { pageByNumber, sendPage } from '#server/platform/http/paging.ts';
import { requireSelf } from '#server/platform/policy.ts';
import type { NotificationsService } from './service.ts';

interface NotificationsRouting {
  db: Db;
  notifications: NotificationsService;
}

/** The popover shows many at once. */
const shownAtOnce = 20;

export function mountNotifications(mounting: Mounting, { db, notifications }: NotificationsRouting): void {
  mount(mounting, contract.listNotifications, async (call) => {
    const page = pageByNumber({ limit: shownAtOnce, ...call.query });
    return sendPage(call, await notifications.list(db, requireSelf(call.actor, call.params.id), page));
  });
  mount(mounting, contract.countUnreadNotifications, async ({ params, actor }) => ({
    count: await notifications.countUnread(db, requireSelf(actor, params.id)),
  }));
  mount(mounting, contract.readNotification, async ({ params, actor }) => {
    await notifications.markRead(db, actor, params.id);
    return succeeded({ message: 'Marked as read.' });
  });
  mount(mounting, contract.readAllNotifications, async ({ params, actor }) => {
    await notifications.markAllRead(db, requireSelf(actor, params.id));
    return succeeded({ message: 'All marked as read.' });
  });
}
