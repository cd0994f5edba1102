import type { Rows } from '#engine/illustrator/paper/notation.ts';

interface Sitting {
  tone?: string;
  belly?: string;
  paws?: string;
  arms?: string;
  /** Rows for the tail, below the body. */
  tail?: Rows;
  /** On the body, below the head. */
  mark?: Rows;
  /** Where the face goes: height and size. */
  head?: readonly [number, number];
  over?: Rows;
}

/** A creature sitting up, seen from the front. */
export function sitting({ tone = 'a', paws = tone, head = [-38, 0.72], ...rest }: Sitting): Rows {
  return [
    ...(rest.tail ?? []),
    `b ${tone} 0 -20 36 0 54 50 50 88 0 98 -50 88 -54 50 -36 0`,
    ...(rest.belly ? [`o_ ${rest.belly} 0 54 30 36`] : []),
    ...(rest.mark ?? []),
    `tm ${rest.arms ?? tone} -36 14 13 -44 44 14 -24 62 11`,
    `om ${paws} -34 92 24 13`,
    `@ 0 ${head[0]} ${head[1]}`,
    ...(rest.over ?? []),
  ];
}

export const tails = {
  curl: (tone: string): Rows => [`t ${tone} 40 80 9 84 78 9 100 44 9 84 20 7`],
  bushy: (tone: string, tip: string): Rows => [
    `t ${tone} 34 84 10 70 76 22 92 40 25 92 4 16 84 -18 3`,
    `b ${tip} 74 14 92 18 106 12 94 -12 83 -22`,
  ],
  stub: (tone: string): Rows => [`o ${tone} 56 78 18 18`],
  thin: (tone: string): Rows => [`l ${tone} 7 40 86 74 88 92 66 88 40`],
} as const;

interface Standing {
  tone?: string;
  legs?: string;
  hooves?: string;
  /** Half width, half height and height of the trunk's middle. */
  trunk?: readonly [number, number, number];
  legHeight?: number;
  legWidth?: number;
  neck?: Rows;
  tail?: Rows;
  mark?: Rows;
  /** Where the face goes: x, y and size. */
  head?: readonly [number, number, number];
  over?: Rows;
}

/** A creature on four legs, looking at us over its left shoulder. */
export function standing(parts: Standing): Rows {
  const {
    tone = 'a',
    legs = tone,
    trunk = [62, 34, 16],
    legHeight = 50,
    legWidth = 17,
    head = [-58, -34, 0.56],
  } = parts;
  const [rx, ry, cy] = trunk;
  const top = cy + ry * 0.3;
  const middle = top + legHeight / 2;
  const leg = (x: number, back: boolean): string[] => [
    `r ${back ? `${legs}-` : legs} ${x} ${middle} ${legWidth} ${legHeight} 4`,
    ...(parts.hooves ? [`r_ ${parts.hooves} ${x} ${top + legHeight - 5} ${legWidth + 1} 11 3`] : []),
  ];
  return [
    ...(parts.tail ?? []),
    ...leg(-rx * 0.36, true),
    ...leg(rx * 0.44, true),
    ...(parts.neck ?? []),
    `b ${tone} ${-rx} ${cy - ry * 0.3} ${-rx * 0.5} ${cy - ry} ${rx * 0.4} ${cy - ry * 0.92} ${rx} ${cy - ry * 0.3} ${rx * 0.96} ${cy + ry * 0.6} ${rx * 0.3} ${cy + ry} ${-rx * 0.5} ${cy + ry} ${-rx} ${cy + ry * 0.5}`,
    ...(parts.mark ?? []),
    ...leg(-rx * 0.68, false),
    ...leg(rx * 0.76, false),
    `@ ${head.join(' ')}`,
    ...(parts.over ?? []),
  ];
}

interface Bird {
  tone?: string;
  belly?: string;
  wing?: string;
  feet?: string;
  tail?: Rows;
  mark?: Rows;
  head?: readonly [number, number, number];
  over?: Rows;
}

