import { type FormEvent, useState } from 'react';
import { changePassword } from '#contract/account-profile.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { useCheckedForm } from '#web/lib/checked-form.ts';
import { readValues } from '#web/lib/form-values.ts';
import { useSend } from '#web/lib/send.ts';
import { useSession, useViewer } from '#web/lib/viewer.tsx';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import styles from './account-dialog.module.css';
import { useForgetConnection } from '#web/account/provider/use-connection.ts';
import { NewPasswordFields } from '#web/account/sign-in/new-password-fields.tsx';
import { validatePasswordChange } from './own-account-rules.ts';
import { OwnPasswordField } from './own-password-field.tsx';
import { settingsMessages } from './settings-messages.ts';
import { useForgetDevices } from './use-devices.ts';

const words = settingsMessages.password;
const fields = ['currentPassword', 'newPassword', 'confirmPassword'] as const;
const nothing = { currentPassword: '', newPassword: '', confirmPassword: '' };

interface ChangePasswordDialogProps {
  /** Why it is asked for, where the person did not ask. */
  reason?: { title: string; text: string; cancel: string };
  onClose: () => void;
}

export function ChangePasswordDialog({ reason, onClose }: ChangePasswordDialogProps) {
  const viewer = useViewer();
  const { site, setViewer } = useSession();
  const { passwordMinLength } = site;
  const forgetDevices = useForgetDevices();
  const forgetConnection = useForgetConnection();
  const [typed, setTyped] = useState(nothing);
  const { sendAsync } = useSend(changePassword);
  const { errors, busy, handlers } = useCheckedForm({
    fields,
    validate: (values) => validatePasswordChange(values, passwordMinLength),
    send: async ({ currentPassword, newPassword }) => {
      const reply = await sendAsync({ params: { id: viewer.id }, body: { currentPassword, newPassword } });
      showToast({ tone: 'success', title: words.done, description: reply.message });
      forgetDevices();
      forgetConnection();
      setViewer((seen) => seen && { ...seen, mustChangePassword: false, hasPassword: true });
      onClose();
    },
    onFailed: (error) => showToast({ tone: 'error', title: words.failed, description: sentenceOf(error) }),
  });
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    setTyped(readValues(event.currentTarget, fields));
    handlers.onInput(event);
  };

  return (
    <FormDialog
      title={reason?.title ?? (viewer.hasPassword ? words.title : words.titleOfFirst)}
      submit={viewer.hasPassword ? words.submit : words.submitFirst}
      busy={busy && words.busy}
      cancel={reason?.cancel}
      onClose={onClose}
      form={{ ...handlers, onInput }}
    >
      <p className={styles.quiet}>{reason?.text ?? words.text}</p>
      <OwnPasswordField error={errors.currentPassword} />
      <NewPasswordFields
        label={words.new}
        name="newPassword"
        typed={{ password: typed.newPassword, confirmation: typed.confirmPassword }}
        errors={{ password: errors.newPassword, confirmation: errors.confirmPassword }}
      />
    </FormDialog>
  );
}
