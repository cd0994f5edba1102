import type { Supply } from '#engine/supplies/supply.ts';
import type { Rows } from './paper/notation.ts';

/** Things of the craft table as they look in cut paper: `name tone numbers…` stands for several rows of the notation. */
type Draw = (tone: string, n: readonly number[]) => Rows;

const at = (n: readonly number[], index: number, otherwise = 0): number => n[index] ?? otherwise;
const f = (value: number): string => (Math.round(value * 100) / 100).toString();
const row = (kind: string, tone: string, ...n: readonly number[]): string =>
  `${kind} ${tone} ${n.map(f).join(' ')}`;
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

function tube(tone: string, n: readonly number[]): Rows {
  const [x, top, w, h] = [at(n, 0), at(n, 1), at(n, 2, 40), at(n, 3, 80)];
  return [
    row('r^', tone, x, top + h / 2, w, h, w * 0.08),
    row('r_', `${tone}-`, x + w * 0.4, top + h / 2 + 1, w * 0.16, h - 3, 3),
    row('o', `${tone}+`, x, top, w / 2, w * 0.13),
    row('o_', `${tone}--`, x, top, w * 0.42, w * 0.09),
  ];
}

function roll(tone: string, n: readonly number[]): Rows {
  const [x, y, w, h] = [at(n, 0), at(n, 1), at(n, 2, 80), at(n, 3, 34)];
  return [
    row('r^', tone, x, y, w, h, h * 0.1),
    row('r_', `${tone}-`, x, y + h * 0.36, w - 4, h * 0.2, 3),
    row('o', `${tone}+`, x + w / 2, y, h * 0.14, h / 2),
    row('o_', `${tone}--`, x + w / 2, y, h * 0.09, h * 0.41),
  ];
}

/** A cup that stands: wide rim above, or below where it is turned over. */
function cup(tone: string, n: readonly number[], over = false): Rows {
  const [x, top, w, h] = [at(n, 0), at(n, 1), at(n, 2, 50), at(n, 3, 60)];
  const [above, below] = over ? [w * 0.36, w / 2] : [w / 2, w * 0.36];
  const bottom = top + h;
  const rim = over ? bottom : top;
  return [
    row('q^', tone, 3, x - above, top, x + above, top, x + below, bottom, x - below, bottom),
    row(
      'p_',
      `${tone}-`,
      x + above * 0.62,
      top + 2,
      x + above - 1,
      top + 2,
      x + below - 1,
      bottom - 2,
      x + below * 0.62,
      bottom - 2,
    ),
    row('r', `${tone}+`, x, rim, w * 1.08, h * 0.08, 2),
  ];
}

function box(tone: string, n: readonly number[]): Rows {
  const [x, top, w, h] = [at(n, 0), at(n, 1), at(n, 2, 80), at(n, 3, 60)];
  const [left, right, deep] = [x - w / 2, x + w / 2, Math.min(w, h) * 0.18];
  return [
    row('p^', `${tone}+`, left, top, left + deep, top - deep, right + deep, top - deep, right, top),
    row('p', `${tone}-`, right, top, right + deep, top - deep, right + deep, top + h - deep, right, top + h),
    row('r', tone, x, top + h / 2, w, h, 2),
  ];
}

function jar(tone: string, n: readonly number[]): Rows {
  const [x, top, w, h] = [at(n, 0), at(n, 1), at(n, 2, 50), at(n, 3, 70)];
  return [
    row('r^', tone, x, top + h * 0.55, w, h * 0.9, w * 0.18),
    row('r_', 'w', x - w * 0.32, top + h * 0.55, w * 0.08, h * 0.6, 2),
    row('r', `${tone}-`, x, top + h * 0.06, w * 0.84, h * 0.12, 3),
  ];
}

