import { useViewer } from '#web/lib/viewer.tsx';
import { Card } from '#web/ui/card.tsx';
import styles from './credits.module.css';
import { creditMessages } from './messages.ts';

const words = creditMessages.balance;

export function BalanceCard() {
  const { craftCredits } = useViewer();
  return (
    <Card look="tint" className={styles.balance} aria-live="polite">
      <p>{words.title}</p>
      <p className={styles.count}>{words.count(craftCredits)}</p>
      <p className={styles.quiet}>{words.enough(craftCredits)}</p>
    </Card>
  );
}
