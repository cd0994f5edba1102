import { Button } from '#web/ui/button.tsx';
import { useAdjust } from './use-adjust.ts';
import styles from './user.module.css';
import { userMessages } from './user-messages.ts';

const words = userMessages.adjust;
const amounts = [-1, 1, 5, 10];

export function QuickAdjust({ userId }: { userId: number }) {
  const { adjust, busy, tellFailure } = useAdjust(userId);
  return (
    <fieldset className={styles.quick}>
      <legend className="visually-hidden">{words.label}</legend>
      {amounts.map((amount) => (
        <Button
          key={amount}
          look="secondary"
          aria-disabled={busy || undefined}
          onClick={() => {
            if (!busy) adjust({ amount }).catch(tellFailure);
          }}
        >
          {words.by(amount)}
        </Button>
      ))}
    </fieldset>
  );
}
