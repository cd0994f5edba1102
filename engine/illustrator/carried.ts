import type { Rows } from './paper/notation.ts';
import { toneOf } from './paper/tones.ts';
import type { Spot, Stage } from './stage.ts';

/** Textures that fill a figure: what it is made of shows only where the figure is. */
type Texture = (tone: string, spots: readonly (readonly [number, number])[]) => Rows;

const textures: Record<string, Texture> = {
  tiles: (tone, spots) =>
    spots.map(([x, y], i) => `r_ ${[tone, 'w', `${tone}-`][i % 3]} ${x} ${y} 9 9 1 ${(i * 37) % 50}`),
  scraps: (tone, spots) =>
    spots.map(([x, y], i) => {
      const far = 7 + ((i * 5) % 4);
      return `p_ ${[tone, 'w', `${tone}-`, 'yellow'][i % 4]} ${x - far} ${y - far} ${x + far} ${y - far + 3} ${x + far - 2} ${y + far} ${x - far + 2} ${y + far - 3}`;
    }),
  dots: (tone, spots) => spots.map(([x, y], i) => `o_ ${[tone, 'w', `${tone}-`][i % 3]} ${x} ${y} 3.400`),
  grains: (tone, spots) =>
    spots.flatMap(([x, y], i) => [
      `o_ ${i % 2 === 0 ? tone : 'w'} ${x} ${y} 1.600`,
      `o_ ${tone}- ${x + 4} ${y + 5} 1.300`,
    ]),
  tufts: (tone, spots) => spots.map(([x, y], i) => `y_ ${[tone, 'w', `${tone}+`][i % 3]} ${x} ${y} 8 7 7 .2`),
  swirls: (tone, spots) =>
    spots.map(([x, y], i) => `i_ ${[tone, 'w', `${tone}-`][i % 3]} ${x} ${y} 8 2 1.700 ${(i * 70) % 360}`),
  crosses: (tone, spots) =>
    spots.flatMap(([x, y]) => [
      `z_ ${tone} 1.500 ${x - 3} ${y - 3} ${x + 3} ${y + 3}`,
      `z_ ${tone} 1.500 ${x - 3} ${y + 3} ${x + 3} ${y - 3}`,
    ]),
  hatching: (tone, spots) => spots.map(([x, y]) => `z_ ${tone} 1.200 ${x - 6} ${y + 5} ${x + 6} ${y - 5}`),
  strands: (tone, spots) =>
    spots.map(
      ([x, y]) => `l_ ${tone} 1.600 ${x - 8} ${y + 1} ${x - 3} ${y - 2} ${x + 3} ${y + 2} ${x + 8} ${y}`,
    ),
};
/** How far apart the pieces of a texture lie. */
const gaps: Record<string, number> = {
  tiles: 10,
  scraps: 15,
  dots: 9,
  grains: 11,
  tufts: 14,
  swirls: 16,
  crosses: 8,
  hatching: 11,
  strands: 9,
};

interface Carried {
  stage: Stage;
  tone: string;
  /** On a step's small picture: no shadows, and textures so many times as wide; 0 for the whole picture. */
  sparse: number;
  more: readonly number[];
}

function textured(name: string, spot: Spot, { stage, tone, sparse }: Carried): string {
  const gap = (gaps[name] ?? 10) * Math.max(1, sparse);
  const [across, down] = [Math.floor(spot.w / gap) + 1, Math.floor(spot.h / gap) + 1];
  const spots = Array.from({ length: across * down }, (_, i): [number, number] => [
    Math.round(spot.x + ((i % across) - (across - 1) / 2) * gap + (stage.random.next() - 0.5) * gap * 0.3),
    Math.round(
      spot.y + (Math.floor(i / across) - (down - 1) / 2) * gap + (stage.random.next() - 0.5) * gap * 0.3,
    ),
  ]);
  const rows = textures[name]?.(tone, spots) ?? [];
  return stage.within(spot, stage.faint(0.75, stage.rows(rows, [0, 0, 1], true))) + stage.features(spot);
}

/** The ways in which a craft can show the subject that it carries: `name tone x y width height …`. */
const ways: Record<string, (spot: Spot, carried: Carried) => string> = {
  /** Cut out and laid on, in the subject's colors. */
  figure: (spot, { stage, sparse }) => stage.figure({ ...spot, flat: sparse > 0 }),
  /** Drawn or painted: it lies in the sheet. */
  painted: (spot, { stage }) => stage.figure({ ...spot, flat: true }),
  face: (spot, { stage, sparse }) => stage.figure({ ...spot, flat: sparse > 0, part: 'face' }),
  /** One tone, without details: felt, foil, a silhouette. */
  shape: (spot, { stage, tone, sparse }) =>
    sparse > 0
      ? stage.silhouette(spot, color(stage, tone))
      : stage.figure({ ...spot, mono: color(stage, tone) }),
  /** One tone, its details left open: a print, a stencil, a cut. */
  print: (spot, { stage, tone }) => stage.print(spot, color(stage, tone), color(stage, 'w')),
  /** An edge around it, and the same where a figure is cut out of something thick. */
  rim: (spot, { stage, tone, more }) => stage.rim(spot, color(stage, tone), more[0] ?? 3),
  card: (spot, { stage, tone, sparse, more }) =>
    sparse > 0
      ? stage.rim(spot, color(stage, tone), more[0] ?? 3)
      : stage.card(spot, color(stage, tone), more[0] ?? 3),
  stitched: (spot, { stage, tone, more }) =>
    stage.stitched(spot, [color(stage, 'a'), color(stage, tone)], more[0] ?? 4),
  /** Bent from something fuzzy: its outlines alone. */
  bent: (spot, { stage, sparse }) => (sparse > 0 ? stage.outlines(spot) : stage.fuzzy(spot)),
  ...Object.fromEntries(
    Object.keys(textures).map((name) => [
      name,
      (spot: Spot, carried: Carried): string => textured(name, spot, carried),
    ]),
  ),
};

const color = (stage: Stage, tone: string): string => toneOf(tone, stage.palette);

const edges: ReadonlySet<string> = new Set(['rim', 'card', 'stitched']);

/** Whether it only fills or frames what is there already. */
export const isTexture = (word: string): boolean => word in textures || edges.has(word);

export const isCarriedWay = (word: string): boolean => word in ways;

/** A row that shows the subject. */
export function drawCarried(stage: Stage, row: string, sparse: number): string {
  const [way = '', tone = 'a', ...words] = row.split(' ');
  const [x = 0, y = 0, w = 100, h = 100, ...more] = words.map(Number);
  return ways[way]?.({ x, y, w, h }, { stage, tone, sparse, more }) ?? '';
}
