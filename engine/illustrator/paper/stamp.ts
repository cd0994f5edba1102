import type { Point } from './curve.ts';
import type { Piece } from './notation.ts';
import { sheets, type Palette } from './tones.ts';

/** One of many equal things: where it lies, how it is turned, which of the drawings it is and its own tone. */
export interface Stamp {
  at: Point;
  turn: number;
  which: number;
  tone: string;
}

const own = 'own';
const looks: Readonly<Record<string, { tone: string; opacity: string }>> = {
  shade: { tone: sheets.ink, opacity: ' opacity=".3"' },
  light: { tone: sheets.paper, opacity: ' opacity=".55"' },
};

/** What `t`, `k` and `w` stand for in a thing that is stamped: its own tone, a shade and a light over it. */
export const stampPalette = (palette: Palette): Palette =>
  Object.assign({ ...palette }, { t: own, k: 'shade', w: 'light' });

const isOwnStrip = (piece: Piece): boolean => piece.width > 0 && piece.tone === own;

function drawn(piece: Piece): string {
  const { tone, opacity } = looks[piece.tone] ?? { tone: piece.tone, opacity: '' };
  const color = (key: string): string => (tone === own ? '' : ` ${key}="${tone}"`);
  const wide = Math.round(piece.width * 10) / 10;
  return piece.width > 0
    ? `<path d="${piece.d}" fill="none"${color('stroke')} stroke-width="${wide}" stroke-linecap="round"${opacity}/>`
    : `<path d="${piece.d}"${color('fill')}${opacity}/>`;
}

/** A thing drawn once, its own tone left to whoever lays it down. */
export function stampOf(pieces: readonly Piece[], shadow: number): string {
  const [lowest] = pieces;
  if (lowest === undefined || lowest.width > 0 || shadow === 0) return pieces.map(drawn).join('');
  const far = Math.round(shadow * 10) / 10;
  const under = `<path d="${lowest.d}" fill="${sheets.ink}" opacity=".2" transform="translate(${far} ${far})"/>`;
  return under + pieces.map(drawn).join('');
}

/** Whether it is painted with its stroke rather than its inside. */
export const isLine = (pieces: readonly Piece[]): boolean => pieces.some(isOwnStrip);
