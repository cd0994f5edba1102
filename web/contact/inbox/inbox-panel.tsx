import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ContactMessage, listContactMessages, type MessageState } from '#contract/contact-messages.ts';
import { dateTime, relativeTime } from '#web/lib/formats.ts';
import { callListPage } from '#web/lib/list-page.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListProblem } from '#web/ui/lists/list-problem.tsx';
import { PanelHead } from '#web/ui/lists/panel-head.tsx';
import { Skeleton } from '#web/ui/lists/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { ListEnd } from '#web/ui/lists/list-end.tsx';
import { consoleKeys } from '#web/lib/console-keys.ts';
import { consoleListMessages } from '#web/ui/lists/panel-messages.ts';
import panel from '#web/ui/lists/panel.module.css';
import { useGrowingList } from '#web/lib/use-growing-list.ts';
import { MessageDialog } from './message-dialog.tsx';
import { messagesMessages as words } from './inbox-messages.ts';
import styles from './inbox.module.css';

/** What people wrote with the contact form: what waits for an answer, and what has had it. */
export function MessagesPanel() {
  const [state, setState] = useState<MessageState>('waiting');
  const [read, setRead] = useState<ContactMessage | null>(null);
  const client = useQueryClient();
  const queryKey = consoleKeys.messages(state);
  const fetching = useIsFetching({ queryKey }) > 0;
  const tab = (name: MessageState) => ({
    name,
    label: words[name],
    panel: <MessageList state={name} onRead={setRead} />,
  });
  return (
    <section className={panel.panel}>
      <PanelHead
        title={words.title}
        refreshing={fetching}
        onRefresh={() => void client.refetchQueries({ queryKey })}
      />
      <div>
        <Tabs
          label={words.tabs}
          current={state}
          onChange={setState}
          tabs={[tab('waiting'), tab('handled')]}
        />
      </div>
      {read && <MessageDialog start={read} onClose={() => setRead(null)} />}
    </section>
  );
}

interface MessageListProps {
  state: MessageState;
  onRead: (message: ContactMessage) => void;
}

function MessageList({ state, onRead }: MessageListProps) {
  const { rows, isBroken, refetch, end, updatedAt } = useGrowingList({
    queryKey: consoleKeys.messages(state),
    fetchPage: ({ query, signal }) =>
      callListPage(listContactMessages, { query: { ...query, state } }, { signal }),
  });
  if (isBroken) return <ListProblem title={words.failed} onRetry={refetch} />;
  if (!rows) {
    return (
      <div className={styles.list} aria-busy="true">
        <span className="visually-hidden">{consoleListMessages.waiting}</span>
        <Skeleton height="104px" />
        <Skeleton height="104px" />
        <Skeleton height="104px" />
      </div>
    );
  }
  if (rows.length === 0)
    return <EmptyState picture="letter" text={state === 'waiting' ? words.noneWaiting : words.noneHandled} />;
  return (
    <>
      <ul className={styles.list}>
        {rows.map((message) => (
          <li key={message.id}>
            <MessageCard message={message} now={updatedAt} onRead={() => onRead(message)} />
          </li>
        ))}
      </ul>
      <ListEnd end={end} failed={words.failed} />
    </>
  );
}

interface MessageCardProps {
  message: ContactMessage;
  now: Date;
  onRead: () => void;
}

function MessageCard({ message, now, onRead }: MessageCardProps) {
  const { name, email, createdAt } = message;
  return (
    <button type="button" className={styles.card} onClick={onRead}>
      <span className={styles.top}>
        <strong>{name}</strong>
        <time dateTime={createdAt} title={dateTime(createdAt)}>
          {relativeTime(createdAt, now)}
        </time>
      </span>
      <span className={styles.address}>{email}</span>
      <span className={styles.start}>{message.message}</span>
    </button>
  );
}
