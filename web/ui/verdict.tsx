import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './class-names.ts';
import styles from './verdict.module.css';

interface VerdictProps {
  text: string;
  /** Neither yes nor no without it. */
  good?: boolean;
  icon?: ReactNode;
}

/** A small yes or no beside a field, told by sign and word. */
export function Verdict({ text, good, icon }: VerdictProps) {
  const Icon = good ? Check : X;
  return (
    <p className={classes(styles.verdict, good === true && styles.yes, good === false && styles.no)}>
      {icon ?? <Icon size={18} />}
      {text}
    </p>
  );
}
