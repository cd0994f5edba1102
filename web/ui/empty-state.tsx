import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { type EmptyPictureName, emptyPictures } from './illustrations/empty-pictures.tsx';

interface EmptyStateProps {
  picture: EmptyPictureName;
  text: string;
  /** One thing to do from here. */
  action?: ReactNode;
  /** Stands low on its page: in a short window the picture makes way for the action. */
  low?: boolean;
  children?: ReactNode;
}

/** An empty place: its own picture, one sentence, one action. */
export function EmptyState({ picture, text, action, low, children }: EmptyStateProps) {
  const Picture = emptyPictures[picture];
  return (
    <div className={styles.empty} data-low={low}>
      <Picture />
      <p className={styles.text}>{text}</p>
      {children}
      {action}
    </div>
  );
}
