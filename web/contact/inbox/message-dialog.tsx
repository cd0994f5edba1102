import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { type ContactMessage, getContactMessage, handleContactMessage } from '#contract/contact-messages.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { call } from '#web/lib/call.ts';
import { dateTime } from '#web/lib/formats.ts';
import { useSend } from '#web/lib/send.ts';
import { useSession } from '#web/lib/viewer.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { ListProblem } from '#web/ui/lists/list-problem.tsx';
import { Skeleton } from '#web/ui/lists/skeleton.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { consoleKeys } from '#web/lib/console-keys.ts';
import { consoleListMessages } from '#web/ui/lists/panel-messages.ts';
import { mailLink } from './mail-link.ts';
import { messagesMessages as words } from './inbox-messages.ts';
import styles from './inbox.module.css';

const undoMs = 6_000;

interface MessageDialogProps {
  /** As it stands in the list, with its beginning. */
  start: ContactMessage;
  onClose: () => void;
}

/** One message in full, the way to answer it, and whether that is done. */
export function MessageDialog({ start, onClose }: MessageDialogProps) {
  const isHandled = start.handledAt !== null;
  const { mark, busy } = useMarking(start, onClose);
  return (
    <Dialog
      open
      sheet
      title={words.from(start.name)}
      onClose={onClose}
      actions={
        <Button
          look={isHandled ? 'secondary' : 'primary'}
          busy={busy && words.busy}
          onClick={() => mark(!isHandled)}
        >
          {isHandled ? words.markWaiting : words.markHandled}
        </Button>
      }
    >
      <div className={styles.message}>
        <p className={styles.facts}>
          {start.email}
          <br />
          {dateTime(start.createdAt)}
          {start.handledAt && (
            <>
              <br />
              {words.handledSince(dateTime(start.handledAt))}
            </>
          )}
        </p>
        <FullText id={start.id} />
      </div>
    </Dialog>
  );
}

function FullText({ id }: { id: number }) {
  const { data, isError, refetch } = useQuery({
    queryKey: consoleKeys.message(id),
    queryFn: ({ signal }) => call(getContactMessage, { params: { id } }, { signal }),
  });
  const { brand } = useSession().site;
  if (isError) return <ListProblem title={words.messageFailed} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div aria-busy="true">
        <span className="visually-hidden">{consoleListMessages.waiting}</span>
        <Skeleton height="140px" />
      </div>
    );
  }
  return (
    <div>
      <blockquote className={styles.text}>{data.message}</blockquote>
      <a className={styles.answer} href={mailLink(data, words.subject(brand))}>
        <Mail size={20} />
        {words.answer}
      </a>
    </div>
  );
}

/** Marks it and closes; the toast leads back. */
function useMarking({ id }: ContactMessage, onClose: () => void) {
  const client = useQueryClient();
  const { send, sendAsync, busy } = useSend(handleContactMessage, {
    onSuccess: ({ handledAt }) => {
      const isHandled = handledAt !== null;
      showToast({
        tone: 'success',
        title: isHandled ? words.done : words.undone,
        durationMs: undoMs,
        action: { label: consoleListMessages.undo, run: () => send(change(!isHandled)) },
      });
    },
    onError: (error) =>
      showToast({ tone: 'error', title: consoleListMessages.failed, description: sentenceOf(error) }),
    // Somebody else may have been quicker.
    onSettled: () => client.invalidateQueries({ queryKey: consoleKeys.allMessages }),
  });
  const change = (isHandled: boolean) => ({ params: { id }, body: { isHandled } });
  const mark = (isHandled: boolean) => void sendAsync(change(isHandled)).then(onClose, () => undefined);
  return { mark, busy };
}
