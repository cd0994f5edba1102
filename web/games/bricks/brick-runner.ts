import { watchTheme } from '#web/games/device.ts';
import {
  type BrickEvent,
  type BrickInput,
  type BrickState,
  launch,
  movePaddle,
  newGame,
  nextLevel,
  type Phase,
  step,
  stepsDue,
} from './brick-rules.ts';
import { fitCanvas, paintBoard, readPalette } from './paint-board.ts';
import { dropScrap, moveScraps, type Scrap } from './scraps.ts';

/** What stands around the board. */
export interface Standing {
  phase: Phase;
  level: number;
  score: number;
  lives: number;
  bricksLeft: number;
}

type Direction = BrickInput['direction'];
type EventListener = (event: BrickEvent, standing: Standing) => void;

const tapSteps = 7;

/** Runs the rules against the screen's clock and paints the board. React hears of it only when the standing changes. */
export class BrickRunner {
  #state: BrickState;
  #standing: Standing;
  #input: BrickInput = { direction: 0, pointerX: null };
  #scraps: Scrap[] = [];
  #canvas: HTMLCanvasElement | null = null;
  #isRunning = true;
  #isCalm = false;
  #frame = 0;
  #lastMs = 0;
  #waitingMs = 0;
  readonly #listeners = new Set<() => void>();
  #onEvent: EventListener | null = null;

  constructor(seed: number) {
    this.#state = newGame(seed);
    this.#standing = standingOf(this.#state);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly standing = (): Standing => this.#standing;

  /** Tells one listener what happens on the board, until the returned function is called. */
  listen(listener: EventListener): () => void {
    this.#onEvent = listener;
    return () => {
      this.#onEvent = null;
    };
  }

  /** Paints on this canvas until the returned function is called. */
  attach(canvas: HTMLCanvasElement): () => void {
    this.#canvas = canvas;
    const repaint = () => this.#paint();
    const stopWatching = watchTheme(repaint);
    const observer = new ResizeObserver(repaint);
    observer.observe(canvas);
    this.#wake();
    return () => {
      stopWatching();
      observer.disconnect();
      cancelAnimationFrame(this.#frame);
      this.#frame = 0;
      this.#canvas = null;
    };
  }

  setPace({ isRunning, isCalm }: { isRunning: boolean; isCalm: boolean }): void {
    this.#isRunning = isRunning;
    this.#isCalm = isCalm;
    if (isCalm) this.#scraps = [];
    this.#wake();
  }

  /** Keeps the paddle moving until the direction is 0 again. */
  hold(direction: Direction): void {
    this.#input = { direction, pointerX: null };
    this.#wake();
  }

  /** One tap's worth of paddle. */
  tap(direction: Direction): void {
    if (!this.#isRunning) return;
    let { paddleX } = this.#state;
    for (let count = 0; count < tapSteps; count += 1)
      paddleX = movePaddle(paddleX, { direction, pointerX: null });
    this.#input = { direction: 0, pointerX: null };
    this.#accept({ ...this.#state, paddleX });
  }

  point(pointerX: number | null): void {
    this.#input = { ...this.#input, pointerX };
    this.#wake();
  }

  /** The ball goes up, the next level comes, or a new game begins: whatever is next. */
  proceed(): void {
    const state = this.#state;
    if (state.phase === 'ready') this.#accept(launch(state));
    if (state.phase === 'cleared') this.#accept(nextLevel(state));
    if (state.phase === 'over') this.#accept(newGame(state.seed));
  }

  #accept(state: BrickState): void {
    this.#state = state;
    const next = standingOf(state);
    const hasChanged = (Object.keys(next) as (keyof Standing)[]).some(
      (key) => next[key] !== this.#standing[key],
    );
    if (hasChanged) {
      this.#standing = next;
      for (const listener of this.#listeners) listener();
    }
    this.#wake();
  }

  #isMoving(): boolean {
    if (!this.#isRunning) return false;
    const isPaddleMoving = this.#input.direction !== 0 || this.#input.pointerX !== null;
    const { phase } = this.#state;
    return phase === 'playing' || this.#scraps.length > 0 || (phase === 'ready' && isPaddleMoving);
  }

  /** Frames are asked for only while something moves; otherwise the board is painted once. */
  #wake(): void {
    if (this.#frame || !this.#canvas) return;
    this.#paint();
    if (!this.#isMoving()) return;
    this.#lastMs = performance.now();
    this.#frame = requestAnimationFrame((now) => this.#onFrame(now));
  }

  #onFrame(now: number): void {
    const passedMs = Math.max(0, now - this.#lastMs) * (this.#isCalm ? 0.5 : 1);
    this.#lastMs = now;
    const due = stepsDue(this.#waitingMs + passedMs);
    this.#waitingMs = due.leftMs;
    if (this.#isRunning) for (let count = 0; count < due.steps; count += 1) this.#step();
    this.#paint();
    this.#frame = this.#isMoving() ? requestAnimationFrame((next) => this.#onFrame(next)) : 0;
  }

  #step(): void {
    const before = this.#state;
    const { state, events } = step(before, this.#input);
    this.#scraps = moveScraps(this.#scraps);
    if (events.includes('brick') && !this.#isCalm) {
      const broken = before.bricks.find(
        (brick, index) => brick.isStanding && !state.bricks[index]!.isStanding,
      );
      if (broken) this.#scraps.push(dropScrap(broken, before.ball.vx));
    }
    this.#accept(state);
    for (const event of events) this.#onEvent?.(event, this.#standing);
  }

  #paint(): void {
    const canvas = this.#canvas;
    const context = canvas && fitCanvas(canvas);
    if (context)
      paintBoard(context, { state: this.#state, scraps: this.#scraps, palette: readPalette(canvas) });
  }
}

function standingOf({ phase, level, score, lives, bricks }: BrickState): Standing {
  return { phase, level, score, lives, bricksLeft: bricks.filter((brick) => brick.isStanding).length };
}
