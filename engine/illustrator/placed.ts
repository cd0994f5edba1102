import { materialOf } from './fillings/fill.ts';
import { fillings, type Filling } from './fillings/pieces.data.ts';
import { boundsOf, lay } from './paper/lay.ts';
import type { Stamp } from './paper/stamp.ts';
import type { Piece } from './paper/notation.ts';
import { toneOf } from './paper/tones.ts';
import { eyesOf, headOf, topAt } from './places.ts';
import type { Spot, Stage } from './stage.ts';

/** A row that shows the subject, and what it is made of. */
export interface Carried {
  stage: Stage;
  tone: string;
  /** The supply that the part is made of. */
  supplyId: string;
  /** On a step's small picture: no shadows, and fillings so many times as wide; 0 for the whole picture. */
  sparse: number;
  more: readonly number[];
}

type Way = (spot: Spot, carried: Carried) => string;

/** A place on the sheet in the picture's own units. */
const across = (stage: Stage, px: number): number => px / stage.unit - 100;

/** How much of the sheet's width lies beyond it on each side, as a craft is drawn a little smaller than its sheet. */
const margin = 0.05;

interface Plated {
  spot: Spot;
  face: Piece[];
  head: ReturnType<typeof headOf>;
}

/** A face as large as makes its head fill the plate. */
function headFilling(spot: Spot, stage: Stage): Plated {
  const first = headOf(stage.pieces({ ...spot, part: 'face' })).box;
  const wide = (spot.w * stage.unit) / 2;
  const grown = wide / Math.max(first.rx, first.ry);
  const face = stage.pieces({ ...spot, w: spot.w * grown, h: spot.h * grown, part: 'face' });
  return { spot, face, head: headOf(face) };
}

/** The same on a smaller plate where ears or antlers would reach over the edge of the picture. */
function plated(spot: Spot, stage: Stage): Plated {
  const whole = headFilling(spot, stage);
  const { box } = whole.head;
  const [left, top, right] = boundsOf(whole.face);
  const [x, y] = stage.pointAt(spot.x, spot.y);
  const room = stage.size * margin;
  const fits = Math.min(
    (x + room) / (box.x - left),
    (stage.size - x + room) / (right - box.x),
    (y + room) / (box.y - top),
  );
  return fits < 1 ? headFilling({ ...spot, w: spot.w * fits, h: spot.h * fits }, stage) : whole;
}

const plateRows = (tone: string, { x, y, w }: Spot): string[] => [
  `o^ ${tone} ${x} ${y} ${w / 2}`,
  `a_ ${tone}- ${x} ${y} ${w * 0.41} ${w * 0.395} 0 360`,
];

/** The plate alone, as large as it is under the face. */
const barePlate: Way = (spot, { stage, tone, sparse }) =>
  stage.rows(plateRows(tone, plated(spot, stage).spot), [0, 0, 1], sparse > 0);

/** The face on a round plate: its head is the plate, whatever shape it has else. */
const onPlate: Way = (wished, { stage, tone, sparse }) => {
  const {
    spot,
    face,
    head: { at, box },
  } = plated(wished, stage);
  const [x, y] = stage.pointAt(spot.x, spot.y);
  const own = face[at]?.tone ?? tone;
  const palette = { ...stage.palette };
  Object.assign(stage.palette, { t: tone === 'own' ? own : toneOf(tone, stage.palette) });
  const plate = stage.rows(plateRows('t', spot), [0, 0, 1], sparse > 0);
  Object.assign(stage.palette, palette);
  const shadow = sparse > 0 ? 0 : stage.unit * 0.7;
  const [dx, dy] = [x - box.x, y - box.y];
  return (
    stage.move(dx, dy, lay(face.slice(0, at), { shadow })) +
    plate +
    stage.move(dx, dy, lay(face.slice(at + 1), { shadow }))
  );
};

