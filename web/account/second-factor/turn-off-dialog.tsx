import { endSecondFactor } from '#contract/account-second-factor.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { useCheckedForm } from '#web/lib/checked-form.ts';
import { firstErrors } from '#web/lib/first-errors.ts';
import { useSend } from '#web/lib/send.ts';
import { useViewer } from '#web/lib/viewer.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { OwnPasswordField } from '#web/account/settings/own-password-field.tsx';
import { secondFactorMessages } from './messages.ts';
import { useForgetSecondFactor } from './use-second-factor.ts';
import { isWrongCode } from './wrong-code.ts';

const words = secondFactorMessages.off;

export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const { id } = useViewer();
  const forget = useForgetSecondFactor();
  const { sendAsync } = useSend(endSecondFactor);
  const { errors, busy, handlers } = useCheckedForm({
    fields: ['currentPassword', 'signInCode'],
    validate: (values) => firstErrors(endSecondFactor.body, values),
    send: async (body) => {
      const reply = await sendAsync({ params: { id }, body });
      showToast({ tone: 'success', title: words.done, description: reply.message });
      forget();
      onClose();
    },
    onFailed: (error) => {
      if (isWrongCode(error)) return;
      showToast({ tone: 'error', title: words.failed, description: sentenceOf(error) });
      forget();
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
      <p>{words.text}</p>
      <OwnPasswordField error={errors.currentPassword} />
      <Field
        label={words.code}
        name="signInCode"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.signInCode}
      />
    </FormDialog>
  );
}
