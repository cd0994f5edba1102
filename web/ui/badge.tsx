import type { ReactNode } from 'react';
import type { Difficulty } from '#contract/common.ts';
import styles from './badge.module.css';
import { difficultyWords } from '#contract/difficulty-words.ts';

const shapes: Record<Difficulty, string> = {
  easy: 'M8 2.2a5.8 5.8 0 1 1 0 11.6A5.8 5.8 0 0 1 8 2.2z',
  medium: 'M8 1.5 14.5 8 8 14.5 1.5 8z',
  hard: 'm8 1.6 6.8 12.2-13.6 0z',
};

/** How hard a craft is, told by word, shape and colour together. */
export function DifficultyBadge({ difficulty }: { difficulty: Difficulty }) {
  return (
    <span className={styles[difficulty]}>
      <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
        <path d={shapes[difficulty]} fill="currentColor" />
      </svg>
      {difficultyWords[difficulty]}
    </span>
  );
}

export function Badge({ children }: { children: ReactNode }) {
  return <span className={styles.plain}>{children}</span>;
}