/** A hole where the face is, with a rim around it: the ground shows through. */
const hole: Way = (spot, { stage, tone, more }) => {
  const least = more[0] ?? 18;
  const face = stage.facePieces(spot);
  const { x, y, rx, ry } = face === stage.pieces(spot) ? middleOf(stage, spot) : headOf(face).box;
  const [wide, high] = [rx, ry].map((one) => Math.max((one / stage.unit) * 0.86, least)) as [number, number];
  const at = `${across(stage, x).toFixed(1)} ${across(stage, y).toFixed(1)}`;
  const round = (tones: string, more_: number): string => `o_ ${tones} ${at} ${wide + more_} ${high + more_}`;
  return stage.rows([round(tone, 5), round(`${tone}--`, 1.2), round('g', 0)], [0, 0, 1], true);
};

const middleOf = (stage: Stage, spot: Spot): { x: number; y: number; rx: number; ry: number } => {
  const eyes = eyesOf(stage.pieces(spot));
  if (eyes.length === 2) {
    const [a, b] = eyes as [(typeof eyes)[0], (typeof eyes)[0]];
    const wide = Math.max(Math.hypot(a.x - b.x, a.y - b.y), 1);
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 + wide * 0.25, rx: wide, ry: wide };
  }
  const [left, top, right, bottom] = boundsOf(stage.pieces(spot));
  return { x: (left + right) / 2, y: (top + bottom) / 2, rx: 0, ry: 0 };
};

/** What the part is made of as the eyes of a face. */
const eyes: Way = (spot, { stage, tone, supplyId, sparse }) => {
  const { filling } = materialOf(stage, supplyId);
  const isButton = filling === 'button' || filling === 'cap';
  const rows = eyesOf(stage.pieces({ ...spot, part: 'face' })).flatMap(({ x, y, rx, ry }) => {
    const r = (Math.max(rx, ry) / stage.unit) * 1.12;
    const at = `${across(stage, x).toFixed(1)} ${across(stage, y).toFixed(1)}`;
    if (!isButton) return [`o w ${at} ${r.toFixed(1)}`, `o_ k ${at} ${(r * 0.55).toFixed(1)}`];
    return buttonRows(tone === 'own' ? 'navy' : tone, [across(stage, x), across(stage, y), r * 1.05]);
  });
  return stage.rows(rows, [0, 0, 1], sparse > 0);
};

function buttonRows(tone: string, [x, y, r]: readonly [number, number, number]): string[] {
  const d = r * 0.28;
  const holes = [x - d, y - d, x + d, y - d, x - d, y + d, x + d, y + d].map((one) => one.toFixed(1));
  return [
    `o ${tone} ${x.toFixed(1)} ${y.toFixed(1)} ${r.toFixed(1)}`,
    `o_ ${tone}+ ${x.toFixed(1)} ${y.toFixed(1)} ${(r * 0.72).toFixed(1)}`,
    `d_ w ${(r * 0.14).toFixed(1)} ${holes.join(' ')}`,
  ];
}

/** Strings from a line above down behind the upper edge of the figure: where the line lies, and how many strings. */
function ends(spot: Spot, stage: Stage, count: number): { x: number; y: number }[] {
  const pieces = stage.pieces(spot);
  const [left, , right] = boundsOf(pieces);
  return Array.from({ length: count }, (_, i) => {
    const x = left + (right - left) * (count === 1 ? 0.5 : 0.3 + i * 0.4);
    return { x: across(stage, x), y: across(stage, topAt(pieces, x, (right - left) * 0.06)) };
  });
}

const strings: Way = (spot, { stage, tone, more: [from = -62, count = 2] }) =>
  stage.rows(
    ends(spot, stage, count).map(
      ({ x, y }) => `z_ ${tone} 1.6 ${x.toFixed(1)} ${from} ${x.toFixed(1)} ${(y + 9).toFixed(1)}`,
    ),
    [0, 0, 1],
    true,
  );

/** What is threaded onto these strings. */
const strung: Way = (spot, { stage, supplyId, tone, sparse, more: [from = -62, count = 2, size = 0.8] }) => {
  const at = ends(spot, stage, count).flatMap(({ x, y }) => [x, (from + y) / 2]);
  return bits({ stage, supplyId, tone, sparse, more: [size, ...at] });
};

