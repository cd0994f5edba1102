import { findSupply } from '#engine/supplies/catalog.ts';
import type { Point } from '#engine/illustrator/paper/curve.ts';
import { boundsOf } from '#engine/illustrator/paper/lay.ts';
import type { Rows } from '#engine/illustrator/paper/notation.ts';
import type { Stamp } from '#engine/illustrator/paper/stamp.ts';
import { distance, lighter, luminance, mix, sheets, toneOf } from '#engine/illustrator/paper/tones.ts';
import type { Spot, Stage } from '#engine/illustrator/stage.ts';
import { alongEdge, fieldOf, isInside, nearestEdge, sizeOf, type Field } from './fields.ts';
import { fillingOf } from './filling-of.ts';
import { fillings, type Filling, type FillingId } from './pieces.data.ts';

export interface Fill {
  filling: FillingId;
  /** The material's own colors; null where it comes in the colors of the figure. */
  tones: readonly string[] | null;
  /** How many times as large as usual the pieces are. */
  scale: number;
  /** Two heaps: the first color on the left, the second on the right, mixed where they meet. */
  isParted?: boolean;
  /** How many there are; 0 for as many as there is room for. */
  count: number;
  /** On a step's small picture the pieces lie so many times as far apart; 0 for the whole picture. */
  sparse: number;
}

/** A natural thing is never all of one color. */
const handful = (tone: string): string[] => [tone, lighter(tone, 0.22), mix(tone, '#1d1a33', 0.16)];

/** What a slot's supply looks like as a filling, and in which colors. */
export function materialOf(stage: Stage, supplyId: string): Pick<Fill, 'filling' | 'tones'> {
  const supply = findSupply(supplyId);
  const filling = fillingOf(supply);
  const mixed = (fillings[filling] as Filling).tones;
  if (mixed) return { filling, tones: mixed.map((tone) => toneOf(tone, stage.palette)) };
  if (supply === null || supply.tone === 'any') return { filling, tones: null };
  const tone = supply.tone === 'clear' ? 'glass' : supply.tone.replaceAll(' ', '-');
  return { filling, tones: handful(toneOf(tone, stage.palette)) };
}

/** The parts of the figure show in its material too: pale for the pale ones, dark for the dark and the other ones. */
function inMaterial(tone: string, own: string, main: string): string {
  const off = luminance(own) - luminance(main);
  if (off > 0.2) return lighter(tone, 0.5);
  return off < -0.12 || distance(own, main) > 0.3 ? mix(tone, sheets.ink, 0.3) : tone;
}

const mainTone = (fields: readonly Field[]): string =>
  fields.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0]?.tone ?? sheets.cream;

/** Where the pieces go: rows like bricks, those of tiles from the bottom up. */
function places(spot: Spot, gap: number, isTiled: boolean): Point[] {
  const down = gap * (isTiled ? 0.78 : 0.88);
  const rows = Math.ceil(spot.h / down) + 2;
  const across = Math.ceil(spot.w / gap) + 2;
  const found = Array.from({ length: rows * across }, (_, i): Point => {
    const row = Math.floor(i / across);
    const x = ((i % across) - (across - 1) / 2 + (row % 2 === 0 ? 0 : 0.5)) * gap;
    return [spot.x + x, spot.y + (row - (rows - 1) / 2) * down];
  });
  return isTiled ? found.toReversed() : found;
}

/** So many of them, from all over. */
const evenly = <T>(all: readonly T[], count: number): T[] =>
  count === 0 || all.length <= count
    ? [...all]
    : Array.from({ length: count }, (_, at) => all[Math.floor((at * all.length) / count)] as T);

