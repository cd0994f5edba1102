import { at, times, type FormArt } from './form-art.ts';
import { firstClear, luminance } from '#engine/illustrator/paper/tones.ts';
import type { Stage } from '#engine/illustrator/stage.ts';

/** The subject's own color where it shows on paper, or one that does. */
const inkOn = (s: Stage, paper: string): string =>
  firstClear(
    [s.palette.a, s.palette.b, s.palette.c, '#3e6bd6'].filter((tone) => luminance(tone) < 0.5),
    [paper],
    0.5,
  );

const specks = (s: Stage, [count, reach, size]: readonly [number, number, number]): string[] =>
  times(
    count,
    () =>
      `o_ w ${((s.random.next() - 0.5) * reach * 2).toFixed(0)} ${((s.random.next() - 0.5) * reach * 2).toFixed(0)} ${(size * (0.5 + s.random.next())).toFixed(1)}`,
  );

const hand = (tone: string): string[] => [
  `t_ ${tone} -24 20 10 -46 2 8 -58 -16 8`,
  `t_ ${tone} -14 0 8 -22 -36 8 -24 -58 7`,
  `t_ ${tone} 2 -4 8 2 -44 8 3 -70 7`,
  `t_ ${tone} 16 0 8 24 -36 8 28 -58 7`,
  `t_ ${tone} 26 12 7 44 -16 7 54 -34 6`,
  `b_ ${tone} -28 -2 0 -8 28 -2 32 30 18 52 -16 52 -30 30`,
];

export const prints = {
  'sponge-print': {
    scene: 'lay',
    draw: (s) => {
      const ink = inkOn(s, '#fdf8ec');
      const second = firstClear([s.palette.b, s.palette.p, '#e0a83e'], [ink, '#fdf8ec'], 0.4);
      const one = (tone: string): string => s.print(at([0, 0, 66, 58]), tone, '#fdf8ec');
      return (
        s.rows(['r^ w 0 0 164 156']) +
        s.repeat(one(ink), [
          [-39, -38],
          [40, 38, -4],
        ]) +
        s.repeat(one(second), [
          [39, -36, 5],
          [-38, 37],
        ]) +
        s.faint(0.85, s.rows(specks(s, [110, 72, 1]))) +
        s.rows(['q^ yellow 5 56 70 92 66 96 90 60 94', 'd_ gold 2 66 76 78 74 86 82 72 86'])
      );
    },
  },
  'vegetable-print': {
    scene: 'lay',
    draw: (s) => {
      const spot = at([0, -4, 112, 104]);
      return (
        s.rows([
          'r^ w 0 0 160 152',
          'o_ p+ 0 -4 66 60',
          'o_ p 0 -4 60 54',
          ...times(
            11,
            (i) =>
              `l_ p+ 2 0 -4 ${(Math.cos(i * 0.571) * 28).toFixed(0)} ${(Math.sin(i * 0.571) * 26 - 4).toFixed(0)} ${(Math.cos(i * 0.571) * 58).toFixed(0)} ${(Math.sin(i * 0.571) * 52 - 4).toFixed(0)}`,
          ),
        ]) +
        s.rim(spot, '#fdf8ec', 1.2) +
        s.figure({ ...spot, flat: true }) +
        s.faint(0.7, s.rows(specks(s, [60, 64, 1]))) +
        s.rows(['b^ tan -96 66 -78 56 -60 66 -60 90 -80 96 -96 88', 'o_ p -78 64 17 8'])
      );
    },
  },
  'leaf-print': {
    scene: 'lay',
    draw: (s) => {
      const spot = at([0, 0, 104, 100]);
      const leaves = times(13, (i) => {
        const t = (i / 13) * Math.PI * 2;
        const p = (r: number, o = 0): string =>
          `${(Math.cos(t + o) * r).toFixed(0)} ${(Math.sin(t + o) * r).toFixed(0)}`;
        const tone = ['green', 'a', 'light-green', 'orange'][i % 4];
        return [
          `j_ ${tone} ${p(40)} ${p(72)} 10`,
          `z_ w .9 ${p(42)} ${p(70)}`,
          `z_ w .7 ${p(50)} ${p(58, 0.1)}`,
          `z_ w .7 ${p(50)} ${p(58, -0.1)}`,
        ];
      }).flat();
      return (
        s.rows(['r^ w 0 0 160 156', ...leaves]) +
        s.figure({ ...spot, flat: true }) +
        s.within(
          spot,
          s.faint(
            0.55,
            s.rows(
              times(36, (i) => {
                const [x, y] = [-60 + (i % 6) * 23, -56 + Math.floor(i / 6) * 22];
                return [
                  `z_ w .9 ${x} ${y + 14} ${x + 8} ${y - 8}`,
                  `z_ w .6 ${x + 3} ${y + 6} ${x - 5} ${y - 1}`,
                  `z_ w .6 ${x + 3} ${y + 6} ${x + 11} ${y + 4}`,
                ];
              }).flat(),
            ),
          ),
        ) +
        s.features(spot) +
        s.rows(['j green+ 62 92 94 72 11', 'z_ green .8 64 90 92 73'])
      );
    },
  },
  'block-print': {
    scene: 'lay',
    draw: (s) => {
      const ink = inkOn(s, '#fdf8ec');
      const spot = at([0, 0, 100, 98]);
      s.palette.p = ink;
      return (
        s.rows([
          'r^ w 0 0 160 156',
          'z_ p 3 -70 -68 70 -66 69 67 -71 66 -70 -68',
          'z_ p 1.200 -65 -62 65 -61 64 62 -66 61 -65 -62',
        ]) +
        s.print(spot, ink, '#fdf8ec') +
        s.faint(0.9, s.rows(specks(s, [50, 60, 0.8]))) +
        s.rows(['r^ wood 70 86 44 8 4 -16', 'r^ k 92 78 14 22 3 -16'])
      );
    },
  },
  'handprint-picture': {
    scene: 'lay',
    draw: (s) => {
      const ink = inkOn(s, '#fdf8ec');
      s.palette.p = ink;
      return (
        s.rows(['r^ w 0 0 162 156']) +
        s.tilt(-24, [-30, 18], s.rows(hand('p'), [-34, 22, 0.82], true)) +
        s.tilt(24, [30, 18], s.rows(hand('p'), [34, 22, 0.82], true)) +
        s.faint(0.8, s.rows(specks(s, [60, 60, 1]))) +
        s.figure(at([0, 2, 78, 92], { flat: true, part: 'face' })) +
        s.rows([
          'l_ green 2.400 -60 66 -56 58 -52 66',
          'l_ green 2.400 50 66 56 56 60 66',
          'l_ green 2.400 -20 68 -16 60 -12 68',
        ])
      );
    },
  },
  'stencil-bag': {
    scene: 'hang',
    draw: (s) => {
      const cloth = '#f3e6cc';
      return (
        s.rows([
          'l wood 5 -24 -36 -26 -74 0 -88 26 -74 24 -36',
          'o brown 0 -90 4',
          'l^ sand 5 -30 -38 -30 -70 -10 -84 12 -84 30 -70 30 -38',
          'q^ cream- 3 -62 -40 62 -40 66 88 -66 88',
          'q_ cream 3 -60 -40 60 -40 64 86 -64 86',
          'z_ sand 1.400 -60 -34 60 -34',
          'z_ sand 1.400 -62 80 62 80',
        ]) + s.print(at([0, 26, 92, 88]), inkOn(s, cloth), '#fff6e5')
      );
    },
  },
} as const satisfies Record<string, FormArt>;
