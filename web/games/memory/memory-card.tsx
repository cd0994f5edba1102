import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { gamesMessages, iconWords } from '#web/games/messages.ts';
import { BirdMark } from '#web/ui/illustrations/bird-mark.tsx';
import { type IconName, PaperIcon } from './icons.tsx';
import styles from './memory.module.css';

interface MemoryCardProps extends ComponentProps<'button'> {
  number: number;
  icon: IconName;
  side: 'down' | 'up' | 'matched';
}

/** One card: its back, its picture, and a name that tells no more than the eye sees. */
export function MemoryCardButton({ number, icon, side, ...rest }: MemoryCardProps) {
  const words = gamesMessages.memory;
  const what = { down: words.faceDown, up: iconWords[icon], matched: words.matched(iconWords[icon]) }[side];
  return (
    <button
      type="button"
      {...rest}
      className={styles.card}
      data-side={side}
      aria-label={words.card(number, what)}
      aria-disabled={side === 'matched' || undefined}
    >
      <span className={styles.sheet}>
        <span className={styles.back}>
          <BirdMark />
        </span>
        <span className={styles.front}>
          <PaperIcon name={icon} />
          {side === 'matched' && (
            <span className={styles.tick}>
              <Check size={14} strokeWidth={3.5} />
            </span>
          )}
        </span>
      </span>
    </button>
  );
}
