import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { gamesMessages } from '#web/games/messages.ts';
import { IconButton } from '#web/ui/button.tsx';
import { sheets } from '#web/ui/illustrations/cut.tsx';
import styles from './balls.module.css';

interface BouncingBallsProps {
  /** Hop side by side, or wander about the whole sheet. */
  look?: 'hop' | 'wander';
  paused?: boolean;
}

const words = gamesMessages.balls;
const balls = [
  { top: sheets.orange, shine: sheets.orangeLight, pattern: 'M20 8v24M8 20h24' },
  { top: sheets.blue, shine: sheets.blueLight, pattern: 'M8 17c8-5 16-5 24 0M8 25c8-5 16-5 24 0' },
  { top: sheets.berry, shine: sheets.orangeLight, pattern: 'M15 15h.1M25 15h.1M15 25h.1M25 25h.1' },
  { top: sheets.leaf, shine: sheets.leafLight, pattern: 'M11 29 29 11M9 20 20 9M20 31l11-11' },
  { top: sheets.sun, shine: sheets.cream, pattern: 'm20 11 3 6 6 1-5 5 1 6-5-3-6 3 1-6-4-5 6-1z' },
] as const;

/** Paper balls for the wait. They stand still when asked to, and when the device wants calm. */
export function BouncingBalls({ look = 'hop', paused = false }: BouncingBallsProps) {
  const [isStopped, setIsStopped] = useState(false);
  return (
    <div className={styles.sheet} data-look={look} data-still={isStopped || paused || undefined}>
      {balls.map(({ top, shine, pattern }) => (
        <span key={top} className={styles.lane} aria-hidden="true">
          <span className={styles.shadow} />
          <span className={styles.ball}>
            <svg viewBox="0 0 40 40">
              <path
                d="M20 2c10 0 18 7 18 18s-7 18-18 18S2 31 2 20 9 2 20 2z"
                fill={sheets.ink}
                opacity={0.17}
                transform="translate(1.5 2)"
              />
              <path d="M20 2c10 0 18 7 18 18s-7 18-18 18S2 31 2 20 9 2 20 2z" fill={top} />
              <path d={pattern} fill="none" stroke={shine} strokeWidth="3" strokeLinecap="round" />
            </svg>
          </span>
        </span>
      ))}
      <IconButton
        label={isStopped ? words.go : words.stop}
        className={styles.stop}
        onClick={() => setIsStopped(!isStopped)}
      >
        {isStopped ? <Play size={20} /> : <Pause size={20} />}
      </IconButton>
    </div>
  );
}
