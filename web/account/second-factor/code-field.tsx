import { Field } from '#web/ui/forms/field.tsx';
import styles from './second-factor.module.css';

interface CodeFieldProps {
  label: string;
  error: string | undefined;
}

/** Six digits, offered by phones that know them. */
export function CodeField({ label, error }: CodeFieldProps) {
  return (
    <Field
      label={label}
      name="signInCode"
      className={styles.code}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={12}
      required
      error={error}
    />
  );
}
