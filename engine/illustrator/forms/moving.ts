import { at, cap, foot, stitches, times, type FormArt } from './form-art.ts';

export const moving = {
  'rolling-vehicle': {
    scene: 'stand',
    draw: (s) =>
      s.rows(['r_ brown 0 60 92 4']) +
      s.figure(foot([0, 30, 132, 92])) +
      s.rows([
        'q^ p 5 -76 22 76 22 70 60 -70 60',
        'r_ w 0 32 138 6',
        's b -44 46 5 0 0',
        ...stitches('w', [-60, 54, 60, 54, 9]),
        ...cap('b', [-46, 62, 19]),
        ...cap('b', [46, 62, 19]),
        'l k 1.500 76 44 92 54 98 74',
      ]),
  },
  'floating-boat': {
    scene: 'hang',
    draw: (s) =>
      s.rows([
        'r_ sky+ 0 90 260 90',
        'l blue+ 10 -136 38 -108 46 -80 38 -52 46 -24 38 4 46 32 38 60 46 88 38 124 46',
        'z^ wood 4 34 38 34 -84',
        'p p 36 -82 66 -70 36 -58',
        'q^ p+ 2 38 -50 38 20 84 18',
      ]) +
      s.figure(foot([-14, 34, 92, 104])) +
      s.rows([
        'q^ kraft 8 -86 30 86 30 66 74 -66 74',
        'r_ p 0 40 158 8',
        ...cap('w', [-40, 56, 7]),
        ...cap('w', [0, 56, 7]),
        ...cap('w', [40, 56, 7]),
        'l^ blue 12 -140 64 -112 72 -84 64 -56 72 -28 64 0 72 28 64 56 72 84 64 124 72',
        'r_ blue 0 112 260 76',
        'l_ sky 3 -90 88 -76 84 -62 88',
        'l_ sky 3 40 90 56 86 70 90',
      ]),
  },
  'marble-run': {
    scene: 'stand',
    draw: (s) => {
      const ramp = ([x, y, w, tilt]: readonly [number, number, number, number], tone: string): string =>
        s.tilt(
          tilt,
          [x, y],
          s.rows([
            `r^ ${tone}- ${x} ${y + 4} ${w} 9 4`,
            `r ${tone} ${x} ${y} ${w} 8 4`,
            `o_ umber ${x - w / 2 + 2} ${y} 3 6`,
          ]),
        );
      return (
        s.rows(['q^ sand 2 -80 -78 80 -78 84 76 -84 76', 'r_ wood 0 74 168 8']) +
        ramp([-26, -52, 92, 12], 'kraft') +
        ramp([28, -22, 88, -13], 'kraft') +
        ramp([-30, 8, 86, 12], 'kraft') +
        s.rows([
          'o^ p -58 -68 7',
          'o_ w -60 -70 2',
          'o p 42 -35 6',
          'r w -72 -40 12 5 0 60',
          'r w 70 -12 12 5 0 -60',
          'r w -72 20 12 5 0 60',
        ]) +
        ramp([-20, 48, 60, -10], 'kraft') +
        s.figure(foot([44, 76, 78, 68]))
      );
    },
  },
  'paper-glider': {
    scene: 'hang',
    draw: (s) =>
      s.faint(0.7, s.rows(['l_ w 3 -98 66 -70 50 -56 66 -36 48', 'l_ w 3 -98 86 -60 74 -40 80'])) +
      s.tilt(
        -14,
        [0, 0],
        s.rows([
          'p^ p -88 -10 -70 -42 0 -20 0 22',
          'p_ p+ -84 -12 -68 -38 0 -18 0 -4',
          'p^ p- 88 -10 70 -42 0 -20 0 22',
          'p_ p 84 -12 68 -38 0 -18 0 -4',
          'p^ p -30 62 0 44 30 62 0 74',
        ]) + s.figure(at([0, 6, 92, 112])),
      ),
  },
  'climbing-toy': {
    scene: 'hang',
    draw: (s) =>
      s.rows([
        'l_ p 2 -44 -72 -26 -20 -18 30 -40 96',
        'l_ p 2 44 -72 26 -20 18 30 40 96',
        'z^ wood 7 -64 -76 64 -76',
        'o gray 0 -90 4',
        'z_ k 1.200 0 -90 0 -78',
        'o c -40 94 7',
        'o c 40 94 7',
      ]) +
      s.card(at([0, 4, 92, 108]), '#fdf8ec', 1.6) +
      s.figure(at([0, 4, 92, 108])) +
      s.rows(['rm sand -20 12 8 18 3', 'l_ p 2 -27 -8 -20 12 -19 34', 'l_ p 2 27 -8 20 12 19 34']),
  },
  'accordion-figure': {
    scene: 'stand',
    draw: (s) => {
      const zig = times(
        9,
        (i) =>
          `p ${i % 2 ? 'a-' : 'a'} ${-24 + i * 12} ${i % 2 ? 20 : 26} ${-12 + i * 12} ${i % 2 ? 26 : 20} ${-12 + i * 12} ${i % 2 ? 58 : 52} ${-24 + i * 12} ${i % 2 ? 52 : 58}`,
      );
      const folded = s.rows([
        ...zig,
        'j^ b 84 34 100 6 9',
        'j b 84 36 108 24 8',
        'r p -16 66 12 16 3',
        'r p 60 66 12 16 3',
      ]);
      return folded + s.figure(at([-48, s.hasFace ? 6 : 4, 86, 92], { part: 'face' }));
    },
  },
} as const satisfies Record<string, FormArt>;
