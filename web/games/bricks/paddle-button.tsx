import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import styles from './bricks.module.css';
import type { BrickRunner } from './brick-runner.ts';

interface PaddleButtonProps {
  runner: BrickRunner;
  direction: -1 | 1;
  label: string;
  children: ReactNode;
}

/** Moves the paddle as long as it is held; one press of a key or of a screen reader moves it by half its width. */
export function PaddleButton({ runner, direction, label, children }: PaddleButtonProps) {
  const letGo = () => runner.hold(0);
  return (
    <Button
      look="secondary"
      aria-label={label}
      className={styles.paddle}
      onPointerDown={() => runner.hold(direction)}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onPointerLeave={letGo}
      onContextMenu={(event) => event.preventDefault()}
      onClick={(event) => {
        // A press that came with no pointer.
        if (event.detail === 0) runner.tap(direction);
      }}
    >
      {children}
    </Button>
  );
}
