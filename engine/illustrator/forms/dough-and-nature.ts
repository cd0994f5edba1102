import { at, foot, times, type FormArt } from './form-art.ts';
import { mix } from '#engine/illustrator/paper/tones.ts';
import type { Spot, Stage } from '#engine/illustrator/stage.ts';

/** Clay, dough, papier-mâché: a soft thick edge and no sharp cut. */
function thick(s: Stage, spot: Spot, width: number): string {
  const tone = mix(s.palette.a, '#7a5238', 0.35);
  return (
    s.card(spot, tone, width) + s.rim(spot, mix(s.palette.a, '#fff3dc', 0.25), width * 0.55) + s.figure(spot)
  );
}

const stick = ([x0, y0, x1, y1]: readonly [number, number, number, number]): string[] => [
  `z brown 6 ${x0} ${y0} ${x1} ${y1}`,
  `z_ brown+ 1.400 ${x0 + 6} ${y0 - 1} ${x1 - 8} ${y1 - 1}`,
];

const fluff = ([tone, light]: readonly [string, string], y: number, r: number): string[] => [
  `s^ ${tone} 0 ${y} 34 ${r} ${r * 0.88}`,
  ...times(46, (i) => {
    const t = i * 2.4;
    const d = r * 0.86 * Math.sqrt((i + 1) / 47);
    const [x, yy] = [Math.cos(t) * d, y + Math.sin(t) * d];
    return `z_ ${i % 2 ? light : `${tone}-`} 1.800 ${x.toFixed(1)} ${yy.toFixed(1)} ${(x * 1.14).toFixed(1)} ${(y + (yy - y) * 1.14).toFixed(1)}`;
  }),
];

