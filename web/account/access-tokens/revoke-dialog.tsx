import { type AccessToken, revokeAccessToken } from '#contract/account-tokens.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { useSend } from '#web/lib/send.ts';
import { useViewer } from '#web/lib/viewer.tsx';
import { QuestionDialog } from '#web/ui/dialogs/question-dialog.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { tokenMessages as words } from './token-messages.ts';
import { useForgetTokens } from './use-tokens.ts';

export function RevokeDialog({ token, onClose }: { token: AccessToken; onClose: () => void }) {
  const { id } = useViewer();
  const forget = useForgetTokens();
  const { send, busy } = useSend(revokeAccessToken, {
    onSuccess: ({ message }) => showToast({ tone: 'success', title: words.revoked, description: message }),
    onError: (error) => showToast({ tone: 'error', title: words.notRevoked, description: sentenceOf(error) }),
    onSettled: () => {
      forget();
      onClose();
    },
  });
  return (
    <QuestionDialog
      open
      title={words.revokeTitle(token.name)}
      text={words.revokeText}
      keep={words.keep}
      remove={words.revoke}
      busy={busy && words.revoking}
      onClose={onClose}
      onRemove={() => send({ params: { id, tokenId: token.id } })}
    />
  );
}
