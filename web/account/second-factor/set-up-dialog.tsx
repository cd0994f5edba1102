import { useState } from 'react';
import { beginSecondFactor, confirmSecondFactor } from '#contract/account-second-factor.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { useCheckedForm } from '#web/lib/checked-form.ts';
import { firstErrors } from '#web/lib/first-errors.ts';
import { useSend } from '#web/lib/send.ts';
import { useSession, useViewer } from '#web/lib/viewer.tsx';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { OwnPasswordField } from '#web/account/settings/own-password-field.tsx';
import { useForgetDevices } from '#web/account/settings/use-devices.ts';
import { CodeField } from './code-field.tsx';
import { secondFactorMessages } from './messages.ts';
import { type NewCodes, RecoveryCodes } from './recovery-codes.tsx';
import styles from './second-factor.module.css';
import { type Setup, SetupKey } from './setup-key.tsx';
import { useForgetSecondFactor } from './use-second-factor.ts';
import { isWrongCode } from './wrong-code.ts';

const words = secondFactorMessages.setUp;

function tellFailure(error: unknown): void {
  if (isWrongCode(error)) return;
  showToast({ tone: 'error', title: words.failed, description: sentenceOf(error) });
}

/** From the password to the key, from the first code to the recovery codes. */
export function SetUpDialog({ onClose }: { onClose: () => void }) {
  const [setup, setSetup] = useState<Setup | null>(null);
  const [codes, setCodes] = useState<NewCodes | null>(null);
  if (codes) return <RecoveryCodes {...codes} onClose={onClose} />;
  return setup ? (
    <ConfirmStep setup={setup} onDone={setCodes} onClose={onClose} />
  ) : (
    <PasswordStep onDone={setSetup} onClose={onClose} />
  );
}

interface StepProps<Result> {
  onDone: (result: Result) => void;
  onClose: () => void;
}

function PasswordStep({ onDone, onClose }: StepProps<Setup>) {
  const { id } = useViewer();
  const { sendAsync } = useSend(beginSecondFactor);
  const { errors, busy, handlers } = useCheckedForm({
    fields: ['currentPassword'],
    validate: (values) => firstErrors(beginSecondFactor.body, values),
    send: async (body) => onDone(await sendAsync({ params: { id }, body })),
    onFailed: tellFailure,
  });
  return (
    <FormDialog
      title={words.title}
      submit={words.next}
      busy={busy && words.nextBusy}
      onClose={onClose}
      form={handlers}
    >
      <p>{words.text}</p>
      <OwnPasswordField error={errors.currentPassword} />
    </FormDialog>
  );
}

function ConfirmStep({ setup, onDone, onClose }: StepProps<NewCodes> & { setup: Setup }) {
  const { id } = useViewer();
  const { setViewer } = useSession();
  const forgetFactor = useForgetSecondFactor();
  const forgetDevices = useForgetDevices();
  const { sendAsync } = useSend(confirmSecondFactor);
  const { errors, busy, handlers } = useCheckedForm({
    fields: ['signInCode'],
    validate: (values) => firstErrors(confirmSecondFactor.body, values),
    send: async (body) => {
      const reply = await sendAsync({ params: { id }, body });
      forgetFactor();
      forgetDevices();
      setViewer((seen) => seen && { ...seen, needsSecondFactor: false });
      onDone(reply);
    },
    onFailed: tellFailure,
  });
  return (
    <FormDialog
      title={words.title}
      submit={words.submit}
      busy={busy && words.busy}
      onClose={onClose}
      form={handlers}
    >
      <SetupKey {...setup} />
      <div className={styles.step}>
        <h3>{words.type}</h3>
        <CodeField label={words.code} error={errors.signInCode} />
      </div>
    </FormDialog>
  );
}
