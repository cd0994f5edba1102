import { gamesMessages } from '#web/games/messages.ts';
import { startLives } from './brick-rules.ts';
import type { Standing } from './brick-runner.ts';
import styles from './bricks.module.css';

const words = gamesMessages.bricks;

interface BoardNoteProps {
  standing: Standing;
  isPaused: boolean;
}

/** A slip of paper on the board, while nothing moves. */
export function BoardNote({ standing, isPaused }: BoardNoteProps) {
  const note = noteOf(standing, isPaused);
  if (!note) return null;
  return (
    <div className={styles.note}>
      <strong>{note[0]}</strong>
      {note[1] && <span>{note[1]}</span>}
    </div>
  );
}

function noteOf({ phase, level, lives, score }: Standing, isPaused: boolean): [string, string?] | null {
  if (isPaused) return [words.paused];
  if (phase === 'ready') {
    return lives < startLives ? [words.dropped, words.livesLeft(lives)] : [words.ready];
  }
  if (phase === 'cleared') return [words.cleared(level), words.clearedText];
  return phase === 'over' ? [words.over, words.points(score)] : null;
}
