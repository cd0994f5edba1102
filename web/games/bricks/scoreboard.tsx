import { gamesMessages } from '#web/games/messages.ts';
import { sheets } from '#web/ui/illustrations/cut.tsx';
import { startLives } from './brick-rules.ts';
import type { Standing } from './brick-runner.ts';
import styles from './bricks.module.css';

const words = gamesMessages.bricks;
const places = Array.from({ length: startLives }, (_, place) => place);

/** Level, score, and the buttons that are left to play with. */
export function Scoreboard({ standing }: { standing: Standing }) {
  return (
    <dl className={styles.scores}>
      <div>
        <dt>{words.level}</dt>
        <dd>{standing.level}</dd>
      </div>
      <div>
        <dt>{words.score}</dt>
        <dd>{standing.score}</dd>
      </div>
      <div>
        <dt>{words.lives}</dt>
        <dd className={styles.lives}>
          <span className="visually-hidden">{standing.lives}</span>
          {places.map((place) => (
            <SpareButton key={place} isLeft={place < standing.lives} />
          ))}
        </dd>
      </div>
    </dl>
  );
}

function SpareButton({ isLeft }: { isLeft: boolean }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      {isLeft ? (
        <>
          <circle cx="12" cy="12" r="10" fill="var(--berry)" />
          <circle cx="12" cy="12" r="7.500" fill={sheets.berry} />
          <path
            d="M9 9h.1M15 9h.1M9 15h.1M15 15h.1"
            stroke={sheets.cream}
            strokeWidth="3"
            strokeLinecap="round"
          />
        </>
      ) : (
        <circle
          cx="12"
          cy="12"
          r="9"
          fill="none"
          stroke="var(--edge)"
          strokeWidth="2"
          strokeDasharray="3 3"
        />
      )}
    </svg>
  );
}
