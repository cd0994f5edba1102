import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from '#web/ui/class-names.ts';
import styles from './field.module.css';

export interface FieldFrame {
  label: string;
  /** Shown beside the field in place of the hint, and read out with it. */
  error?: string | null | undefined;
  hint?: ReactNode;
  /** Says how things stand: availability, strength. Read out politely when it changes. */
  status?: ReactNode;
}

export interface FieldProps extends Omit<ComponentProps<'input'>, 'children'>, FieldFrame {
  /** Sits at the end of the box, such as show/hide. */
  end?: ReactNode;
}

export function Field({ label, error, hint, status, end, className, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className={classes(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          id={id}
          {...input}
          className={classes(styles.input, Boolean(end) && styles.withEnd)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { error, hint, status })}
        />
        {end}
      </div>
      <FieldNotes id={id} error={error} hint={hint} status={status} />
    </div>
  );
}

type Notes = Pick<FieldFrame, 'error' | 'hint' | 'status'>;

export function describedBy(id: string, { error, hint, status }: Notes): string | undefined {
  const ids = [(error || hint) && `${id}-note`, status !== undefined && `${id}-status`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

export function FieldNotes({ id, error, hint, status }: Notes & { id: string }) {
  return (
    <>
      {error ? (
        <p id={`${id}-note`} className={styles.error}>
          <CircleAlert size={18} aria-hidden="true" />
          <span>{error}</span>
        </p>
      ) : (
        hint && (
          <p id={`${id}-note`} className={styles.hint}>
            {hint}
          </p>
        )
      )}
      {status !== undefined && (
        <div id={`${id}-status`} className={styles.status} aria-live="polite">
          {status}
        </div>
      )}
    </>
  );
}
