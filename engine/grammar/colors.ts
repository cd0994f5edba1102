/** The color words of the engine, with the flat paper color each stands for. */
export const colorHex = {
  red: '#d64545',
  orange: '#ee8a3a',
  yellow: '#f4c94c',
  gold: '#d9a441',
  cream: '#f6e7c8',
  tan: '#d8b48a',
  brown: '#8a5a3b',
  'light green': '#a9d18e',
  green: '#4f9d5d',
  'dark green': '#2f6b45',
  teal: '#2f9c95',
  'light blue': '#9fd0ea',
  blue: '#3b74c4',
  navy: '#27355e',
  purple: '#7d58a8',
  pink: '#f0a3b5',
  white: '#fbfaf5',
  silver: '#c3c8ce',
  gray: '#8d9299',
  black: '#2b2b33',
} as const;

export type ColorName = keyof typeof colorHex;

export const isColor = (word: string): word is ColorName => word in colorHex;

const neutrals: ReadonlySet<ColorName> = new Set([
  'white',
  'gray',
  'silver',
  'black',
  'cream',
  'tan',
  'brown',
]);

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** The color word nearest to a hex color, weighted the way eyes weigh red, green and blue. */
export function nearestColor(hex: string): ColorName {
  const [r, g, b] = channels(hex);
  let best: ColorName = 'gray';
  let least = Number.POSITIVE_INFINITY;
  for (const [name, candidate] of Object.entries(colorHex)) {
    const [cr, cg, cb] = channels(candidate);
    const distance = 2 * (r - cr) ** 2 + 4 * (g - cg) ** 2 + 3 * (b - cb) ** 2;
    if (distance < least) {
      least = distance;
      best = name as ColorName;
    }
  }
  return best;
}

/** The lively colors among a photo's main colors, strongest first, as words. */
export function livelyColors(palette: readonly string[]): ColorName[] {
  const named = palette.map(nearestColor).filter((name) => !neutrals.has(name));
  return [...new Set(named)];
}
