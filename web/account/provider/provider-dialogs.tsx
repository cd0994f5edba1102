import { beginConnection, endConnection } from '#contract/account-provider.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { useCheckedForm } from '#web/lib/checked-form.ts';
import { firstErrors } from '#web/lib/first-errors.ts';
import { useSend } from '#web/lib/send.ts';
import { useViewer } from '#web/lib/viewer.tsx';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { OwnPasswordField } from '#web/account/settings/own-password-field.tsx';
import { providerMessages } from './provider-messages.ts';

interface ProviderDialogProps {
  /** The provider's name. */
  name: string;
  onClose: () => void;
  onDone: () => void;
}

export function ConnectDialog({ name, onClose }: ProviderDialogProps) {
  const { id } = useViewer();
  const words = providerMessages.connect;
  const { sendAsync } = useSend(beginConnection);
  const { errors, busy, handlers } = useCheckedForm({
    fields: ['currentPassword'],
    validate: (values) => firstErrors(beginConnection.body, values),
    send: async (body) => {
      const { address } = await sendAsync({ params: { id }, body });
      location.assign(address);
    },
    onFailed: (error) => showToast({ tone: 'error', title: words.failed, description: sentenceOf(error) }),
  });
  return (
    <FormDialog
      title={words.title(name)}
      submit={words.submit}
      busy={busy && words.busy}
      onClose={onClose}
      form={handlers}
    >
      <p>{words.text(name)}</p>
      <OwnPasswordField error={errors.currentPassword} />
    </FormDialog>
  );
}

export function DisconnectDialog({ name, onClose, onDone }: ProviderDialogProps) {
  const { id } = useViewer();
  const words = providerMessages.disconnect;
  const { sendAsync } = useSend(endConnection);
  const { errors, busy, handlers } = useCheckedForm({
    fields: ['currentPassword'],
    validate: (values) => firstErrors(endConnection.body, values),
    send: async (body) => {
      const { message } = await sendAsync({ params: { id }, body });
      showToast({ tone: 'success', title: words.done, description: message });
      onDone();
      onClose();
    },
    onFailed: (error) => showToast({ tone: 'error', title: words.failed, description: sentenceOf(error) }),
  });
  return (
    <FormDialog
      title={words.title(name)}
      submit={words.submit}
      look="destructive"
      busy={busy && words.busy}
      onClose={onClose}
      form={handlers}
    >
      <p>{words.text}</p>
      <OwnPasswordField error={errors.currentPassword} />
    </FormDialog>
  );
}
