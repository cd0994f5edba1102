import { useState } from 'react';
import { sentenceOf } from '#web/lib/api-error.ts';
import { useCheckedForm } from '#web/lib/checked-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import forms from '#web/ui/forms/form.module.css';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { accountMessages } from '#web/account/messages.ts';
import { recoveryMessages } from './recovery-messages.ts';
import { askForLink, validateForgot } from './recovery.ts';

const words = recoveryMessages.forgot;

export interface ForgotFormProps {
  /** What was typed on the login form. */
  email: string;
  onBack: () => void;
}

export function ForgotForm({ email, onBack }: ForgotFormProps) {
  const [sent, setSent] = useState(false);
  const { errors, busy, handlers } = useCheckedForm({
    fields: ['email'],
    validate: validateForgot,
    send: async (values) => {
      await askForLink(values.email.trim());
      setSent(true);
      showToast({ tone: 'success', ...words.sent });
    },
    onFailed: (error) => showToast({ tone: 'error', title: words.failed, description: sentenceOf(error) }),
  });

  return (
    <form {...handlers} className={forms.form}>
      <h2>{words.title}</h2>
      <p className={forms.quiet}>{words.text}</p>
      <Field
        label={accountMessages.fields.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={email}
        error={errors.email}
        status={sent && words.sentNote}
      />
      <div className={forms.actions}>
        <Button type="submit" wide busy={busy && words.busy}>
          {words.submit}
        </Button>
        <Button look="quiet" wide onClick={onBack}>
          {recoveryMessages.back}
        </Button>
      </div>
    </form>
  );
}
