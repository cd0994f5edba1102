import { Archive } from 'lucide-react';
import type { LeftOver } from '#contract/crafts.ts';
import { leftOverLines } from '#contract/left-over.ts';
import styles from './craft.module.css';
import { craftMessages } from './messages.ts';

const words = craftMessages.detail;

/** What lay on the table and is better left out of this craft, with the reason where one helps. */
export function InTheDrawer({ leftOver }: { leftOver: readonly LeftOver[] }) {
  if (leftOver.length === 0) return null;
  return (
    <div className={styles.drawer}>
      <p>
        <Archive size={18} />
        <strong>{words.drawer}</strong>
      </p>
      <ul>
        {leftOverLines(leftOver).map(({ names, reason }) => (
          <li key={reason}>
            {names}
            <span>: {reason}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
