import type { ThemeName } from '#contract/common.ts';
import type { Rows } from './paper/notation.ts';
import { firstClear, mix, sheets, toneOf } from './paper/tones.ts';
import type { Stage } from './stage.ts';

export type SceneKind = 'stand' | 'lay' | 'hang';

/** The grounds that suit a theme, and the small things cut from leftover paper around the craft. */
const themes: Record<ThemeName, { grounds: readonly string[]; accents: readonly string[] }> = {
  Animals: { grounds: ['#cfe3c4', '#f5d9a8', '#c9dcf6'], accents: ['paw', 'leaf'] },
  Space: { grounds: ['#3d4a86', '#c9c6ee', '#f3ddb6'], accents: ['star', 'dot'] },
  Ocean: { grounds: ['#bfe3e6', '#f3ddb6', '#9cc3e8'], accents: ['bubble', 'wave'] },
  'Fairy Tales': { grounds: ['#f3cfd6', '#d9d2f0', '#cfe3c4'], accents: ['heart', 'star'] },
  Dinosaurs: { grounds: ['#e9dca8', '#f2c9a4', '#bfe0d8'], accents: ['fern', 'dot'] },
  Seasons: { grounds: ['#c9dcf6', '#f5d9a8', '#d5e6c6'], accents: ['flake', 'leaf'] },
  Superheroes: { grounds: ['#f7dc8c', '#c9dcf6', '#f3cfd6'], accents: ['bolt', 'star'] },
  Jungle: { grounds: ['#f0e2a4', '#bfe0c8', '#f2c9a4'], accents: ['fern', 'leaf'] },
  Transportation: { grounds: ['#c9dcf6', '#f5d9a8', '#cfe3c4'], accents: ['cloud', 'dot'] },
  Fantasy: { grounds: ['#d9d2f0', '#f3cfd6', '#c4e4df'], accents: ['star', 'heart'] },
  Nature: { grounds: ['#d5e6c6', '#c9dcf6', '#f3ddb6'], accents: ['leaf', 'flower'] },
  Weather: { grounds: ['#c9dcf6', '#f7e3a8', '#d9d2f0'], accents: ['cloud', 'drop'] },
  Music: { grounds: ['#f3cfd6', '#c4e4df', '#f7e3a8'], accents: ['note', 'dot'] },
  Bugs: { grounds: ['#d5e6c6', '#f7e3a8', '#c9dcf6'], accents: ['flower', 'leaf'] },
  Farm: { grounds: ['#c9dcf6', '#f7e3a8', '#cfe3c4'], accents: ['flower', 'leaf'] },
  Robots: { grounds: ['#c4e4df', '#f5d9a8', '#d9d2f0'], accents: ['gear', 'dot'] },
  Sports: { grounds: ['#cfe3c4', '#f5d9a8', '#c9dcf6'], accents: ['bubble', 'star'] },
  Food: { grounds: ['#f7e3a8', '#c4e4df', '#f3cfd6'], accents: ['heart', 'dot'] },
};

const accents: Record<string, (tone: string, second: string) => Rows> = {
  paw: (tone) => [
    `o ${tone} 0 4 7 6`,
    `o_ ${tone} -8 -5 3`,
    `o_ ${tone} -2.500 -8 3`,
    `o_ ${tone} 3.500 -8 3`,
    `o_ ${tone} 8.500 -5 3`,
  ],
  leaf: (tone, second) => [`j ${tone} -9 8 9 -9 6`, `z_ ${second} 1 -8 7 5 -5`],
  star: (tone) => [`s ${tone} 0 0 5 10 4.400`],
  dot: (tone, second) => [`o ${tone} 0 0 5`, `o ${second} 9 -8 3`],
  bubble: (tone, second) => [`o ${tone} 0 0 7`, `o_ ${second} -2 -2 2`, `o ${tone} 10 -9 4`],
  wave: (tone) => [`l ${tone} 5 -14 2 -8 -3 -1 2 6 -3 13 2`],
  heart: (tone) => [`h ${tone} 0 0 8`],
  fern: (tone, second) => [
    `j ${tone} -10 10 12 -10 4`,
    `j ${second} -8 10 -2 -14 4`,
    `j ${tone} -8 11 16 6 4`,
  ],
  flake: (tone) => [
    `z ${tone} 2.500 -10 0 10 0`,
    `z ${tone} 2.500 -5 -9 5 9`,
    `z ${tone} 2.500 5 -9 -5 9`,
    `o ${tone} 0 0 3.500`,
  ],
  bolt: (tone) => [`p ${tone} 3 -13 -8 2 -1 2 -4 13 8 -3 1 -3`],
  cloud: (tone) => [`y ${tone} 0 0 16 9 6`],
  flower: (tone, second) => [`f ${tone} 0 0 6 10 4`, `o_ ${second} 0 0 3.500`],
  drop: (tone) => [`x ${tone} 0 0 5 9 12`, `x ${tone} 12 -9 4 7 12`],
  note: (tone) => [`o ${tone} -4 8 5 4`, `z ${tone} 2.500 0 7 0 -10`, `p_ ${tone} 0 -11 9 -7 9 -2 0 -5`],
  gear: (tone) => [`s ${tone} 0 0 9 11 7.500`, `o_ g 0 0 3.500`],
};

