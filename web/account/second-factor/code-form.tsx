import { useEffect, useRef, useState } from 'react';
import { codeFormSchemas, finishLogin } from '#contract/account-second-factor.ts';
import { ApiError, sentenceOf } from '#web/lib/api-error.ts';
import { call } from '#web/lib/call.ts';
import { useCheckedForm } from '#web/lib/checked-form.ts';
import { firstErrors } from '#web/lib/first-errors.ts';
import { focusField } from '#web/lib/form-values.ts';
import { useSession } from '#web/lib/viewer.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import forms from '#web/ui/forms/form.module.css';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { recoveryMessages } from '#web/account/recovery/recovery-messages.ts';
import { CodeField } from './code-field.tsx';
import { secondFactorMessages } from './messages.ts';
import { isWrongCode } from './wrong-code.ts';

const words = secondFactorMessages.login;

export interface CodeFormProps {
  /** What the right password was answered with. */
  challenge: string;
  onBack: () => void;
}

/** The second step of signing in. */
export function CodeForm({ challenge, onBack }: CodeFormProps) {
  const {
    site: { brand },
    setViewer,
  } = useSession();
  const [kind, setKind] = useState<keyof typeof codeFormSchemas>('app');
  const form = useRef<HTMLFormElement>(null);
  useSwapFocus(form, kind);
  const { errors, busy, handlers, clear } = useCheckedForm({
    fields: ['signInCode'],
    validate: (values) => firstErrors(codeFormSchemas[kind], values),
    send: async ({ signInCode }) => {
      const { user } = await call(finishLogin, { body: { challenge, signInCode } });
      showToast({ tone: 'success', ...words.done });
      setViewer(user);
    },
    onFailed: (error) => {
      if (isWrongCode(error)) return;
      showToast({ tone: 'error', title: words.failed, description: sentenceOf(error) });
      if (error instanceof ApiError && error.code === 'ACCOUNT_SIGN_IN_EXPIRED') onBack();
    },
  });
  const swap = () => {
    setKind(kind === 'app' ? 'recovery' : 'app');
    clear();
  };

  return (
    <form ref={form} {...handlers} className={forms.form}>
      <h2>{words.title}</h2>
      <p className={forms.quiet}>{kind === 'app' ? words.texts.app(brand) : words.texts.recovery}</p>
      {kind === 'app' ? (
        <CodeField key="app" label={words.fields.app} error={errors.signInCode} />
      ) : (
        <Field
          key="recovery"
          label={words.fields.recovery}
          name="signInCode"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={errors.signInCode}
        />
      )}
      <div className={forms.actions}>
        <Button type="submit" wide busy={busy && words.busy}>
          {words.submit}
        </Button>
        <Button look="secondary" wide onClick={swap}>
          {words.swap[kind]}
        </Button>
        <Button look="quiet" wide onClick={onBack}>
          {recoveryMessages.back}
        </Button>
      </div>
    </form>
  );
}

/** Whoever asks for the other kind of code types it next. */
function useSwapFocus(form: { current: HTMLFormElement | null }, kind: string) {
  const shown = useRef(kind);
  useEffect(() => {
    if (shown.current === kind) return;
    shown.current = kind;
    if (form.current) focusField(form.current, 'signInCode');
  }, [form, kind]);
}
