import { useQueryClient } from '@tanstack/react-query';
import { resetUserPassword, resetUserPasswordFormSchema } from '#contract/admin-actions.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { useCheckedForm } from '#web/lib/checked-form.ts';
import { firstErrors } from '#web/lib/first-errors.ts';
import { useSend } from '#web/lib/send.ts';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { adminKeys } from '#web/admin/admin-keys.ts';
import { usersMessages } from './users-messages.ts';

const words = usersMessages.reset;

interface ResetPasswordDialogProps {
  user: { id: number; displayName: string };
  onClose: () => void;
}

export function ResetPasswordDialog({ user, onClose }: ResetPasswordDialogProps) {
  const client = useQueryClient();
  const { sendAsync } = useSend(resetUserPassword);
  const { errors, busy, handlers } = useCheckedForm({
    fields: ['newPassword'],
    validate: (values) => firstErrors(resetUserPasswordFormSchema, values),
    send: async (body) => {
      await sendAsync({ params: { id: user.id }, body });
      showToast({ tone: 'success', title: words.done });
      onClose();
      void client.invalidateQueries({ queryKey: adminKeys.all });
    },
    onFailed: (error) => showToast({ tone: 'error', title: words.failed, description: sentenceOf(error) }),
  });
  return (
    <FormDialog
      title={words.title}
      submit={words.submit}
      busy={busy && words.busy}
      onClose={onClose}
      form={{ ...handlers, autoComplete: 'off' }}
    >
      <p>{words.text(user.displayName)}</p>
      <PasswordField
        label={words.password}
        name="newPassword"
        autoComplete="new-password"
        required
        error={errors.newPassword}
      />
    </FormDialog>
  );
}
