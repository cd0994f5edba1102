import { useState } from 'react';
import { renewRecoveryCodes } from '#contract/account-second-factor.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { useCheckedForm } from '#web/lib/checked-form.ts';
import { firstErrors } from '#web/lib/first-errors.ts';
import { useSend } from '#web/lib/send.ts';
import { useViewer } from '#web/lib/viewer.tsx';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { OwnPasswordField } from '#web/account/settings/own-password-field.tsx';
import { secondFactorMessages } from './messages.ts';
import { type NewCodes, RecoveryCodes } from './recovery-codes.tsx';
import { useForgetSecondFactor } from './use-second-factor.ts';

const words = secondFactorMessages.renew;

export function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const { id } = useViewer();
  const forget = useForgetSecondFactor();
  const [codes, setCodes] = useState<NewCodes | null>(null);
  const { sendAsync } = useSend(renewRecoveryCodes);
  const { errors, busy, handlers } = useCheckedForm({
    fields: ['currentPassword'],
    validate: (values) => firstErrors(renewRecoveryCodes.body, values),
    send: async (body) => {
      setCodes(await sendAsync({ params: { id }, body }));
      forget();
    },
    onFailed: (error) => showToast({ tone: 'error', title: words.failed, description: sentenceOf(error) }),
  });
  if (codes) return <RecoveryCodes {...codes} onClose={onClose} />;
  return (
    <FormDialog
      title={words.title}
      submit={words.submit}
      busy={busy && words.busy}
      onClose={onClose}
      form={handlers}
    >
      <p>{words.text}</p>
      <OwnPasswordField error={errors.currentPassword} />
    </FormDialog>
  );
}
