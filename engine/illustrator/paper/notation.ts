import type { Random } from '#engine/random/seeded.ts';
import { numbers, rounded, smooth, straight, type Point } from './curve.ts';
import {
  arc,
  around,
  box,
  drop,
  heart,
  leaf,
  limb,
  oval,
  pairs,
  puffs,
  spiral,
  star,
  teeth,
} from './shapes.ts';
import { toneOf, type Palette } from './tones.ts';

/**
 * The notation of a figure: one piece of paper per row, the lowest first.
 * `kind[flags] color numbers…`, in a square from -100 to 100. Flags: `_` lies flat, `^` stands high, `m` once more mirrored.
 */
export type Rows = readonly string[];

export interface Piece {
  d: string;
  tone: string;
  /** Width of a strip; 0 for a piece that is filled. */
  width: number;
  lift: number;
  points: readonly Point[];
}

export interface Placing {
  x: number;
  y: number;
  scale: number;
}

interface Outline {
  points: Point[];
  how: 'smooth' | 'straight' | 'round' | 'disc' | 'arc' | 'ring';
  closed: boolean;
  radius?: number;
  width?: number;
  /** How many of the points lie on the outer edge of a ring. */
  edge?: number;
}

type Cutter = (n: readonly number[]) => Outline[];

const soft = (points: Point[]): Outline[] => [{ points, how: 'smooth', closed: true }];
const crisp = (points: Point[]): Outline[] => [{ points, how: 'straight', closed: true }];

function petals([
  cx = 0,
  cy = 0,
  count = 5,
  reach = 10,
  half = 3,
  from = -90,
  start = 0,
]: readonly number[]): Outline[] {
  return Array.from({ length: count }, (_, i) => {
    const degrees = from + (i * 360) / count;
    const [x0, y0] = around([cx, cy], start, degrees);
    const [x1, y1] = around([cx, cy], reach, degrees);
    const middle = [(x0 + x1) / 2, (y0 + y1) / 2, (reach - start) / 2, half, degrees];
    return { points: oval(middle, 8), how: 'disc', closed: true };
  });
}

function ring(n: readonly number[]): Outline[] {
  const points = arc(n);
  const [, , , inner = 0, from = 0, to = 90] = n;
  if (inner > 0 && Math.abs(to - from) >= 360) {
    // Where it begins it also ends: one point for both, or the hand would cut a notch.
    const count = points.length / 2 - 1;
    const whole = [...points.slice(0, count), ...points.slice(count + 1, -1)];
    return [{ points: whole, how: 'ring', closed: true, edge: count }];
  }
  // The edge comes first, then the inner one, or the middle of a slice.
  const edge = (n[3] ?? 0) > 0 ? points.length / 2 : points.length - 1;
  return [{ points, how: 'arc', closed: true, edge }];
}

const cutters: Record<string, Cutter> = {
  o: (n) => [{ points: oval(n), how: 'disc', closed: true }],
  b: (n) => soft(pairs(n)),
  p: (n) => crisp(pairs(n)),
  q: ([radius = 4, ...rest]) => [{ points: pairs(rest), how: 'round', closed: true, radius }],
  r: (n) => [{ points: box(n), how: n[4] ? 'round' : 'straight', closed: true, radius: n[4] ?? 0 }],
  l: ([width = 4, ...rest]) => [{ points: pairs(rest), how: 'smooth', closed: false, width }],
  z: ([width = 4, ...rest]) => [{ points: pairs(rest), how: 'straight', closed: false, width }],
  s: (n) => crisp(star(n)),
  a: ring,
  f: petals,
  t: (n) => soft(limb(n)),
  v: (n) => crisp(teeth(n)),
  c: (n) => soft(teeth(n)),
  h: (n) => soft(heart(n)),
  x: (n) => soft(drop(n)),
  j: (n) => soft(leaf(n)),
  y: (n) => soft(puffs(n)),
  i: ([cx = 0, cy = 0, radius = 10, turns = 2, width = 4, from = 0]) => [
    { points: spiral([cx, cy, radius, turns, from]), how: 'smooth', closed: false, width },
  ],
  d: ([radius = 3, ...rest]) =>
    pairs(rest).map(([x, y]) => ({ points: oval([x, y, radius]), how: 'disc', closed: true })),
};

/** Rows that stand for several pieces. */
function unfold(kind: string, words: readonly string[]): string[] | null {
  const [x = 0, y = 0, r = 8, tall = 1] = words.map(Number);
  if (kind === 'e') {
    return [
      `o_ w ${x} ${y} ${r} ${r * tall}`,
      `o_ k ${x + r * 0.12} ${y + r * 0.1} ${r * 0.58} ${r * 0.58 * tall}`,
      `o_ w ${x - r * 0.1} ${y - r * 0.16} ${r * 0.17}`,
    ];
  }
  if (kind === 'k')
    return [`o_ k ${x} ${y} ${r} ${r * tall}`, `o_ w ${x - r * 0.3} ${y - r * 0.35} ${r * 0.28}`];
  if (kind === 'u')
    return [
      `l_ k ${Math.max(2.4, r * 0.16)} ${x - r} ${y} ${x - r * 0.5} ${y + r * 0.42 * tall} ${x} ${y + r * 0.55 * tall} ${x + r * 0.5} ${y + r * 0.42 * tall} ${x + r} ${y}`,
    ];
  return null;
}

