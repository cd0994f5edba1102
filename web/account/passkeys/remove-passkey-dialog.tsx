import { type Passkey, removePasskey } from '#contract/account-passkeys.ts';
import { useForgetDevices } from '#web/account/settings/use-devices.ts';
import { call } from '#web/lib/call.ts';
import { useCheckedForm } from '#web/lib/checked-form.ts';
import { firstErrors } from '#web/lib/first-errors.ts';
import { useViewer } from '#web/lib/viewer.tsx';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { isReplaced, sentenceOfPasskey } from './device.ts';
import { OwnerProof, useOwnerProof } from './owner-proof.tsx';
import { passkeyMessages } from './passkey-messages.ts';
import { useForgetPasskeys } from './use-passkeys.ts';

const words = passkeyMessages.remove;

interface RemovePasskeyDialogProps {
  passkey: Passkey;
  onClose: () => void;
}

export function RemovePasskeyDialog({ passkey: { id: passkeyId, name }, onClose }: RemovePasskeyDialogProps) {
  const { id } = useViewer();
  const forget = useForgetPasskeys();
  const forgetDevices = useForgetDevices();
  const proof = useOwnerProof();
  const { errors, busy, handlers } = useCheckedForm({
    fields: ['currentPassword'],
    validate: (values) => (proof.isTyped() ? firstErrors(removePasskey.body, values) : {}),
    send: async ({ currentPassword }) => {
      const body = await proof.read(currentPassword);
      const { message } = await call(removePasskey, { params: { id, passkeyId }, body });
      showToast({ tone: 'success', title: words.done, description: message });
      forget();
      forgetDevices();
      onClose();
    },
    onFailed: (error) => {
      if (isReplaced(error)) return;
      showToast({ tone: 'error', title: words.failed, description: sentenceOfPasskey(error) });
    },
  });
  return (
    <FormDialog
      title={words.title}
      submit={words.submit}
      look="destructive"
      busy={busy && words.busy}
      onClose={onClose}
      form={handlers}
    >
      <p>{words.text(name)}</p>
      <OwnerProof error={errors.currentPassword} onPasskey={proof.sendByPasskey} />
    </FormDialog>
  );
}
