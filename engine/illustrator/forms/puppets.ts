import { at, cap, foot, stitches, times, tube, type FormArt } from './form-art.ts';

const brad = (x: number, y: number): string[] => [`o gold ${x} ${y} 4.500`, `o_ yellow ${x - 1} ${y - 1} 2`];

const eggCup = (x: number, tone: string): string[] => [
  `b^ ${tone} ${x - 24} 66 ${x - 20} 36 ${x - 10} 24 ${x + 10} 24 ${x + 20} 36 ${x + 24} 66`,
  `z_ ${tone}- 1.600 ${x - 9} 27 ${x - 12} 64`,
  `z_ ${tone}- 1.600 ${x + 9} 27 ${x + 12} 64`,
  `v_ ${tone}- ${x - 23} 66 ${x + 23} 66 4 5`,
];

export const puppets = {
  'finger-puppets': {
    scene: 'stand',
    draw: (s) => {
      const finger = (x: number, top: number, tone: string): string =>
        s.rows([`t s ${x} 96 13 ${x} ${top + 40} 12 ${x} ${top + 10} 10`, ...tube(tone, [x, top, 38, 62])]);
      const face = s.figure(at([0, 0, s.hasFace ? 56 : 46, 54], { part: 'face' }));
      const places = [
        [-54, 6],
        [54, 8],
        [0, -24],
      ] as const;
      const hand = s.rows(['b^ s -78 92 -40 74 0 66 40 74 78 92 92 140 -92 140']);
      return finger(-54, -4, 'b') + finger(54, -2, 'c') + finger(0, -34, 'a') + s.repeat(face, places) + hand;
    },
  },
  'sock-puppet': {
    scene: 'stand',
    draw: (s) =>
      s.rows([
        't^ a 28 132 32 26 40 32 16 -6 36 -22 -26 34 -52 -22 24',
        'b red -74 -20 -46 -16 -30 -8 -46 0 -72 4',
        'b^ a- -80 0 -50 0 -26 -4 -10 16 -30 28 -64 24',
        'r_ p 29 88 66 9',
        'r_ w 29 72 68 7',
        'r_ p 28 58 70 7',
        ...stitches('w', [-70, 12, -20, 14, 8]),
      ]) +
      s.figure(
        at([s.hasFace ? -10 : 8, s.hasFace ? -44 : -32, s.hasFace ? 84 : 70, s.hasFace ? 76 : 68], {
          part: 'face',
        }),
      ),
  },
  'spoon-puppet': {
    scene: 'stand',
    draw: (s) =>
      s.rows([
        'r wood- 0 40 11 110 5',
        'o^ wood 0 -28 46 52',
        'o_ wood+ 0 -28 39 45',
        'b^ p -14 24 14 24 30 56 46 92 20 98 0 92 -20 98 -46 92 -30 56',
        ...times(7, (i) => `o_ w ${-24 + i * 8} ${62 + (i % 2) * 16} 3`),
        'bm b 0 26 -26 14 -28 40',
        'o b 0 27 6',
      ]) + s.figure(at([0, -34, s.hasFace ? 92 : 64, s.hasFace ? 92 : 74], { part: 'face' })),
  },
  'jointed-puppet': {
    scene: 'lay',
    draw: (s) => {
      const limbs = [
        'tm^ a- -30 2 10 -58 -18 10 -66 -22 10',
        'tm^ a -64 -20 10 -76 16 9 -74 30 10',
        'tm^ a- -18 50 11 -26 78 10',
        'tm^ a -26 76 11 -34 96 10 -46 98 8',
        'om b -76 32 11',
      ];
      return (
        s.rows([
          'z_ w 1.600 0 30 0 104',
          'o p 0 104 6',
          ...limbs,
          'q^ a 16 -34 -16 34 -16 30 58 -30 58',
          'o_ b 0 26 19 24',
        ]) +
        s.figure(at([0, -44, s.hasFace ? 84 : 76, s.hasFace ? 72 : 70], { part: 'face' })) +
        s.rows([
          ...brad(-31, 0),
          ...brad(31, 0),
          ...brad(-64, -20),
          ...brad(64, -20),
          ...brad(-18, 52),
          ...brad(18, 52),
          ...brad(-26, 77),
          ...brad(26, 77),
        ])
      );
    },
  },
  'shadow-theater': {
    scene: 'stand',
    draw: (s) =>
      s.rows([
        'r^ kraft 0 4 172 124 2',
        'r_ card 0 4 156 108',
        'r cream 0 4 146 98',
        'o_ yellow+ 0 2 66 44',
      ]) +
      s.rows(['o_ w 6 -2 50 36', 'b_ kraft-- -73 53 -73 40 -40 34 0 40 40 33 73 42 73 53'], [0, 0, 1], true) +
      s.rows(['z_ umber- 2.500 0 30 22 84']) +
      s.figure(at([0, -2, 84, 72], { mono: '#34304a', flat: true })) +
      s.rows([
        'bm^ red -88 -62 -58 -60 -60 -20 -72 20 -76 56 -88 56',
        'lm_ red- 1.500 -76 -58 -74 -10 -82 40',
        'r^ p 0 -61 180 12 2',
        'c p 90 -56 -90 -56 12 -8',
        'r^ kraft- 0 64 176 9 2',
      ]),
  },
  'tube-figure': {
    scene: 'stand',
    draw: (s) =>
      s.hasFace
        ? s.rows([
            'tm^ a- -30 28 7 -56 44 7 -58 62 6',
            ...tube('a', [0, -40, 64, 112]),
            'o_ b 0 44 20 24',
            'om b -17 74 16 8',
          ]) + s.figure(at([0, -30, 112, 88], { part: 'face' }))
        : s.rows([...tube('p', [0, -52, 78, 124]), 'r_ b 0 64 78 8', 'r_ b 0 -36 78 5']) +
          s.card(at([0, 14, 100, 84]), 'w', 1.4) +
          s.figure(at([0, 14, 100, 84])),
  },
  'egg-carton-figure': {
    scene: 'stand',
    draw: (s) => {
      return s.hasFace
        ? s.rows([
            ...times(4, (i) => eggCup(74 - i * 36, i % 2 ? 'b' : 'a')).flat(),
            ...times(4, (i) => `d w 4 ${74 - i * 36} 44`),
          ]) + s.figure(at([-52, 18, 86, 84], { part: 'face' }))
        : s.rows(times(4, (i) => eggCup(-58 + i * 39, i % 2 ? 'b' : 'p')).flat()) +
            s.figure(foot([0, 34, 118, 94]));
    },
  },
  'cup-figure': {
    scene: 'stand',
    draw: (s) => {
      const cup = [
        'p^ a -34 -36 34 -36 52 70 -52 70',
        'p_ a- 22 -36 34 -36 52 70 38 70',
        'o a+ 0 -36 34 8',
        'q a- 5 -56 66 56 66 56 76 -56 76',
      ];
      return s.hasFace
        ? s.rows(['tm^ a- -42 20 8 -68 34 8 -74 52 6', ...cup, 'om b -26 76 18 8']) +
            s.figure(at([0, -10, 118, 96], { part: 'face' }))
        : s.rows(cup.map((row) => row.replace(/ a([ +-])/, ' p$1'))) +
            s.card(at([0, 8, 94, 92]), 'w', 1.4) +
            s.figure(at([0, 8, 94, 92]));
    },
  },
  'pinecone-figure': {
    scene: 'stand',
    draw: (s) => {
      const scales = times(6, (row) =>
        times(5 - (row % 2), (i) => {
          const half = [30, 40, 46, 44, 36, 24][row] as number;
          const n = 4 - (row % 2);
          const x = -half + (2 * half * i) / n;
          return `x brown${i % 2 ? '+' : '-'} ${x.toFixed(0)} ${-14 + row * 15} 12 13 180`;
        }),
      ).flat();
      return (
        s.rows(['o^ umber 0 26 50 52', ...scales, 'jm green -34 70 -70 78 8']) +
        s.figure(at([0, s.hasFace ? -30 : -26, s.hasFace ? 104 : 96, 80], { part: 'face' })) +
        s.rows(s.hasFace ? ['om b -22 78 17 8', 'jm a -44 14 -78 34 12'] : [])
      );
    },
  },
  'junk-model': {
    scene: 'stand',
    draw: (s) =>
      s.rows([
        ...tube('kraft', [-54, -30, 30, 92]),
        'r^ b 8 40 88 56 2',
        'z_ w 3 -36 24 52 24',
        'r_ b- 46 40 12 56',
        'o_ gray 8 44 15',
        ...cap('p', [8, 44, 13]),
        'r c 60 54 28 30 2',
        ...cap('p', [-30, 70, 11]),
        ...cap('p', [44, 70, 11]),
        ...cap('w', [60, 52, 8]),
      ]) +
      s.figure(foot([8, 14, 108, 84])) +
      s.rows(['r sand 50 8 16 6 0 -20', 'r sand -34 16 16 6 0 14', 'o silver -54 -30 14 5']),
  },
  'felt-softie': {
    scene: 'lay',
    draw: (s) => {
      const spot = at([0, -2, 124, 124]);
      return (
        s.card(spot, s.palette.p, 6) +
        s.stitched(spot, [s.palette.p, '#fdf8ec'], 4) +
        s.figure(spot) +
        s.rows(['z_ silver 1.800 60 84 92 62', 'l_ p 1.200 60 84 40 92 20 84 4 92', 'o_ silver 92 62 2'])
      );
    },
  },
  'lacing-card': {
    scene: 'lay',
    draw: (s) => {
      const spot = at([0, 0, 112, 112]);
      const ring = times(
        22,
        (i) =>
          [
            (Math.cos((i * Math.PI) / 11) * 68).toFixed(1),
            (Math.sin((i * Math.PI) / 11) * 66).toFixed(1),
          ] as const,
      );
      return (
        s.rows(['q^ w 24 -76 -74 76 -74 76 74 -76 74', 'q_ g+ 20 -60 -58 60 -58 60 58 -60 58']) +
        s.figure(spot) +
        s.rows([
          ...ring.map(([x, y]) => `o_ k ${x} ${y} 2.600`),
          ...ring
            .slice(0, 20)
            .map(([x, y], i) => {
              const [nx, ny] = ring[(i + 1) % 22] as readonly [string, string];
              return `z p 2.600 ${x} ${y} ${nx} ${ny}`;
            })
            .filter((_, i) => i % 2 === 0),
          'l p 2.600 68 0 88 14 78 40 92 66',
          'z w 3.500 92 66 94 76',
        ])
      );
    },
  },
} as const satisfies Record<string, FormArt>;
