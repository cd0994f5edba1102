import { changeEmail } from '#contract/account-profile.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { useCheckedForm } from '#web/lib/checked-form.ts';
import { useSend } from '#web/lib/send.ts';
import { useViewer } from '#web/lib/viewer.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import styles from './account-dialog.module.css';
import { validateEmailChange } from './own-account-rules.ts';
import { OwnPasswordField } from './own-password-field.tsx';
import { settingsMessages } from './settings-messages.ts';

const words = settingsMessages.email;

interface ChangeEmailDialogProps {
  onClose: () => void;
  /** The link has gone to this address. */
  onSent: (email: string) => void;
}

export function ChangeEmailDialog({ onClose, onSent }: ChangeEmailDialogProps) {
  const viewer = useViewer();
  const { sendAsync } = useSend(changeEmail);
  const { errors, busy, handlers } = useCheckedForm({
    fields: ['email', 'currentPassword'],
    validate: (values) => validateEmailChange(values, viewer.email),
    send: async ({ email, currentPassword }) => {
      const wanted = email.trim();
      const reply = await sendAsync({ params: { id: viewer.id }, body: { email: wanted, currentPassword } });
      showToast({ tone: 'success', title: words.done, description: reply.message });
      onSent(wanted);
      onClose();
    },
    onFailed: (error) => showToast({ tone: 'error', title: words.failed, description: sentenceOf(error) }),
  });

  return (
    <FormDialog
      title={words.title}
      submit={words.submit}
      busy={busy && words.busy}
      onClose={onClose}
      form={handlers}
    >
      <p className={styles.quiet}>{words.text}</p>
      <Field
        label={words.new}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        hint={words.now(viewer.email)}
        error={errors.email}
      />
      <OwnPasswordField error={errors.currentPassword} />
    </FormDialog>
  );
}
