/** How finely colors are told apart: the top three bits of each channel. */
const shift = 5;
const mostColors = 5;
/** Two of the palette differ at least by this much, summed over the channels. */
const leastDifference = 90;

interface Bucket {
  count: number;
  red: number;
  green: number;
  blue: number;
}
type Color = readonly [number, number, number];

const toHex = (color: Color): string =>
  `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** Lively colors count for more than the table they lie on. */
function weigh({ count, red, green, blue }: Bucket): number {
  const mean = [red, green, blue].map((sum) => sum / count);
  const chroma = Math.max(...mean) - Math.min(...mean);
  return count * (1 + chroma / 64);
}

const differs = (a: Color, b: Color): boolean =>
  Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2]) >= leastDifference;

/** The main colors of RGB pixels, strongest first. */
export function mainColors(pixels: Uint8Array): string[] {
  const buckets = new Map<number, Bucket>();
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    const key = ((red >> shift) << 6) | ((green >> shift) << 3) | (blue >> shift);
    const bucket = buckets.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 };
    buckets.set(key, {
      count: bucket.count + 1,
      red: bucket.red + red,
      green: bucket.green + green,
      blue: bucket.blue + blue,
    });
  }
  const chosen: Color[] = [];
  for (const { count, red, green, blue } of [...buckets.values()].sort((a, b) => weigh(b) - weigh(a))) {
    const color: Color = [red / count, green / count, blue / count];
    if (chosen.every((other) => differs(color, other))) chosen.push(color);
    if (chosen.length === mostColors) break;
  }
  return chosen.map(toHex);
}