/** Places in the figure, as many as are asked for where there is room. */
function placesIn(
  stage: Stage,
  spot: Spot,
  { filling, scale, count, sparse, fields }: Fill & { fields: readonly Field[] },
): Point[] {
  const { gap, lie }: Filling = fillings[filling];
  const loose = typeof lie === 'number' ? 0.06 : 0.22;
  let wide = gap * scale * Math.max(1, sparse * 0.9) * (count > 0 && sparse === 0 ? 2 : 1);
  for (;;) {
    const shift = (): number => (stage.random.next() - 0.5) * wide * loose;
    const found = places(spot, wide, lie === 'tiles')
      .map(([x, y]) => stage.pointAt(x + shift(), y + shift()))
      .filter((point) => fields.some((field) => isInside(field, point)));
    if (count === 0 || sparse > 0 || found.length >= count || wide < gap * scale * 0.5)
      return evenly(found, count);
    wide *= 0.95;
  }
}

type ToneAt = (field: Field, point: Point, picked: number) => string;

/** Which color a piece has: that of the figure there, or one of the material's own. */
function tonesFor(fields: readonly Field[], { filling, tones, isParted }: Fill): ToneAt {
  if (tones === null) return ({ tone }) => tone;
  const main = mainTone(fields);
  const pick = (at: number): string => tones[at % tones.length] as string;
  // Where something was peeled off, the same sheet shows everywhere.
  if (filling === 'spot') return () => pick(0);
  const own = [...new Set(fields.map(({ tone }) => tone))];
  // Beans of several colors are sorted: each part of the figure gets a color of its own.
  if ('tones' in fillings[filling]) return ({ tone }) => pick(own.indexOf(tone));
  if (isParted) {
    const left = Math.min(...fields.map(({ box }) => box[0]));
    const wide = Math.max(...fields.map(({ box }) => box[2])) - left;
    return (_, [x], picked) => pick((x - left) / wide + (picked - 0.5) * 0.2 < 0.5 ? 0 : 1);
  }
  return ({ tone }, _, picked) => inMaterial(pick(Math.floor(picked * 97)), tone, main);
}

/** What is laid full: where it lies, and the sheets of which it is cut. */
interface Filled {
  spot: Spot;
  fields: readonly Field[];
  toneAt: ToneAt;
}

function laidFull(stage: Stage, { spot, fields, toneAt }: Filled, how: Fill): string {
  const { pieces, lie }: Filling = fillings[how.filling];
  const [, top] = stage.pointAt(spot.x, spot.y - spot.h / 2);
  const high = spot.h * stage.unit;
  const stamps = placesIn(stage, spot, { ...how, fields }).map((point): Stamp => {
    const [turned, which, picked] = [0, 0, 0].map(() => stage.random.next()) as [number, number, number];
    const field = fields.findLast((one) => isInside(one, point)) as Field;
    const turns: Record<'any' | 'along' | 'tiles' | 'thirds', () => number> = {
      any: () => turned * 360,
      along: () => nearestEdge(field, point).runs + (turned - 0.5) * 16,
      tiles: () => (turned - 0.5) * 30,
      thirds: () => [0, 90, 45][Math.floor((3 * (point[1] - top)) / high)] ?? 45,
    };
    return {
      at: point,
      turn: typeof lie === 'number' ? lie : turns[lie](),
      which: Math.floor(which * pieces.length),
      tone: toneAt(field, point, picked),
    };
  });
  const flat = how.sparse > 0;
  return stage.stamped(pieces, stamps, { scale: flat ? how.scale * 1.25 : how.scale, flat });
}

/** The figure as it looks when it is laid full of something. */
export function fill(stage: Stage, spot: Spot, how: Fill): string {
  const fields = stage.pieces(spot).map(fieldOf);
  return laidFull(stage, { spot, fields, toneAt: tonesFor(fields, how) }, how);
}

/** Cut shapes covered with pieces: each in one of the tones of a handful, where the material has none of its own. */
export function cover(stage: Stage, rows: Rows, how: Fill): string {
  const shapes = stage.piecesOf(rows);
  const fields = shapes.map(fieldOf);
  const toneAt: ToneAt = ({ tone }, _, picked) => {
    const tones = how.tones ?? handful(tone);
    return tones[Math.floor(picked * 97) % tones.length] as string;
  };
  const [left, top, right, bottom] = boundsOf(shapes).map((px) => px / stage.unit - 100) as Box;
  const spot = { x: (left + right) / 2, y: (top + bottom) / 2, w: right - left, h: bottom - top };
  return laidFull(stage, { spot, fields, toneAt }, how);
}

