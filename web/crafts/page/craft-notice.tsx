import { EyeOff } from 'lucide-react';
import type { Craft } from '#contract/crafts.ts';
import styles from '#web/crafts/craft.module.css';
import { craftMessages } from '#web/crafts/messages.ts';

const words = craftMessages.detail;

/** Why others do not see a craft; nothing where they do. */
export function CraftNotice({ craft }: { craft: Pick<Craft, 'withheld' | 'notSafe'> }) {
  if (!craft.withheld) return null;
  return (
    <p role="note" className={styles.notice}>
      <EyeOff size={22} aria-hidden />
      {craft.notSafe === null ? words.withheld : words.notSafe(craft.notSafe)}
    </p>
  );
}
