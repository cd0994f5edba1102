import { Bell } from 'lucide-react';
import { useState } from 'react';
import { Popover } from '#web/ui/dialogs/popover.tsx';
import { notificationMessages as words } from './messages.ts';
import styles from './notifications.module.css';
import { NotificationList, ReadAll } from './notification-list.tsx';
import { useUnreadCount } from './queries.ts';

/** Notifications in the header: how many are unread, and the list on a press. */
export function NotificationBell() {
  const unread = useUnreadCount();
  const [open, setOpen] = useState(false);
  return (
    <Popover
      label={words.bell(unread)}
      title={words.title}
      onToggle={setOpen}
      action={open && <ReadAll />}
      button={
        <>
          <Bell />
          {unread > 0 && (
            <span className={styles.badge} aria-hidden="true">
              {words.badge(unread)}
            </span>
          )}
        </>
      }
    >
      {open && <NotificationList />}
    </Popover>
  );
}
