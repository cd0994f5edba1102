import type { Piece } from './notation.ts';
import { sheets } from './tones.ts';

export interface Laying {
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

/** Lays the pieces one on the other, each throwing its shadow down and to the right. */
export function lay(pieces: readonly Piece[], { shadow, mono }: Laying): string {
  return pieces
    .map((piece) => {
      const tone = mono ?? piece.tone;
      const look = piece.width > 0 ? strip(piece, tone) : `fill="${tone}"`;
      const under = piece.lift > 0 && shadow > 0 ? shadowOf(piece, shadow * piece.lift) : '';
      return `${under}<path d="${piece.d}" ${look}/>`;
    })
    .join('');
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
