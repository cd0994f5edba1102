import { at, foot, times, type FormArt } from './form-art.ts';

export const cardsAndBooks = {
  'pop-up-card': {
    scene: 'stand',
    draw: (s) =>
      s.rows([
        'q^ p 1 -70 -62 70 -62 70 34 -70 34',
        'q_ p+ 1 -64 -56 64 -56 64 30 -64 30',
        'p_ p -64 14 -30 6 10 15 64 4 64 30 -64 30',
        'p^ p- -70 34 70 34 88 86 -88 86',
        'p_ p -66 36 66 36 80 82 -80 82',
        'p^ w -20 34 20 34 22 52 -22 52',
        'p w- -22 52 22 52 24 66 -24 66',
      ]) +
      s.figure(foot([0, 54, 112, 104])) +
      s.rows(['h w -52 66 6', 'h w 52 66 6']),
  },
  'flap-card': {
    scene: 'lay',
    draw: (s) =>
      s.rows(['r^ w 0 0 150 150 2', 'r_ p 0 0 138 138 2', 'q_ g-- 2 -44 -48 44 -48 44 52 -44 52']) +
      s.clip(
        `<rect x="${56 * s.unit}" y="${52 * s.unit}" width="${88 * s.unit}" height="${100 * s.unit}"/>`,
        s.figure(at([4, 6, 88, 92], { part: 'face' })),
      ) +
      s.rows([
        'q^ b 1 -44 -48 -82 -60 -86 60 -44 52',
        'q_ b+ 1 -50 -40 -76 -48 -78 46 -50 42',
        'o gold -74 2 4',
        's w 58 58 5 7 3',
        's w -58 -60 5 7 3',
        's w 58 -58 5 7 3',
      ]),
  },
  'corner-bookmark': {
    scene: 'lay',
    draw: (s) =>
      s.rows([
        'r^ p- 4 6 132 164 3 8',
        'r w 0 4 126 160 2 8',
        ...times(11, (i) => `z_ sand 1.600 ${-38 - i * 1.8} ${-24 + i * 9} ${52 - i * 1.6} ${-12 + i * 9}`),
      ]) +
      s.tilt(
        8,
        [-20, -30],
        s.rows([
          'p^ p -84 -92 50 -92 -84 42',
          'p_ p- -84 -92 50 -92 40 -82 -84 -82',
          'p_ p- -84 -92 -74 -92 -74 32 -84 42',
        ]) + s.figure(at([-42, -50, 78, 74], { part: 'face' })),
      ),
  },
  'mini-book': {
    scene: 'stand',
    draw: (s) =>
      s.rows([
        'q^ w 2 -42 -54 56 -50 58 66 -40 72',
        'q w- 2 -48 -58 50 -52 52 68 -44 74',
        'q^ p 3 -62 -62 38 -56 40 70 -58 76',
        'z_ p- 2.400 -54 -60 -50 74',
        'q_ w 3 -44 -44 28 -40 29 56 -41 60',
      ]) +
      s.figure(at([-7, 8, 66, 84])) +
      s.rows(['z a 3 70 70 92 40', 'q w 2 60 76 84 80 82 88 58 84']),
  },
  'flip-book': {
    scene: 'stand',
    draw: (s) => {
      const pages = times(
        6,
        (i) =>
          `q^ ${i % 2 ? 'w' : 'cream'} 2 ${-48 + i * 5} ${-28 + i * 4 - 20} ${44 + i * 7} ${-40 + i * 6 - 10} ${50 + i * 5} ${52 + i * 3} ${-46 + i * 4} ${58 + i * 3}`,
      ).reverse();
      return (
        s.rows(pages) +
        s.rows([
          'q^ w 2 -60 -52 36 -56 40 58 -56 62',
          'r^ p -57 4 14 116 2',
          'd_ gray 2.400 -57 -40 -57 46',
        ]) +
        s.figure(at([-6, 4, 74, 84], { flat: true })) +
        s.faint(0.4, s.rows(['l_ k 1.400 -40 -34 -30 -42 -18 -44', 'l_ k 1.400 16 44 26 42 30 34']))
      );
    },
  },
} as const satisfies Record<string, FormArt>;
