import { useState } from 'react';
import { createAccessToken, tokenDays } from '#contract/account-tokens.ts';
import { type TokenScope, tokenScopes } from '#contract/token-scopes.ts';
import { useSecondFactor } from '#web/account/second-factor/use-second-factor.ts';
import { OwnPasswordField } from '#web/account/settings/own-password-field.tsx';
import { sentenceOf } from '#web/lib/api-error.ts';
import { useCheckedForm } from '#web/lib/checked-form.ts';
import { firstErrors } from '#web/lib/first-errors.ts';
import type { Values } from '#web/lib/form-values.ts';
import { useSend } from '#web/lib/send.ts';
import { useViewer } from '#web/lib/viewer.tsx';
import { CheckboxField } from '#web/ui/forms/checkbox-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { tokenMessages } from './token-messages.ts';
import styles from './tokens.module.css';
import { useForgetTokens } from './use-tokens.ts';

const words = tokenMessages.make;
const fields = ['name', 'scopes', 'currentPassword', 'signInCode'] as const;

interface NewTokenDialogProps {
  onClose: () => void;
  onMade: (token: string) => void;
}

export function NewTokenDialog({ onClose, onMade }: NewTokenDialogProps) {
  const { id } = useViewer();
  const forget = useForgetTokens();
  const isTwoSteps = Boolean(useSecondFactor().data?.since);
  const [scopes, setScopes] = useState<readonly TokenScope[]>(['read']);
  const [days, setDays] = useState(String(tokenDays.usual));
  const { sendAsync } = useSend(createAccessToken);
  const bodyOf = ({ name, currentPassword, signInCode }: Values<(typeof fields)[number]>) => ({
    name,
    scopes: [...scopes],
    days,
    currentPassword,
    ...(isTwoSteps ? { signInCode } : {}),
  });
  const { errors, busy, handlers } = useCheckedForm({
    fields,
    validate: (values) => firstErrors(createAccessToken.body, bodyOf(values)),
    send: async (values) => {
      const { token } = await sendAsync({ params: { id }, body: bodyOf(values) });
      forget();
      onMade(token);
    },
    onFailed: (error) => showToast({ tone: 'error', title: words.failed, description: sentenceOf(error) }),
  });
  return (
    <FormDialog
      sheet
      title={words.title}
      submit={words.submit}
      busy={busy && words.busy}
      onClose={onClose}
      form={handlers}
    >
      <Field label={words.name} name="name" hint={words.nameHint} required error={errors.name} />
      <Scopes chosen={scopes} onChoose={setScopes} error={errors.scopes} />
      <SelectField label={words.days} value={days} onChange={setDays} options={words.dayChoices} />
      <OwnPasswordField error={errors.currentPassword} />
      {isTwoSteps && (
        <Field
          label={words.code}
          name="signInCode"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={errors.signInCode}
        />
      )}
    </FormDialog>
  );
}

interface ScopesProps {
  chosen: readonly TokenScope[];
  onChoose: (scopes: readonly TokenScope[]) => void;
  error: string | undefined;
}

function Scopes({ chosen, onChoose, error }: ScopesProps) {
  return (
    <fieldset className={styles.scopes}>
      <legend>{words.scopes}</legend>
      {tokenScopes.map((scope) => (
        <CheckboxField
          key={scope}
          name="scopes"
          value={scope}
          label={words.scopeLabels[scope]}
          hint={words.scopeHints[scope]}
          checked={chosen.includes(scope)}
          onChange={(event) => {
            const others = chosen.filter((each) => each !== scope);
            onChoose(event.currentTarget.checked ? [...others, scope] : others);
          }}
        />
      ))}
      <p className={styles.hint}>{words.never}</p>
      {error && (
        <p className={styles.wrong} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
