import { type ComponentProps, useId } from 'react';
import { classes } from '#web/ui/class-names.ts';
import { describedBy, type FieldFrame, FieldNotes } from './field.tsx';
import styles from './field.module.css';

interface TextAreaFieldProps extends ComponentProps<'textarea'>, FieldFrame {}

export function TextAreaField({ label, error, hint, status, className, ...area }: TextAreaFieldProps) {
  const id = useId();
  return (
    <div className={classes(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea
        id={id}
        rows={4}
        {...area}
        className={classes(styles.input, styles.area)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { error, hint, status })}
      />
      <FieldNotes id={id} error={error} hint={hint} status={status} />
    </div>
  );
}
