import { namedColors, type NamedColor } from './supply.ts';

/** Each word is a color wherever it stands. */
const firm: Readonly<Record<string, NamedColor>> = {
  ...(Object.fromEntries(namedColors.map((color) => [color, color])) as Record<string, NamedColor>),
  scarlet: 'red',
  crimson: 'red',
  maroon: 'red',
  burgundy: 'red',
  golden: 'gold',
  ivory: 'cream',
  ecru: 'cream',
  beige: 'tan',
  taupe: 'tan',
  khaki: 'tan',
  ochre: 'yellow',
  emerald: 'green',
  chartreuse: 'green',
  turquoise: 'teal',
  aqua: 'teal',
  cyan: 'teal',
  aquamarine: 'teal',
  azure: 'blue',
  cobalt: 'blue',
  indigo: 'blue',
  violet: 'purple',
  lilac: 'purple',
  mauve: 'purple',
  periwinkle: 'purple',
  magenta: 'pink',
  fuchsia: 'pink',
  grey: 'gray',
};

/** These are fruits, stones and herbs as well: a color only beside a thing that comes in all colors. */
const soft: Readonly<Record<string, NamedColor>> = {
  olive: 'green',
  mint: 'green',
  sage: 'green',
  lime: 'green',
  moss: 'green',
  jade: 'green',
  avocado: 'green',
  mustard: 'yellow',
  lemon: 'yellow',
  honey: 'yellow',
  peach: 'orange',
  apricot: 'orange',
  tangerine: 'orange',
  coral: 'pink',
  blush: 'pink',
  rose: 'pink',
  salmon: 'pink',
  raspberry: 'pink',
  rust: 'brown',
  copper: 'brown',
  bronze: 'brown',
  chocolate: 'brown',
  terracotta: 'brown',
  brick: 'red',
  cherry: 'red',
  ruby: 'red',
  sand: 'tan',
  caramel: 'tan',
  oatmeal: 'cream',
  vanilla: 'cream',
  champagne: 'cream',
  lavender: 'purple',
  plum: 'purple',
  eggplant: 'purple',
  sapphire: 'blue',
  charcoal: 'gray',
  slate: 'gray',
  pewter: 'gray',
};

/** Rose gold, off white: two words, one color. */
export const withColorWords = (text: string): string =>
  text
    .replaceAll(/\bnavy blue\b/g, 'navy')
    .replaceAll(/\bmidnight blue\b/g, 'navy')
    .replaceAll(/\brose[ -]gold\b/g, 'pink')
    .replaceAll(/\boff[ -]?white\b/g, 'cream')
    .replaceAll(/\b(\p{L}+)-colou?red\b/gu, '$1 colored');

export const isShade = (word: string): boolean => Object.hasOwn(firm, word);
export const isSoftShade = (word: string): boolean => Object.hasOwn(soft, word);
export const isColor = (word: string): boolean => isShade(word) || word === 'and';

export const firmShades: readonly string[] = Object.keys(firm);

export const colorsIn = (text: string): NamedColor[] =>
  text.split(' ').flatMap((word) => (isShade(word) ? [firm[word] as NamedColor] : []));

/** The color a word says behind or before a thing that may have any. */
export const softColor = (word: string): NamedColor | null =>
  isSoftShade(word) ? (soft[word] ?? null) : null;
