import { bands, tracks, view, wash } from './fillings/colors.ts';
import { edge, fill, materialOf, poured, type Fill } from './fillings/fill.ts';
import { fillings, type FillingId } from './fillings/pieces.data.ts';
import { toneOf } from './paper/tones.ts';
import type { Spot, Stage } from './stage.ts';

interface Carried {
  stage: Stage;
  tone: string;
  /** The supply that the part is made of. */
  supplyId: string;
  /** On a step's small picture: no shadows, and fillings so many times as wide; 0 for the whole picture. */
  sparse: number;
  more: readonly number[];
}

const fillingIds = Object.keys(fillings) as FillingId[];

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
  /** Laid full of what the part is made of, as that looks: so many times as large, and so many of it. */
  filled: (spot, carried) => fill(carried.stage, spot, howFilled(carried)) + carried.stage.features(spot),
  edged: (spot, carried) => edge(carried.stage, spot, howFilled(carried)),
  ...Object.fromEntries(
    fillingIds.flatMap((id) => [
      [
        `of-${id}`,
        (spot: Spot, carried: Carried) =>
          fill(carried.stage, spot, { ...howFilled(carried), filling: id }) + carried.stage.features(spot),
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
  /** Its face and what it is known by, and nothing else. */
  details: (spot, { stage }) => stage.features(spot),
  /** Every piece's outline drawn with a pen. */
  inked: (spot, { stage, tone, more }) => stage.inked(spot, color(stage, tone), more[0] ?? 1),
};

/** `own` for what the material is, else colors with a stroke between them. */
const tonesOf = (stage: Stage, tone: string): string[] | null =>
  tone === 'own' ? null : tone.split('/').map((one) => color(stage, one));

function howFilled({ stage, tone, supplyId, sparse, more }: Carried): Fill {
  const [scale = 1, count = 0, heaps = 1] = more;
  const material = materialOf(stage, supplyId);
  return {
    filling: material.filling,
    tones: tonesOf(stage, tone) ?? material.tones,
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
  /^(of|edge)-|^(filled|edged|wash|tracks|bands|inked|poured|details)$/.test(word) || edges.has(word);

export const isCarriedWay = (word: string): boolean => word in ways;

/** A row that shows the subject. */
export function drawCarried(
  stage: Stage,
  row: string,
  { sparse, supplyId }: Pick<Carried, 'sparse' | 'supplyId'>,
): string {
  const [way = '', tone = 'a', ...words] = row.split(' ');
  const [x = 0, y = 0, w = 100, h = 100, ...more] = words.map(Number);
  return ways[way]?.({ x, y, w, h }, { stage, tone, supplyId, sparse, more }) ?? '';
}
