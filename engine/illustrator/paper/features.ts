import { boundsOf } from './lay.ts';
import type { Piece } from './notation.ts';
import { luminance, sheets } from './tones.ts';

type Box = readonly [number, number, number, number];

const holds = ([left, top, right, bottom]: Box, [l, t, r, b]: Box): boolean =>
  left <= l && top <= t && right >= r && bottom >= b;

const apart = ([l, t, r, b]: Box, [left, top, right, bottom]: Box): number =>
  Math.hypot((l + r - left - right) / 2, (t + b - top - bottom) / 2);

const sizeOf = ([left, top, right, bottom]: Box): number => (right - left) * (bottom - top);

/** The eyes, what they lie in, mouth and beak, windows and thin lines of a figure that is so many pixels wide. */
export function featuresOf(pieces: readonly Piece[], wide: number): Piece[] {
  const sized = pieces.map((piece) => ({ piece, box: boundsOf([piece]) }));
  const isWithin = ([left, top, right, bottom]: Box, most: number): boolean =>
    Math.max(right - left, bottom - top) < wide * most;
  const eyes = sized.filter(
    ({ piece, box }) =>
      piece.lift === 0 && piece.width === 0 && piece.tone === sheets.ink && isWithin(box, 0.3),
  );
  const body = sized
    .filter(({ piece }) => piece.width === 0)
    .toSorted((a, b) => sizeOf(b.box) - sizeOf(a.box))[0]?.piece.tone;
  const isByEye = (box: Box): boolean => eyes.some((eye) => apart(box, eye.box) < wide * 0.16);
  const isFeature = ({ piece, box }: (typeof sized)[number]): boolean => {
    if (eyes.some((eye) => eye.piece === piece)) return true;
    if (piece.lift === 0 && piece.width > 0)
      return piece.tone === sheets.ink ? isWithin(box, 0.55) : piece.width < wide * 0.03;
    if (piece.width > 0) return false;
    if (piece.tone === body) return false;
    if (piece.lift === 0 && isWithin(box, 0.09)) return true;
    if (isWithin(box, 0.2) && eyes.some((eye) => holds(box, eye.box))) return true;
    if (piece.lift === 0 && luminance(piece.tone) > 0.5)
      return isWithin(box, piece.tone === sheets.paper ? 0.3 : 0.2);
    return isWithin(box, 0.16) && isByEye(box);
  };
  return sized.filter(isFeature).map(({ piece }) => piece);
}
