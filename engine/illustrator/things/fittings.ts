import { at, row, times, type Draw } from './row.ts';

/** Things that take the shape of what fills their slot (`by-supply.ts`). */
export const fittings: Record<string, Draw> = {
  /** A pan from the side: middle and rim, width, height. */
  deeppan: (tone, n) => {
    const [x, y, w, h] = [at(n, 0), at(n, 1), at(n, 2, 176), at(n, 3, 66)];
    return [row('q^', tone, 8, x - w / 2, y, x + w / 2, y, x + w * 0.35, y + h, x - w * 0.35, y + h)];
  },
  muffinpan: (tone, n) => {
    const [x, y, w, h] = [at(n, 0), at(n, 1), at(n, 2, 176), at(n, 3, 66)];
    const wide = w / 3;
    return times(3, (i) => {
      const mid = x + (i - 1) * wide;
      const [top, foot] = [wide * 0.46, wide * 0.34];
      return row('q^', tone, 6, mid - top, y, mid + top, y, mid + foot, y + h, mid - foot, y + h);
    });
  },
  /** A goal at the short end of a field seen from above: middle, and to which side it opens. */
  goalcup: (tone, n) => {
    const [x, y, side] = [at(n, 0), at(n, 1), at(n, 2, 1)];
    const [back, front] = [x - side * 8, x + side * 8];
    return [
      row('p^', tone, back, y - 20, front, y - 24, front, y + 24, back, y + 20),
      row('r_', 'k', x + side * 7, y, 6, 42),
    ];
  },
  goalnet: (tone, n) => {
    const [x, y, side] = [at(n, 0), at(n, 1), at(n, 2, 1)];
    const [back, front] = [x - side * 10, x + side * 8];
    return [
      row('z^', tone, 3, front, y - 24, back, y - 20, back, y + 20, front, y + 24),
      ...times(5, (i) => row('z_', tone, 1, back, y - 16 + i * 8, front, y - 18 + i * 9)),
      ...times(3, (i) => row('z_', tone, 1, x - 5 + i * 5, y - 22, x - 5 + i * 5, y + 22)),
    ];
  },
  /** The bumps of an egg carton on its flat side: middle and where they begin. */
  eggbumps: (tone, n) => {
    const [x, y] = [at(n, 0), at(n, 1)];
    const corners = (left: number, right: number, high: number): number[] =>
      [8, x + left, y, x + left + 10, y - high].concat([x + right - 10, y - high, x + right, y]);
    return [
      row('q^', tone, ...corners(-82, -30, 26)),
      row('q^', tone, ...corners(30, 82, 26)),
      row('q_', `${tone}-`, ...corners(-26, 26, 18)),
    ];
  },
  /** What a mobile hangs from: middle, height, width. */
  hangerbar: (tone, n) => {
    const [x, y, half] = [at(n, 0), at(n, 1), at(n, 2, 172) / 2];
    return [
      row('l^', tone, 4, x - half, y, x, y - 26, x + half, y, x - half, y),
      row('l_', tone, 4, x, y - 26, x + 2, y - 40, x + 12, y - 46, x + 6, y - 54),
    ];
  },
  hoopbar: (tone, n) => {
    const [x, y, half] = [at(n, 0), at(n, 1), at(n, 2, 172) / 2];
    const ring = times(17, (i) => [
      x + Math.cos((i * Math.PI) / 8) * half,
      y - 8 + Math.sin((i * Math.PI) / 8) * 10,
    ]).flat();
    return [
      row('z_', 'w', 1.6, x - half + 8, y - 10, x, y - 50, x + half - 8, y - 10),
      row('z_', 'w', 1.6, x, y - 50, x, y - 72),
      row('l^', tone, 6, ...ring),
      row('r_', 'silver', x + half, y - 8, 6, 8, 1),
    ];
  },
  polebar: (tone, n) => {
    const [x, y, half] = [at(n, 0), at(n, 1), at(n, 2, 172) / 2];
    return [
      row('z_', 'w', 1.6, x - half + 22, y, x, y - 44, x + half - 22, y),
      row('z_', 'w', 1.6, x, y - 44, x, y - 68),
      row('l^', tone, 8, x - half - 4, y, x + half + 4, y),
    ];
  },
  /** What stands out of a charm's upper edge: where, and how wide it bends. */
  earhook: (tone, n) => {
    const [x, y, w] = [at(n, 0), at(n, 1), at(n, 2, 12)];
    return [
      row('a', tone, x, y - 6, 5, 3, 0, 360),
      row('l', tone, 2.4, x, y - 11, x, y - 24, x + w * 0.35, y - 32, x + w, y - 29, x + w * 1.15, y - 18),
    ];
  },
  eyelet: (tone, n) => [row('a', tone, at(n, 0), at(n, 1) - 7, 7, 4.6, 0, 360)],
  /** A stalk with what it bears: foot, top, size. */
  posyround: (tone, n) => {
    const [x, y, hx, hy, r] = [at(n, 0), at(n, 1), at(n, 2), at(n, 3), at(n, 4, 14)];
    return [
      row('z_', 'green', 3, x, y, hx, hy),
      row('y^', tone, hx, hy, r, r, 8, 0.16),
      row('o_', 'w', hx, hy, r * 0.24, r * 0.24),
    ];
  },
  posyspike: (_, n) => {
    const [x, y, hx, hy, r] = [at(n, 0), at(n, 1), at(n, 2), at(n, 3), at(n, 4, 14)];
    const long = Math.max(1, Math.hypot(hx - x, hy - y));
    const [dx, dy] = [(hx - x) / long, (hy - y) / long];
    return [
      row('z_', 'dark-green', 2.4, x, y, hx, hy),
      ...times(5, (i) =>
        row(
          'o',
          i % 2 === 0 ? 'purple' : 'purple+',
          hx - dx * (i - 2) * r * 0.5,
          hy - dy * (i - 2) * r * 0.5,
          3.4 + i * 0.5,
        ),
      ),
    ];
  },
  posyleaf: (_, n) => {
    const [x, y, hx, hy, r] = [at(n, 0), at(n, 1), at(n, 2), at(n, 3), at(n, 4, 14)];
    const on = (share: number): [number, number] => [x + (hx - x) * share, y + (hy - y) * share];
    return [
      row('z_', 'green', 2.4, x, y, hx, hy),
      row('j', 'green', ...on(0.85), hx, hy - r, 6),
      ...[0.5, 0.72].flatMap((share) => {
        const [px, py] = on(share);
        return [
          row('j', 'green', px, py, px - r, py - r * 0.6, 5),
          row('j', 'dark-green', px, py, px + r, py - r * 0.6, 5),
        ];
      }),
    ];
  },
  plainjug: (tone, n) => {
    const [x, top, w, h] = [at(n, 0), at(n, 1), at(n, 2, 44), at(n, 3, 66)];
    return [row('r^', tone, x, top + h / 2, w, h, 8)];
  },
};
