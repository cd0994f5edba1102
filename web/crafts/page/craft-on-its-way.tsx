import { Spinner } from '#web/ui/spinner.tsx';
import styles from '#web/crafts/craft.module.css';
import { craftMessages } from '#web/crafts/messages.ts';

const words = craftMessages.detail;

export function CraftOnItsWay() {
  return (
    <output className={styles.loading}>
      <Spinner />
      {words.loading}
    </output>
  );
}
