import { at, row, times, type Draw } from './row.ts';
import { shell } from './shaped.ts';

/** Row over row of seeds in three tones, as wide as the shape is so far down. */
function seeds(tone: string, n: readonly number[], half: (down: number) => number): string[] {
  const [x, top] = [at(n, 0), at(n, 1)];
  const places = times(14, (i) => {
    const wide = half((i + 1) / 15);
    const count = wide < 2 ? 0 : Math.max(1, Math.round(wide / 4.2));
    return times(count, (k): [number, number] => [
      x + (count === 1 ? 0 : (k / (count - 1) - 0.5) * 2 * (wide - 2)),
      top + 6 + i * 7.3 + (k % 2) * 1.6,
    ]);
  }).flat();
  // Many short rows: a small picture shows fewer of them.
  return times(12, (i) => {
    const one = [tone, `${tone}--`, 'cream'][i % 3] ?? tone;
    return row('d_', one, 3.6, ...places.filter((_, place) => place % 12 === i).flat());
  });
}

/** What hangs on a string by its upper end, and small parts that differ with what they are made of: middle and half the height. */
export const finds: Record<string, Draw> = {
  hungleaf: (tone, n) => {
    const [x, y, r] = [at(n, 0), at(n, 1), at(n, 2, 16)];
    return [
      row('j^', tone, x, y - r, x, y + r, r * 0.62),
      row('z_', `${tone}-`, 1, x, y - r, x, y + r * 0.7),
      row('z_', `${tone}-`, 0.8, x - r * 0.38, y - r * 0.3, x, y, x + r * 0.38, y - r * 0.3),
    ];
  },
  hungacorn: (_, n) => {
    const [x, y, r] = [at(n, 0), at(n, 1), at(n, 2, 16) * 0.78];
    return [
      row(
        'b^',
        'wood',
        x - r * 0.64,
        y - r * 0.1,
        x - r * 0.56,
        y + r * 0.5,
        x,
        y + r,
        x + r * 0.56,
        y + r * 0.5,
        x + r * 0.64,
        y - r * 0.1,
      ),
      row(
        'q^',
        'brown',
        r * 0.3,
        x - r * 0.8,
        y,
        x - r * 0.55,
        y - r * 0.7,
        x + r * 0.55,
        y - r * 0.7,
      ).concat(` ${(x + r * 0.8).toFixed(1)} ${y.toFixed(1)}`),
      row('z_', 'brown-', 1.2, x - r * 0.5, y - r * 0.5, x - r * 0.2, y - r * 0.1),
      row('z_', 'brown-', 1.2, x + r * 0.5, y - r * 0.5, x + r * 0.2, y - r * 0.1),
      row('z', 'brown', 2.4, x, y - r * 0.6, x, y - r),
    ];
  },
  hungcone: (_, n) => {
    const [x, y, r] = [at(n, 0), at(n, 1), at(n, 2, 16)];
    return [
      row('x^', 'brown-', x, y, r * 0.66, r, 180),
      ...times(4, (i) => {
        const [wide, sy] = [r * (0.56 - i * 0.1), y - r * 0.5 + i * r * 0.36];
        return row('c_', i % 2 === 0 ? 'brown+' : 'wood', x + wide, sy, x - wide, sy, 3, r * 0.32);
      }),
    ];
  },
  hungfeather: (tone, n) => {
    const [x, y, r] = [at(n, 0), at(n, 1), at(n, 2, 16)];
    return [
      row('j^', tone, x, y - r, x + r * 0.1, y + r, r * 0.36),
      row('z_', 'w', 1, x, y - r, x + r * 0.1, y + r),
    ];
  },
  glassbit: (tone, n) => {
    const [x, y, r] = [at(n, 0), at(n, 1), at(n, 2, 12)];
    return [
      row(
        'q^',
        tone,
        r * 0.5,
        x - r * 0.7,
        y - r * 0.9,
        x + r * 0.8,
        y - r,
        x + r * 0.9,
        y + r * 0.8,
        x - r * 0.6,
        y + r,
      ),
      row(
        'q_',
        `${tone}+`,
        r * 0.3,
        x - r * 0.4,
        y - r * 0.6,
        x + r * 0.3,
        y - r * 0.65,
        x - r * 0.2,
        y + r * 0.4,
      ),
    ];
  },
  stonebit: (_, n) => {
    const [x, y, r] = [at(n, 0), at(n, 1), at(n, 2, 12)];
    return [
      row('o^', 'gray', x, y, r * 0.95, r * 0.84),
      row('o_', 'silver', x - r * 0.3, y - r * 0.3, r * 0.3, r * 0.18),
    ];
  },
  snailbit: (_, n) => {
    const [x, y, r] = [at(n, 0), at(n, 1), at(n, 2, 12)];
    return [row('o^', 'tan', x, y, r), row('i_', 'brown', x, y, r * 0.8, 2.4, r * 0.16, 40)];
  },
  hungshell: (_, n) => shell('blush', [at(n, 0), at(n, 1), at(n, 2, 16) * 0.9]),
  hungslice: (_, n) => {
    const [x, y, r] = [at(n, 0), at(n, 1), at(n, 2, 16) * 0.85];
    return [
      row('o^', 'orange', x, y, r),
      row('o_', 'orange+', x, y, r * 0.78),
      ...times(3, (i) => {
        const [dx, dy] = [Math.cos((i * Math.PI) / 3) * r * 0.72, Math.sin((i * Math.PI) / 3) * r * 0.72];
        return row('z_', 'orange-', 1.2, x - dx, y - dy, x + dx, y + dy);
      }),
    ];
  },
  hungnut: (_, n) => {
    const [x, y, r] = [at(n, 0), at(n, 1), at(n, 2, 16) * 0.7];
    return [row('o^', 'brown', x, y, r, r * 0.92), row('o_', 'sand', x, y + r * 0.62, r * 0.5, r * 0.22)];
  },
  hungstick: (_, n) => {
    const [x, y, r] = [at(n, 0), at(n, 1), at(n, 2, 16)];
    return [
      row('r^', 'brown', x, y, r * 2, r * 0.42, 1, -14),
      row('z_', 'brown-', 1.2, x - r * 0.8, y + r * 0.2, x + r * 0.8, y - r * 0.2),
    ];
  },
  /** Mud in a pan: the middle of its rim, and how wide the pan is. A tin with cups has a heap in each. */
  piecups: (tone, n) => {
    const [x, y, w] = [at(n, 0), at(n, 1), at(n, 2, 176)];
    return times(3, (i) => {
      const [mid, half] = [x + ((i - 1) * w) / 3, w * 0.15];
      return row(
        'b^',
        tone,
        mid - half,
        y,
        mid - half * 0.7,
        y - 15,
        mid,
        y - 20,
        mid + half * 0.7,
        y - 15,
      ).concat(` ${(mid + half).toFixed(1)} ${y.toFixed(1)} ${mid.toFixed(1)} ${(y + 4).toFixed(1)}`);
    });
  },
  piedome: (tone, n) => {
    const [x, y, half] = [at(n, 0), at(n, 1), at(n, 2, 176) * 0.466];
    const up = [-1, 0, -0.73, -28, -0.24, -40, 0.29, -38, 0.76, -26, 1, 0];
    return [row('b^', tone, ...up.map((v, i) => (i % 2 === 0 ? x + v * half : y + v)))];
  },
  /** A light that stands in a hollow, or a flame at the lip beside it: middle, and the middle of the lip. */
  tealight: (_, n) => {
    const [x, y] = [at(n, 0), at(n, 1)];
    return [
      row('o_', 'yellow++', x, y - 16, 26, 28),
      row('r', 'w', x, y, 44, 20, 3),
      row('o_', 'cream-', x, y - 9, 20, 3.6),
      row('x', 'yellow', x, y - 21, 7, 13),
      row('x_', 'w', x, y - 17, 3, 6),
    ];
  },
  paperflame: (_, n) => {
    const [x, y] = [at(n, 2), at(n, 3)];
    return [row('x^', 'orange', x, y - 34, 16, 38, 10), row('x_', 'yellow', x - 1, y - 24, 9, 24, 10)];
  },
  /** A wing of something soft pulled apart, from the side to its tip. */
  fluff: (_, n) => {
    const [x, y] = [(at(n, 0) + at(n, 2)) / 2, (at(n, 1) + at(n, 3)) / 2];
    return [row('y^', 'w', x, y, 13, 14, 6, 0.16), row('y_', 'cream', x + 3, y + 4, 6, 6, 5, 0.2)];
  },
  /** The end of an arm bent into a gripper that opens to the left or the right. */
  claw: (tone, n) => {
    const [x, y, side] = [at(n, 0), at(n, 1), at(n, 2, 1)];
    return [
      row('l^', tone, 6, x, y, x - side * 12, y - 6, x - side * 12, y - 22, x + side * 2, y - 26),
    ].concat(row('l^', tone, 6, x, y, x + side * 12, y - 8, x + side * 12, y - 20));
  },
  /** What birds eat from, hanging: middle and upper end. */
  birdcone: (tone, n) => {
    const [x, top] = [at(n, 0), at(n, 1)];
    return [
      row('p^', tone, x, top, x + 32, top + 106, x - 32, top + 106),
      row('z_', `${tone}-`, 2, x - 12, top + 40, x + 18, top + 78),
      row('z_', `${tone}-`, 2, x + 12, top + 40, x - 18, top + 78),
    ];
  },
  birdcake: (tone, n) => [
    row('o^', tone, at(n, 0), at(n, 1) + 54, 41),
    row('o_', `${tone}-`, at(n, 0), at(n, 1) + 54, 35),
  ],
  /** The seeds that stick to it. */
  coneseeds: (tone, n) => seeds(tone, n, (down) => down * 30),
  cakeseeds: (tone, n) => seeds(tone, n, (down) => Math.sqrt(Math.max(0, 40 ** 2 - (down * 106 - 54) ** 2))),
  pineseeds: (tone, n) =>
    seeds(tone, n, (down) => 40 * Math.sin(Math.min(1, down * 0.94 + 0.06) ** 1.15 * Math.PI * 0.92)),
  birdpine: (_, n) => {
    const [x, top] = [at(n, 0), at(n, 1)];
    return [
      row('b^', 'brown-', x, top, x + 20, top + 18, x + 38, top + 62, x + 28, top + 98, x, top + 108).concat(
        ` ${[x - 28, top + 98, x - 38, top + 62, x - 20, top + 18].join(' ')}`,
      ),
      ...times(5, (i) => {
        const wide = [14, 26, 36, 40, 33][i] ?? 30;
        const sy = top + 20 + i * 19;
        return row('c', i % 2 === 0 ? 'brown' : 'brown-', x + wide, sy, x - wide, sy, i < 2 ? 3 : 4, 12);
      }),
    ];
  },
};
