import { colorHex, type ColorName } from '#engine/grammar/colors.ts';

/** The papers of the house, the same box that the interface is cut from. */
export const sheets = {
  cream: '#fff6e5',
  sand: '#f3ddb6',
  wood: '#dda76a',
  kraft: '#c98f55',
  card: '#b98552',
  ink: '#27263a',
  paper: '#fdf8ec',
  sky: '#c9dcf6',
  blush: '#f6cdb8',
  skin: '#e9b48c',
  umber: '#9a6a45',
  glass: '#dbeaf4',
} as const;

type Rgb = readonly [number, number, number];

function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const toHex = (channels: readonly number[]): string =>
  `#${channels
    .map((one) =>
      Math.round(Math.min(255, Math.max(0, one)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** So much of the second color laid into the first. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [rgbOf(first), rgbOf(second)];
  return toHex([0, 1, 2].map((at) => (a[at] as number) * (1 - share) + (b[at] as number) * share));
}

export function luminance(hex: string): number {
  const [r, g, b] = rgbOf(hex).map((one) => {
    const part = one / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const light = (c: Rgb): number => (0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2]) / 255;

/** How far apart two papers look, 0 to about 3: light counts most, hue helps. */
export function distance(first: string, second: string): number {
  const [a, b] = [rgbOf(first), rgbOf(second)];
  const dl = Math.abs(light(a) - light(b)) * 2;
  const hue = Math.hypot(a[0] - a[1] - (b[0] - b[1]), a[1] - a[2] - (b[1] - b[2])) / 255;
  return dl + hue * 0.8;
}

const darker = (hex: string, share = 0.22): string => mix(hex, '#1d1a33', share);
export const lighter = (hex: string, share = 0.35): string => mix(hex, '#fff8ea', share);

/** The candidate that stands out most from all the others given. */
function clearest(candidates: readonly string[], others: readonly string[]): string {
  let best = candidates[0] ?? sheets.cream;
  let most = -1;
  for (const candidate of candidates) {
    const least = Math.min(...others.map((other) => distance(candidate, other)));
    if (least > most) {
      most = least;
      best = candidate;
    }
  }
  return best;
}

/** The first candidate that stands out enough from the others; the clearest when none does. */
export function firstClear(candidates: readonly string[], others: readonly string[], floor = 0.45): string {
  const good = candidates.find((one) => others.every((other) => distance(one, other) >= floor));
  return good ?? clearest(candidates, others);
}

/** Three colors of the subject, and the two of the scene: what a letter in the notation stands for. */
export interface Palette {
  a: string;
  b: string;
  c: string;
  /** A lively second paper that stands out from `a`. */
  p: string;
  /** The ground of the picture. */
  g: string;
}

const named = new Map<string, string>([
  ...Object.entries(sheets),
  ...Object.entries(colorHex).map(([name, hex]) => [name.replaceAll(' ', '-'), hex] as [string, string]),
  ['k', sheets.ink],
  ['w', sheets.paper],
  ['s', sheets.skin],
]);

/** Reads `a`, `brown`, `b-` (darker) or `c+` (lighter). */
export function toneOf(word: string, palette: Palette): string {
  const bare = word.replace(/[+-]+$/, '');
  const hex = bare in palette ? palette[bare as keyof Palette] : named.get(bare);
  if (hex === undefined) throw new Error(`no paper called ${word}`);
  let tone = hex;
  for (const sign of word.slice(bare.length)) tone = sign === '+' ? lighter(tone) : darker(tone);
  return tone;
}

export const hexOf = (name: ColorName): string => colorHex[name];
