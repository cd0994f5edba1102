import { at, row, times, type Draw } from './row.ts';

/** Leaflets along a stem that points away from the middle of the ring: where it is bound, and how long half of it is. */
function stem(x: number, y: number, r: number): (along: number, aside: number) => [number, number] {
  // Those on the left point up and out to the left, those on the right to the right.
  const lean = Math.max(-1, Math.min(1, x / 60));
  const [dx, dy] = [lean, -Math.sqrt(Math.max(0, 1 - lean * lean)) * 0.4 + (1 - Math.abs(lean)) * 0.9];
  const long = Math.max(0.01, Math.hypot(dx, dy));
  const [ux, uy] = [dx / long, dy / long];
  return (along, aside) => [x + (ux * along - uy * aside) * r, y + (uy * along + ux * aside) * r];
}

/** More of what one place in a craft looks like with one supply or another: on a wreath, a car, a book, in a jar. */
export const standIns: Record<string, Draw> = {
  flowerhead: (tone, n) => {
    const [x, y, r] = [at(n, 0), at(n, 1), at(n, 2, 16)];
    return [
      row('f^', tone, x, y, 7, r, r * 0.4),
      row('f_', `${tone}-`, x, y, 7, r * 0.62, r * 0.16, -64),
      row('o_', 'gold', x, y, r * 0.3),
    ];
  },
  sprig: (_, n) => {
    const [x, y, r] = [at(n, 0), at(n, 1), at(n, 2, 16) * 1.2];
    const on = stem(x, y, r);
    return [
      row('z_', 'dark-green-', 1.6, ...on(-0.9, 0), ...on(0.9, 0)),
      ...[-0.6, -0.1, 0.4].flatMap((along, i) =>
        [-1, 1].map((side) =>
          row(
            'j',
            i % 2 === 0 ? 'dark-green' : 'dark-green+',
            ...on(along, 0),
            ...on(along + 0.5, side * 0.6),
            r * 0.2,
          ),
        ),
      ),
      row('j', 'dark-green+', ...on(0.6, 0), ...on(1.2, 0), r * 0.18),
    ];
  },
  wheatear: (_, n) => {
    const [x, y, r] = [at(n, 0), at(n, 1), at(n, 2, 16) * 1.3];
    const on = stem(x, y, r);
    return [
      row('z_', 'gold-', 1.6, ...on(-1.1, 0), ...on(1, 0)),
      ...[-0.1, 0.25, 0.6].flatMap((along) =>
        [-1, 1].map((side) => row('j', 'gold', ...on(along, 0), ...on(along + 0.42, side * 0.28), r * 0.13)),
      ),
      row('j', 'gold', ...on(0.9, 0), ...on(1.4, 0), r * 0.13),
    ];
  },
  openloop: (tone, n) => {
    const [x, y] = [at(n, 0), at(n, 1)];
    return [row('l^', tone, 8, x - 12, y + 8, x - 22, y - 16, x, y - 34, x + 22, y - 16, x + 12, y + 8)];
  },
  cordlegs: (tone, n) => [
    row('l^', tone, 9, at(n, 0) - 26, at(n, 1) + 8, at(n, 0), at(n, 1), at(n, 0) + 26, at(n, 1) + 8),
  ],
  /** What a car's axles are taped under: its middle and its upper side. */
  slabbody: (tone, n) => {
    const [x, top] = [at(n, 0), at(n, 1)];
    return [row('r^', tone, x, top + 7, 168, 14, 2), row('r_', `${tone}-`, x, top + 12, 166, 3)];
  },
  boxbody: (tone, n) => {
    const [x, top] = [at(n, 0), at(n, 1)];
    return [row('r^', tone, x, top + 13, 168, 26, 4), row('r_', `${tone}-`, x, top + 23, 164, 5, 2)];
  },
  bottlebody: (tone, n) => {
    const [x, y] = [at(n, 0), at(n, 1) + 6];
    return [
      row('r', 'blue', x + 88, y, 12, 18, 2),
      row(
        'b^',
        tone,
        ...[-84, -18, -78, -22, 40, -22, 62, -16, 84, -8, 84, 8, 62, 16, 40, 22, -78, 22, -84, 18].map(
          (one, i) => (i % 2 === 0 ? x + one : y + one),
        ),
      ),
      row('r_', 'w', x - 20, y - 14, 90, 4, 2),
    ];
  },
  forkedstick: (tone, n) => {
    const [x0, y0, x1, y1, w] = [at(n, 0), at(n, 1), at(n, 2), at(n, 3), at(n, 4, 13)];
    const [x, y] = [x0 + (x1 - x0) * 0.79, y0 + (y1 - y0) * 0.79];
    return [
      row('l^', tone, w, x0, y0, x1, y1),
      row('z', `${tone}-`, w * 0.6, x, y, x + w * 1.7, y - w * 0.9),
    ];
  },
  /** A hump of moss: middle and half of how wide and high it is. */
  cushion: (tone, n) => {
    const [x, y, rx, ry] = [at(n, 0), at(n, 1), at(n, 2, 20), at(n, 3, 14)];
    const dots = [-0.5, -0.1, -0.15, -0.55, 0.3, -0.3, 0.55, 0.15, 0, 0.1].map((one, i) =>
      i % 2 === 0 ? x + one * rx : y + one * ry,
    );
    return [row('y', tone, x, y, rx, ry, 11, 0.16), row('d_', `${tone}+`, 1.8, ...dots)];
  },
  /** What holds a book of cards at its left edge: where the two holes are, and how far they lie apart. */
  tworings: (tone, n) =>
    [-0.5, 0.5].map((share) => row('a^', tone, at(n, 0) - 6, at(n, 1) + share * at(n, 2, 64), 13, 9, 0, 360)),
  stringbow: (tone, n) => {
    const [x, y, gap] = [at(n, 0), at(n, 1), at(n, 2, 64)];
    const bow = (side: number): string[] => [
      row('l', tone, 3.4, x, y, x + side * 12, y - 17, x + side * 25, y - 12, x + side * 21, y + 3, x, y),
      row('l', tone, 3.4, x, y, x + side * 8, y + 13, x + side * 16, y + 24),
    ];
    return [
      row('d_', 'k', 4, x, y - gap / 2, x, y + gap / 2),
      row('z', tone, 3.4, x, y - gap / 2, x, y + gap / 2),
      ...bow(-1),
      ...bow(1),
      row('o', tone, x, y, 4),
    ];
  },
  plainsheet: (_, n) => [row('r^', 'w', at(n, 0), at(n, 1), at(n, 2, 92), at(n, 3, 196), 2)],
  kraftsheet: (_, n) => [row('r^', 'sand', at(n, 0), at(n, 1), at(n, 2, 92), at(n, 3, 196), 2)],
  newssheet: (_, n) => {
    const [x, y, w, h] = [at(n, 0), at(n, 1), at(n, 2, 92), at(n, 3, 196)];
    const lines = Math.floor(h / 9) - 1;
    return [
      row('r^', 'w', x, y, w, h, 2),
      ...times(lines, (i) => {
        const down = y - h / 2 + 9 * (i + 1);
        return [-0.24, 0.24].map((share) =>
          row(
            'z_',
            'w-',
            i % 7 === 0 ? 4 : 1.8,
            x + share * w - w * 0.19,
            down,
            x + share * w + w * 0.19,
            down,
          ),
        );
      }).flat(),
    ];
  },
  tubehandle: (tone, n) => {
    const [x0, y0, x1, y1, w] = [at(n, 0), at(n, 1), at(n, 2), at(n, 3), at(n, 4, 12) * 1.8];
    return [
      row('l^', tone, w, x0, y0, x1, y1),
      row('o_', `${tone}+`, x1, y1, w * 0.5),
      row('o_', `${tone}--`, x1, y1, w * 0.38),
    ];
  },
  /** Two hoops, one in the other, and the screw that holds them. */
  hoopring: (tone, n) => {
    const [x, y, r] = [at(n, 0), at(n, 1), at(n, 2, 80)];
    return [
      row('a^', tone, x, y, r, r * 0.76, 0, 360),
      row('a_', `${tone}-`, x, y, r * 0.89, r * 0.87, 0, 360),
      row('r', 'silver', x, y - r * 0.98, r * 0.2, r * 0.12, 2),
    ];
  },
  cardring: (tone, n) => {
    const [x, y, r] = [at(n, 0), at(n, 1), at(n, 2, 80)];
    return [row('a^', tone, x, y, r, r * 0.62, 0, 360), row('a_', `${tone}-`, x, y, r, r * 0.965, 0, 360)];
  },
  twigring: (tone, n) => {
    const [x, y, r] = [at(n, 0), at(n, 1), at(n, 2, 80)];
    return [
      row('a^', tone, x, y, r, r * 0.62, 0, 360),
      ...times(4, (i) => {
        const [out, from] = [r * (0.7 + i * 0.08), i * 80 - 160];
        return row('a_', i % 2 === 0 ? `${tone}-` : `${tone}+`, x, y, out, out - 3, from, from + 210);
      }),
    ];
  },
};
