import { Eye } from 'lucide-react';
import type { Recognizer } from '#contract/spotting.ts';
import styles from './seeing.module.css';
import { seeingMessages } from './seeing-messages.ts';

/** Where a photo goes, said before it is taken. */
export function ShownTo({ recognizer }: { recognizer: Recognizer }) {
  const sentence = seeingMessages.shownTo[recognizer];
  return (
    sentence && (
      <p className={styles.shownTo}>
        <Eye size={20} />
        <span>{sentence}</span>
      </p>
    )
  );
}