/** Once in the middle of a band and half of it on either side, where the band goes around. */
const wrapped: Way = (spot, { stage }) => {
  const one = stage.figure({ ...spot, w: spot.w * 0.56, h: spot.h * 0.86, flat: true });
  const far = spot.w * 0.54;
  const [dx] = [far * stage.unit];
  return stage.withinRows(
    [`r ~ ${spot.x} ${spot.y} ${spot.w} ${spot.h}`.replace('~', 'w')],
    one + stage.move(-dx, 0, one) + stage.move(dx, 0, one),
  );
};

/** Pushed out of metal: lights and darks of one tone. */
const embossed: Way = (spot, { stage, tone, sparse }) => {
  const shades = ['--', '-', '', '+', '++'].map((sign) => toneOf(`${tone}${sign}`, stage.palette));
  const shadeOf = (own: string): string => {
    const value = Number.parseInt(own.slice(1), 16);
    const light = (((value >> 16) & 255) * 0.3 + ((value >> 8) & 255) * 0.59 + (value & 255) * 0.11) / 255;
    return shades[Math.min(4, Math.floor(light * 5))] ?? own;
  };
  const dark = stage.recolored(spot, shadeOf) + stage.features(spot, { instead: shades[0] ?? '' });
  return sparse > 0 ? dark : dark + stage.inked(spot, shades[0] ?? '', 0.9);
};

/** Cut in two along a zigzag and pulled so far apart, with what hides between the halves. */
const opened: Way = (spot, { stage, sparse, more: [gap = 24] }) => {
  const [left, right, far] = [spot.x - spot.w / 2 - 4, spot.x + spot.w / 2 + 4, 200];
  const teeth = Array.from({ length: 13 }, (_, at) => [
    left + ((right - left) * at) / 12,
    spot.y + (at % 2 === 0 ? 4 : -4),
  ]);
  const half = (to: number): string => {
    const outline = [...teeth, [right, spot.y + to], [left, spot.y + to]];
    const cut = `p_ w ${outline
      .flat()
      .map((one) => one.toFixed(1))
      .join(' ')}`;
    const moved = (Math.sign(to) * gap * stage.unit) / 2;
    return stage.move(0, moved, stage.withinRows([cut], stage.figure({ ...spot, flat: sparse > 0 })));
  };
  const secret = [`r w ${spot.x} ${spot.y} 28 ${gap + 12} 3`, `h_ red ${spot.x} ${spot.y} 9`];
  return stage.rows(secret, [0, 0, 1], sparse > 0) + half(-far) + half(far);
};

export const placedWays: Record<string, Way> = {
  onplate: onPlate,
  bareplate: barePlate,
  hole,
  eyes,
  strings,
  strung,
  wrapped,
  embossed,
  opened,
};

/** Single pieces of what the part is made of: how many times as large, and where each lies. */
export function bits({ stage, tone, supplyId, sparse, more: [scale = 1, ...at] }: Carried): string {
  const { filling, tones } = materialOf(stage, supplyId);
  const { pieces, lie }: Filling = fillings[filling];
  const own = tone === 'own' || tone === 't' ? tones : null;
  const plain = toneOf(tone === 'own' ? 't' : tone, stage.palette);
  const stamps = Array.from({ length: Math.floor(at.length / 2) }, (_, i): Stamp => {
    const towards = i * 2 + 3 < at.length ? i : i - 1;
    const [dx, dy] = [0, 1].map(
      (axis) => (at[towards * 2 + 2 + axis] ?? 0) - (at[towards * 2 + axis] ?? 0),
    ) as [number, number];
    const turned = lie === 'along' ? (Math.atan2(dy, dx) * 180) / Math.PI : stage.random.next() * 360;
    return {
      at: stage.pointAt(at[i * 2] ?? 0, at[i * 2 + 1] ?? 0),
      turn: typeof lie === 'number' || filling === 'button' ? 0 : turned,
      which: i % pieces.length,
      tone: own?.[i % own.length] ?? plain,
    };
  });
  return stage.stamped(pieces, stamps, { scale, flat: sparse > 0 });
}
