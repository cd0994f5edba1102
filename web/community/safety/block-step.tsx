import { useQueryClient } from '@tanstack/react-query';
import { blockPerson } from '#contract/safety.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { refreshCrafts } from '#web/lib/query-keys.ts';
import { useSend } from '#web/lib/send.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { postPart } from '#web/community/queries.ts';
import styles from './safety.module.css';
import { safetyMessages } from './safety-messages.ts';

const words = safetyMessages.block;

export interface Person {
  id: number;
  name: string;
}

interface BlockStepProps {
  person: Person;
  /** The post it began at, which nobody needs to ask for any more. */
  postId: number | null;
  onBack: () => void;
  onClose: () => void;
  onBlocked?: (() => void) | undefined;
}

export function BlockStep({ person, postId, onBack, onClose, onBlocked }: BlockStepProps) {
  const client = useQueryClient();
  const { send, busy } = useSend(blockPerson, {
    onSuccess: ({ message }) => {
      onClose();
      onBlocked?.();
      showToast({ tone: 'success', title: words.done(person.name), description: message });
      void refreshCrafts(client, postId === null ? {} : { gone: postPart(postId) });
    },
    onError: (error) => showToast({ tone: 'error', title: words.failed, description: sentenceOf(error) }),
  });
  return (
    <Dialog
      open
      sheet
      title={words.title(person.name)}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onBack}>
            {words.back}
          </Button>
          <Button
            look="destructive"
            busy={busy && words.busy}
            onClick={() => send({ params: { id: person.id } })}
          >
            {words.confirm}
          </Button>
        </>
      }
    >
      <ul className={styles.meaning}>
        {words.meaning.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Dialog>
  );
}
