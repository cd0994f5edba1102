import { sheets } from '#web/ui/illustrations/cut.tsx';
import type { ColorName } from '#web/ui/tokens.ts';
import { ballRadius, board, type Brick, type BrickState, paddle } from './brick-rules.ts';
import { type Scrap, scrapSteps } from './scraps.ts';

type Context = CanvasRenderingContext2D;

interface Palette {
  of: (name: ColorName) => string;
  isDark: boolean;
}

interface Scene {
  state: BrickState;
  scraps: readonly Scrap[];
  palette: Palette;
}

/** Each row is two sheets thick: an edge that stands out from the board in both themes, and a brighter sheet on top. */
const rowPapers = [
  ['bird', sheets.orange],
  ['sun', sheets.sun],
  ['leaf', sheets.leafLight],
  ['glue', sheets.blue],
  ['ink-soft', sheets.kraft],
] as const;

export function readPalette(canvas: HTMLCanvasElement): Palette {
  const style = getComputedStyle(canvas);
  return {
    of: (name) => style.getPropertyValue(`--${name}`),
    isDark: style.colorScheme === 'dark',
  };
}

/** The canvas has as many dots as the screen, whatever its size; the game keeps counting in its own 320 by 400. */
export function fitCanvas(canvas: HTMLCanvasElement): Context | null {
  const scale = ((canvas.clientWidth || board.width) / board.width) * devicePixelRatio;
  const width = Math.round(board.width * scale);
  const height = Math.round(board.height * scale);
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width;
    canvas.height = height;
  }
  const context = canvas.getContext('2d');
  context?.setTransform(scale, 0, 0, scale, 0, 0);
  return context;
}

export function paintBoard(context: Context, { state, scraps, palette }: Scene): void {
  paintMat(context, palette);
  for (const brick of state.bricks) if (brick.isStanding) paintBrick(context, { brick, palette });
  for (const scrap of scraps) {
    context.save();
    context.globalAlpha = 1 - scrap.age / scrapSteps;
    context.translate(scrap.x, scrap.y);
    context.rotate(scrap.turn);
    context.translate(-scrap.brick.x - scrap.brick.width / 2, -scrap.brick.y - scrap.brick.height / 2);
    paintBrick(context, { brick: scrap.brick, palette });
    context.restore();
  }
  paintRuler(context, { x: state.paddleX, palette });
  if (state.phase !== 'over') paintButton(context, { ball: state.ball, palette });
}

/** A cutting mat with its faint squares. */
function paintMat(context: Context, palette: Palette): void {
  context.fillStyle = palette.of('card-tint');
  context.fillRect(0, 0, board.width, board.height);
  context.strokeStyle = palette.of('line');
  context.lineWidth = 1;
  context.globalAlpha = 0.6;
  context.beginPath();
  for (let x = 40; x < board.width; x += 40) {
    context.moveTo(x, 0);
    context.lineTo(x, board.height);
  }
  for (let y = 40; y < board.height; y += 40) {
    context.moveTo(0, y);
    context.lineTo(board.width, y);
  }
  context.stroke();
  context.globalAlpha = 1;
}

/** Paints a shape twice: its shadow to the lower right, then itself. */
function paintCut(
  context: Context,
  shape: Path2D,
  { fill, palette }: { fill: string; palette: Palette },
): void {
  const alpha = context.globalAlpha;
  context.save();
  context.translate(2, 3);
  context.fillStyle = palette.isDark ? '#000' : sheets.ink;
  context.globalAlpha = alpha * (palette.isDark ? 0.45 : 0.17);
  context.fill(shape);
  context.restore();
  context.fillStyle = fill;
  context.fill(shape);
}

function paintBrick(context: Context, { brick, palette }: { brick: Brick; palette: Palette }): void {
  const [edge, top] = rowPapers[brick.row % rowPapers.length]!;
  paintCut(context, handCut(brick, 0), { fill: palette.of(edge), palette });
  context.fillStyle = top;
  context.fill(handCut(brick, 2.5));
}

/** Four corners that are never quite square, always the same for one brick. */
function handCut({ x, y, width, height }: Brick, inset: number): Path2D {
  const wobble = (corner: number) => Math.sin(x * 1.7 + y * 0.9 + corner * 2.4) * 1.6;
  const shape = new Path2D();
  shape.moveTo(x + inset + wobble(0), y + inset + wobble(1));
  shape.lineTo(x + width - inset + wobble(2), y + inset - wobble(3) * 0.7);
  shape.lineTo(x + width - inset - wobble(4), y + height - inset + wobble(5) * 0.7);
  shape.lineTo(x + inset - wobble(6) * 0.8, y + height - inset - wobble(7) * 0.7);
  shape.closePath();
  return shape;
}

function paintRuler(context: Context, { x, palette }: { x: number; palette: Palette }): void {
  const shape = new Path2D();
  shape.roundRect(x, paddle.top, paddle.width, paddle.height, [3, 4, 3, 4]);
  paintCut(context, shape, { fill: palette.of('sun'), palette });
  context.fillStyle = sheets.sun;
  context.fillRect(x + 2, paddle.top + 2, paddle.width - 4, paddle.height - 4);
  context.fillStyle = sheets.ink;
  for (let mark = 1; mark < 10; mark += 1) {
    context.fillRect(x + mark * 8 - 0.6, paddle.top + 2, 1.2, mark % 5 === 0 ? 7 : 4);
  }
}

function paintButton(
  context: Context,
  { ball, palette }: { ball: BrickState['ball']; palette: Palette },
): void {
  const disc = new Path2D();
  disc.arc(ball.x, ball.y, ballRadius, 0, Math.PI * 2);
  paintCut(context, disc, { fill: palette.of('berry'), palette });
  context.fillStyle = sheets.berry;
  context.beginPath();
  context.arc(ball.x, ball.y, ballRadius - 2.5, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = sheets.cream;
  const turn = (ball.x + ball.y) / 24;
  for (let hole = 0; hole < 4; hole += 1) {
    const angle = turn + (hole * Math.PI) / 2;
    context.beginPath();
    context.arc(ball.x + Math.cos(angle) * 3.4, ball.y + Math.sin(angle) * 3.4, 1.5, 0, Math.PI * 2);
    context.fill();
  }
}
