import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError, sentenceOf } from '#web/lib/api-error.ts';
import { focusField, readValues } from '#web/lib/form-values.ts';
import { useSession } from '#web/lib/viewer.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { loadToasts } from '#web/ui/toasts/toast-host.tsx';
import forms from '#web/ui/forms/form.module.css';
import { sendRegister } from '#web/account/api.ts';
import { accountMessages } from '#web/account/messages.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { type RegisterField, registerFields } from './form-fields.ts';
import { registerMessages } from './register-messages.ts';
import { NicknameStatus } from './nickname-status.tsx';
import { useNicknameCheck } from './use-nickname-check.ts';
import { validateRegister } from './validation.ts';

const words = registerMessages;
const nothing = { email: '', displayName: '', password: '', confirmPassword: '' };
/** Which field a refusal of the server belongs to. */
const fieldOfCode: Partial<Record<string, RegisterField>> = {
  ACCOUNT_EMAIL_TAKEN: 'email',
  ACCOUNT_NICKNAME_TAKEN: 'displayName',
};

export interface RegisterFormProps {
  /** The token of the invitation that somebody came with. */
  invitation?: string;
}

export function RegisterForm({ invitation }: RegisterFormProps) {
  const { site, setViewer } = useSession();
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [values, setValues] = useState(nothing);
  const [touched, setTouched] = useState<ReadonlySet<RegisterField>>(new Set());
  /** What the server refused, by field, for as long as that value stays. */
  const [refused, setRefused] = useState<{ field: RegisterField; value: string; message: string } | null>(
    null,
  );
  const [busy, setBusy] = useState(false);
  const nickname = useNicknameCheck(values.displayName);

  const wrong = validateRegister(values, site.passwordMinLength);
  if (refused && values[refused.field] === refused.value) wrong[refused.field] ??= refused.message;
  const errorOf = (name: RegisterField) => (touched.has(name) ? wrong[name] : undefined);

  const read = (element: HTMLFormElement) => {
    const now = readValues(element, registerFields);
    setValues(now);
    return now;
  };
  useEffect(() => {
    // Here before something can go wrong: without a network there is no fetching it.
    loadToasts().catch(() => {});
  }, []);

  const refuseNickname = (value: string) => {
    const description = words.taken.description(value.trim());
    setRefused({ field: 'displayName', value, message: description });
    showToast({ tone: 'error', title: words.taken.title, description });
  };

  const refuse = (error: unknown, now: typeof nothing) => {
    const field = error instanceof ApiError ? fieldOfCode[error.code ?? ''] : undefined;
    if (field === 'displayName') refuseNickname(now.displayName);
    else {
      const sentence = sentenceOf(error);
      if (field) setRefused({ field, value: now[field], message: sentence });
      showToast({ tone: 'error', title: words.failed, description: sentence });
    }
    if (field && form.current) focusField(form.current, field);
  };

  const submit = async (element: HTMLFormElement) => {
    if (sending.current) return;
    sending.current = true;
    const now = read(element);
    setTouched(new Set(registerFields));
    try {
      const errors = validateRegister(now, site.passwordMinLength);
      const first = registerFields.find((name) => errors[name]);
      if (first) return focusField(element, first);
      if (nickname === 'taken' && now.displayName === values.displayName) {
        refuseNickname(now.displayName);
        return focusField(element, 'displayName');
      }
      setBusy(true);
      const { email, displayName, password } = now;
      const account = { email: email.trim(), displayName: displayName.trim(), password };
      const user = await sendRegister(invitation === undefined ? account : { ...account, invitation });
      showToast({ tone: 'success', ...words.done });
      setViewer(user);
    } catch (error) {
      refuse(error, now);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget);
  };
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const now = read(event.currentTarget);
    const changed = registerFields.filter((name) => now[name] !== values[name]);
    setTouched((before) => new Set([...before, ...changed]));
  };

  return (
    <form ref={form} method="post" noValidate className={forms.form} onSubmit={onSubmit} onInput={onInput}>
      <h2>{words.title}</h2>
      <p className={forms.quiet}>{words.firstCraft}</p>
      <Field
        label={accountMessages.fields.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errorOf('email')}
      />
      <Field
        label={registerMessages.nickname}
        name="displayName"
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        required
        hint={registerMessages.nicknameHint}
        error={errorOf('displayName')}
        status={<NicknameStatus state={errorOf('displayName') ? 'unknown' : nickname} />}
      />
      <NewPasswordFields
        label={accountMessages.fields.password}
        typed={{ password: values.password, confirmation: values.confirmPassword }}
        errors={{ password: errorOf('password'), confirmation: errorOf('confirmPassword') }}
      />
      <Button type="submit" wide busy={busy && words.busy}>
        {words.submit}
      </Button>
    </form>
  );
}