/** A bird seen from its left side, its face toward us. */
export function bird({ tone = 'a', feet = 'orange', head = [-34, -42, 0.62], ...rest }: Bird): Rows {
  return [
    ...(rest.tail ?? [`p ${tone}- 50 20 104 -8 108 14 60 50`]),
    `l ${feet} 6 -8 66 -10 94`,
    `l ${feet} 6 20 66 20 94`,
    `z ${feet} 5 -28 95 -10 94 2 95`,
    `z ${feet} 5 4 95 20 94 34 95`,
    `b ${tone} -62 -20 -30 -50 20 -20 66 16 50 56 4 74 -44 62 -66 24`,
    ...(rest.belly ? [`b_ ${rest.belly} -62 0 -34 -14 -8 30 10 68 -26 68 -56 44`] : []),
    ...(rest.mark ?? []),
    `b ${rest.wing ?? `${tone}-`} -16 4 20 -8 54 6 78 34 44 44 8 42 -14 26`,
    `@ ${head.join(' ')}`,
    ...(rest.over ?? []),
  ];
}

/** A plump bird seen from the front, wings at its sides. */
export function roundBird({ tone = 'a', feet = 'orange', head = [0, -34, 0.8], ...rest }: Bird): Rows {
  return [
    ...(rest.tail ?? []),
    `om ${feet} -20 92 17 8`,
    `b ${tone} 0 -60 48 -36 62 24 44 78 0 90 -44 78 -62 24 -48 -36`,
    ...(rest.belly ? [`o_ ${rest.belly} 0 36 40 46`] : []),
    ...(rest.mark ?? []),
    `tm ${rest.wing ?? `${tone}-`} -50 0 12 -66 36 14 -56 66 5`,
    `@ ${head.join(' ')}`,
    ...(rest.over ?? []),
  ];
}

interface Wings {
  /** Upper and lower wing: x, y, half width, half height, tilt. */
  upper: string;
  lower?: string;
  tone?: string;
  body?: string;
  marks?: Rows;
  head?: readonly [number, number];
  length?: number;
}

/** An insect with spread wings, seen from above. */
export function winged({ tone = 'a', body = 'k', head = [-46, 0.3], length = 60, ...rest }: Wings): Rows {
  return [
    ...(rest.lower ? [`om ${tone} ${rest.lower}`] : []),
    `om ${tone} ${rest.upper}`,
    ...(rest.marks ?? []),
    `t ${body} 0 -40 9 0 0 13 0 ${length} 6`,
    `@ 0 ${head[0]} ${head[1]}`,
  ];
}

export const feelers = (tone: string): Rows => [
  `lm ${tone} 4 -16 -44 -28 -82 -50 -94`,
  `om ${tone} -51 -95 7`,
];

interface Person {
  top?: string;
  legs?: string;
  boots?: string;
  sleeves?: string;
  hands?: string;
  gown?: string;
  cape?: string;
  /** `sides`, `up` (the right fist) or `wide`. */
  arms?: 'sides' | 'up' | 'wide' | 'high';
  head?: readonly [number, number];
  under?: Rows;
  mark?: Rows;
  over?: Rows;
}

const armRows: Record<NonNullable<Person['arms']>, (sleeve: string, hand: string) => string[]> = {
  sides: (sleeve, hand) => [`tm ${sleeve} -24 0 9 -40 24 9 -46 42 8`, `om ${hand} -47 48 9`],
  up: (sleeve, hand) => [
    `t ${sleeve} -24 0 9 -42 22 9 -32 40 8`,
    `o ${hand} -30 43 9`,
    `t ${sleeve} 24 2 9 46 -24 9 54 -62 8`,
    `o ${hand} 56 -72 11`,
  ],
  wide: (sleeve, hand) => [`tm ${sleeve} -22 0 9 -54 -4 9 -80 -10 8`, `om ${hand} -86 -12 10`],
  high: (sleeve, hand) => [`tm ${sleeve} -22 2 9 -50 -26 9 -58 -62 8`, `om ${hand} -60 -70 10`],
};

/** A person seen from the front. */
export function person(parts: Person): Rows {
  const { top = 'a', legs = 'b', boots = 'c', sleeves = top, hands = 's', head = [-48, 0.56] } = parts;
  const lower = parts.gown
    ? [`b ${parts.gown} -24 20 24 20 44 60 56 98 0 102 -56 98 -44 60`]
    : [`rm ${legs} -14 66 22 50 4`, `rm ${boots} -16 90 28 18 7`];
  return [
    ...(parts.cape ? [`b ${parts.cape} -24 -8 24 -8 50 40 66 86 20 78 -20 78 -66 86 -50 40`] : []),
    ...(parts.under ?? []),
    ...lower,
    ...armRows[parts.arms ?? 'sides'](sleeves, hands),
    `q ${top} 10 -27 -10 27 -10 30 50 -30 50`,
    ...(parts.mark ?? []),
    `@ 0 ${head[0]} ${head[1]}`,
    ...(parts.over ?? []),
  ];
}
