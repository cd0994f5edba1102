import type { Supply } from '#engine/supplies/supply.ts';
import type { Rows } from './paper/notation.ts';
import { at, f, row, times, type Draw } from './things/row.ts';
import { fittings } from './things/fittings.ts';
import { alternates } from './things/alternates.ts';
import { finds } from './things/finds.ts';
import { pegs, pinecone, shapes, shell, spoon } from './things/shaped.ts';
import { toys } from './things/toys.ts';
import { prints } from './things/prints.ts';
import { trinkets } from './things/trinkets.ts';
import { standIns } from './things/stand-ins.ts';
import { bottle, box, can, carton, cup, jar, plate, roll, tube } from './things/vessels.ts';
import { bySupply } from './by-supply.ts';

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

/** A string from the picture's upper edge down to a point: a craft is drawn a little smaller than its sheet. */
const hang: Draw = (tone, n) => [`l_ ${tone} 1.6 ${f(at(n, 0))} -112 ${f(at(n, 0))} ${f(at(n, 1))}`];

const things: Record<string, Draw> = {
  tube,
  roll,
  cup: (tone, n) => cup(tone, n),
  cupdown: (tone, n) => cup(tone, n, true),
  can,
  carton,
  spoon,
  pinecone,
  ...pegs,
  ...shapes,
  ...alternates,
  ...fittings,
  ...toys,
  ...trinkets,
  ...finds,
  ...prints,
  ...standIns,
  shell,
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

const eyes: Readonly<Record<string, string>> = {
  button: 'button',
  'bottle-cap': 'cap',
  'metal-washer': 'cap',
  bead: 'k',
  'wooden-bead': 'k',
  'seed-bead': 'k',
  seed: 'k',
  'dried-bean': 'k',
};

/** An eye that moves, unless something else is set in its place: a dark button, a bead with a gleam. */
function eyeOf(line: string, { id }: Supply): string {
  const [, x = '', y = '', r = '8', ...tall] = line.split(' ');
  const word = eyes[id];
  if (word === undefined) return line;
  if (word === 'k') return ['k', x, y, Number(r) * 0.8, ...tall].join(' ');
  return [word, id === 'button' ? 'navy' : 'gold', x, y, r].join(' ');
}

/** A row in the words of what a supply looks like. */
export function inItsShape(line: string, supply: Supply | null): string {
  const [name = ''] = line.split(' ', 1);
  if (supply !== null && name === 'e') return eyeOf(line, supply);
  const word = bySupply[name];
  if (!word || !supply) return line;
  const [, tone = '', x0 = '', y0 = '', x1 = '', y1 = '', width = '8'] = line.split(' ');
  const shape = word(supply);
  // The bowl of a spoon is wider than its handle.
  if (name === 'stick' && shape === 'spoon')
    return [shape, tone, x0, y0, x1, y1, Number(width) * 2.6].join(' ');
  return line.replace(name, shape);
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