export const doughAndNature = {
  'dough-model': {
    scene: 'stand',
    draw: (s) =>
      s.rows([
        'o^ w 0 66 84 20',
        'o_ cream 0 64 74 15',
        'o p -68 58 12 10',
        'o b 72 62 10 8',
        'o p+ 58 72 7 5',
      ]) +
      thick(s, foot([0, 66, 116, 112]), 4.5) +
      s.faint(
        0.35,
        s.within(
          foot([0, 66, 116, 112]),
          s.rows(
            times(
              8,
              (i) =>
                `l_ w 2.400 ${-56 + i * 15} ${-30 + (i % 3) * 26} ${-50 + i * 15} ${-36 + (i % 3) * 26} ${-42 + i * 15} ${-35 + (i % 3) * 26}`,
            ),
          ),
        ),
      ),
  },
  'salt-dough-ornament': {
    scene: 'hang',
    draw: (s) => {
      const spot = at([0, 16, 96, 92]);
      return (
        s.rows([
          'z brown 8 -104 -82 104 -88',
          'j green -60 -84 -88 -64 9',
          'j green 66 -86 92 -68 9',
          'l_ red 3 -14 -40 -24 -64 0 -88 24 -64 14 -40',
          'y^ sand 0 14 72 70 16 .06',
          'y_ cream 0 13 66 64 16 .06',
          'o g- 0 -44 5',
          'bm red 0 -44 -20 -54 -20 -36',
        ]) +
        s.card(spot, mix(s.palette.a, '#e5c79a', 0.5), 2.2) +
        s.figure({ ...spot, flat: true }) +
        s.faint(
          0.5,
          s.rows(
            times(
              16,
              (i) =>
                `o_ sand- ${(Math.cos(i * 0.3927) * 61).toFixed(0)} ${(Math.sin(i * 0.3927) * 59 + 14).toFixed(0)} 1.800`,
            ),
          ),
        )
      );
    },
  },
  'clay-tile': {
    scene: 'lay',
    draw: (s) => {
      const spot = at([0, 0, 98, 98]);
      return (
        s.rows([
          'r^ kraft- 0 2 146 144 10',
          'r kraft 0 0 140 138 10',
          'r_ kraft+ 0 0 122 120 6',
          ...times(11, (i) => `d_ kraft- 2 ${-60 + i * 12} -64 ${-60 + i * 12} 64`),
        ]) +
        s.card(spot, '#a9683c', 3.2) +
        s.rim(spot, '#d9a06c', 1.8) +
        s.faint(0.85, s.figure({ ...spot, flat: true }))
      );
    },
  },
  'painted-stones': {
    scene: 'lay',
    draw: (s) => {
      const stone = ([x, y, r]: readonly [number, number, number], tone: string): string =>
        s.rows([
          `b^ ${tone} ${x - r} ${y + r * 0.1} ${x - r * 0.7} ${y - r * 0.62} ${x} ${y - r * 0.82} ${x + r * 0.76} ${y - r * 0.6} ${x + r} ${y + r * 0.08} ${x + r * 0.7} ${y + r * 0.66} ${x} ${y + r * 0.82} ${x - r * 0.74} ${y + r * 0.64}`,
          `l_ ${tone}+ 2.400 ${x - r * 0.8} ${y - r * 0.2} ${x - r * 0.6} ${y - r * 0.52} ${x - r * 0.3} ${y - r * 0.66}`,
        ]);
      return (
        s.rows(['y green+ -70 62 26 16 8', 'j green 78 -80 92 -48 8']) +
        stone([-4, -10, 74], 'silver') +
        s.figure(at([-4, -12, 96, 88], { flat: true })) +
        stone([-58, 58, 28], 'gray') +
        s.figure(at([-58, 57, 34, 32], { flat: true, part: 'face' })) +
        stone([56, 60, 32], 'tan') +
        s.rows(['s_ w 56 58 6 13 6', 'o_ p 56 58 5', 'd_ p 2 40 64 72 64 46 48 66 48']) +
        stone([2, 76, 17], 'silver-') +
        s.rows(['h_ red 2 75 7'])
      );
    },
  },
  'twig-picture': {
    scene: 'lay',
    draw: (s) => {
      const spot = at([0, 0, 104, 100]);
      return (
        s.rows([
          'r^ kraft+ 0 0 166 160 2',
          ...stick([-84, -72, 84, -75]),
          ...stick([-82, 74, 86, 72]),
          ...stick([-76, -84, -74, 84]),
          ...stick([76, -82, 74, 84]),
        ]) +
        s.card(spot, '#6b4a32', 3.4) +
        s.rim(spot, '#8d6544', 2) +
        s.figure({ ...spot, flat: true }) +
        s.within(
          spot,
          s.faint(
            0.6,
            s.rows(
              times(
                19,
                (i) =>
                  `z_ ${['umber', 'wood', 'brown', 'a', 'umber-'][i % 5]} 4.400 -66 ${-58 + i * 6.6} ${-8 + (i % 3) * 12} ${-62 + i * 6.6} 66 ${-57 + i * 6.6}`,
              ),
            ),
          ),
        ) +
        s.features(spot) +
        s.rows([
          'o gray -58 56 8 6',
          'o silver -46 60 6 5',
          'j green 46 62 68 50 7',
          'x umber 58 -56 6 8',
          'a brown- 58 -58 7 0 180 360',
        ])
      );
    },
  },
  'grass-head': {
    scene: 'stand',
    draw: (s) =>
      s.rows([
        ...times(17, (i) => {
          const x = -40 + i * 5;
          return `t ${['green', 'light-green', 'green-'][i % 3]} ${x * 0.9} 4 3.600 ${x * 1.08} ${-26 - (i % 3) * 6} 3 ${x * 1.4} ${-54 - ((i * 7) % 5) * 7} .8`;
        }),
        'q^ a 7 -52 -2 52 -2 44 78 -44 78',
        'r_ a- 0 2 104 9',
        'o umber 0 -3 48 6',
        ...times(9, (i) => `t_ green ${-40 + i * 10} 2 2.400 ${-42 + i * 10.5} ${-16 - (i % 2) * 8} .6`),
      ]) + s.figure(at([0, 40, s.hasFace ? 104 : 78, s.hasFace ? 80 : 66], { part: 'face' })),
  },
  'pom-pom-figure': {
    scene: 'stand',
    draw: (s) => {
      return s.hasFace
        ? s.rows([...fluff(['a', 'a+'], 34, 46), 'om b -22 78 18 9', 'tm a- -40 30 6 -60 40 7 -64 50 5']) +
            s.figure(at([0, -20, 118, 98], { part: 'face' }))
        : s.rows(fluff(['p', 'p+'], 14, 62)) +
            s.card(at([0, 12, 88, 84]), '#fdf8ec', 1.4) +
            s.figure(at([0, 12, 88, 84]));
    },
  },
  'snow-globe': {
    scene: 'stand',
    draw: (s) =>
      s.rows([
        'q^ glass 26 -58 -66 58 -66 60 50 -60 50',
        'q_ light-blue 22 -53 -50 53 -50 55 48 -55 48',
        'b_ w -54 40 -20 26 20 30 54 40 54 50 -54 50',
      ]) +
      s.figure(foot([0, 42, 84, 84])) +
      s.rows([
        ...times(
          16,
          (i) =>
            `${i % 3 ? 'o_' : 's_'} ${i % 2 ? 'w' : 'yellow'} ${-44 + ((i * 29) % 88)} ${-46 + ((i * 41) % 78)} ${i % 3 ? 2.2 : '4 4.500 1.800'}`,
        ),
        'l_ w 4 -48 -30 -46 -46 -36 -56',
        'q^ p 6 -66 48 66 48 66 78 -66 78',
        ...times(12, (i) => `z_ p- 1.400 ${-60 + i * 11} 50 ${-60 + i * 11} 76`),
      ]),
  },
  'calm-bottle': {
    scene: 'stand',
    draw: (s) =>
      s.rows([
        'r p 0 -72 30 18 4',
        ...times(5, (i) => `z_ p- 1.200 ${-11 + i * 5.5} -79 ${-11 + i * 5.5} -65`),
        'b^ glass -14 -62 14 -62 18 -46 44 -30 48 0 46 76 0 80 -46 76 -48 0 -44 -30 -18 -46',
        'b_ b+ -42 -20 -10 -24 20 -18 42 -22 44 10 42 72 0 75 -42 72 -44 10',
        'b_ p+ -44 30 0 20 44 34 42 72 0 75 -42 72',
        ...times(
          15,
          (i) =>
            `${['o_', 's_', 'h_'][i % 3]} ${['yellow', 'w', 'p'][i % 3]} ${-36 + ((i * 31) % 74)} ${-12 + ((i * 23) % 78)} ${['2.400', '5 4.500 2', '3'][i % 3]}`,
        ),
        'l_ w 4 -38 -10 -40 20 -38 44',
      ]) +
      s.card(at([0, 26, 60, 62]), '#fdf8ec', 1.4) +
      s.figure(at([0, 26, 60, 62])),
  },
  'pipe-cleaner-figure': {
    scene: 'stand',
    draw: (s) => {
      const spot = foot([0, 66, 112, 118]);
      return s.fuzzy(spot) + s.rows(['l^ p 5 -92 74 -76 64 -66 78 -52 68', 'l b 5 60 80 74 70 84 80 96 70']);
    },
  },
  'papier-mache-model': {
    scene: 'stand',
    draw: (s) => {
      const spot = foot([0, 68, 122, 120]);
      return (
        thick(s, spot, 4) +
        s.within(
          spot,
          s.faint(
            0.16,
            s.rows(
              times(24, (i) => {
                const [x, y] = [-62 + (i % 5) * 27 + (i % 2) * 8, -56 + Math.floor(i / 5) * 26];
                return `p_ ${i % 2 ? 'w' : 'k'} ${x - 12} ${y - 6} ${x + 8} ${y - 10} ${x + 13} ${y + 5} ${x - 8} ${y + 9}`;
              }),
            ),
          ),
        ) +
        s.features(spot) +
        s.rows([
          'q^ w 3 62 70 92 66 94 84 64 88',
          'z_ gray .8 66 74 88 71',
          'z_ gray .8 67 79 89 76',
          'p w -88 76 -70 70 -66 84 -82 88',
        ])
      );
    },
  },
} as const satisfies Record<string, FormArt>;
