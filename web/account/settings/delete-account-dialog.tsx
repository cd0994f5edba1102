import { X } from 'lucide-react';
import { deleteAccount } from '#contract/account-profile.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { useCheckedForm } from '#web/lib/checked-form.ts';
import { useSend } from '#web/lib/send.ts';
import { useSession, useViewer } from '#web/lib/viewer.tsx';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import styles from './account-dialog.module.css';
import { validateDeletion } from './own-account-rules.ts';
import { OwnPasswordField } from './own-password-field.tsx';
import { settingsMessages } from './settings-messages.ts';

const words = settingsMessages.leave;

interface DeleteAccountDialogProps {
  onClose: () => void;
  /** Runs as soon as the account is gone. */
  onDeleted?: (() => void) | undefined;
}

export function DeleteAccountDialog({ onClose, onDeleted }: DeleteAccountDialogProps) {
  const viewer = useViewer();
  const { setViewer } = useSession();
  const { sendAsync } = useSend(deleteAccount);
  const { errors, busy, handlers } = useCheckedForm({
    fields: ['currentPassword'],
    validate: validateDeletion,
    send: async ({ currentPassword }) => {
      const reply = await sendAsync({ params: { id: viewer.id }, body: { currentPassword } });
      showToast({ tone: 'success', title: words.done, description: reply.message });
      onDeleted?.();
      setViewer(null);
    },
    onFailed: (error) => showToast({ tone: 'error', title: words.failed, description: sentenceOf(error) }),
  });

  return (
    <FormDialog
      title={words.dialogTitle}
      submit={words.submit}
      look="destructive"
      busy={busy && words.busy}
      onClose={onClose}
      form={handlers}
    >
      <p>{words.dialogText}</p>
      <ul className={styles.list}>
        {words.gone.map((thing) => (
          <li key={thing}>
            <X size={20} aria-hidden="true" />
            {thing}
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>
        {words.kept} {words.tip}
      </p>
      <OwnPasswordField error={errors.currentPassword} />
    </FormDialog>
  );
}
