import { Check, Heart, ImageIcon, MessageCircle, ShieldCheck, Sparkles, Undo2 } from 'lucide-react';
import type { ComponentType, MouseEvent } from 'react';
import type { Notification, NotificationType } from '#contract/notifications.ts';
import { relativeTime } from '#web/lib/formats.ts';
import { Link } from '#web/lib/navigation.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListProblem } from '#web/ui/lists/list-problem.tsx';
import { ListTail } from '#web/ui/lists/list-tail.tsx';
import { Skeleton } from '#web/ui/lists/skeleton.tsx';
import { addressOf } from './address-of.ts';
import { notificationMessages as words } from './messages.ts';
import styles from './notifications.module.css';
import { useMarkRead, useNotifications } from './queries.ts';

const older = { more: words.older, loadingMore: words.loadingOlder, failed: words.broken };

/** Stands where there is no sender, or none with a picture. */
const pictures: Record<NotificationType, ComponentType<{ size?: number }>> = {
  craft_liked: Heart,
  post_commented: MessageCircle,
  credits_added: Sparkles,
  credits_returned: Undo2,
  picture_ready: ImageIcon,
  moderation: ShieldCheck,
};

export function ReadAll() {
  const { data } = useNotifications();
  const { markAll } = useMarkRead();
  if (!data?.pages[0]?.rows.length) return null;
  return (
    <Button look="quiet" className={styles.readAll} onClick={markAll}>
      {words.readAll}
    </Button>
  );
}

export function NotificationList() {
  const list = useNotifications();
  if (list.isPending) {
    return (
      <div className={styles.scroll} aria-busy="true">
        <span className="visually-hidden">{words.waiting}</span>
        <Skeleton height="56px" />
        <Skeleton height="56px" />
        <Skeleton height="56px" />
      </div>
    );
  }
  if (!list.data) return <ListProblem title={words.broken} onRetry={() => void list.refetch()} />;
  const rows = list.data.pages.flatMap((page) => page.rows);
  if (rows.length === 0) return <EmptyState picture="notifications" text={words.empty} />;
  const now = new Date(list.dataUpdatedAt);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={words.list}>
      <ul>
        {rows.map((notification) => (
          <NotificationRow key={notification.id} notification={notification} now={now} />
        ))}
      </ul>
      <ListTail list={list} words={older} look="quiet" />
    </section>
  );
}

function closePopover(event: MouseEvent<HTMLElement>) {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}

function NotificationRow({ notification, now }: { notification: Notification; now: Date }) {
  const { markOne } = useMarkRead();
  const { id, content, isRead, createdAt } = notification;
  const address = addressOf(notification);
  const text = (
    <>
      {!isRead && <span className="visually-hidden">{words.unread} </span>}
      <span>{content}</span>
      <time dateTime={createdAt}>{relativeTime(createdAt, now)}</time>
    </>
  );
  return (
    <li className={styles.row} data-unread={!isRead || undefined}>
      <Sender notification={notification} />
      {address === null ? (
        <p className={styles.content}>{text}</p>
      ) : (
        <Link
          href={address}
          className={styles.content}
          onClick={(event) => {
            closePopover(event);
            if (!isRead) markOne(id);
          }}
        >
          {text}
        </Link>
      )}
      {!isRead && (
        <IconButton label={words.read(content)} onClick={() => markOne(id)}>
          <Check size={20} />
        </IconButton>
      )}
    </li>
  );
}

function Sender({ notification }: { notification: Notification }) {
  const { type, fromUserName, fromUserProfileImage } = notification;
  if (fromUserName) return <Avatar name={fromUserName} image={fromUserProfileImage} size={36} />;
  const Picture = pictures[type];
  return (
    <span className={styles.picture} data-type={type}>
      <Picture size={20} />
    </span>
  );
}
