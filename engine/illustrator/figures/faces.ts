import type { Rows } from '#engine/illustrator/paper/notation.ts';

type Ears = 'pointed' | 'round' | 'small' | 'long' | 'floppy' | 'side' | 'huge' | 'leaf' | 'none';

interface FaceParts {
  tone?: string;
  ears?: Ears;
  earTone?: string;
  /** Tone inside the ears. */
  inner?: string;
  /** Half width and half height of the head. */
  head?: readonly [number, number];
  muzzle?: string;
  nose?: 'button' | 'wide' | 'heart' | 'snout' | 'none';
  noseTone?: string;
  eyes?: 'round' | 'dot' | 'sleepy' | 'slant' | 'big' | 'none';
  mouth?: 'smile' | 'teeth' | 'none';
  /** Below the head, on the head under the features, and above everything. */
  under?: Rows;
  mark?: Rows;
  over?: Rows;
}

const ears: Record<Ears, (tone: string, inner: string) => string[]> = {
  pointed: (tone, inner) => [`pm ${tone} -70 0 -66 -92 -8 -46`, `pm_ ${inner} -58 -28 -57 -72 -28 -50`],
  round: (tone, inner) => [`om ${tone} -52 -50 28 28`, `om_ ${inner} -52 -49 15 15`],
  small: (tone, inner) => [`om ${tone} -58 -36 17 17`, `om_ ${inner} -58 -35 9 9`],
  long: (tone, inner) => [
    `tm ${tone} -26 -30 15 -34 -80 19 -40 -128 9`,
    `tm_ ${inner} -28 -46 6 -34 -84 9 -39 -116 4`,
  ],
  floppy: (tone) => [`tm^ ${tone} -50 -44 12 -74 -28 18 -80 16 21 -74 44 10`],
  side: (tone, inner) => [`jm ${tone} -50 -30 -108 -44 17`, `jm_ ${inner} -62 -33 -98 -42 9`],
  huge: (tone, inner) => [
    `bm ${tone} -44 -48 -84 -66 -120 -40 -122 8 -96 48 -58 40`,
    `bm_ ${inner} -62 -34 -88 -46 -108 -28 -106 8 -88 30 -66 22`,
  ],
  leaf: (tone, inner) => [`jm ${tone} -44 -40 -74 -88 16`, `jm_ ${inner} -48 -48 -68 -80 8`],
  none: () => [],
};

const eyes: Record<NonNullable<FaceParts['eyes']>, string[]> = {
  round: ['em -29 -4 13'],
  dot: ['km -28 -4 8'],
  sleepy: ['lm_ k 4.5 -40 -4 -29 3 -18 -4'],
  slant: ['em -28 -4 12 .9', 'pm_ k -46 -20 -14 -10 -14 -6 -46 -14'],
  big: ['em -29 -8 20'],
  none: [],
};

const noses: Record<NonNullable<FaceParts['nose']>, (tone: string) => string[]> = {
  button: (tone) => [`o ${tone} 0 18 11 8`],
  wide: (tone) => [`b ${tone} -19 13 0 8 19 13 12 27 0 31 -12 27`],
  heart: (tone) => [`q ${tone} 4 -12 13 12 13 0 26`],
  snout: (tone) => [`o ${tone} 0 28 31 22`, `om_ ${tone}-- -11 28 5 8`],
  none: () => [],
};

/** A face seen from the front, its head about 70 wide to each side of the middle. */
export function face(parts: FaceParts): Rows {
  const {
    tone = 'a',
    earTone = tone,
    inner = 'b',
    head = [72, 62],
    nose = 'button',
    eyes: look = 'round',
  } = parts;
  const mouth = parts.mouth ?? (nose === 'snout' ? 'none' : 'smile');
  return [
    ...(parts.under ?? []),
    ...ears[parts.ears ?? 'none'](earTone, inner),
    `o ${tone} 0 8 ${head[0]} ${head[1]}`,
    ...(parts.mark ?? []),
    ...(parts.muzzle ? [`o_ ${parts.muzzle} 0 32 36 28`] : []),
    ...eyes[look],
    ...noses[nose](parts.noseTone ?? 'k'),
    ...(mouth === 'none'
      ? []
      : mouth === 'teeth'
        ? ['v_ w 30 40 -30 40 7 -12', 'l_ k 3 -32 40 0 44 32 40']
        : ['l_ k 3.4 -16 36 -8 42 0 36 8 42 16 36']),
    ...(parts.over ?? []),
  ];
}

