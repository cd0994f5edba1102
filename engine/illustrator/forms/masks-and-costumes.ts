import { at, foot, stitches, times, type FormArt } from './form-art.ts';

const fluted = (y: number, r: number): string[] => [
  `y^ w 0 ${y} ${r} ${r} 26 .05`,
  ...times(36, (i) => {
    const turn = (i * Math.PI) / 18;
    const on = (radius: number): string =>
      `${(Math.cos(turn) * radius).toFixed(1)} ${(y + Math.sin(turn) * radius).toFixed(1)}`;
    return `z_ sand .9 ${on(r * 0.86)} ${on(r * 0.95)}`;
  }),
];

const shape = (k: number): string =>
  [
    0, -34, 34, -44, 72, -36, 84, -8, 70, 30, 40, 40, 14, 24, 0, 16, -14, 24, -40, 40, -70, 30, -84, -8, -72,
    -36, -34, -44,
  ]
    .map((n) => Math.round(n * k))
    .join(' ');

export const masksAndCostumes = {
  'paper-plate-mask': {
    scene: 'lay',
    draw: (s) =>
      s.rows([
        'r_ wood- 0 74 9 60 4',
        'r^ wood 0 74 8 60 4',
        ...fluted(-4, 72),
        s.hasFace ? 'o_ a+ 0 -4 59' : 'o_ p 0 -4 59',
      ]) + s.figure(at([0, -6, s.hasFace ? 124 : 88, s.hasFace ? 112 : 92], { part: 'face' })),
  },
  'layered-mask': {
    scene: 'lay',
    draw: (s) => {
      return (
        s.rows([`lm_ p 4 -78 0 -96 16 -90 44 -100 66`]) +
        s.rows(
          [
            `b^ c ${shape(1.08)}`,
            `b^ b ${shape(1)}`,
            `b^ a ${shape(0.9)}`,
            'om_ g-- -36 -4 19 13 8',
            'lm_ b 2 -58 -8 -36 -22 -16 -6',
            'dm_ w 1.600 -64 -18 -58 -28 -48 -34 -64 12 -54 24',
          ],
          [0, 18, 1],
        ) +
        s.figure(foot([0, 6, 64, 66], { part: 'face' }))
      );
    },
  },
  'paper-headband': {
    scene: 'stand',
    draw: (s) =>
      s.rows(['o_ p-- 0 44 66 20', 'o g- 0 40 58 14']) +
      s.figure(foot([0, 40, 104, 104], { part: 'face' })) +
      s.rows([
        'b^ p -66 34 -40 48 0 53 40 48 66 34 67 56 44 68 0 74 -44 68 -67 56',
        ...times(7, (i) => `s w ${-48 + i * 16} ${57 + 6 * Math.cos((i - 3) / 2.2)} 5 5 2.200`),
      ]),
  },
  'paper-bag-vest': {
    scene: 'hang',
    draw: (s) =>
      s.rows([
        'l gray 3 0 -88 6 -80 0 -74',
        'z wood 5 -34 -62 0 -74 34 -62',
        'q^ kraft 4 -58 -62 -20 -66 -14 -44 0 -34 14 -44 20 -66 58 -62 62 84 -62 84',
        'om_ card- -60 -28 7 20',
        'z_ card 1.200 -50 -60 -52 82',
        'z_ card 1.200 50 -60 52 82',
        'v_ p 62 84 -62 84 11 9',
        'z_ card 1 0 -34 0 84',
      ]) +
      s.figure(at([0, 24, 88, 86])) +
      s.rows(['d p 4 -36 -50 36 -50']),
  },
  'sit-in-box': {
    scene: 'stand',
    draw: (s) =>
      s.rows([
        'p card -62 -18 62 -18 70 8 -70 8',
        'p_ umber -54 -14 54 -14 58 8 -58 8',
        'p kraft+ -62 -18 -84 -34 -92 -8 -70 8',
        'p kraft+ 62 -18 84 -34 92 -8 70 8',
        'r^ kraft 0 42 144 70 2',
        'z_ card 1 -72 20 72 20',
        'r wood 0 9 144 5',
        'qm_ sand 4 -66 30 -48 30 -48 38 -66 38',
        'z_ card- 1.200 -70 76 70 76',
      ]) + s.figure(at([0, 18, 96, 100])),
  },
  badge: {
    scene: 'lay',
    draw: (s) =>
      s.rows([
        'p p -26 40 -6 44 -14 100 -26 88 -40 96',
        'p p- 26 40 6 44 14 100 26 88 40 96',
        's^ p 0 -8 24 70 62',
        'o b 0 -8 57',
        'o_ w 0 -8 50',
        ...times(
          20,
          (i) =>
            `d_ p 1.300 ${(Math.cos((i * Math.PI) / 10) * 53.5).toFixed(1)} ${(Math.sin((i * Math.PI) / 10) * 53.5 - 8).toFixed(1)}`,
        ),
        'o_ g+ 0 -8 46',
      ]) + s.figure(at([0, -8, 70, 70])),
  },
  'paper-bag-puppet': {
    scene: 'lay',
    draw: (s) =>
      s.rows([
        'q^ kraft 2 -46 -40 46 -40 50 92 -50 92',
        'v_ card 50 92 -50 92 14 4',
        'z_ card 1.200 -34 0 -36 90',
        'z_ card 1.200 34 0 36 90',
        'o_ red 0 14 30 14',
        'o_ pink 0 20 18 7',
        'q^ kraft+ 6 -50 -74 50 -74 48 12 -48 12',
        'z_ card 1.200 -48 -34 -30 -50',
        'z_ card 1.200 48 -34 30 -50',
      ]) +
      s.figure(at([0, -34, s.hasFace ? 116 : 92, s.hasFace ? 96 : 84], { part: 'face' })) +
      s.rows([
        'r a 0 58 56 40 8',
        ...stitches('w', [-24, 58, 24, 58, 6]),
        'o p -12 46 0',
        's b 0 58 5 13 6',
        'tm a -44 34 7 -66 48 7 -70 66 6',
      ]),
  },
  'stick-puppet': {
    scene: 'stand',
    draw: (s) =>
      s.rows([
        'r^ sand 0 46 11 74 5',
        'r_ sand- 3 46 3 66',
        'q^ w 4 -30 60 30 60 36 78 -36 78',
        'o umber 0 60 22 4',
      ]) +
      s.card(foot([0, 40, 124, 118]), 'w', 1.6) +
      s.figure(foot([0, 40, 124, 118])),
  },
} as const satisfies Record<string, FormArt>;