function bottle(tone: string, n: readonly number[]): Rows {
  const [x, top, w, h] = [at(n, 0), at(n, 1), at(n, 2, 40), at(n, 3, 90)];
  const y = (share: number): number => top + h * share;
  return [
    row(
      'b^',
      tone,
      x - w * 0.16,
      y(0.06),
      x + w * 0.16,
      y(0.06),
      x + w * 0.2,
      y(0.22),
      x + w / 2,
      y(0.4),
      x + w / 2,
      y(0.96),
      x,
      y(1),
      x - w / 2,
      y(0.96),
      x - w / 2,
      y(0.4),
      x - w * 0.2,
      y(0.22),
    ),
    row('r', `${tone}-`, x, y(0.04), w * 0.4, h * 0.08, 2),
    row('r_', 'w', x - w * 0.3, y(0.66), w * 0.08, h * 0.4, 2),
  ];
}

function plate(tone: string, n: readonly number[]): Rows {
  const [x, y, r] = [at(n, 0), at(n, 1), at(n, 2, 60)];
  return [
    row('o^', tone, x, y, r, r),
    row('o_', `${tone}-`, x, y, r * 0.76, r * 0.76),
    row('o_', tone, x, y, r * 0.73, r * 0.73),
  ];
}

function stick(tone: string, n: readonly number[]): Rows {
  const [x0, y0, x1, y1, w] = [at(n, 0), at(n, 1), at(n, 2), at(n, 3), at(n, 4, 8)];
  return [`l^ ${tone} ${f(w)} ${f(x0)} ${f(y0)} ${f(x1)} ${f(y1)}`];
}

/** A clothespin that stands on its legs, or lies where the fourth number turns it. */
function pin(tone: string, n: readonly number[]): Rows {
  const [x, top, h] = [at(n, 0), at(n, 1), at(n, 2, 60)];
  return [
    row('q^', tone, 2, x - 8, top, x - 1, top + 4, x - 1, top + h, x - 7, top + h),
    row('q^', `${tone}-`, 2, x + 8, top, x + 1, top + 4, x + 1, top + h, x + 7, top + h),
    row('r', 'silver', x, top + h * 0.42, 20, 5, 2),
  ];
}

const cap: Draw = (tone, n) => {
  const [x, y, r] = [at(n, 0), at(n, 1), at(n, 2, 10)];
  return [row('s', tone, x, y, 18, r, r * 0.92), row('o_', `${tone}-`, x, y, r * 0.68, r * 0.68)];
};

const button: Draw = (tone, n) => {
  const [x, y, r] = [at(n, 0), at(n, 1), at(n, 2, 8)];
  const d = r * 0.22;
  return [
    row('o', tone, x, y, r, r),
    row('o_', `${tone}-`, x, y, r * 0.66, r * 0.66),
    `d_ w ${f(r * 0.13)} ${[x - d, y - d, x + d, y - d, x - d, y + d, x + d, y + d].map(f).join(' ')}`,
  ];
};

const pompom: Draw = (tone, n) => {
  const [x, y, r] = [at(n, 0), at(n, 1), at(n, 2, 12)];
  return [
    row('y', tone, x, y, r, r, 11, 0.2),
    row('y_', `${tone}+`, x - r * 0.15, y - r * 0.2, r * 0.6, r * 0.55, 8, 0.3),
  ];
};

const cotton: Draw = (tone, n) => {
  const [x, y, r] = [at(n, 0), at(n, 1), at(n, 2, 14)];
  return [
    row('y', tone, x, y, r, r * 0.8, 7, 0.2),
    row('y_', 'w', x - r * 0.2, y - r * 0.2, r * 0.5, r * 0.4, 6, 0.2),
  ];
};

const leaf: Draw = (tone, n) => {
  const [x0, y0, x1, y1, half] = [at(n, 0), at(n, 1), at(n, 2), at(n, 3), at(n, 4, 8)];
  return [
    row('j', tone, x0, y0, x1, y1, half),
    `z_ ${tone}- 1 ${[x0, y0, x0 + (x1 - x0) * 0.85, y0 + (y1 - y0) * 0.85].map(f).join(' ')}`,
  ];
};

