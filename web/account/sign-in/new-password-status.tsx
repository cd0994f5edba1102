import { passwordScore, passwordStrength } from '#contract/account.ts';
import { classes } from '#web/ui/class-names.ts';
import { FieldStatus } from '#web/ui/field-status.tsx';
import { newPasswordMessages } from './new-password-messages.ts';
import styles from './new-password-status.module.css';

const segments = [1, 2, 3, 4, 5] as const;

export function PasswordStrengthBar({ password }: { password: string }) {
  if (password === '') return null;
  const score = passwordScore(password);
  const strength = passwordStrength(score);
  return (
    <div className={styles[strength]}>
      <div className={styles.segments}>
        {segments.map((segment) => (
          <span key={segment} className={classes(styles.segment, segment <= score && styles.filled)} />
        ))}
      </div>
      <p className={styles.strengthText}>{newPasswordMessages.strength[strength]}</p>
    </div>
  );
}

/** Shows once the confirmation has text. A mismatch is said by the field itself. */
export function PasswordMatch({ password, confirmation }: { password: string; confirmation: string }) {
  if (confirmation === '' || confirmation !== password) return null;
  return <FieldStatus good text={newPasswordMessages.match.yes} />;
}
