import { at, times, type FormArt } from './form-art.ts';
import { grid, lines, spot } from './pictures.ts';

export const framedPictures = {
  'quilled-picture': {
    scene: 'lay',
    draw: (s) =>
      s.tilt(
        -1.5,
        [0, 0],
        s.rows(['r^ w 0 0 156 152']) +
          s.rim(spot, s.palette.a, 1.6) +
          s.faint(0.65, s.figure({ ...spot, flat: true })) +
          s.within(
            spot,
            s.rows(
              grid(s, 19, 3).map(
                ([x, y], i) => `i_ ${['w', 'a-', 'w', 'b-'][i % 4]} ${x} ${y} 9 2 1.700 ${(i * 70) % 360}`,
              ),
            ),
          ) +
          s.features(spot),
      ) + s.rows(['i p 82 84 9 3 2.500', 'i b -84 84 8 3 2.500', 'l_ c 2.500 60 92 30 88 10 94']),
  },
  'layered-paper-scene': {
    scene: 'stand',
    draw: (s) =>
      s.rows(['r^ w 0 -4 158 146 2', 'r_ g-- 0 -4 138 126', 'o_ yellow+ 0 -14 50']) +
      s.clip(
        `<rect x="${31 * s.unit}" y="${33 * s.unit}" width="${138 * s.unit}" height="${126 * s.unit}"/>`,
        s.rows(['b p- -90 34 -40 10 0 26 50 8 90 30 90 80 -90 80']) +
          s.figure(at([0, -2, 92, 86])) +
          s.rows([
            'b p -90 50 -50 36 -10 52 40 38 90 50 90 80 -90 80',
            'b p+ -80 -80 80 -80 76 -30 56 -50 30 -46 0 -60 -30 -46 -52 -54 -70 -24',
            'b b+ -90 70 -60 44 -30 62 0 58 40 60 66 40 90 60 90 90 -90 90',
          ]),
      ),
  },
  'floor-mural': {
    scene: 'lay',
    draw: (s) =>
      s.tilt(
        -2,
        [0, 0],
        s.rows([
          'r^ w 0 0 192 128',
          'o w- -96 0 5 64',
          'o w- 96 0 5 64',
          'r_ g+ 0 -16 184 92',
          'p_ p -92 26 -40 20 0 30 50 22 92 28 92 60 -92 60',
        ]) +
          s.faint(
            0.9,
            s.rows([
              'o_ yellow -66 -36 14',
              'y_ w 60 -38 22 10 6',
              'l_ p- 3 -80 46 -70 36 -62 48',
              'l_ p- 3 60 50 70 38 80 50',
            ]),
          ) +
          s.figure(at([0, 2, 112, 104], { flat: true })) +
          s.within(at([0, 2, 112, 104]), s.faint(0.25, s.rows(lines('w', [2.6, 10, 50, 3])))),
      ) +
      s.rows([
        'r^ wood -70 84 50 6 3 -20',
        'r silver -46 75 9 7 0 -20',
        'b b -42 78 -30 66 -26 66 -34 78',
        'q^ a 3 58 78 80 76 82 94 60 96',
        'o_ a+ 69 77 11 4',
      ]),
  },
  'coffee-filter-picture': {
    scene: 'lay',
    draw: (s) =>
      s.tilt(
        -1.5,
        [0, 0],
        s.rows(['r^ w 0 0 156 152']) +
          s.faint(0.5, s.rows(['y p 0 0 70 68 22 .08', 'y_ g 0 0 54 52 18 .1', 'y_ a+ 0 0 34 32 14 .12'])) +
          s.figure(spot) +
          s.within(
            spot,
            s.faint(
              0.35,
              s.rows(
                grid(s, 26, 14).map(([x, y], i) => `y_ ${['w', 'p', 'w', 'c'][i % 4]} ${x} ${y} 12 11 7`),
              ),
            ),
          ) +
          s.features(spot),
      ) + s.rows(['l^ p 6 70 92 84 70 94 82', 'l b 5 -86 88 -78 70 -68 86']),
  },
  'string-picture': {
    scene: 'lay',
    draw: (s) => {
      const big = at([0, 0, 110, 106]);
      const fan = times(26, (i) => {
        const a = (i * Math.PI) / 13;
        const b = a + 2.3;
        return `z_ ${['a+', 'p', 'w'][i % 3]} .9 ${(Math.cos(a) * 90).toFixed(0)} ${(Math.sin(a) * 90).toFixed(0)} ${(Math.cos(b) * 90).toFixed(0)} ${(Math.sin(b) * 90).toFixed(0)}`;
      });
      const pins = times(
        24,
        (i) =>
          `o_ gold ${(Math.cos((i * Math.PI) / 12) * 71).toFixed(1)} ${(Math.sin((i * Math.PI) / 12) * 67).toFixed(1)} 1.800`,
      );
      return s.tilt(
        1.5,
        [0, 0],
        s.rows(['r^ navy- 0 0 160 154 2', ...pins]) +
          s.rim(big, '#fff3d6', 1.5) +
          s.figure({ ...big, mono: '#2f3a63', flat: true }) +
          s.faint(0.6, s.figure({ ...big, flat: true })) +
          s.within(big, s.rows(fan)) +
          s.features(big),
      );
    },
  },
} as const satisfies Record<string, FormArt>;