type Box = [number, number, number, number];

/** Squares of a grid, each full of one piece or empty, as many of them across as down as the scale says. */
export function pixels(stage: Stage, spot: Spot, how: Fill): string {
  const across = how.scale;
  const fields = stage.pieces(spot).map(fieldOf);
  const toneAt = tonesFor(fields, how);
  const wide = spot.w / across;
  const samples = [-0.3, 0, 0.3].flatMap((x) => [-0.3, 0, 0.3].map((y) => [x, y] as const));
  const squares = Array.from({ length: across * across }, (_, i): Stamp | null => {
    const [col, row] = [(i % across) + 0.5 - across / 2, Math.floor(i / across) + 0.5 - across / 2];
    const at = (x: number, y: number): Point =>
      stage.pointAt(spot.x + (col + x) * wide, spot.y + (row + y) * wide);
    const seen = samples.flatMap(([x, y]) => {
      const point = at(x, y);
      const field = fields.findLast((one) => isInside(one, point));
      return field ? [toneAt(field, point, stage.random.next())] : [];
    });
    if (seen.length < samples.length / 2) return null;
    const counted = (tone: string): number =>
      seen.filter((one) => one === tone).length * (isDark(tone) ? 2.5 : 1);
    const [tone = sheets.ink] = seen.toSorted((a, b) => counted(b) - counted(a));
    return { at: at(0, 0), turn: 0, which: 0, tone };
  });
  // A square that touches no other belongs to something too thin for the grid.
  const stamps = squares.filter(
    (one, i): one is Stamp =>
      one !== null && [i - 1, i + 1, i - across, i + across].some((near) => squares[near]),
  );
  const { pieces, gap }: Filling = fillings[how.filling];
  return stage.stamped(pieces, stamps, { scale: (wide / gap) * 0.86, flat: how.sparse > 0 });
}

/** The same along the outline only, end to end. */
export function edge(stage: Stage, spot: Spot, { filling, tones, scale, sparse }: Fill): string {
  const { pieces, gap, lie }: Filling = fillings[filling];
  const fields = stage
    .pieces(spot)
    .filter((piece) => piece.lift > 0)
    .map(fieldOf);
  const long = filling === 'twig' || filling === 'blade' || filling === 'bar' ? 2.6 : 1;
  const step = gap * scale * long * stage.unit * Math.max(1, sparse * 0.6);
  const stamps = alongEdge(fields, step).map(({ at, runs }, index): Stamp => ({
    at,
    turn: typeof lie === 'number' ? lie : runs,
    which: index % pieces.length,
    tone: (tones ?? [mainTone(fields)])[index % (tones?.length ?? 1)] as string,
  }));
  return stage.stamped(pieces, stamps, { scale, flat: sparse > 0 });
}

const isDark = (tone: string): boolean => luminance(tone) < 0.16;

/** Fine stuff poured over glue, in the colors of the figure; with one color only, its dark fields stay bare. */
export function poured(stage: Stage, spot: Spot, how: Fill): string {
  const stuff = how.tones?.[0];
  const line = stage.inked(spot, stuff === undefined ? sheets.ink : sheets.umber, 1.4);
  if (stuff === undefined) return stage.recolored(spot, (tone) => tone) + fill(stage, spot, how) + line;
  const bare = mix(sheets.wood, sheets.cream, 0.25);
  return (
    stage.recolored(spot, (tone) => (isDark(tone) ? bare : stuff)) +
    stage.within(spot, fill(stage, spot, { ...how, tones: [stuff] })) +
    line +
    stage.features(spot, { tones: [sheets.ink, sheets.paper] })
  );
}
