import { fieldOf } from './fillings/fields.ts';
import { boundsOf } from './paper/lay.ts';
import type { Piece } from './paper/notation.ts';
import { luminance, sheets } from './paper/tones.ts';

interface Round {
  x: number;
  y: number;
  rx: number;
  ry: number;
}

const roundOf = (pieces: readonly Piece[]): Round => {
  const [left, top, right, bottom] = boundsOf(pieces);
  return { x: (left + right) / 2, y: (top + bottom) / 2, rx: (right - left) / 2, ry: (bottom - top) / 2 };
};

const sizeOf = ({ rx, ry }: Round): number => rx * ry;

/** The piece of a face that is its head, and where it stands among the others. */
export function headOf(face: readonly Piece[]): { at: number; box: Round } {
  const boxes = face.map((piece) => (piece.width > 0 ? { x: 0, y: 0, rx: 0, ry: 0 } : roundOf([piece])));
  const at = boxes.reduce((best, box, i) => (sizeOf(box) > sizeOf(boxes[best] ?? box) ? i : best), 0);
  return { at, box: roundOf(face.slice(at, at + 1)) };
}

/** The eyes of a face, each with the white around it. */
export function eyesOf(face: readonly Piece[]): Round[] {
  const all = roundOf(face);
  const flat = face.filter(({ lift, width }) => lift === 0 && width === 0);
  const round = flat.map((piece) => Object.assign(roundOf([piece]), { tone: piece.tone }));
  const isRound = ({ rx, ry }: Round): boolean => rx < ry * 2.2 && ry < rx * 2.2;
  const eyes = round.filter(
    (one) =>
      one.tone === sheets.ink &&
      isRound(one) &&
      one.rx > all.rx * 0.03 &&
      one.rx < all.rx * 0.19 &&
      one.y < all.y + all.ry * 0.3,
  );
  const white = (eye: Round): Round =>
    round.find(
      (one) =>
        luminance(one.tone) > 0.5 &&
        Math.hypot(one.x - eye.x, one.y - eye.y) < one.rx * 0.7 &&
        one.rx > eye.rx &&
        one.rx < all.rx * 0.34,
    ) ?? { ...eye, rx: eye.rx * 1.3, ry: eye.ry * 1.3 };
  const largest = Math.max(...eyes.map(({ rx }) => rx));
  return eyes.filter(({ rx }) => rx > largest * 0.6).map(white);
}

/** How high up the pieces reach at a place across. */
export function topAt(pieces: readonly Piece[], x: number, near: number): number {
  const isNear = (piece: Piece): boolean => {
    const [left, , right] = boundsOf([piece]);
    return left - near < x && x < right + near;
  };
  const over = pieces.filter(isNear);
  const points = (over.length > 0 ? over : pieces).flatMap((piece) => fieldOf(piece).outline);
  const close = points.filter((point) => Math.abs(point[0] - x) < near);
  return Math.min(...(close.length > 0 ? close : points).map((point) => point[1]));
}
