import { backdropOf } from './backdrop.ts';
import { bands, tracks, view, wash } from './fillings/colors.ts';
import { cover, edge, fill, materialOf, pixels, poured, type Fill } from './fillings/fill.ts';
import { fillings, type FillingId } from './fillings/pieces.data.ts';
import type { Rows } from './paper/notation.ts';
import { sheets, toneOf } from './paper/tones.ts';
import { bits, placedWays, type Carried } from './placed.ts';
import type { Spot, Stage } from './stage.ts';

const fillingIds = Object.keys(fillings) as FillingId[];

/** The ways in which a craft can show the subject that it carries: `name tone x y width height …`. */
const ways: Record<string, (spot: Spot, carried: Carried) => string> = {
  /** Cut out and laid on, in the subject's colors. */
  figure: (spot, { stage, sparse }) => stage.figure({ ...spot, flat: sparse > 0 }),
  /** The same where `y` is the ground that it stands on. */
  standing: (spot, { stage, sparse }) => stage.figure({ ...spot, foot: true, flat: sparse > 0 }),
  /** Drawn or painted: it lies in the sheet, turned by so many degrees. */
  painted: (spot, { stage, more }) => {
    const drawn = stage.figure({ ...spot, flat: true });
    return more[0] ? stage.tilt(more[0], [spot.x, spot.y], drawn) : drawn;
  },
  ...placedWays,
  face: (spot, { stage, sparse }) => stage.figure({ ...spot, flat: sparse > 0, part: 'face' }),
  /** One tone, without details: felt, foil, a silhouette. */
  shape: (spot, { stage, tone, sparse }) =>
    sparse > 0
      ? stage.silhouette(spot, color(stage, tone))
      : stage.figure({ ...spot, mono: color(stage, tone) }),
  /** One tone, its details left open: a print, a stencil, a cut. */
  print: (spot, { stage, tone }) => stage.print(spot, color(stage, tone), color(stage, 'w')),
  /** The same as it lies on the block that prints it. */
  mirrored: (spot, { stage, tone }) =>
    stage.mirror(spot.x, stage.print(spot, color(stage, tone), color(stage, 'w'))),
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
  /** Laid full of what the part is made of, as that looks: so many times as large, and so many of it. */
  filled: (spot, carried) =>
    filledWith(howFilled(carried).filling, spot, carried) + featuresIn(spot, carried),
  /** The same without anything laid on it. */
  packed: (spot, carried) => fill(carried.stage, spot, howFilled(carried)),
  /** Square by square on a grid of so many squares across. */
  pixels: (spot, carried) => pixels(carried.stage, spot, howFilled(carried)),
  edged: (spot, carried) => edge(carried.stage, spot, howFilled(carried)),
  ...Object.fromEntries(
    fillingIds.flatMap((id) => [
      [
        `of-${id}`,
        (spot: Spot, carried: Carried) => filledWith(id, spot, carried) + carried.stage.features(spot),
      ],
      [
        `edge-${id}`,
        (spot: Spot, carried: Carried) => edge(carried.stage, spot, { ...howFilled(carried), filling: id }),
      ],
    ]),
  ),
  wash: (spot, { stage, tone }) => wash(stage, spot, tonesOf(stage, tone) ?? []),
  tracks: (spot, { stage, tone }) => tracks(stage, spot, tonesOf(stage, tone) ?? []),
  bands: (spot, { stage, tone, more }) =>
    bands(stage, spot, { tones: tonesOf(stage, tone) ?? [], high: more[0] ?? 9 }),
  /** Poured field by field: with one color only, every second field stays bare. */
  poured: (spot, carried) => poured(carried.stage, spot, howFilled(carried)),
  view: (spot, { stage }) => view(stage, spot),
  /** The place where the subject is at home, filling a sheet behind it. */
  place: ({ x, y, w, h }, { stage }) => {
    const scale = w / 200;
    const far = stage.rows(backdropOf(stage.place), [x, y + h / 2 - 84 * scale, scale], true);
    return stage.withinRows([`r w ${x} ${y} ${w} ${h} 5`], far);
  },
  /** Its face and what it is known by, and nothing else; in one color where one is told. */
  details: (spot, { stage, tone }) =>
    stage.features(spot, tone === 'own' ? {} : { instead: color(stage, tone) }),
  /** Every piece's outline drawn with a pen. */
  inked: (spot, { stage, tone, sparse, more }) =>
    stage[sparse > 0 ? 'traced' : 'inked'](spot, color(stage, tone), more[0] ?? 1),
};

