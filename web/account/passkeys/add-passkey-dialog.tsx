import * as z from 'zod/mini';
import { addPasskey, beginPasskey, passkeyNameSchema } from '#contract/account-passkeys.ts';
import { call } from '#web/lib/call.ts';
import { useCheckedForm } from '#web/lib/checked-form.ts';
import { firstErrors } from '#web/lib/first-errors.ts';
import { useViewer } from '#web/lib/viewer.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { isReplaced, makePasskey, sentenceOfPasskey } from './device.ts';
import { OwnerProof, useOwnerProof } from './owner-proof.tsx';
import { passkeyMessages } from './passkey-messages.ts';
import { useForgetPasskeys } from './use-passkeys.ts';

const words = passkeyMessages.add;
const nameForm = z.object({ name: passkeyNameSchema });
const wholeForm = z.extend(nameForm, { currentPassword: beginPasskey.body.shape.currentPassword });

interface AddPasskeyDialogProps {
  /** One that is there already can be shown in place of the password. */
  hasOne: boolean;
  onClose: () => void;
}

export function AddPasskeyDialog({ hasOne, onClose }: AddPasskeyDialogProps) {
  const { id } = useViewer();
  const forget = useForgetPasskeys();
  const proof = useOwnerProof();
  const { errors, busy, handlers } = useCheckedForm({
    fields: ['name', 'currentPassword'],
    validate: (values) => firstErrors(proof.isTyped() ? wholeForm : nameForm, values),
    send: async ({ name, currentPassword }) => {
      const params = { id };
      const options = await call(beginPasskey, { params, body: await proof.read(currentPassword) });
      const passkey = await makePasskey(options);
      const { message } = await call(addPasskey, { params, body: { name, passkey } });
      showToast({ tone: 'success', title: words.done, description: message });
      forget();
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
      busy={busy && words.busy}
      onClose={onClose}
      form={handlers}
    >
      <p>{words.text}</p>
      <Field
        label={words.name}
        name="name"
        autoComplete="off"
        required
        hint={words.nameHint}
        error={errors.name}
      />
      <OwnerProof error={errors.currentPassword} onPasskey={hasOne ? proof.sendByPasskey : null} />
    </FormDialog>
  );
}
