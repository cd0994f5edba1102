/** Colors as `#rrggbb`, and what WCAG says of two of them. */
type Channels = readonly [red: number, green: number, blue: number];

const channelsOf = (hex: string): Channels =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Channels;

const toHex = (channels: readonly number[]): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

function luminance(hex: string): number {
  const [red, green, blue] = channelsOf(hex).map((channel) => {
    const value = channel / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as unknown as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(first: string, second: string): number {
  const [high, low] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** So much of the second, from 0 to 1, in the first. */
export function mixed(first: string, second: string, share: number): string {
  const other = channelsOf(second);
  return toHex(channelsOf(first).map((channel, at) => channel * (1 - share) + (other[at] ?? 0) * share));
}

/** What text needs on what it lies on. */
const leastTextContrast = 4.5;

export const readsOn = (text: string, surface: string): boolean =>
  contrast(text, surface) >= leastTextContrast;

const steps = 100;

/** The tone nearest to a color, on its way to black or white, that suits; the end of that way where nothing before it does. */
export function nearestTone(
  color: string,
  end: '#000000' | '#ffffff',
  suits: (tone: string) => boolean,
): string {
  for (let step = 0; step < steps; step += 1) {
    const tone = mixed(color, end, step / steps);
    if (suits(tone)) return tone;
  }
  return end;
}

/** A tone of the color for text on light surfaces. */
export const toneForLight = (color: string, surfaces: readonly string[]): string =>
  nearestTone(color, '#000000', (tone) => surfaces.every((surface) => readsOn(tone, surface)));