/** Scribbles and straws are cut off at the outline; everything else is laid inside it. */
function filledWith(id: FillingId, spot: Spot, carried: Carried): string {
  const filled = fill(carried.stage, spot, { ...howFilled(carried), filling: id });
  return (id === 'scribble' || id === 'bar') && carried.sparse === 0
    ? carried.stage.within(spot, filled)
    : filled;
}

/** The face as it shows on a material that has colors of its own: dark and light, nothing else. */
function featuresIn(spot: Spot, { stage, tone, supplyId }: Carried): string {
  const { tones } = materialOf(stage, supplyId);
  if (tone !== 'own' || tones === null) return stage.features(spot);
  return stage.features(spot, { tones: [sheets.ink, sheets.paper] });
}

/** `own` for what the material is, `field` for what the figure is, else colors with a stroke between them. */
const tonesOf = (stage: Stage, tone: string): string[] | null =>
  tone === 'own' || tone === 'field' ? null : tone.split('/').map((one) => color(stage, one));

function howFilled({ stage, tone, supplyId, sparse, more }: Carried): Fill {
  const [scale = 1, count = 0, heaps = 1] = more;
  const material = materialOf(stage, supplyId);
  return {
    filling: material.filling,
    tones: tone === 'field' ? null : (tonesOf(stage, tone) ?? material.tones),
    scale,
    count,
    isParted: heaps === 2,
    sparse,
  };
}

const color = (stage: Stage, tone: string): string => toneOf(tone, stage.palette);

const edges: ReadonlySet<string> = new Set(['rim', 'card', 'stitched']);

/** Whether it only fills or frames what is there already. */
export const isTexture = (word: string): boolean =>
  /^(of|edge)-|^(filled|packed|edged|wash|tracks|bands|inked|poured|details|bits|eyes|strung|place)$|^cover/.test(
    word,
  ) || edges.has(word);

/** Ways that show no figure of their own, only something on it or on what the part shows so far. */
const without: ReadonlySet<string> = new Set(['bits', 'strings', 'strung', 'eyes', 'hole', 'place']);

export const isCarriedWay = (word: string): boolean =>
  word in ways || word === 'bits' || word.startsWith('cover');

export const isFigureWay = (word: string): boolean => word in ways && !without.has(word);

/** `cover tone scale cut`, or `cover-button …`: what the part shows so far, covered, and cut off at its edge where asked. */
function covered(
  stage: Stage,
  row: string,
  { before, ...made }: Pick<Carried, 'sparse' | 'supplyId'> & { before: Rows },
): string {
  const [way = '', tone = 'own', scale = '1', cut = '0'] = row.split(' ');
  const [, id = ''] = way.split('cover-');
  const how = howFilled({ stage, tone, ...made, more: [Number(scale)] });
  const filling = fillingIds.find((one) => one === id);
  const laid = cover(stage, before, filling ? { ...how, filling } : how);
  return cut === '1' ? stage.withinRows(before, laid) : laid;
}

/** A row that shows the subject. */
export function drawCarried(
  stage: Stage,
  row: string,
  { sparse, supplyId, before }: Pick<Carried, 'sparse' | 'supplyId'> & { before: Rows },
): string {
  const [way = '', tone = 'a', ...words] = row.split(' ');
  if (way.startsWith('cover')) return covered(stage, row, { sparse, supplyId, before });
  if (way === 'bits') return bits({ stage, tone, supplyId, sparse, more: words.map(Number) });
  const [x = 0, y = 0, w = 100, h = 100, ...more] = words.map(Number);
  return ways[way]?.({ x, y, w, h }, { stage, tone, supplyId, sparse, more }) ?? '';
}