interface Hand {
  palette: Palette;
  random: Random;
  placing: Placing;
  /** What `@` stands for. */
  face: Rows;
}

/** Scissors never follow a line quite exactly: a shape wanders by a small share of its size. */
function byHand(outline: Outline, random: Random): Point[] {
  const { points } = outline;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const size = Math.min(60, Math.hypot(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)));
  // Of a thin ring hardly anything would be left.
  const most = outline.closed ? size * (outline.how === 'arc' || outline.how === 'ring' ? 0.003 : 0.011) : 0;
  const off = (): number => (random.next() * 2 - 1) * most;
  const moved = points.map(([x, y]): Point => [x + off(), y + off()]);
  if (outline.how !== 'straight' || !outline.closed) return moved;
  return moved.flatMap((point, i): Point[] => {
    const next = moved[(i + 1) % moved.length] as Point;
    if (Math.hypot(next[0] - point[0], next[1] - point[1]) < 45) return [point];
    const share = 0.35 + random.next() * 0.3;
    return [
      point,
      [
        point[0] + (next[0] - point[0]) * share + off() * 0.8,
        point[1] + (next[1] - point[1]) * share + off() * 0.8,
      ],
    ];
  });
}

/** Where nobody sees an irregular edge, a true oval is shorter to write. Null for an oval that is large. */
function disc(points: readonly Point[]): string | null {
  const [right, next, left] = [points[0], points[1], points[points.length / 2]] as [Point, Point, Point];
  const [dx, dy] = [right[0] - left[0], right[1] - left[1]];
  const rx = Math.hypot(dx, dy) / 2;
  const tilt = Math.atan2(dy, dx);
  const [nx, ny] = [next[0] - (right[0] + left[0]) / 2, next[1] - (right[1] + left[1]) / 2];
  const aside = Math.abs(ny * Math.cos(tilt) - nx * Math.sin(tilt));
  const ry = aside / Math.sin((2 * Math.PI) / points.length);
  if (Math.min(rx, ry) > 24 || Math.max(rx, ry) > 48) return null;
  const radii = [rx, ry, (tilt * 180) / Math.PI, 1, 0];
  return `M${numbers(left)}a${numbers([...radii, dx, dy])}a${numbers([...radii, -dx, -dy])}z`;
}

function pathOf(outline: Outline, points: readonly Point[], scale: number): string {
  if (outline.how === 'disc') return disc(points) ?? smooth(points, true);
  if (outline.how === 'smooth') return smooth(points, outline.closed);
  if (outline.how === 'ring') {
    const edge = outline.edge ?? points.length;
    return smooth(points.slice(0, edge), true) + smooth(points.slice(edge), true);
  }
  if (outline.how === 'arc') {
    const edge = outline.edge ?? points.length;
    const inner = smooth(points.slice(edge), false);
    return `${smooth(points.slice(0, edge), false)}L${inner.slice(1)}z`;
  }
  if (outline.how === 'round') return rounded(points, (outline.radius ?? 4) * scale);
  return straight(points, outline.closed);
}

function liftOf(flags: string, outline: Outline): number {
  if (flags.includes('_')) return 0;
  if (flags.includes('^')) return 2;
  return outline.closed || (outline.width ?? 0) >= 5 ? 1 : 0;
}

function cutRow(row: string, hand: Hand): Piece[] {
  const [head = '', ...words] = row.split(' ');
  const [kind = ''] = head;
  const flags = head.slice(1);
  if (kind === '@') {
    const [x = 0, y = 0, scale = 1] = words.map(Number);
    const { placing } = hand;
    const inner = {
      x: placing.x + x * placing.scale,
      y: placing.y + y * placing.scale,
      scale: placing.scale * scale,
    };
    return cutRows(hand.face, { ...hand, placing: inner });
  }
  const unfolded = unfold(kind, words);
  if (unfolded) {
    const sides = flags.includes('m') ? unfolded.map((one) => one.replace(/^(\w)/, '$1m')) : unfolded;
    return sides.flatMap((one) => cutRow(one, hand));
  }
  const cutter = cutters[kind];
  if (!cutter) throw new Error(`no cut called ${row}`);
  const tone = toneOf(words[0] ?? 'k', hand.palette);
  const outlines = cutter(words.slice(1).map(Number));
  const twins = outlines.map((one) => ({ ...one, points: one.points.map(([x, y]): Point => [-x, y]) }));
  return [...outlines, ...(flags.includes('m') ? twins : [])].map((outline) => {
    const { x, y, scale } = hand.placing;
    const points = byHand(outline, hand.random).map(([px, py]): Point => [x + px * scale, y + py * scale]);
    const size = Math.abs(scale);
    const width = (outline.width ?? 0) * size;
    return { d: pathOf(outline, points, size), tone, width, lift: liftOf(flags, outline), points };
  });
}

/** Cuts every row, the face wherever `@` asks for it. */
export function cutRows(rows: Rows, hand: Hand): Piece[] {
  return rows.flatMap((row) => cutRow(row, hand));
}
