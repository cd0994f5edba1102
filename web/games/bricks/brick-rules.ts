import { drawRandom } from '#web/games/random.ts';
import { bounceOffBrick, bounceOffWalls, headingFor, type Ball } from './ball-moves.ts';

export const board = { width: 320, height: 400 } as const;
export const paddle = { width: 80, height: 14, top: 366, speed: 6 } as const;
export const ballRadius = 10;
export const startLives = 3;
const brickPoints = 10;
const levelPoints = 50;
/** One step of the game, whatever the screen's frame rate. */
export const stepMs = 1000 / 60;

export interface Brick {
  x: number;
  y: number;
  width: number;
  height: number;
  row: number;
  isStanding: boolean;
}

/** ready: the ball lies on the paddle. cleared: the level is done. over: no life is left. */
export type Phase = 'ready' | 'playing' | 'cleared' | 'over';

export interface BrickState {
  phase: Phase;
  level: number;
  score: number;
  lives: number;
  /** The paddle's left edge. */
  paddleX: number;
  ball: Ball;
  bricks: readonly Brick[];
  seed: number;
}

export interface BrickInput {
  /** -1 to the left, 1 to the right. */
  direction: -1 | 0 | 1;
  /** Where a finger or mouse points, if one does. */
  pointerX: number | null;
}

export type BrickEvent = 'brick' | 'paddle' | 'wall' | 'life-lost' | 'cleared' | 'over';

export function ballSpeed(level: number): number {
  return Math.min(6, 2 + 0.5 * (level - 1));
}

export function layBricks(level: number): Brick[] {
  const rows = Math.min(5, 2 + level);
  const columns = Math.min(7, 4 + level);
  const gap = 8;
  const width = (board.width - gap * (columns + 1)) / columns;
  return Array.from({ length: rows * columns }, (_, index) => {
    const row = Math.floor(index / columns);
    const x = gap + (index % columns) * (width + gap);
    return { x, y: 26 + row * 28, width, height: 20, row, isStanding: true };
  });
}

export function newGame(seed: number): BrickState {
  const paddleX = (board.width - paddle.width) / 2;
  return {
    phase: 'ready',
    level: 1,
    score: 0,
    lives: startLives,
    paddleX,
    ball: restingBall(paddleX),
    bricks: layBricks(1),
    seed,
  };
}

function restingBall(paddleX: number): Ball {
  return { x: paddleX + paddle.width / 2, y: paddle.top - ballRadius, vx: 0, vy: 0 };
}

/** Sends the ball up, a little to one side or the other. */
export function launch(state: BrickState): BrickState {
  if (state.phase !== 'ready') return state;
  const [draw, seed] = drawRandom(state.seed);
  const lean = draw < 0.5 ? -0.25 - draw : draw - 0.25;
  return {
    ...state,
    phase: 'playing',
    seed,
    ball: { ...state.ball, ...headingFor(lean, ballSpeed(state.level)) },
  };
}

export function nextLevel(state: BrickState): BrickState {
  if (state.phase !== 'cleared') return state;
  const level = state.level + 1;
  return {
    ...state,
    phase: 'ready',
    level,
    score: state.score + levelPoints,
    ball: restingBall(state.paddleX),
    bricks: layBricks(level),
  };
}

interface Stepped {
  state: BrickState;
  events: BrickEvent[];
}

/** One fixed step. The same state and input always give the same answer. */
export function step(state: BrickState, input: BrickInput): Stepped {
  if (state.phase === 'cleared' || state.phase === 'over') return { state, events: [] };
  const paddleX = movePaddle(state.paddleX, input);
  if (state.phase === 'ready')
    return { state: { ...state, paddleX, ball: restingBall(paddleX) }, events: [] };
  const events: BrickEvent[] = [];
  const moved = { ...state.ball, x: state.ball.x + state.ball.vx, y: state.ball.y + state.ball.vy };
  let ball = bounceOffWalls(moved, { width: board.width, radius: ballRadius });
  if (ball !== moved) events.push('wall');
  const hit = state.bricks.findIndex((brick) => brick.isStanding && touches(ball, brick));
  if (hit >= 0) {
    ball = bounceOffBrick(ball, { brick: state.bricks[hit]!, radius: ballRadius });
    return breakBrick({ ...state, paddleX, ball }, { hit, events });
  }
  if (meetsPaddle(ball, paddleX)) {
    const lean = (ball.x - paddleX - paddle.width / 2) / (paddle.width / 2);
    events.push('paddle');
    ball = { x: ball.x, y: paddle.top - ballRadius, ...headingFor(lean, ballSpeed(state.level)) };
  }
  if (ball.y > board.height + ballRadius) return loseLife({ ...state, paddleX }, events);
  return { state: { ...state, paddleX, ball }, events };
}

/** Where the paddle lies one step later. */
export function movePaddle(paddleX: number, { direction, pointerX }: BrickInput): number {
  const wanted = pointerX === null ? paddleX + direction * paddle.speed : pointerX - paddle.width / 2;
  return Math.min(board.width - paddle.width, Math.max(0, wanted));
}

function touches(ball: Ball, { x, y, width, height }: Brick): boolean {
  const dx = ball.x - Math.min(x + width, Math.max(x, ball.x));
  const dy = ball.y - Math.min(y + height, Math.max(y, ball.y));
  return dx * dx + dy * dy < ballRadius * ballRadius;
}

function meetsPaddle(ball: Ball, paddleX: number): boolean {
  return (
    ball.vy > 0 &&
    ball.y + ballRadius >= paddle.top &&
    ball.y < paddle.top + paddle.height &&
    ball.x > paddleX - ballRadius &&
    ball.x < paddleX + paddle.width + ballRadius
  );
}

function breakBrick(state: BrickState, { hit, events }: { hit: number; events: BrickEvent[] }): Stepped {
  const bricks = state.bricks.map((brick, index) =>
    index === hit ? { ...brick, isStanding: false } : brick,
  );
  const isCleared = bricks.every((brick) => !brick.isStanding);
  const phase = isCleared ? 'cleared' : state.phase;
  return {
    state: { ...state, bricks, phase, score: state.score + brickPoints },
    events: [...events, 'brick', ...(isCleared ? ['cleared' as const] : [])],
  };
}

function loseLife(state: BrickState, events: BrickEvent[]): Stepped {
  const lives = state.lives - 1;
  const phase = lives > 0 ? 'ready' : 'over';
  return {
    state: { ...state, lives, phase, ball: restingBall(state.paddleX) },
    events: [...events, lives > 0 ? 'life-lost' : 'over'],
  };
}

/** How many steps a stretch of time holds, and what is left of it. A long stall is forgotten, not caught up on. */
export function stepsDue(passedMs: number): { steps: number; leftMs: number } {
  const steps = Math.floor(passedMs / stepMs + 1e-6);
  return steps > 8 ? { steps: 8, leftMs: 0 } : { steps, leftMs: passedMs - steps * stepMs };
}
