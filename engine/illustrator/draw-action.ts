import type { StepAction } from '#contract/ideas.ts';
import { seeded } from '#engine/random/seeded.ts';
import { mostStepBytes, roundedOff } from './compact.ts';
import { boundsOf, lay } from './paper/lay.ts';
import { cutRows, type Rows } from './paper/notation.ts';
import { firstClear, lighter, mix, type Palette } from './paper/tones.ts';
import { propFor } from './prop-for.ts';
import { workAids } from './prop-words.data.ts';
import { props, type PropName } from './props.ts';

/** The tool a hand holds for an action, and the mark it leaves on the work. */
interface Scene {
  tool?: PropName;
  /** The first thing that the step names comes onto another, as a bead comes onto a cord. */
  comesOn?: true;
  /** What is worked on when the step names nothing that can be drawn. */
  work?: PropName;
  /** On the work, in its own square. */
  mark: Rows;
}

const dashes = 'z_ ink 3 -70 -30 -50 -26';
const scenes: Partial<Record<StepAction, Scene>> = {
  draw: { tool: 'pencil', mark: ['l_ ink 4 -60 30 -40 -10 -14 26 10 -14 24 10'] },
  color: { tool: 'crayon', mark: ['l_ red 7 -66 20 -50 -24 -40 22 -24 -24 -14 22 2 -24 10 14'] },
  cut: {
    tool: 'scissors',
    mark: [dashes, 'z_ ink 3 -40 -22 -20 -18', 'z_ ink 3 -10 -16 10 -8', 'z_ ink 3 18 -4 34 8'],
  },
  tear: {
    mark: [
      'p^ p+ 8 -46 20 -30 10 -16 24 -2 12 14 22 30 10 46 62 52 70 -52',
      'l_ ink 3 -84 -20 -92 0 -84 20',
      'l_ ink 3 92 -20 100 0 92 20',
    ],
  },
  fold: {
    mark: [
      'p^ p+ -56 52 56 -56 60 54',
      'z_ ink 3 -56 52 56 -56',
      'l_ ink 4 -10 -60 -50 -54 -66 -20',
      'p_ ink -76 -26 -56 -26 -68 -8',
    ],
  },
  roll: {
    mark: ['i^ p- 0 0 44 2.500 10', 'l_ ink 4 -64 -30 -50 -62 -10 -72', 'p_ ink -14 -82 -12 -62 8 -74'],
  },
  glue: {
    tool: 'glue',
    mark: ['d light-blue 7 -50 20 -28 -8 -6 18', 'b light-blue 4 -14 26 -18 30 4 10 10'],
  },
  tape: { tool: 'tape', mark: ['r yellow+ -30 0 64 20 1 -18'] },
  tie: {
    tool: 'string',
    mark: [
      'bm^ wood -2 0 -40 -30 -44 14',
      'o wood- 0 0 9',
      'l wood 7 -4 6 -24 40 -30 60',
      'l wood 7 4 6 22 40 26 60',
    ],
  },
  paint: { tool: 'brush', mark: ['b_ p -70 0 -40 -30 0 -22 34 -34 40 0 0 16 -30 10 -60 26'] },
  print: { tool: 'sponge', mark: ['s_ p -40 -24 5 22 10', 's_ p 10 10 5 22 10', 's_ p -40 40 5 22 10'] },
  shape: { work: 'dough', mark: ['l_ ink 4 -60 -40 -76 -16 -70 12', 'l_ ink 4 60 -40 76 -16 70 12'] },
  thread: { tool: 'bead', work: 'string', comesOn: true, mark: ['l_ p 5 -80 20 -40 0 0 20 60 -10'] },
  sew: { tool: 'needle', mark: ['z_ ink 4 -70 0 -54 0', 'z_ ink 4 -42 0 -26 0', 'z_ ink 4 -14 0 2 0'] },
  weave: {
    mark: [
      'z^ p 15 -70 -30 70 -30',
      'z^ c 15 -70 4 70 4',
      'z^ p 15 -70 38 70 38',
      'z w 15 -40 -56 -40 -20',
      'z w 15 0 -14 0 20',
      'z w 15 40 -56 40 -20',
      'z w 15 -40 22 -40 60',
      'z w 15 40 22 40 60',
    ],
  },
  fill: { work: 'cup', mark: ['d^ yellow 7 -20 -76 4 -60 -10 -46'] },
  mix: { tool: 'spoon', work: 'bowl', mark: ['l_ sand 5 -40 -6 0 4 40 -6'] },
  decorate: { tool: 'button', comesOn: true, mark: ['s_ yellow -50 -30 5 16 7', 'h_ red -20 30 12'] },
  poke: { tool: 'pencil', mark: ['o_ ink 0 14 10 7'] },
  dry: {
    mark: [
      's yellow -50 -56 12 34 22',
      'o_ orange -50 -56 15',
      'l_ ink 4 20 -30 30 -14 20 2 30 18',
      'l_ ink 4 50 -30 60 -14 50 2 60 18',
    ],
  },
};

