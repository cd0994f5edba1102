import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Author } from '#contract/community.ts';
import { listBlocked, unblockPerson } from '#contract/safety.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { call } from '#web/lib/call.ts';
import { refreshCrafts } from '#web/lib/query-keys.ts';
import { useSend } from '#web/lib/send.ts';
import { useViewer } from '#web/lib/viewer.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/lists/skeleton.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import styles from './safety.module.css';
import { safetyMessages } from './safety-messages.ts';

const words = safetyMessages.blocked;
const blockedKey = (userId: number) => ['blocked', userId];

/** Whom the viewer has blocked, among the settings. */
export function BlockedPeople() {
  return (
    <Card className={styles.blocked}>
      <h2>{words.title}</h2>
      <BlockedList />
    </Card>
  );
}

function BlockedList() {
  const { id } = useViewer();
  const { data, isPending, refetch } = useQuery({
    queryKey: blockedKey(id),
    queryFn: ({ signal }) => call(listBlocked, { params: { id } }, { signal }),
    // Blocking happens on other pages, and nobody comes here often.
    staleTime: 0,
  });
  if (isPending) {
    return (
      <div aria-busy="true">
        <span className="visually-hidden">{words.waiting}</span>
        <Skeleton height="48px" />
      </div>
    );
  }
  if (!data) {
    return (
      <div role="alert" className={styles.blocked}>
        <p>{words.broken}</p>
        <Button look="secondary" onClick={() => void refetch()}>
          {words.again}
        </Button>
      </div>
    );
  }
  if (data.length === 0) return <p className={styles.quiet}>{words.none}</p>;
  return (
    <>
      <p className={styles.quiet}>{words.text}</p>
      <ul>
        {data.map((person) => (
          <BlockedPerson key={person.id} person={person} />
        ))}
      </ul>
    </>
  );
}

function BlockedPerson({ person }: { person: Author }) {
  const viewer = useViewer();
  const client = useQueryClient();
  const name = person.displayName;
  const { send, busy } = useSend(unblockPerson, {
    onSuccess: ({ message }) => {
      showToast({ tone: 'success', title: words.done(name), description: message });
      void client.invalidateQueries({ queryKey: blockedKey(viewer.id) });
      void refreshCrafts(client);
    },
    onError: (error) => showToast({ tone: 'error', title: words.failed, description: sentenceOf(error) }),
  });
  return (
    <li className={styles.person}>
      <Avatar name={name} image={person.profileImage} size={36} />
      <strong>{name}</strong>
      <Button
        look="secondary"
        aria-label={words.unblockName(name)}
        busy={busy && words.unblocking}
        onClick={() => send({ params: { id: person.id } })}
      >
        {words.unblock}
      </Button>
    </li>
  );
}
