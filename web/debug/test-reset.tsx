import { useState } from 'react';
import { passwordLength } from '#contract/account.ts';
import { resetPassword, verifyResetToken } from '#contract/account-recovery.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { call } from '#web/lib/call.ts';
import { useCheckedForm } from '#web/lib/checked-form.ts';
import type { FieldErrors, Values } from '#web/lib/form-values.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import forms from '#web/ui/forms/form.module.css';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { debugMessages } from './messages.ts';

const words = debugMessages.reset;

/** A refusal has a reason; anything else is a failure of its own. */
function tellFailure(error: unknown, refusal: { title: string; description: string; failed: string }) {
  const isRefusal = error instanceof ApiError && !error.retryable;
  const { title, failed } = refusal;
  const description = error instanceof ApiError ? error.sentence : refusal.description;
  showToast({ tone: 'error', title: isRefusal ? title : failed, description });
}

function checkPassword({ token, password }: Values<'token' | 'password'>) {
  const errors: FieldErrors<'token' | 'password'> = {};
  if (token.trim() === '' || password === '') errors.password = words.incomplete;
  else if (password.length < passwordLength.min) errors.password = words.tooShort;
  return errors;
}

/** Both steps of a password reset by hand, for those who build it. */
export function TestReset() {
  const [token, setToken] = useState<string | null>(null);
  return (
    <Card>
      {token === null ? (
        <VerifyStep onVerified={setToken} />
      ) : (
        <PasswordStep token={token} onDone={() => setToken(null)} />
      )}
    </Card>
  );
}

function VerifyStep({ onVerified }: { onVerified: (token: string) => void }) {
  const { errors, busy, handlers } = useCheckedForm({
    fields: ['token'],
    validate: ({ token }) => (token.trim() === '' ? { token: words.noToken } : {}),
    send: async ({ token }) => {
      await call(verifyResetToken, { params: { token: token.trim() } });
      showToast({ tone: 'success', title: words.verified });
      onVerified(token.trim());
    },
    onFailed: (error) =>
      tellFailure(error, {
        title: words.invalid,
        description: words.invalidText,
        failed: words.verifyFailed,
      }),
  });
  return (
    <form {...handlers} className={forms.form}>
      <p className={forms.quiet}>{words.verifyText}</p>
      <Field label={words.token} name="token" autoComplete="off" spellCheck={false} error={errors.token} />
      <Button type="submit" wide busy={busy && words.verifying}>
        {words.verify}
      </Button>
    </form>
  );
}

function PasswordStep({ token, onDone }: { token: string; onDone: () => void }) {
  const { errors, busy, handlers } = useCheckedForm({
    fields: ['token', 'password'],
    validate: checkPassword,
    send: async (values) => {
      await call(resetPassword, { body: { token: values.token, password: values.password } });
      showToast({ tone: 'success', title: words.done });
      onDone();
    },
    onFailed: (error) =>
      tellFailure(error, {
        title: words.refused,
        description: words.refusedText,
        failed: words.resetFailed,
      }),
  });
  return (
    <form {...handlers} className={forms.form}>
      <p className={forms.quiet}>{words.passwordText}</p>
      <Field label={words.token} name="token" readOnly defaultValue={token} error={errors.token} />
      <PasswordField
        label={words.password}
        name="password"
        autoComplete="new-password"
        error={errors.password}
      />
      <Button type="submit" wide busy={busy && words.resetting}>
        {words.reset}
      </Button>
    </form>
  );
}