const feather: Draw = (tone, n) => {
  const [x0, y0, x1, y1, half] = [at(n, 0), at(n, 1), at(n, 2), at(n, 3), at(n, 4, 6)];
  const along = (share: number, side: number): number[] => {
    const [dx, dy] = [x1 - x0, y1 - y0];
    const long = Math.max(1, Math.hypot(dx, dy));
    return [x0 + dx * share - (dy / long) * half * side, y0 + dy * share + (dx / long) * half * side];
  };
  return [
    row('j', tone, x0, y0, x1, y1, half),
    `z_ w .9 ${[x0, y0, x1, y1].map(f).join(' ')}`,
    ...[0.4, 0.55, 0.7].map(
      (share) => `z_ ${tone}- .8 ${[...along(share - 0.12, 0), ...along(share, 0.7)].map(f).join(' ')}`,
    ),
  ];
};

/** Beads along a line that sags in the middle: radius, count, from, to, sag. */
const beads: Draw = (tone, n) => {
  const [r, count, x0, y0, x1, y1, sag] = [
    at(n, 0, 4),
    at(n, 1, 8),
    at(n, 2),
    at(n, 3),
    at(n, 4),
    at(n, 5),
    at(n, 6),
  ];
  const on = (share: number): [number, number] => [
    x0 + (x1 - x0) * share,
    y0 + (y1 - y0) * share + sag * 4 * share * (1 - share),
  ];
  const line = times(9, (i) => on(i / 8)).flat();
  const tones = [tone, `${tone}+`, `${tone}-`];
  return [
    `l_ umber 1.2 ${line.map(f).join(' ')}`,
    ...times(count, (i) => row('o', tones[i % 3] ?? tone, ...on((i + 0.5) / count), r, r)),
  ];
};

/** Strips that hang side by side: left, top, width, height, how many. */
const fringe: Draw = (tone, n) => {
  const [x, y, w, h, count] = [at(n, 0), at(n, 1), at(n, 2, 40), at(n, 3, 20), at(n, 4, 6)];
  const wide = w / count;
  return times(count, (i) =>
    row(
      'r',
      i % 2 === 0 ? tone : `${tone}-`,
      x + wide * (i + 0.5),
      y + h / 2,
      wide * 0.86,
      h * (0.9 + (i % 3) * 0.06),
      1.5,
    ),
  );
};

/** Yarn wound around something: middle, width, height, how many strands. */
const wound: Draw = (tone, n) => {
  const [x, y, w, h, count] = [at(n, 0), at(n, 1), at(n, 2, 30), at(n, 3, 30), at(n, 4, 8)];
  return [
    row('r', tone, x, y, w, h, 4),
    ...times(
      count,
      (i) =>
        `z_ ${i % 2 === 0 ? `${tone}-` : `${tone}+`} 1 ${[x - w / 2 + 1, y - h / 2 + ((i + 0.3) * h) / count, x + w / 2 - 1, y - h / 2 + ((i + 0.8) * h) / count].map(f).join(' ')}`,
    ),
  ];
};

const stitch: Draw = (tone, n) => {
  const [x0, y0, x1, y1, count] = [at(n, 0), at(n, 1), at(n, 2), at(n, 3), at(n, 4, 8)];
  return times(count, (i) => {
    const [from, to] = [(i + 0.2) / count, (i + 0.75) / count];
    return `z_ ${tone} 1.2 ${[from, to]
      .flatMap((share) => [x0 + (x1 - x0) * share, y0 + (y1 - y0) * share])
      .map(f)
      .join(' ')}`;
  });
};

/** One cup of an egg carton, opening down. */
const egg: Draw = (tone, n) => {
  const [x, bottom, r] = [at(n, 0), at(n, 1), at(n, 2, 16)];
  return [
    row(
      'b',
      tone,
      x - r,
      bottom,
      x - r * 0.78,
      bottom - r * 1.05,
      x,
      bottom - r * 1.35,
      x + r * 0.78,
      bottom - r * 1.05,
      x + r,
      bottom,
    ),
    row(
      'b_',
      `${tone}-`,
      x + r * 0.3,
      bottom - 1,
      x + r * 0.5,
      bottom - r * 1.05,
      x + r * 0.78,
      bottom - r * 0.95,
      x + r * 0.93,
      bottom - 1,
    ),
    row('r_', `${tone}+`, x, bottom, r * 2.1, r * 0.16, 1),
  ];
};

