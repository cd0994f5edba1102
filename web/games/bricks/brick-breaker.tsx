import { ArrowLeft, ArrowRight, Pause, Play, Turtle } from 'lucide-react';
import { useCallback, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { usePageVisible, useReducedMotion } from '#web/games/device.ts';
import games from '#web/games/games.module.css';
import { gamesMessages } from '#web/games/messages.ts';
import { anySeed } from '#web/games/random.ts';
import { SoundSwitch } from '#web/games/sound-switch.tsx';
import { playTune, type Tune } from '#web/games/sound.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { BoardNote } from './board-note.tsx';
import { type BrickEvent, startLives } from './brick-rules.ts';
import { BrickRunner, type Standing } from './brick-runner.ts';
import styles from './bricks.module.css';
import { PaddleButton } from './paddle-button.tsx';
import { Scoreboard } from './scoreboard.tsx';
import { useBoardInput } from './use-board-input.ts';

interface GameProps {
  /** The ball hangs still until the player goes on. */
  paused?: boolean;
  /** The same seed and the same moves play the same game. */
  seed?: number | undefined;
}

const words = gamesMessages.bricks;
const tunes: Record<BrickEvent, Tune> = {
  brick: 'brick',
  paddle: 'paddle',
  wall: 'wall',
  'life-lost': 'lost',
  cleared: 'won',
  over: 'lost',
};

export function BrickBreaker({ paused = false, seed }: GameProps) {
  const [runner] = useState(() => new BrickRunner(seed ?? anySeed()));
  const standing = useSyncExternalStore(runner.subscribe, runner.standing, runner.standing);
  const prefersCalm = useReducedMotion();
  const [calmChoice, setCalmChoice] = useState<boolean | null>(null);
  const [isHeld, setIsHeld] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const game = useRef<HTMLFieldSetElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const helpId = useId();

  const isCalm = calmChoice ?? prefersCalm;
  const mustWait = !usePageVisible() || paused;
  const isPlaying = standing.phase === 'playing';
  const isPaused = isPlaying && (isHeld || mustWait);

  // Whoever looked away goes on when they are ready, not the moment they are back.
  if (mustWait && isPlaying && !isHeld) setIsHeld(true);

  useEffect(() => (canvas.current ? runner.attach(canvas.current) : undefined), [runner]);
  useEffect(
    () => runner.setPace({ isRunning: !isPaused && !mustWait, isCalm }),
    [runner, isPaused, mustWait, isCalm],
  );
  useEffect(
    () =>
      runner.listen((event, now) => {
        playTune(tunes[event]);
        const sentence = announcementOf(event, now);
        if (sentence) setAnnouncement(sentence);
      }),
    [runner],
  );

  const proceed = useCallback(() => {
    // Safari leaves a clicked button without focus; the arrow keys need it.
    main.current?.focus({ preventScroll: true });
    const { phase, level } = runner.standing();
    setIsHeld(phase === 'playing' && !isPaused);
    setAnnouncement(phase === 'playing' && !isPaused ? words.paused : words.playing(level));
    if (phase !== 'playing') runner.proceed();
  }, [runner, isPaused]);
  const onTap = useCallback(() => {
    if (isPaused || runner.standing().phase === 'ready') proceed();
  }, [runner, isPaused, proceed]);
  useBoardInput({ runner, game, canvas, onTap });

  return (
    <fieldset ref={game} aria-label={words.game} className={games.game}>
      <div className={styles.head}>
        <Scoreboard standing={standing} />
        <IconButton
          label={words.calm}
          title={words.calm}
          aria-pressed={isCalm}
          className={games.switch}
          onClick={() => setCalmChoice(!isCalm)}
        >
          <Turtle size={24} />
        </IconButton>
        <SoundSwitch />
      </div>
      <p id={helpId} className={styles.help}>
        <span className={styles.forKeys}>{words.help}</span>
        <span className={styles.forFingers}>{words.helpOnTouch}</span>
      </p>
      <div className={styles.board}>
        <canvas
          ref={canvas}
          aria-hidden="true"
          width={320}
          height={400}
          className={styles.canvas}
          data-playing={(isPlaying && !isPaused) || undefined}
        />
        <p className="visually-hidden">{words.board(standing.bricksLeft, standing.level)}</p>
        <BoardNote standing={standing} isPaused={isPaused} />
      </div>
      <div className={styles.controls}>
        <PaddleButton runner={runner} direction={-1} label={words.left}>
          <ArrowLeft size={26} />
        </PaddleButton>
        <Button ref={main} className={styles.main} aria-describedby={helpId} onClick={proceed}>
          {isPlaying && !isPaused ? <Pause size={20} /> : <Play size={20} />}
          {mainLabel(standing, isPaused)}
        </Button>
        <PaddleButton runner={runner} direction={1} label={words.right}>
          <ArrowRight size={26} />
        </PaddleButton>
      </div>
      <output className="visually-hidden">{announcement}</output>
    </fieldset>
  );
}

function mainLabel({ phase, lives }: Standing, isPaused: boolean): string {
  if (phase === 'playing') return isPaused ? words.resume : words.pause;
  if (phase === 'ready') return lives < startLives ? words.launch : words.start;
  return phase === 'cleared' ? words.next : words.again;
}

/** What a screen reader says. Not every brick: that would never stop talking. */
function announcementOf(event: BrickEvent, { level, lives, score, bricksLeft }: Standing): string | null {
  if (event === 'life-lost') return words.lost(lives, score);
  if (event === 'cleared') return words.done(level, score);
  if (event === 'over') return words.finished(score);
  return event === 'brick' && bricksLeft > 0 && bricksLeft % 5 === 0 ? words.hit(bricksLeft, score) : null;
}
