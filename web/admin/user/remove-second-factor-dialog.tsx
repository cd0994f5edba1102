import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type RemovalReason, removalReasons, removeSecondFactor } from '#contract/account-second-factor.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { useSend } from '#web/lib/send.ts';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { adminKeys } from '#web/admin/admin-keys.ts';
import { userMessages } from './user-messages.ts';

const words = userMessages.secondFactor;
const reasons = Object.entries(removalReasons).map(([value, label]) => ({ value, label }));

interface RemoveSecondFactorDialogProps {
  user: { id: number; displayName: string };
  onClose: () => void;
}

export function RemoveSecondFactorDialog({ user, onClose }: RemoveSecondFactorDialogProps) {
  const client = useQueryClient();
  const [reason, setReason] = useState<RemovalReason>('lost-phone');
  const { send, busy } = useSend(removeSecondFactor, {
    onSuccess: () => {
      showToast({ tone: 'success', title: words.done });
      onClose();
    },
    onError: (error) => showToast({ tone: 'error', title: words.failed, description: sentenceOf(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: adminKeys.all }),
  });
  return (
    <FormDialog
      title={words.title}
      submit={words.submit}
      look="destructive"
      busy={busy && words.busy}
      onClose={onClose}
      form={{
        onSubmit: (event) => {
          event.preventDefault();
          send({ params: { id: user.id }, body: { reason } });
        },
      }}
    >
      <p>{words.text(user.displayName)}</p>
      <SelectField
        label={words.reason}
        value={reason}
        onChange={(value) => setReason(value as RemovalReason)}
        options={reasons}
      />
    </FormDialog>
  );
}
