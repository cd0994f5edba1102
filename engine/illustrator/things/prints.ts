import { at, row, times, type Draw } from './row.ts';

/** What shows where something was pressed in: dark, with a light edge where the light falls into it. */
const lit = (tone: string): string => `${tone.replace(/[+-]+$/, '')}+`;

const turned = (degrees: number, long: number): [number, number] => [
  Math.cos((degrees * Math.PI) / 180) * long,
  Math.sin((degrees * Math.PI) / 180) * long,
];

/** A foot with three toes. */
function foot(tone: string, [x, y]: readonly [number, number], r: number): string[] {
  const toes = [-128, -90, -52].map((degrees) => turned(degrees, r));
  return [
    ...toes.map(([dx, dy]) => row('j_', lit(tone), x + 1.2, y + 1.2, x + dx + 1.2, y + dy + 1.2, r * 0.2)),
    ...toes.map(([dx, dy]) => row('j_', tone, x, y, x + dx, y + dy, r * 0.2)),
    row('o_', tone, x, y, r * 0.24, r * 0.3),
  ];
}

/** A stem with leaflets on both sides, from below to the tip. */
function frond(tone: string, [x, y]: readonly [number, number], r: number): string[] {
  return [
    row('z_', tone, r * 0.08, x - r * 0.5, y + r * 0.9, x + r * 0.4, y - r * 0.9),
    ...times(5, (i) => {
      const share = 0.14 + i * 0.17;
      const [sx, sy] = [x - r * 0.5 + r * 0.9 * share, y + r * 0.9 - r * 1.8 * share];
      const long = r * (0.78 - i * 0.11);
      return [-168, 22].map((degrees) => {
        const [dx, dy] = turned(degrees - (degrees < 0 ? -28 : 46), long);
        return row('j_', tone, sx, sy, sx + dx, sy + dy, r * 0.13);
      });
    }).flat(),
  ];
}

/** Prints in dough: middle and half the height. */
export const prints: Record<string, Draw> = {
  footprints: (tone, n) => {
    const [x, y, r] = [at(n, 0), at(n, 1), at(n, 2, 30)];
    return [
      ...foot(tone, [x - r * 0.46, y + r * 0.86], r * 0.74),
      ...foot(tone, [x + r * 0.44, y + r * 0.1], r * 0.74),
    ];
  },
  shellprint: (tone, n) => {
    const [x, y, r] = [at(n, 0), at(n, 1), at(n, 2, 30)];
    const half = [0.3, 0.86, 0.94, 0.1, 0.78, -0.56, 0.3, -0.9];
    const right = half.map((one, i) => (i % 2 === 0 ? x : y) + one * r);
    const left = times(4, (i) => [x - half[6 - i * 2]! * r, y + half[7 - i * 2]! * r]).flat();
    const ribs = [-0.72, -0.38, 0, 0.38, 0.72].map((across) =>
      row('z_', `${tone}-`, r * 0.07, x + across * r * 0.24, y + r * 0.8, x + across * r, y - r * 0.62),
    );
    return [
      row('b_', lit(tone), ...[...right, ...left].map((one) => one + 1.4)),
      row('b_', tone, ...right, ...left),
      ...ribs,
    ];
  },
  leafprint: (tone, n) => {
    const [x, y, r] = [at(n, 0), at(n, 1), at(n, 2, 30)];
    const veins = [0.3, 0.05, -0.2].flatMap((down) => [
      row('z_', `${tone}-`, r * 0.05, x, y + r * (down + 0.2), x + r * 0.36, y + r * (down - 0.1)),
      row('z_', `${tone}-`, r * 0.05, x, y + r * (down + 0.2), x - r * 0.36, y + r * (down - 0.1)),
    ]);
    return [
      row('j_', lit(tone), x + 1.4, y + r * 0.8, x + 1.4, y - r * 0.9, r * 0.6),
      row('j_', tone, x, y + r * 0.8, x, y - r * 0.92, r * 0.6),
      row('z_', `${tone}-`, r * 0.07, x, y + r, x, y - r * 0.7),
      ...veins,
    ];
  },
  frondprint: (tone, n) => frond(tone, [at(n, 0), at(n, 1)], at(n, 2, 30)),
  coneprint: (tone, n) => {
    const [x, y, r] = [at(n, 0), at(n, 1), at(n, 2, 30)];
    return [
      row('x_', tone, x, y, r * 0.66, r, 180),
      ...times(4, (i) => {
        const [wide, sy] = [r * (0.56 - i * 0.1), y - r * 0.5 + i * r * 0.36];
        return row('c_', i % 2 === 0 ? `${tone}-` : lit(tone), x + wide, sy, x - wide, sy, 3, r * 0.26);
      }),
    ];
  },
  brickprint: (tone, n) => {
    const [x, y, r] = [at(n, 0), at(n, 1), at(n, 2, 30)];
    return [
      row('r_', lit(tone), x + 1.4, y + 1.4, r * 1.7, r * 1.7, 2),
      row('r_', tone, x, y, r * 1.7, r * 1.7, 2),
      ...[-0.4, 0.4].flatMap((dx) =>
        [-0.4, 0.4].map((dy) => row('o_', `${tone}-`, x + dx * r, y + dy * r, r * 0.25)),
      ),
    ];
  },
};
