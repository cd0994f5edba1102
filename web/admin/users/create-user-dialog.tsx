import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { createAdminUser, createUserFormSchema } from '#contract/admin-actions.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { useCheckedForm } from '#web/lib/checked-form.ts';
import { firstErrors } from '#web/lib/first-errors.ts';
import { useSend } from '#web/lib/send.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { adminKeys } from '#web/admin/admin-keys.ts';
import { consoleMessages } from '#web/admin/console-messages.ts';
import styles from '#web/admin/dialog-form.module.css';
import { usersMessages } from './users-messages.ts';

const words = usersMessages.create;
const fields = ['username', 'email', 'password', 'displayName'] as const;

export function CreateUserDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const client = useQueryClient();
  const { sendAsync } = useSend(createAdminUser);
  const { errors, busy, handlers } = useCheckedForm({
    fields,
    validate: (values) => firstErrors(createUserFormSchema, values),
    send: async (values, form) => {
      await sendAsync({ body: { ...values, isAdmin: new FormData(form).has('isAdmin') } });
      showToast({ tone: 'success', title: words.done });
      onClose();
      void client.invalidateQueries({ queryKey: adminKeys.all });
    },
    onFailed: (error) => showToast({ tone: 'error', title: words.failed, description: sentenceOf(error) }),
  });
  return (
    <Dialog
      open
      sheet
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
        <Field
          label={words.username}
          name="username"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          hint={words.usernameHint}
          error={errors.username}
        />
        <Field
          label={words.email}
          name="email"
          type="email"
          autoComplete="off"
          required
          error={errors.email}
        />
        <PasswordField
          label={words.password}
          name="password"
          autoComplete="new-password"
          required
          error={errors.password}
        />
        <Field
          label={words.displayName}
          name="displayName"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={errors.displayName}
        />
        <CheckboxField label={words.isAdmin} name="isAdmin" hint={words.isAdminHint} />
      </form>
    </Dialog>
  );
}
