import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './class-names.ts';
import styles from './field-status.module.css';

interface FieldStatusProps {
  text: string;
  /** Neither yes nor no without it. */
  good?: boolean;
  icon?: ReactNode;
}

/** A small yes or no beside a field, told by sign and word. */
export function FieldStatus({ text, good, icon }: FieldStatusProps) {
  const Icon = good ? Check : X;
  return (
    <p className={classes(styles.verdict, good === true && styles.yes, good === false && styles.no)}>
      {icon ?? <Icon size={18} />}
      {text}
    </p>
  );
}
