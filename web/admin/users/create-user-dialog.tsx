import { useQueryClient } from '@tanstack/react-query';
import { createAdminUser, createUserFormSchema } from '#contract/admin-actions.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { useCheckedForm } from '#web/lib/checked-form.ts';
import { firstErrors } from '#web/lib/first-errors.ts';
import { useSend } from '#web/lib/send.ts';
import { CheckboxField } from '#web/ui/forms/checkbox-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { adminKeys } from '#web/admin/admin-keys.ts';
import { usersMessages } from './users-messages.ts';

const words = usersMessages.create;
const fields = ['username', 'email', 'password', 'displayName'] as const;

export function CreateUserDialog({ onClose }: { onClose: () => void }) {
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
    <FormDialog
      sheet
      title={words.title}
      submit={words.submit}
      busy={busy && words.busy}
      onClose={onClose}
      form={{ ...handlers, autoComplete: 'off' }}
    >
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
      <Field label={words.email} name="email" type="email" autoComplete="off" required error={errors.email} />
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
    </FormDialog>
  );
}
