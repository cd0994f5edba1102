import { useSession } from '#web/lib/viewer.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { newPasswordMessages } from './new-password-messages.ts';
import { PasswordMatch, PasswordStrengthBar } from './new-password-status.tsx';

interface Typed {
  readonly password: string;
  readonly confirmation: string;
}

interface NewPasswordFieldsProps {
  label: string;
  /** Under which the form sends it. */
  name?: string;
  typed: Typed;
  errors: { readonly [field in keyof Typed]: string | undefined };
}

/** A password somebody chooses, and once more to be sure. */
export function NewPasswordFields({ label, name = 'password', typed, errors }: NewPasswordFieldsProps) {
  const { site } = useSession();
  return (
    <>
      <PasswordField
        label={label}
        name={name}
        autoComplete="new-password"
        required
        hint={newPasswordMessages.hint(site.passwordMinLength)}
        error={errors.password}
        status={<PasswordStrengthBar password={typed.password} />}
      />
      <PasswordField
        label={newPasswordMessages.confirm}
        name="confirmPassword"
        autoComplete="new-password"
        required
        error={errors.confirmation}
        status={<PasswordMatch {...typed} />}
      />
    </>
  );
}
