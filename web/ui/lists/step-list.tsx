import type { ReactNode } from 'react';
import styles from './step-list.module.css';

interface StepListProps {
  steps: readonly string[];
  /** What stands above each step, such as who does it. */
  notes?: readonly ReactNode[];
  /** What stands beside each step, such as its picture. */
  pictures?: readonly ReactNode[];
}

/** Numbered steps, each on its own piece of paper. */
export function StepList({ steps, notes, pictures }: StepListProps) {
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two steps may say the same, and none ever moves
        <li key={index} className={styles.step}>
          {notes?.[index]}
          {step}
          {pictures?.[index]}
        </li>
      ))}
    </ol>
  );
}