/** A ground that the given tones stand out from. */
export function groundFor(theme: ThemeName, wished: string | undefined, tones: readonly string[]): string {
  const own = themes[theme].grounds;
  const soft = wished === undefined ? [] : [mix(wished, sheets.cream, 0.6)];
  const candidates = [
    ...own.slice(0, 1),
    ...soft,
    ...own.slice(1),
    '#fbeed2',
    '#bcd3ea',
    '#b9d6c0',
    '#e8b9a0',
    '#7fb8a4',
    '#7ea6d6',
    '#54638f',
  ];
  return firstClear(candidates, tones, 0.5);
}

/** In the tone of the ground, so that nobody takes them for parts of the craft. */
function scatter(stage: Stage, spots: readonly (readonly [number, number, number])[]): string {
  const [first = 'dot', second = 'dot'] = themes[stage.theme].accents;
  return spots
    .map(([x, y, size], i) => {
      const draw = accents[i % 2 === 0 ? first : second] ?? accents['dot'];
      return draw ? stage.rows(draw('g-', 'g+'), [x, y, size], true) : '';
    })
    .join('');
}

/** What the craft stands on stands out from the ground and from what it is made of. */
const tables: readonly (readonly [string, string])[] = [
  ['wood', 'kraft'],
  ['sand', 'wood'],
  ['umber', 'kraft'],
  ['light-blue', 'sky'],
];

function table(stage: Stage, tones: readonly string[]): string {
  const others = [stage.palette.g, ...tones];
  const hexes = tables.map(([tone]) => toneOf(tone, stage.palette));
  const [wood, grain] = tables[hexes.indexOf(firstClear(hexes, others, 0.3))] ?? ['wood', 'kraft'];
  return stage.rows([
    `p^ ${wood} -104 47 -40 45.500 30 46.500 104 45 104 104 -104 104`,
    `l_ ${grain} .8 -104 66 -30 65 40 66.500 104 65.500`,
    `l_ ${grain} .8 -104 86 0 87.500 104 86`,
  ]);
}

/** What lies under and around the craft. */
export function sceneFor(stage: Stage, kind: SceneKind, tones: readonly string[] = []): string {
  const ground = `<rect width="${stage.size}" height="${stage.size}" fill="${stage.palette.g}"/>`;
  if (kind === 'stand') {
    return (
      ground +
      stage.rows(['b_ g+ -104 -30 -60 -58 0 -50 60 -64 104 -40 104 60 -104 60']) +
      scatter(stage, [
        [-80, -58, 0.95],
        [82, -62, 1],
        [-62, -84, 0.7],
        [64, -30, 0.65],
      ]) +
      table(stage, tones)
    );
  }
  if (kind === 'hang') {
    return (
      ground +
      stage.rows(['b_ g+ -104 20 -40 -4 20 10 104 -14 104 104 -104 104']) +
      scatter(stage, [
        [-82, -44, 0.9],
        [84, 34, 1],
        [-80, 62, 0.9],
        [80, -66, 0.7],
      ])
    );
  }
  return (
    ground +
    stage.rows(['b_ g+ -104 -50 -30 -76 60 -60 104 -80 104 104 -104 104']) +
    scatter(stage, [
      [-87, -78, 0.85],
      [87, -76, 0.8],
      [-87, 80, 0.8],
    ])
  );
}
