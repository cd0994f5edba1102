import { type FormEvent, useRef, useState } from 'react';
import { sentenceOf } from '#web/lib/api-error.ts';
import { type FieldErrors, focusField, readValues } from '#web/lib/form-values.ts';
import { useSession } from '#web/lib/viewer.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import forms from '#web/ui/forms/form.module.css';
import styles from './login-form.module.css';
import { loadFormWork, useFormWork } from './form-work.ts';
import { usePasskey } from './use-passkey.ts';
import { type LoginField, loginFields } from './form-fields.ts';
import { accountMessages } from '#web/account/messages.ts';

const words = accountMessages.login;

interface LoginFormProps {
  /** Takes along the address that was typed so far. */
  onForgot: (email: string) => void;
  /** The password is right, and a code is asked for next. */
  onChallenge: (challenge: string) => void;
}

export function LoginForm({ onForgot, onChallenge }: LoginFormProps) {
  const { site, setViewer } = useSession();
  const [errors, setErrors] = useState<FieldErrors<LoginField>>({});
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const { work, prepare } = useFormWork();
  const { ask, offer } = usePasskey();

  const submit = async (form: HTMLFormElement) => {
    if (sending.current) return;
    sending.current = true;
    try {
      const { sendLogin, validateLogin } = await loadFormWork();
      const values = readValues(form, loginFields);
      const wrong = validateLogin(values);
      setErrors(wrong);
      const first = loginFields.find((name) => wrong[name]);
      if (first) return focusField(form, first);
      setBusy(true);
      const reply = await sendLogin(values.email, values.password);
      if ('challenge' in reply) return onChallenge(reply.challenge);
      showToast({ tone: 'success', ...words.done });
      setViewer(reply.user);
    } catch (error) {
      showToast({ tone: 'error', title: words.failed, description: sentenceOf(error) });
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget);
  };
  /** Once told what is wrong, a person sees it come right while typing. */
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    if (!work) return;
    const now = work.validateLogin(readValues(event.currentTarget, loginFields));
    setErrors((shown) =>
      Object.fromEntries(
        loginFields.flatMap((name) => (shown[name] && now[name] ? [[name, now[name]]] : [])),
      ),
    );
  };

  return (
    <form method="post" noValidate className={forms.form} onSubmit={onSubmit} onInput={onInput}>
      <h2>{words.title}</h2>
      {site.noRegistration && <p className={forms.quiet}>{site.noRegistration}</p>}
      <Field
        label={accountMessages.fields.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete={site.passkeys ? 'username webauthn' : 'username'}
        autoCapitalize="none"
        spellCheck={false}
        required
        onFocus={() => {
          prepare();
          offer();
        }}
        error={errors.email}
      />
      <PasswordField
        label={accountMessages.fields.password}
        name="password"
        autoComplete="current-password"
        required
        onFocus={prepare}
        error={errors.password}
      />
      <button
        type="button"
        data-early=""
        className={styles.forgot}
        onClick={(event) => onForgot(readValues(event.currentTarget.form!, loginFields).email)}
      >
        {words.forgot}
      </button>
      <Button type="submit" wide busy={busy && words.busy}>
        {words.submit}
      </Button>
      {site.passkeys && (
        <Button early wide look="secondary" onClick={ask}>
          {words.passkey}
        </Button>
      )}
    </form>
  );
}
