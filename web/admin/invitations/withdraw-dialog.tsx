import { useQueryClient } from '@tanstack/react-query';
import { type Invitation, withdrawInvitation } from '#contract/account-invitations.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { consoleKeys } from '#web/lib/console-keys.ts';
import { useSend } from '#web/lib/send.ts';
import { QuestionDialog } from '#web/ui/dialogs/question-dialog.tsx';
import { consoleListMessages } from '#web/ui/lists/panel-messages.ts';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { invitationsMessages } from './invitations-messages.ts';

const words = invitationsMessages.withdraw;

export function WithdrawDialog({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
  const client = useQueryClient();
  const { send, busy } = useSend(withdrawInvitation, {
    onSuccess: () => showToast({ tone: 'success', title: words.done }),
    onError: (error) =>
      showToast({ tone: 'error', title: consoleListMessages.failed, description: sentenceOf(error) }),
    // It may have been used meanwhile.
    onSettled: () => {
      onClose();
      return client.invalidateQueries({ queryKey: consoleKeys.invitations });
    },
  });
  return (
    <QuestionDialog
      open
      title={words.title}
      text={words.text}
      keep={consoleListMessages.cancel}
      remove={words.submit}
      busy={busy && words.busy}
      onClose={onClose}
      onRemove={() => send({ params: { id: invitation.id } })}
    />
  );
}
