import { at, foot, times, tube, type FormArt } from './form-art.ts';

const knob = ([x, y, dx, dy]: readonly [number, number, number, number]): string =>
  `l_ k 1.500 ${x - dx * 34} ${y - dy * 34} ${x - dx * 8} ${y - dy * 8} ${x - dx * 9 + dy * 9} ${y - dy * 9 + dx * 9} ${x + dy * 14} ${y + dx * 14} ${x + dx * 9 + dy * 9} ${y + dy * 9 + dx * 9} ${x + dx * 8} ${y + dy * 8} ${x + dx * 34} ${y + dy * 34}`;

export const soundsAndGames = {
  shaker: {
    scene: 'stand',
    draw: (s) =>
      s.rows([
        'q^ p 6 -34 -60 34 -60 48 6 -48 6',
        'q^ p- 6 -48 10 48 10 34 78 -34 78',
        'r^ w 0 8 100 14 4',
        'z_ sand 1.200 -44 4 -30 12',
        'z_ sand 1.200 20 4 34 12',
        'o_ p+ 0 -60 34 7',
        'l_ k 2 -68 -40 -76 -28 -68 -16',
        'l_ k 2 -80 -44 -90 -28 -80 -12',
        'l_ k 2 68 -40 76 -28 68 -16',
        'l_ k 2 80 -44 90 -28 80 -12',
        'd_ w 2.600 -24 40 0 48 24 40 -14 60 14 60',
      ]) +
      s.figure(at([0, -14, 84, 78], { part: 'face' })) +
      s.rows(['o b -70 80 4', 'o c -82 84 3.500', 'o b 72 82 4', 'o c 84 78 3.500']),
  },
  'tub-drum': {
    scene: 'stand',
    draw: (s) =>
      s.rows([
        'q^ p 8 -66 -26 66 -26 60 74 -60 74',
        'r_ p- 0 66 122 8',
        'z_ w 2 -64 -12 -44 60 -22 -12 0 60 22 -12 44 60 64 -12',
        'o^ w 0 -26 70 20',
        'o_ sand 0 -27 62 16',
        'z^ brown 5 -84 -72 -24 -30',
        'o b -22 -29 8',
        'z^ brown 5 84 -76 26 -32',
        'o b 24 -31 8',
      ]) +
      s.card(at([0, 28, 76, 72]), '#fdf8ec', 1.4) +
      s.figure(at([0, 28, 76, 72])),
  },
  'box-guitar': {
    scene: 'lay',
    draw: (s) =>
      s.tilt(
        -22,
        [0, 0],
        s.rows([
          'r^ brown 0 -66 24 82 2',
          'r brown- 0 -100 32 18 3',
          'dm_ silver 2.600 -12 -104 -12 -96',
          'r^ p 0 34 104 118 3',
          'r_ p- 48 34 8 116',
          'o p-- 0 24 30',
          'o_ k 0 24 26',
          'r wood 0 74 54 8 2',
          ...times(
            4,
            (i) => `z_ ${['w', 'yellow', 'w', 'yellow'][i]} 1.600 ${-9 + i * 6} -96 ${-12 + i * 8} 86`,
          ),
          'z_ sand 1.600 -11 -70 11 -70',
          'z_ sand 1.600 -11 -50 11 -50',
        ]),
      ) + s.figure(at([40, 66, 60, 56], { part: 'face' })),
  },
  'matching-cards': {
    scene: 'lay',
    draw: (s) => {
      const card = ([x, y, turn]: readonly [number, number, number], part?: 'face' | 'body'): string =>
        s.tilt(
          turn,
          [x, y],
          part
            ? s.rows([`r^ w ${x} ${y} 58 66 4`, `r_ ${part === 'face' ? 'g+' : 'p+'} ${x} ${y} 50 58 3`]) +
                s.figure(at([x, y, 45, 52], { part, flat: true }))
            : s.rows([`r^ p ${x} ${y} 58 66 4`, `r_ p- ${x} ${y} 48 56 3`, `s w ${x} ${y} 5 12 5`]),
        );
      return (
        card([-66, -38, -4], 'body') +
        card([0, -40, 2]) +
        card([66, -36, 5], 'face') +
        card([-66, 38, 3], 'face') +
        card([0, 40, -3], 'body') +
        card([66, 42, -2])
      );
    },
  },
  'board-game': {
    scene: 'lay',
    draw: (s) => {
      const path = [
        [-64, 58],
        [-40, 62],
        [-16, 58],
        [6, 50],
        [28, 54],
        [52, 50],
        [62, 30],
        [44, 14],
        [20, 14],
        [-4, 16],
        [-28, 20],
        [-52, 14],
        [-64, -6],
        [-54, -28],
        [-30, -34],
        [-6, -34],
      ] as const;
      return (
        s.rows([
          'r^ w 0 0 172 156 3',
          'r_ g+ 0 0 160 144',
          ...path.map(
            ([x, y], i) => `r ${['p', 'yellow', 'a', 'w', 'c'][i % 5]} ${x} ${y} 20 20 4 ${(i * 23) % 17}`,
          ),
          'z_ k 1.200 -70 58 -58 58',
          'o^ red -40 54 6',
          'p red -48 64 -40 50 -32 64',
          'o^ blue -16 50 6',
          'p blue -24 60 -16 46 -8 60',
          'r^ w 68 70 20 20 4 14',
          'd_ k 2 63 66 68 70 73 75',
          'z brown 2.500 4 -40 4 -62',
          'p red 4 -62 20 -56 4 -50',
        ]) + s.figure(at([40, -36, 68, 64]))
      );
    },
  },
  'toss-game': {
    scene: 'stand',
    draw: (s) =>
      s.rows([
        'q^ kraft- 2 -64 -64 72 -64 66 62 -58 62',
        'q kraft 2 -70 -58 66 -58 66 70 -70 70',
        'o card- -2 44 34 20',
        'o_ umber -2 46 30 16',
        'o^ red -78 74 11',
        'o^ p 84 70 11',
        'o^ yellow -2 50 10',
        'l_ w 1.400 -84 70 -78 76 -70 74',
      ]) + s.figure(at([-2, -16, 118, 78], { part: 'face' })),
  },
  'bowling-set': {
    scene: 'stand',
    draw: (s) => {
      const pin =
        s.rows([...tube('p', [0, -70, 36, 72]), 'r_ w 0 -6 36 5']) +
        s.figure(at([0, -38, 42, 46], { part: 'face' }));
      return (
        s.repeat(pin, [
          [-64, 34],
          [0, 34],
          [64, 34],
          [-34, 56],
          [34, 56],
          [0, 80],
        ]) + s.rows(['o^ b 78 76 20', 'l_ b+ 2 64 72 76 82 94 78', 'l_ b- 2 68 64 78 68 92 66'])
      );
    },
  },
  jigsaw: {
    scene: 'lay',
    draw: (s) => {
      const picture =
        s.rows([
          'r^ w -4 -4 142 136 4',
          'r_ p+ -4 -4 134 128 3',
          'p_ p -71 30 -30 20 20 32 63 22 63 60 -71 60',
        ]) +
        s.figure(at([-4, -4, 118, 112], { flat: true })) +
        s.withinRows(
          ['r_ w -4 -4 142 136'],
          s.rows([
            knob([-28, -46, 0, 1]),
            knob([-28, 22, 0, 1]),
            knob([20, -30, 0, 1]),
            knob([20, 34, 0, 1]),
            knob([-40, -20, 1, 0]),
            knob([10, -20, 1, 0]),
            knob([-40, 26, 1, 0]),
            knob([10, 26, 1, 0]),
          ]),
        );
      return (
        picture +
        s.rows(['q g 2 38 32 70 32 70 66 38 66', 'o_ g 38 48 7']) +
        s.tilt(
          16,
          [70, 66],
          s.rows([
            'q^ w 3 56 48 94 48 94 86 56 86',
            'o w 56 66 8',
            'q_ p 3 59 51 91 51 91 83 59 83',
            'o_ p 57 66 6',
            's_ w 76 68 5 10 4.500',
          ]),
        )
      );
    },
  },
  'pencil-pot': {
    scene: 'stand',
    draw: (s) => {
      const pencil = ([x, top, tilt]: readonly [number, number, number], tone: string): string =>
        s.tilt(
          tilt,
          [x, 0],
          s.rows([
            `r^ ${tone} ${x} ${top / 2} 9 ${-top + 10}`,
            `p sand ${x - 4.5} ${top} ${x + 4.5} ${top} ${x} ${top - 13}`,
            `p_ k ${x - 1.6} ${top - 8} ${x + 1.6} ${top - 8} ${x} ${top - 13}`,
          ]),
        );
      return (
        pencil([-24, -62, -8], 'red') +
        pencil([0, -70, 1], 'yellow') +
        pencil([20, -58, 10], 'blue') +
        s.rows([
          'z^ brown 4 34 0 44 -58',
          'o silver 45 -62 5 8',
          'b b 41 -68 45 -84 49 -68',
          'q^ p 4 -50 -10 50 -10 46 78 -46 78',
          'o_ p- 0 -10 50 8',
          'o_ umber 0 -10 45 5.500',
          'r_ w 0 70 92 6',
          'r_ w 0 4 98 4',
        ]) +
        s.card(at([0, 38, 74, 64]), '#fdf8ec', 1.4) +
        s.figure(at([0, 38, 74, 64]))
      );
    },
  },
  'phone-stand': {
    scene: 'stand',
    draw: (s) =>
      s.rows(['q^ kraft 3 -58 62 58 62 76 80 -76 80', 'q kraft- 3 -76 80 76 80 76 88 -76 88']) +
      s.card(foot([0, 60, 130, 128]), '#c98f55', 3) +
      s.figure(foot([0, 60, 130, 128])) +
      s.rows([
        'q^ k 6 -25 12 25 12 27 74 -27 74',
        'q_ light-blue 3 -21 18 21 18 23 68 -23 68',
        'p_ green -22 54 0 46 22 55 23 68 -23 68',
        'o_ yellow 9 30 6',
        'r kraft -18 74 34 10 2',
        'r kraft 22 74 28 10 2',
      ]),
  },
} as const satisfies Record<string, FormArt>;
