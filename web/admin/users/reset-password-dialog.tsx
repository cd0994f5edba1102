import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { resetUserPassword, resetUserPasswordFormSchema } from '#contract/admin-actions.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { useCheckedForm } from '#web/lib/checked-form.ts';
import { firstErrors } from '#web/lib/first-errors.ts';
import { useSend } from '#web/lib/send.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { adminKeys } from '#web/admin/admin-keys.ts';
import { consoleMessages } from '#web/admin/console-messages.ts';
import styles from '#web/admin/dialog-form.module.css';
import { usersMessages } from './users-messages.ts';

const words = usersMessages.reset;

interface ResetPasswordDialogProps {
  user: { id: number; displayName: string };
  onClose: () => void;
}

export function ResetPasswordDialog({ user, onClose }: ResetPasswordDialogProps) {
  const formId = useId();
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
    <Dialog
      open
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {consoleMessages.cancel}
          </Button>
          <Button type="submit" form={formId} busy={busy && words.busy}>
            {words.submit}
          </Button>
        </>
      }
    >
      <form id={formId} {...handlers} className={styles.form} autoComplete="off">
        <p>{words.text(user.displayName)}</p>
        <PasswordField
          label={words.password}
          name="newPassword"
          autoComplete="new-password"
          required
          error={errors.newPassword}
        />
      </form>
    </Dialog>
  );
}
