import type { Rows } from '#engine/illustrator/paper/notation.ts';
import { at, f, row, times, type Draw } from './row.ts';
import { can, plate, roll, tube } from './vessels.ts';

/** A spoon from the middle of its bowl to the end of its handle, so wide across the bowl. */
export function spoon(tone: string, n: readonly number[]): Rows {
  const [x0, y0, x1, y1, w] = [at(n, 0), at(n, 1), at(n, 2), at(n, 3), at(n, 4, 24)];
  const tilt = (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI;
  return [
    `l^ ${tone} ${f(w * 0.28)} ${[x0, y0, x1, y1].map(f).join(' ')}`,
    row('o^', tone, x0, y0, w * 0.68, w / 2, tilt),
    row('o_', `${tone}-`, x0, y0, w * 0.5, w * 0.34, tilt),
  ];
}

/** Rows of scales, each with a light tip, from the top of a pinecone to its foot. */
function scalesOf(tone: string, n: readonly number[]): Rows {
  const [x, top, w, h] = [at(n, 0), at(n, 1), at(n, 2, 60), at(n, 3, 80)];
  const rows = 6;
  return times(rows, (i) => {
    const down = (i + 0.7) / (rows + 0.4);
    const wide = w * (0.34 + 0.66 * Math.sin(Math.min(1, down * 1.15) * Math.PI * 0.62));
    const count = i % 2 === 0 ? 4 : 5;
    const size = wide / count;
    return times(count, (across) => {
      const [sx, sy] = [x + (across - (count - 1) / 2) * size, top + h * down];
      return [
        row('o', i % 2 === 0 ? tone : `${tone}-`, sx, sy, size * 0.66, h * 0.11),
        row('o_', 'tan', sx, sy + h * 0.05, size * 0.4, h * 0.032),
      ];
    }).flat();
  }).flat();
}

/** A pinecone that stands on its foot, its scales open upward: middle, width, height. */
export function pinecone(tone: string, n: readonly number[]): Rows {
  const [x, top, w, h] = [at(n, 0), at(n, 1), at(n, 2, 60), at(n, 3, 80)];
  return [
    row(
      'b^',
      `${tone}--`,
      x,
      top,
      x + w * 0.3,
      top + h * 0.12,
      x + w / 2,
      top + h * 0.55,
      x + w * 0.4,
      top + h * 0.92,
      x,
      top + h,
      x - w * 0.4,
      top + h * 0.92,
      x - w / 2,
      top + h * 0.55,
      x - w * 0.3,
      top + h * 0.12,
    ),
    ...scalesOf(tone, n),
  ];
}

/** What is made of one supply or another where each has a shape of its own: middle, top, width and height. */
export const shapes: Record<string, Draw> = {
  torsoround: (tone, n) => {
    const [x, top, w, h] = [at(n, 0), at(n, 1), at(n, 2, 80), at(n, 3, 80)];
    return plate(tone, [x, top, Math.max(w, h) / 2]);
  },
  torsobox: (tone, n) => {
    const [x, y, w, h] = [at(n, 0), at(n, 1), at(n, 2, 80), at(n, 3, 80)];
    return [
      row('r^', tone, x, y, w, h, w * 0.22),
      row('r_', `${tone}-`, x + w * 0.41, y, w * 0.15, h * 0.95, w * 0.08),
    ];
  },
  groundsheet: (tone, n) => [row('r^', tone, at(n, 0), at(n, 1), at(n, 2, 160), at(n, 3, 160), 3)],
  groundplate: (tone, n) => plate(tone, [at(n, 0), at(n, 1), Math.max(at(n, 2, 160), at(n, 3, 160)) / 2]),
  groundstone: (_, n) => {
    const [x, y, w, h] = [at(n, 0), at(n, 1), at(n, 2, 160) / 2, at(n, 3, 160) / 2];
    const on = (share: number, down: number): number[] => [x + w * share, y + h * down];
    return [
      row(
        'b^',
        'silver',
        ...on(-0.9, 0.3),
        ...on(-0.92, -0.3),
        ...on(-0.5, -0.84),
        ...on(0.1, -0.94),
        ...on(0.7, -0.74),
        ...on(0.96, -0.1),
        ...on(0.9, 0.5),
        ...on(0.5, 0.9),
        ...on(-0.2, 0.95),
        ...on(-0.7, 0.76),
      ),
    ];
  },
  groundslice: (_, n) => {
    const [x, y, w, h] = [at(n, 0), at(n, 1), at(n, 2, 160) / 2, at(n, 3, 160) / 2];
    return [row('o^', 'umber', x, y, w, h), row('o_', 'sand', x, y, w * 0.92, h * 0.92)];
  },
  potclay: (tone, n) => {
    const [x, top, w, h] = [at(n, 0), at(n, 1), at(n, 2, 100), at(n, 3, 110)];
    const [y, foot, half, low] = [top + h * 0.18, top + h, w * 0.46, w * 0.36];
    return [
      row('p^', tone, x - half, y, x + half, y, x + low, foot, x - low, foot),
      row('r^', `${tone}+`, x, top + h * 0.1, w * 1.12, h * 0.22, 2),
    ];
  },
  potmug: (tone, n) => {
    const [x, top, w, h] = [at(n, 0), at(n, 1), at(n, 2, 100), at(n, 3, 110)];
    return [
      row('a', `${tone}-`, x + w * 0.42, top + h * 0.5, h * 0.28, h * 0.18, -90, 90),
      row('r^', tone, x, top + h * 0.54, w * 0.86, h * 0.92, 8),
      row('r', `${tone}+`, x, top + h * 0.1, w * 0.9, h * 0.06, 2),
    ];
  },
  potcan: (tone, n) => can(tone, [at(n, 0), at(n, 1), at(n, 2, 100) * 0.86, at(n, 3, 110)]),
  mittthumb: (tone) => [
    `b^ ${tone} -46 40 -52 -20 -40 -60 0 -74 40 -60 52 -20 46 40`,
    `b^ ${tone} 40 16 54 -10 80 -24 92 -6 76 22 46 46`,
    `r^ ${tone}- 0 66 96 44 6`,
    ...[-30, -10, 10, 30].map((x) => `z_ ${tone} 4 ${x} 46 ${x} 86`),
  ],
  mittsock: (tone) => [
    `b^ ${tone} -40 84 -40 36 -46 -16 -42 -58 0 -80 42 -58 46 -14 60 14 56 40 40 52 38 84`,
    `b_ ${tone}- -42 -56 -24 -73 0 -80 24 -73 42 -56 0 -66`,
    `b_ ${tone}- 47 -6 60 14 56 40 42 50 34 22`,
    `r ${tone}+ -1 82 84 22 5`,
    ...[-32, -16, 0, 16, 30].map((x) => `z_ ${tone} 2 ${x} 74 ${x} 91`),
  ],
  disc: (tone, n) => [row('o^', tone, at(n, 0), at(n, 1), at(n, 2, 20), at(n, 2, 20))],
  loop: (tone, n) => [
    row('o^', tone, at(n, 0), at(n, 1), at(n, 2, 7), at(n, 2, 7)),
    row('o_', `${tone}-`, at(n, 0), at(n, 1), at(n, 2, 7) * 0.45, at(n, 2, 7) * 0.45),
  ],
  strawbit: (tone, n) => [
    row('r^', tone, at(n, 0), at(n, 1), at(n, 2, 7) * 3, at(n, 2, 7), at(n, 2, 7) * 0.4, -24),
  ],
  feedbottle: (tone, n) => {
    const [x, top, w, h] = [at(n, 0), at(n, 1), at(n, 2, 88) / 88, at(n, 3, 150) / 150];
    const outline = [-14, 4, 14, 4, 16, 20, 42, 38, 44, 136, 38, 150, -38, 150, -44, 136, -42, 38, -16, 20];
    const points = outline.map((one, i) => (i % 2 === 0 ? x + one * w : top + one * h));
    return [row('b^', tone, ...points), row('r', 'silver', x, top, 30 * w, 10 * h, 3)];
  },
  glint: (_, n) => {
    const [x, top, w, h] = [at(n, 0), at(n, 1), at(n, 2, 88), at(n, 3, 150)];
    return [row('l_', 'w', 2.5, x - w * 0.36, top + h * 0.5, x - w * 0.38, top + h * 0.8)];
  },
  clasppin: (tone, n) => {
    const [x, top, h] = [at(n, 0), at(n, 1), at(n, 2, 34)];
    return [
      row('r^', tone, x, top + h / 2, h * 0.4, h, 2),
      row('z_', `${tone}-`, 1.2, x, top, x, top + h),
      row('r', 'silver', x, top + h * 0.42, h * 0.5, 4, 1),
    ];
  },
  clasptape: (tone, n) => [
    row('r', tone, at(n, 0), at(n, 1) + at(n, 2, 34) * 0.4, 22, 14, 1),
    row('r_', `${tone}-`, at(n, 0), at(n, 1) + at(n, 2, 34) * 0.4 + 5, 22, 2),
  ],
  shellspiral: (tone, n) => {
    const [x, y, r] = [at(n, 0), at(n, 1), at(n, 2, 40)];
    return [row('o^', tone, x, y, r, r * 0.96), row('i_', `${tone}--`, x, y, r * 0.8, 3, r * 0.12, 40)];
  },
  shellscallop: (tone, n) => shell(tone, n),
  cabintube: (tone, n) => roll(tone, n),
  cabinbox: (tone, n) => {
    const [x, y, w, h] = [at(n, 0), at(n, 1), at(n, 2, 100), at(n, 3, 60)];
    return [row('r^', tone, x, y, w, h, 8), row('r_', `${tone}-`, x, y + h * 0.4, w - 4, h * 0.16, 4)];
  },
};

/** A scallop shell that hangs from its hinge: middle and size. */
export const shell: Draw = (tone, n) => {
  const [x, y, r] = [at(n, 0), at(n, 1), at(n, 2, 12)];
  const rib = (across: number): string =>
    row('z_', `${tone}-`, r * 0.09, x, y - r * 0.8, x + r * across, y + r * 0.72);
  return [
    row(
      'b',
      tone,
      x,
      y - r,
      x + r * 0.7,
      y - r * 0.45,
      x + r,
      y + r * 0.3,
      x + r * 0.62,
      y + r * 0.86,
      x,
      y + r,
      x - r * 0.62,
      y + r * 0.86,
      x - r,
      y + r * 0.3,
      x - r * 0.7,
      y - r * 0.45,
    ),
    ...[-0.62, -0.3, 0, 0.3, 0.62].map(rib),
    row('o', `${tone}-`, x, y - r * 0.94, r * 0.26),
  ];
};

/** What becomes somebody who stands: where its head ends is where a neck would be. Middle, top, width and height. */
export const pegs: Record<string, Draw> = {
  pegpin: (tone, n) => {
    const [x, top, w, h] = [at(n, 0), at(n, 1), at(n, 2, 24), at(n, 3, 60)];
    return [
      row(
        'q^',
        tone,
        w * 0.2,
        x - w / 2,
        top,
        x + w / 2,
        top,
        x + w / 2,
        top + h,
        x + w * 0.12,
        top + h,
        x,
        top + h * 0.62,
        x - w * 0.12,
        top + h,
        x - w / 2,
        top + h,
      ),
    ];
  },
  pegspoon: (tone, n) => {
    const [x, top, w, h] = [at(n, 0), at(n, 1), at(n, 2, 24), at(n, 3, 60)];
    return spoon(tone, [x, top + w * 0.62, x, top + h, w * 1.15]);
  },
  pegtube: (tone, n) => tube(tone, n),
  pegstick: (tone, n) => {
    const [x, top, w, h] = [at(n, 0), at(n, 1), at(n, 2, 24), at(n, 3, 60)];
    return [row('r^', tone, x, top + h / 2, w * 0.8, h, w * 0.38)];
  },
};
