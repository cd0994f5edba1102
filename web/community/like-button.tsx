import { Heart } from 'lucide-react';
import styles from './community.module.css';
import { communityMessages } from './messages.ts';

const words = communityMessages.card;

interface LikeButtonProps {
  on: boolean;
  count: number;
  press: () => void;
}

export function LikeButton({ on, count, press }: LikeButtonProps) {
  return (
    <button type="button" className={styles.like} aria-pressed={on} onClick={press}>
      <Heart size={20} />
      <span>{on ? words.liked : words.like}</span>
      <span className={styles.count} aria-hidden="true">
        {count}
      </span>
      <span className="visually-hidden">{words.likes(count)}</span>
    </button>
  );
}