export const whiskers: Rows = ['lm_ k 2 -30 24 -66 16', 'lm_ k 2 -30 30 -68 30', 'lm_ k 2 -30 36 -66 44'];

interface BirdFace {
  tone?: string;
  beak?: string;
  ring?: string;
  /** Half width of the beak and its length. */
  bill?: readonly [number, number];
  mark?: Rows;
  under?: Rows;
  over?: Rows;
}

export function birdFace({ tone = 'a', beak = 'orange', bill = [18, 30], ...rest }: BirdFace): Rows {
  return [
    ...(rest.under ?? []),
    `o ${tone} 0 6 66 64`,
    ...(rest.mark ?? []),
    ...(rest.ring ? [`om_ ${rest.ring} -27 -8 24`] : []),
    'em -27 -8 13',
    `q ${beak} 5 ${-bill[0]} 12 ${bill[0]} 12 0 ${12 + bill[1]}`,
    `q_ ${beak}- 4 ${-bill[0] * 0.5} ${14 + bill[1] * 0.35} ${bill[0] * 0.5} ${14 + bill[1] * 0.35} 0 ${12 + bill[1]}`,
    ...(rest.over ?? []),
  ];
}

interface PersonFace {
  skin?: string;
  hair?: string;
  cut?: 'short' | 'long' | 'bun' | 'spiky' | 'bald';
  beard?: string;
  mask?: string;
  over?: Rows;
  under?: Rows;
  cheeks?: boolean;
}

const hairBack: Record<NonNullable<PersonFace['cut']>, (tone: string) => string[]> = {
  short: (tone) => [`o ${tone} 0 -8 66 62`],
  long: (tone) => [`b ${tone} 0 -70 52 -52 70 0 76 60 60 92 0 84 -60 92 -76 60 -70 0 -52 -52`],
  bun: (tone) => [`o ${tone} 0 -76 27 24`, `o ${tone} 0 -8 66 62`],
  spiky: (tone) => [`s ${tone} 0 -8 13 84 58`],
  bald: () => [],
};

const fringe: Record<NonNullable<PersonFace['cut']>, (tone: string) => string[]> = {
  short: (tone) => [`b ${tone} -60 0 -58 -40 -24 -66 26 -66 58 -40 60 -4 34 -30 -6 -34 -40 -26`],
  long: (tone) => [`b ${tone} -62 14 -60 -40 0 -72 60 -40 62 14 38 -34 0 -44 -38 -34`],
  bun: (tone) => [`b ${tone} -62 0 -58 -40 0 -68 58 -40 62 0 36 -34 0 -40 -36 -34`],
  spiky: (tone) => [
    `p ${tone} -58 -14 -50 -54 0 -68 50 -54 58 -14 42 -36 28 -22 14 -40 0 -22 -14 -40 -28 -22 -42 -36`,
  ],
  bald: () => [],
};

export function personFace({ skin = 's', hair = 'brown', cut = 'short', ...rest }: PersonFace): Rows {
  return [
    ...(rest.under ?? []),
    ...hairBack[cut](hair),
    `o ${skin} 0 6 58 58`,
    ...(rest.mask ? [`q ${rest.mask} 10 -58 -14 58 -14 54 16 18 20 0 8 -18 20 -54 16`] : []),
    ...(rest.beard ? [`b ${rest.beard} -54 10 -34 30 0 26 34 30 54 10 50 60 26 92 0 112 -26 92 -50 60`] : []),
    ...(rest.cheeks ? ['om_ red+ -34 26 9 7'] : []),
    ...(rest.mask ? ['em -24 1 12'] : ['km -22 2 7.5']),
    'u 0 30 16',
    ...fringe[cut](hair),
    ...(rest.over ?? []),
  ];
}
