import { Timer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { chime, tuneChime } from './chime.ts';
import { makeMessages as words } from './make-messages.ts';
import styles from './make.module.css';
import { clockText, type StepTime } from './step-time.ts';

interface StepTimerProps {
  time: StepTime;
  endsAt: number | undefined;
  onStart: (endsAt: number) => void;
  onStop: () => void;
}

/** A timer for a step that names a time. It goes on while other steps are read. */
export function StepTimer({ time, endsAt, onStart, onStop }: StepTimerProps) {
  const now = useNow(endsAt !== undefined);
  if (endsAt === undefined) {
    return (
      <Button
        look="secondary"
        onClick={() => {
          tuneChime();
          onStart(Date.now() + time.seconds * 1000);
        }}
      >
        <Timer size={22} />
        {words.timer(time.words)}
      </Button>
    );
  }
  const left = Math.min(time.seconds, (endsAt - now) / 1000);
  return (
    <div className={styles.timer} data-up={left <= 0 || undefined}>
      {left > 0 ? (
        <span role="timer" className={styles.clock}>
          {clockText(left)} <small>{words.timeLeft}</small>
        </span>
      ) : (
        <span className={styles.clock}>{words.timeUp}</span>
      )}
      <Button look="quiet" onClick={onStop}>
        {words.stopTimer}
      </Button>
    </div>
  );
}

function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}

/** Rings for every timer that runs out while making is open; those that ended before it was opened stay silent. */
export function useRinging(timers: Readonly<Record<number, number>>): number | null {
  const [rang, setRang] = useState<number | null>(null);
  useEffect(() => {
    const waits = Object.entries(timers).flatMap(([step, endsAt]) =>
      endsAt > Date.now()
        ? [
            setTimeout(() => {
              setRang(Number(step));
              chime();
            }, endsAt - Date.now()),
          ]
        : [],
    );
    return () => waits.forEach(clearTimeout);
  }, [timers]);
  return rang;
}
