import type { Piece } from './notation.ts';
import { sheets } from './tones.ts';

interface Laying {
  /** How far a piece's shadow falls, in the units of the pieces. */
  shadow: number;
  /** One tone for everything: silhouettes and prints. */
  mono?: string;
}

const shadowTone = `fill="${sheets.ink}"`;
const trim = (value: number): string => String(Math.round(value * 10) / 10);

const strip = (piece: Piece, tone: string): string =>
  `fill="none" stroke="${tone}" stroke-width="${trim(piece.width)}" stroke-linecap="round" stroke-linejoin="round"`;

function shadowOf(piece: Piece, far: number): string {
  const move = `transform="translate(${trim(far)} ${trim(far * 1.4)})"`;
  const look = piece.width > 0 ? strip(piece, sheets.ink) : shadowTone;
  return `<path d="${piece.d}" ${look} opacity=".17" ${move}/>`;
}

interface Laid {
  d: string;
  look: string;
  under: string;
  /** What it covers; strips may cross each other. */
  boxes: readonly Box[];
  isStrip: boolean;
}

type Box = readonly [number, number, number, number];

const meet = ([l, t, r, b]: Box, [left, top, right, bottom]: Box): boolean =>
  l < right && left < r && t < bottom && top < b;

/** Two pieces that look alike and do not lie on each other are written as one. */
function join(before: Laid | undefined, next: Laid): boolean {
  if (before === undefined || before.look !== next.look || before.under !== '' || next.under !== '')
    return false;
  if (!next.isStrip && before.boxes.some((box) => next.boxes.some((other) => meet(box, other)))) return false;
  before.d += next.d;
  before.boxes = [...before.boxes, ...next.boxes];
  return true;
}

/** Lays the pieces one on the other, each throwing its shadow down and to the right. */
export function lay(pieces: readonly Piece[], { shadow, mono }: Laying): string {
  const laid: Laid[] = [];
  for (const piece of pieces) {
    const tone = mono ?? piece.tone;
    const next = {
      d: piece.d,
      look: piece.width > 0 ? strip(piece, tone) : `fill="${tone}"`,
      under: piece.lift > 0 && shadow > 0 ? shadowOf(piece, shadow * piece.lift) : '',
      boxes: [boundsOf([piece])],
      isStrip: piece.width > 0,
    };
    if (!join(laid.at(-1), next)) laid.push(next);
  }
  return laid.map(({ d, look, under }) => `${under}<path d="${d}" ${look}/>`).join('');
}

/** Left, top, right and bottom of what the pieces cover. */
export function boundsOf(pieces: readonly Piece[]): [number, number, number, number] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const piece of pieces) {
    const half = piece.width / 2;
    for (const [x, y] of piece.points) {
      left = Math.min(left, x - half);
      top = Math.min(top, y - half);
      right = Math.max(right, x + half);
      bottom = Math.max(bottom, y + half);
    }
  }
  return [left, top, right, bottom];
}
