import { hashOf } from '#engine/random/hash.ts';
import { seeded } from '#engine/random/seeded.ts';
import { roundedOff } from './compact.ts';
import { boundsOf, lay } from './paper/lay.ts';
import { cutRows, type Rows } from './paper/notation.ts';
import { lighter, mix, type Palette } from './paper/tones.ts';
import { propFor } from './prop-for.ts';
import { props } from './props.ts';

const size = 200;
const most = 138;
/** Papers for things that come in all colors; each thing keeps its own. */
const lively = ['#3e6bd6', '#d9496f', '#ec7a3c', '#4c9b6c', '#8a5bc0', '#2a9d9d'] as const;
const under: Rows = ['b_ g -94 -22 -62 -86 8 -94 80 -68 95 8 64 84 -18 94 -84 62'];

function paletteOf(seed: number): Palette {
  const p = lively[seed % lively.length] ?? lively[0];
  const a = lively[(seed + 2) % lively.length] ?? lively[0];
  return { a, b: '#f4bd4f', c: '#93b4f4', p, g: lighter(mix(p, '#c9dcf6', 0.55), 0.66) };
}

export const isDrawn = (name: string): boolean => propFor(name) !== undefined;

/** A thing of the craft table as a small picture on its scrap of paper; null for what the house has no drawing of. */
export function drawSupply(name: string): string | null {
  const prop = propFor(name);
  if (!prop) return null;
  const seed = hashOf(name.toLowerCase());
  const hand = { palette: paletteOf(seed), face: [] };
  const cut = (rows: Rows, placing: { x: number; y: number; scale: number }) =>
    cutRows(rows, { ...hand, random: seeded(seed), placing });
  const [left, top, right, bottom] = boundsOf(cut(props[prop], { x: 0, y: 0, scale: 1 }));
  const scale = most / Math.max(right - left, bottom - top);
  const thing = cut(props[prop], {
    x: size / 2 - ((left + right) / 2) * scale,
    y: size / 2 - ((top + bottom) / 2) * scale,
    scale,
  });
  const ground = cut(under, { x: size / 2, y: size / 2, scale: 1 });
  const drawn = lay(ground, { shadow: 0 }) + lay(thing, { shadow: 2.4 });
  return roundedOff(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}">${drawn}</svg>`,
  );
}
