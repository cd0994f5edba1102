import { type FormEvent, useState } from 'react';
import { sentenceOf } from '#web/lib/api-error.ts';
import { useCheckedForm } from '#web/lib/checked-form.ts';
import { readValues } from '#web/lib/form-values.ts';
import { useSession } from '#web/lib/viewer.tsx';
import { Button } from '#web/ui/button.tsx';
import forms from '#web/ui/forms/form.module.css';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { NewPasswordFields } from '#web/account/sign-in/new-password-fields.tsx';
import { recoveryMessages } from './recovery-messages.ts';
import { isDeadLink, setNewPassword, validateReset } from './recovery.ts';

const words = recoveryMessages.reset;
const fields = ['password', 'confirmPassword'] as const;

export interface ResetFormProps {
  token: string;
  onDone: () => void;
  /** The link died while the form was open. */
  onInvalid: () => void;
  onBack: () => void;
}

export function ResetForm({ token, onDone, onInvalid, onBack }: ResetFormProps) {
  const { site } = useSession();
  const { passwordMinLength } = site;
  const [typed, setTyped] = useState({ password: '', confirmPassword: '' });
  const { errors, busy, handlers } = useCheckedForm({
    fields,
    validate: (values) => validateReset(values, { token, passwordMinLength }),
    send: async ({ password }) => {
      const reply = await setNewPassword(token, password);
      showToast({ tone: 'success', title: words.done, description: reply.message });
      onDone();
    },
    onFailed: (error) => {
      showToast({ tone: 'error', title: words.failed, description: sentenceOf(error) });
      if (isDeadLink(error)) onInvalid();
    },
  });

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    setTyped(readValues(event.currentTarget, fields));
    handlers.onInput(event);
  };

  return (
    <form {...handlers} onInput={onInput} className={forms.form}>
      <h2>{words.title}</h2>
      <p className={forms.quiet}>{words.text}</p>
      <NewPasswordFields
        label={words.password}
        typed={{ password: typed.password, confirmation: typed.confirmPassword }}
        errors={{ password: errors.password, confirmation: errors.confirmPassword }}
      />
      <div className={forms.actions}>
        <Button
          type="submit"
          wide
          disabled={typed.password.length < passwordMinLength}
          busy={busy && words.busy}
        >
          {words.submit}
        </Button>
        <Button look="quiet" wide onClick={onBack}>
          {recoveryMessages.back}
        </Button>
      </div>
    </form>
  );
}
