import type { Rows } from './paper/notation.ts';

const on = (sky: string, ground: string, ...rest: string[]): Rows => [
  `r_ ${sky} 0 0 240 240`,
  `b_ ${ground} -130 42 -70 30 -20 40 40 28 90 38 130 30 130 130 -130 130`,
  ...rest,
];

const sun = 'o_ yellow 62 -34 14';
const moon = 'o_ cream 60 -38 13';
const clouds = ['y_ w -56 -34 20 9 6 .2', 'y_ w 40 -48 16 8 6 .2'];
const stars = 'd_ w 2 -80 -50 -60 -20 -36 -56 -8 -34 20 -58 34 -10 84 -8 -88 6';
const trunk = (x: number, green: string): string[] => [
  `r_ brown ${x} 18 9 54`,
  `b_ ${green} ${x - 22} 4 ${x - 14} -32 ${x} -46 ${x + 14} -32 ${x + 22} 4 ${x} 10`,
];
const house = (x: number, tone: string, tall: number): string[] => [
  `r_ ${tone} ${x} ${46 - tall / 2} 34 ${tall}`,
  `d_ yellow 3.4 ${x - 8} ${58 - tall} ${x + 8} ${58 - tall} ${x - 8} ${72 - tall} ${x + 8} ${72 - tall}`,
];
const reeds = (tone: string): string[] =>
  [-86, -74, 70, 84].map((x, i) => `j_ ${tone} ${x} 74 ${x + (i % 2 ? 6 : -4)} ${10 + i * 5} 5`);

/** Where somebody may be at home: the words that name such a place, and how it looks from afar. The first that fits is taken. */
const backdrops: readonly (readonly [RegExp, Rows])[] = [
  [
    /space|orbit|moon\b|planet|solar|night|moonlit|dark hilltop/i,
    on('navy', 'purple', stars, moon, 'd_ w 1.3 -20 -16 10 -40 52 4 -48 4'),
  ],
  [
    /stage|concert|orchestra|bandstand|parade|fiesta|club|dance|song|gym|hall|throne|podium|ball\b|tower/,
    [
      'r_ gold+ 0 0 240 240',
      'b_ red -120 -120 -62 -120 -66 -10 -84 60 -120 60',
      'b_ red 120 -120 62 -120 66 -10 84 60 120 60',
      'r_ brown 0 86 240 90',
      'z_ brown- 1.6 -120 62 120 62',
      'z_ brown- 1.6 -120 80 120 80',
    ],
  ],
  [
    /snow|\bice\b|frozen|winter|slope/,
    on(
      'light-blue',
      'w',
      'd_ w 2.6 -80 -40 -44 -16 -16 -50 22 -22 50 -52 80 -10 -64 8',
      'p_ silver 50 34 78 -22 110 34',
    ),
  ],
  [
    /sea floor|reef|deep sea|deep blue|open sea|warm sea|seagrass|rock pool/,
    [
      'r_ blue+ 0 0 240 240',
      'b_ sand -130 62 -60 54 0 62 60 54 130 62 130 130 -130 130',
      ...reeds('dark-green'),
      'o_ w 40 -30 4',
      'o_ w 50 -48 3',
      'o_ w -50 -20 3.6',
    ],
  ],
  [
    /beach|island|coast|shore|desert|savanna|plains|gravel/,
    on('light-blue', 'sand', sun, 'b_ sand- -130 70 -40 60 40 70 130 62 130 130 -130 130'),
  ],
  [
    /pond|lake|river|harbor|pool|bay|wave|swamp|puddle|water/,
    [
      'r_ light-blue+ 0 0 240 240',
      'b_ blue -130 34 -60 38 0 32 60 38 130 34 130 130 -130 130',
      'l_ w 2 -60 54 -46 50 -32 54',
      'l_ w 2 30 60 44 56 58 60',
      ...reeds('green'),
    ],
  ],
  [
    /city|town|street|road|rooftop|village|neighborhood|track|yard|factory|workshop|laboratory|neighborhood|park|hideout|court|goal/,
    on(
      'light-blue',
      'silver',
      ...house(-72, 'tan', 74),
      ...house(-34, 'brown', 50),
      ...house(40, 'gold', 58),
      ...house(78, 'tan', 84),
    ),
  ],
  [
    /forest|wood|jungle|treetop|branch|orchard|log\b|leaves|nest|island/,
    on(
      'light-blue+',
      'green',
      ...trunk(-76, 'dark-green'),
      ...trunk(-42, 'green-'),
      ...trunk(50, 'green-'),
      ...trunk(82, 'dark-green'),
    ),
  ],
  [
    /mountain|cliff|valley|rocky|hill\b|hills/,
    on(
      'light-blue',
      'green',
      'p_ gray -120 46 -62 -40 -8 46',
      'p_ silver 0 46 60 -54 124 46',
      'p_ w 44 -28 60 -54 78 -26 60 -34',
      ...clouds,
    ),
  ],
  [
    /stormy|gray|rain/,
    [
      'r_ silver 0 0 240 240',
      'y_ gray -54 -38 30 14 6 .2',
      'y_ gray 44 -48 34 14 6 .2',
      'b_ gray+ -130 66 0 56 130 66 130 130 -130 130',
    ],
  ],
  [
    /sky|cloud|sunrise/,
    ['r_ light-blue 0 0 240 240', ...clouds, 'y_ w 70 10 22 9 6 .2', 'y_ w -70 40 24 10 6 .2', sun],
  ],
  [
    /kitchen|bakery|diner|pizzeria|truck|table|picnic|window/,
    [
      'r_ cream 0 0 240 240',
      'r_ red+ 0 92 240 90',
      'z_ w 5 -120 62 120 62',
      'z_ w 5 -120 80 120 80',
      ...[-80, -40, 0, 40, 80].map((x) => `z_ w 5 ${x} 47 ${x} 120`),
    ],
  ],
  [
    /corn|field|patch|vegetable|farm/,
    on(
      'light-blue',
      'brown+',
      ...[-84, -58, 56, 82].flatMap((x) => [
        `z_ green 4 ${x} 62 ${x} -2`,
        `j_ green ${x} 36 ${x - 14} 4 4`,
        `j_ green ${x} 40 ${x + 14} 8 4`,
      ]),
      'l_ brown 2 -120 72 120 68',
    ),
  ],
];

const meadow = on(
  'light-blue',
  'green+',
  ...clouds,
  ...[-80, -56, 58, 82].map((x, i) => `f_ ${i % 2 ? 'yellow' : 'pink'} ${x} ${56 + (i % 2) * 10} 5 7 2.6`),
);

/** What lies behind everything in a place. */
export const backdropOf = (place: string): Rows =>
  backdrops.find(([words]) => words.test(place))?.[1] ?? meadow;
