import type { Rows } from '#engine/illustrator/paper/notation.ts';

export const wheel = (x: number, y: number, r: number): Rows => [
  `o k ${x} ${y} ${r}`,
  `o_ silver ${x} ${y} ${r * 0.55}`,
  `o_ gray ${x} ${y} ${r * 0.2}`,
];

/** A row of windows from x to x. */
export function windows(
  tone: string,
  [from, to, y, w, h, n]: readonly [number, number, number, number, number, number],
): Rows {
  return Array.from(
    { length: n },
    (_, i) => `r_ ${tone} ${Math.round(from + ((to - from) * i) / Math.max(1, n - 1))} ${y} ${w} ${h} 3`,
  );
}

interface RobotFace {
  tone?: string;
  eye?: string;
  head?: 'square' | 'round' | 'wide';
  antenna?: string;
  ears?: Rows;
  eyes?: Rows;
  mouth?: Rows;
  under?: Rows;
  over?: Rows;
}

export function robotFace({ tone = 'a', eye = 'b', head = 'square', ...rest }: RobotFace): Rows {
  const shape = {
    square: `r ${tone} 0 6 118 104 10`,
    round: `o ${tone} 0 6 66 60`,
    wide: `r ${tone} 0 6 140 84 22`,
  }[head];
  return [
    ...(rest.antenna ? ['l gray 6 0 -46 0 -76', `o ${rest.antenna} 0 -82 11`] : []),
    ...(rest.under ?? []),
    ...(rest.ears ?? ['rm gray -66 6 16 34 4']),
    shape,
    ...(rest.eyes ?? [`om_ ${eye}+ -25 -6 18`, 'om_ k -24 -5 10', 'om_ w -28 -9 3.500']),
    ...(rest.mouth ?? [
      'r_ w 0 38 56 16 3',
      'z_ k 2.500 -14 31 -14 46',
      'z_ k 2.500 0 31 0 46',
      'z_ k 2.500 14 31 14 46',
      'z_ k 2 -27 38 27 38',
    ]),
    ...(rest.over ?? []),
  ];
}

const squareEyes = (tone: string): Rows => [`rm_ ${tone}+ -26 -8 30 30 3`, 'rm_ k -26 -8 13 13 2'];

/** Eyes and mouths that some robots have instead of round eyes and a grid. */
export const robotEyes = {
  square: squareEyes,
  slit: (tone: string): Rows => [`om_ ${tone} -26 -6 17 13`, 'om_ k -26 -6 4 11'],
  star: (tone: string): Rows => [`om_ ${tone}+ -25 -6 20`, 'sm_ k -25 -5 5 17 8'],
  daisy: (tone: string): Rows => ['fm_ w -25 -6 8 19 5', `om_ ${tone} -25 -6 9`, 'om_ k -25 -6 4.500'],
  narrow: (tone: string): Rows => [`pm_ ${tone} -46 -16 -8 -6 -8 4 -46 2`, 'om_ k -24 -5 4.500'],
};

export const zigzagJaw: Rows = ['r_ k 0 38 82 24 4', 'v_ w -38 28 38 28 7 -11', 'v_ w 38 49 -38 49 7 -10'];

interface Robot {
  tone?: string;
  limbs?: string;
  feet?: string;
  panel?: string;
  arms?: 'down' | 'dance' | 'none';
  legs?: 'straight' | 'wheels' | 'bent';
  wide?: number;
  under?: Rows;
  mark?: Rows;
  over?: Rows;
}

/** A robot standing on two feet, or on wheels. */
export function robot(parts: Robot): Rows {
  const { tone = 'a', limbs = 'gray', feet = 'b', panel = 'c', wide = 84 } = parts;
  const arm = {
    down: [
      `zm ${limbs} 13 ${-wide / 2} 0 ${-wide / 2 - 22} 14 ${-wide / 2 - 22} 44`,
      `om ${feet} ${-wide / 2 - 22} 50 13`,
    ],
    dance: [
      `z ${limbs} 12 ${-wide / 2} 4 ${-wide / 2 - 26} -8 ${-wide / 2 - 22} -46`,
      `o ${feet} ${-wide / 2 - 22} -52 13`,
      `z ${limbs} 12 ${wide / 2} 4 ${wide / 2 + 28} 14 ${wide / 2 + 22} 48`,
      `o ${feet} ${wide / 2 + 22} 54 13`,
    ],
    none: [],
  }[parts.arms ?? 'down'];
  const leg = {
    straight: [`rm ${limbs} -20 66 18 30`, `rm ${feet} -24 86 38 20 6`],
    wheels: [...wheel(-28, 74, 18), ...wheel(28, 74, 18)],
    bent: [`zm ${limbs} 12 -18 52 -38 66 -22 82`, `rm ${feet} -28 88 36 16 6`],
  }[parts.legs ?? 'straight'];
  return [
    ...(parts.under ?? []),
    ...arm,
    ...leg,
    `r ${tone} 0 16 ${wide} 80 8`,
    `r_ ${panel} 0 16 ${wide * 0.62} 46 6`,
    ...(parts.mark ?? [`d_ w 5 -14 6 0 6 14 6`, 'r_ k 0 26 40 8 3']),
    '@ 0 -56 .56',
    ...(parts.over ?? []),
  ];
}
