import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  createInvitation,
  createInvitationFormSchema,
  invitationDays,
  type InvitationRole,
  invitationRoles,
} from '#contract/account-invitations.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { useCheckedForm } from '#web/lib/checked-form.ts';
import { consoleKeys } from '#web/lib/console-keys.ts';
import { firstErrors } from '#web/lib/first-errors.ts';
import { useSend } from '#web/lib/send.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { invitationsMessages } from './invitations-messages.ts';

const words = invitationsMessages.invite;
const fields = ['days', 'note'] as const;
const roles = invitationRoles.map((value) => ({ value, label: invitationsMessages.roles[value] }));

interface InviteDialogProps {
  onClose: () => void;
  onMade: (link: string) => void;
}

export function InviteDialog({ onClose, onMade }: InviteDialogProps) {
  const client = useQueryClient();
  const [role, setRole] = useState<InvitationRole>('person');
  const { sendAsync } = useSend(createInvitation);
  const { errors, busy, handlers } = useCheckedForm({
    fields,
    validate: (values) => firstErrors(createInvitationFormSchema, { ...values, role }),
    send: async ({ days, note }) => {
      const { link } = await sendAsync({ body: { role, days, note } });
      onMade(link);
      void client.invalidateQueries({ queryKey: consoleKeys.invitations });
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
      <SelectField
        label={words.role}
        value={role}
        onChange={(value) => setRole(value as InvitationRole)}
        options={roles}
      />
      <Field
        label={words.days}
        name="days"
        inputMode="numeric"
        required
        defaultValue={invitationDays.usual}
        hint={words.daysHint}
        error={errors.days}
      />
      <Field label={words.note} name="note" hint={words.noteHint} error={errors.note} />
    </FormDialog>
  );
}