/** Held with the tip on the work, so turned around. */
const tipped: ReadonlySet<string> = new Set([
  'pencil',
  'brush',
  'crayon',
  'marker',
  'spoon',
  'scissors',
  'glue',
]);

const aids: ReadonlySet<PropName> = new Set(workAids);

/** Hands take a sheet of what comes as a roll, a box or a book. */
const asSheet: Partial<Record<PropName, PropName>> = {
  toiletroll: 'paper',
  streamer: 'paper',
  giftwrap: 'paper',
  magazine: 'paper',
  cerealbox: 'card',
};

interface ActionPicture {
  action: StepAction;
  /** What the hands use, by name. */
  uses: readonly string[];
  /** Main color first. */
  colors: readonly string[];
  seed: number;
}

const size = 320;
const unit = size / 200;

function paletteOf(colors: readonly string[]): Palette {
  const tones = colors.map((hex) => hex.toLowerCase());
  const [a = '#3e6bd6', b = '#f4bd4f', c = b] = tones;
  const g = lighter(mix(a, '#c9dcf6', 0.55), 0.62);
  return { a, b, c, p: firstClear([a, b, c, '#e2574c'], [g, '#fdf8ec'], 0.45), g };
}

interface Placed {
  at: readonly [x: number, y: number];
  most: number;
  seed: number;
  /** -1 for what is held with its tip on the work. */
  turned?: number;
  shadow: number;
}

/** Fits rows into a square around a point. */
function placed(
  rows: Rows,
  palette: Palette,
  { at: [x, y], most, seed, turned = 1, shadow }: Placed,
): string {
  const hand = { palette, face: [] };
  const [left, top, right, bottom] = boundsOf(
    cutRows(rows, { ...hand, random: seeded(seed), placing: { x: 0, y: 0, scale: 1 } }),
  );
  const scale = turned * Math.min((most * unit) / (right - left), (most * unit) / (bottom - top));
  const placing = {
    x: (x + 100) * unit - ((left + right) / 2) * scale,
    y: (y + 100) * unit - ((top + bottom) / 2) * scale,
    scale,
  };
  return lay(cutRows(rows, { ...hand, random: seeded(seed), placing }), { shadow: unit * 1.3 * shadow });
}

function ground(palette: Palette, seed: number): string {
  const rows = ['b_ g -92 -20 -60 -84 10 -92 80 -66 94 10 62 84 -20 92 -84 60'];
  const placing = { x: size / 2, y: size / 2, scale: unit };
  return lay(cutRows(rows, { palette, face: [], random: seeded(seed), placing }), { shadow: 0 });
}

/** Whether a drawing of the action would help. */
export const isDrawable = (action: StepAction): boolean => scenes[action] !== undefined;

const cords: ReadonlySet<PropName> = new Set(['string', 'yarn', 'ribbon', 'wire', 'fishingline', 'lace']);

interface Hands {
  tool: PropName | undefined;
  work: PropName;
}

function handsOf({ tool: usual, work: usualWork = 'paper', comesOn }: Scene, uses: readonly string[]): Hands {
  const named = uses.map(propFor).filter((name) => name !== undefined && !aids.has(name)) as PropName[];
  const tool = (comesOn ? named.find((name) => !cords.has(name)) : undefined) ?? usual;
  const work = named.find((name) => name !== tool) ?? usualWork;
  return { tool, work: asSheet[work] ?? work };
}

/** What is in the hands at one step: the work, the tool and what the tool does. Null where a picture would not help. */
export function drawAction({ action, uses, colors, seed }: ActionPicture): string | null {
  const scene = scenes[action];
  if (!scene) return null;
  const palette = paletteOf(colors);
  const { tool, work } = handsOf(scene, uses);
  const drawn = (shadow: number): string[] => [
    ground(palette, seed),
    placed(props[work], palette, {
      at: tool ? [-22, 14] : [0, 0],
      most: tool ? 112 : 124,
      seed,
      shadow,
    }),
    scene.mark.length > 0
      ? placed(scene.mark, palette, {
          at: tool ? [-22, 16] : [0, 0],
          most: tool ? 62 : 78,
          seed: seed + 1,
          shadow,
        })
      : '',
    tool
      ? placed(props[tool], palette, {
          at: [42, -24],
          most: tool === 'button' ? 58 : 92,
          seed: seed + 2,
          turned: tipped.has(tool) ? -1 : 1,
          shadow,
        })
      : '',
  ];
  const framed = (shadow: number): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}">${drawn(shadow).join('')}</svg>`;
  const svg = roundedOff(framed(1));
  return svg.length > mostStepBytes ? roundedOff(framed(0)) : svg;
}
