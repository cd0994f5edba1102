import { useId, useState } from 'react';
import { renewRecoveryCodes } from '#contract/second-factor.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { useCheckedForm } from '#web/lib/checked-form.ts';
import { firstErrors } from '#web/lib/first-errors.ts';
import { useSend } from '#web/lib/send.ts';
import { useViewer } from '#web/lib/viewer.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { FormDialog } from './form-dialog.tsx';
import { secondFactorMessages } from './messages.ts';
import { OwnPasswordField } from './own-password-field.tsx';
import { type NewCodes, RecoveryCodes } from './recovery-codes.tsx';
import styles from './second-factor.module.css';
import { useForgetSecondFactor } from './use-second-factor.ts';

const words = secondFactorMessages.renew;

export function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const { id } = useViewer();
  const formId = useId();
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
      formId={formId}
      submit={words.submit}
      busy={busy && words.busy}
      onClose={onClose}
    >
      <form id={formId} {...handlers} className={styles.form}>
        <p>{words.text}</p>
        <OwnPasswordField error={errors.currentPassword} />
      </form>
    </FormDialog>
  );
}