/** A sheet of foil with its creases. */
const foil: Draw = (tone, n) => {
  const [x, y, w, h] = [at(n, 0), at(n, 1), at(n, 2, 40), at(n, 3, 30)];
  const p = (a: number, b: number): number[] => [x + w * a, y + h * b];
  return [
    row('r', tone, x, y, w, h, 2),
    row('p_', `${tone}+`, ...p(-0.5, -0.5), ...p(-0.1, -0.5), ...p(-0.3, 0.1)),
    row('p_', `${tone}-`, ...p(-0.3, 0.1), ...p(0.1, -0.2), ...p(0.05, 0.5)),
    row('p_', `${tone}+`, ...p(0.1, -0.2), ...p(0.5, -0.5), ...p(0.5, 0.1)),
  ];
};

const cone: Draw = (tone, n) => {
  const [x, top, w, h] = [at(n, 0), at(n, 1), at(n, 2, 40), at(n, 3, 60)];
  return [
    row('p^', tone, x, top, x + w / 2, top + h, x - w / 2, top + h),
    row('p_', `${tone}-`, x, top + 1, x + w / 2 - 1, top + h, x + w * 0.22, top + h),
  ];
};

/** A string from the upper edge down to a point. */
const hang: Draw = (tone, n) => [`l_ ${tone} 1.6 ${f(at(n, 0))} -100 ${f(at(n, 0))} ${f(at(n, 1))}`];

const things: Record<string, Draw> = {
  tube,
  roll,
  cup: (tone, n) => cup(tone, n),
  cupdown: (tone, n) => cup(tone, n, true),
  box,
  jar,
  bottle,
  plate,
  stick,
  pin,
  cap,
  button,
  pompom,
  cotton,
  leaf,
  feather,
  beads,
  fringe,
  wound,
  stitch,
  egg,
  foil,
  cone,
  hang,
};

/** A row once more mirrored, as the notation's flag says it. */
const mirrored = (line: string): string => line.replace(/^(\S+)/, '$1m');

/** What a word stands for, and whether it is wanted mirrored too: `leafm` is a leaf on either side. */
function thingOf(name: string): { draw: Draw; twice: boolean } | null {
  const draw = things[name];
  if (draw) return { draw, twice: false };
  const twin = name.endsWith('m') ? things[name.slice(0, -1)] : undefined;
  return twin ? { draw: twin, twice: true } : null;
}

export const isThing = (name: string): boolean => thingOf(name) !== null || name in bySupply;

/** Words for what looks as its supply does: what stands upside down is a cup or a box, an arm a twig, a leaf or a feather. */
const bySupply: Readonly<Record<string, (supply: Supply) => string>> = {
  holderdown: ({ id }) => (/box|carton/.test(id) ? 'box' : 'cupdown'),
  rod: ({ id }) => (/leaf|frond|branch/.test(id) ? 'leaf' : id === 'feather' ? 'feather' : 'stick'),
};

/** A row in the words of what a supply looks like. */
export function inItsShape(line: string, supply: Supply | null): string {
  const [name = ''] = line.split(' ', 1);
  const word = bySupply[name];
  return word && supply ? line.replace(name, word(supply)) : line;
}

/** Puts the rows of the notation in the place of things from the craft table. */
export function unpackThings(rows: Rows): string[] {
  return rows.flatMap((line) => {
    const [name = '', tone = '', ...numbers] = line.split(' ');
    const thing = thingOf(name);
    if (thing === null) return [line];
    const drawn = thing.draw(tone, numbers.map(Number));
    return thing.twice ? drawn.map(mirrored) : [...drawn];
  });
}
