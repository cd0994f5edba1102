import { at, row, times, type Draw } from './row.ts';

const letters = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Things that stand side by side in the colors of the craft: left, top, width, height and how many. */
function sideBySide(one: (tone: string, n: readonly number[]) => string[]): Draw {
  return (_, n) => {
    const [left, top, w, h, count] = [at(n, 0), at(n, 1), at(n, 2, 130), at(n, 3, 100), at(n, 4, 12)];
    const wide = w / count;
    return times(count, (i) =>
      one(letters[i % letters.length] ?? 'a', [left + (i + 0.5) * wide, top, wide * 0.95, h]),
    ).flat();
  };
}

const cone = (tone: string, n: readonly number[], share: number): string => {
  const [x, top, half] = [at(n, 0), at(n, 1), (at(n, 2) / 2) * share];
  return row('p^', tone, x - half, top, x + half, top, x + half * 0.3, top - 13, x - half * 0.3, top - 13);
};

const body = (tone: string, n: readonly number[]): string =>
  row('r^', tone, at(n, 0), at(n, 1) + at(n, 3) / 2, at(n, 2), at(n, 3), 2);

/** What one place in a craft looks like with one supply or another. */
export const alternates: Record<string, Draw> = {
  crayons: sideBySide((tone, n) => [
    body(tone, n),
    cone(tone, n, 0.9),
    row('r_', `${tone}-`, at(n, 0), at(n, 1) + 9, at(n, 2), 3),
    row('r_', `${tone}-`, at(n, 0), at(n, 1) + at(n, 3) - 9, at(n, 2), 3),
  ]),
  pencils: sideBySide((tone, n) => [
    body(tone, n),
    cone('sand', n, 1),
    row('p_', tone, at(n, 0) - 2, at(n, 1) - 8, at(n, 0) + 2, at(n, 1) - 8, at(n, 0), at(n, 1) - 17),
    row('r_', `${tone}-`, at(n, 0) + at(n, 2) * 0.28, at(n, 1) + at(n, 3) / 2, at(n, 2) * 0.24, at(n, 3)),
  ]),
  sticks: sideBySide((tone, n) => [
    row('r^', tone, at(n, 0), at(n, 1) + at(n, 3) / 2 - 6, at(n, 2), at(n, 3) + 12, at(n, 2) / 2),
  ]),
  lump: (tone, n) => {
    const [x, y] = [at(n, 0), at(n, 1) + at(n, 2, 30) * 0.4];
    return [row('o^', tone, x, y, 12, 12), row('o_', `${tone}+`, x - 3, y - 3, 4, 4)];
  },
  starspot: (tone, n) => [
    row('o_', 'w', at(n, 0), at(n, 1), 9, 9),
    row('s_', tone, at(n, 0), at(n, 1), 5, 8, 3.6),
  ],
  /** The handle of a bag: middle, and where it is sewn on. Other cloth has none. */
  bagloop: (tone, n) => {
    const [x, y] = [at(n, 0), at(n, 1)];
    return [row('l^', tone, 9, x - 36, y, x - 32, y - 40, x, y - 46, x + 32, y - 40, x + 36, y)];
  },
  nothing: () => [],
  /** Kitchen things that hang by their lightest end: middle and upper end. */
  hungspoon: (tone, n) => [
    row('l^', tone, 7, at(n, 0), at(n, 1), at(n, 0), at(n, 1) + 46),
    row('o^', tone, at(n, 0), at(n, 1) + 60, 13, 19),
  ],
  hungwhisk: (tone, n) => {
    const [x, y] = [at(n, 0), at(n, 1)];
    return [
      row('l^', tone, 7, x, y, x, y + 38),
      row('l^', tone, 3, x, y + 38, x - 16, y + 62, x, y + 78, x + 16, y + 62, x, y + 38),
      row('l^', tone, 3, x, y + 38, x, y + 78),
    ];
  },
  hungtongs: (tone, n) => {
    const [x, y] = [at(n, 0), at(n, 1)];
    return [
      row('l^', tone, 6, x, y, x - 10, y + 36, x - 12, y + 72),
      row('l^', tone, 6, x, y, x + 10, y + 36, x + 12, y + 72),
    ];
  },
  hungcan: (tone, n) => {
    const [x, y] = [at(n, 0), at(n, 1)];
    return [
      row('r^', tone, x, y + 26, 32, 50, 3),
      row('r_', `${tone}-`, x, y + 5, 32, 4),
      row('r_', `${tone}-`, x, y + 47, 32, 4),
    ];
  },
  hungdisc: (tone, n) => [
    row('o^', tone, at(n, 0), at(n, 1) + 18, 18, 18),
    row('o_', `${tone}-`, at(n, 0), at(n, 1) + 18, 12, 12),
  ],
  hungfunnel: (tone, n) => {
    const [x, y] = [at(n, 0), at(n, 1)];
    return [
      row('p^', tone, x - 4, y, x + 4, y, x + 5, y + 18, x + 20, y + 46, x - 20, y + 46, x - 5, y + 18),
    ];
  },
  /** The studs on top of a tower of bricks: middle, the tower's top, and how wide it is. */
  studrow: (tone, n) => {
    const [x, top, w] = [at(n, 0), at(n, 1), at(n, 2, 120)];
    return times(4, (i) => row('r', `${tone}+`, x - w / 2 + ((i + 0.5) * w) / 4, top - 4, w / 7, 14, 3));
  },
  /** A quarter of a round plate, from its corner: ridges, or the bubbles of wrap. */
  ridges: (tone, n) =>
    [70, 68, 60, 50, 36].map((far, i) =>
      row('z_', tone, 4, at(n, 0) + i * 12, at(n, 1), at(n, 0) + i * 12, far),
    ),
  bubbles: (tone, n) =>
    [5, 5, 4, 3].flatMap((count, i) =>
      times(count, (k) => row('o_', tone, at(n, 0) + k * 12.5, at(n, 1) + 8 + i * 14, 4.6)),
    ),
  strip: (_, n) => {
    const [x, y, r] = [at(n, 0), at(n, 1), at(n, 2, 22)];
    return [
      row('r^', 'tan', x, y, r * 2, r * 0.68, r * 0.32, -68),
      row('r_', 'cream', x, y, r * 0.64, r * 0.6, 2, -68),
      row('d_', 'w', 1.2, x - 3, y + 2, x + 3, y - 2, x - 2, y - 4, x + 2, y + 4),
    ];
  },
  pad: (_, n) => [
    row('o^', 'w', at(n, 0), at(n, 1) - 8, 15, 15),
    row('o_', 'cream', at(n, 0), at(n, 1) - 8, 9, 9),
  ],
  strap: (tone, n) => [row('r_', tone, at(n, 0), at(n, 1), at(n, 2, 30), at(n, 3, 8), 1)],
  blossom: (tone, n) => [row('j_', tone, at(n, 0), at(n, 1), at(n, 2), at(n, 3), at(n, 4, 10))],
  swab: (tone, n) => [
    row('z', tone, 3.4, at(n, 0), at(n, 1), at(n, 2), at(n, 3)),
    row('o_', `${tone}+`, at(n, 0), at(n, 1), 3.9),
    row('o_', `${tone}+`, at(n, 2), at(n, 3), 3.9),
  ],
  bar: (tone, n) => [
    row('z', tone, 6, at(n, 0), at(n, 1), at(n, 2), at(n, 3)),
    row('z_', `${tone}-`, 1.2, at(n, 0), at(n, 1), at(n, 2), at(n, 3)),
  ],
  wobbly: (_, n) => [
    row('o', 'silver', at(n, 0), at(n, 1), at(n, 2, 8) * 1.12),
    row('e', String(at(n, 0)), at(n, 1), at(n, 2, 8)),
  ],
  candle: (tone, n) => {
    const [x, y] = [at(n, 0), at(n, 1)];
    return [
      row('o_', `${tone}++`, x, y - 4, 19, 22),
      row('r', 'w', x, y + 14, 18, 18, 2),
      row('x_', 'orange', x, y - 2, 9, 16),
      row('x_', `${tone}+`, x, y + 1, 5, 9),
    ];
  },
  lightchain: (tone) => [
    'l_ k 1 -80 8 -50 22 -20 6 6 26 40 8 76 14',
    ...[-66, 16, -36, 17, -8, 16, 22, 18, 54, 9].flatMap((x, i, all) =>
      i % 2 === 0
        ? [row('o_', `${tone}+`, x, all[i + 1] ?? 0, 5), row('o_', 'w', x, all[i + 1] ?? 0, 2)]
        : [],
    ),
  ],
};
