import { at, times, type FormArt } from './form-art.ts';

export const hanging = {
  bunting: {
    scene: 'hang',
    draw: (s) => {
      const flag = (x: number, y: number, tone: string): string =>
        s.rows([`p^ ${tone} ${x - 28} ${y} ${x + 28} ${y} ${x} ${y + 64}`, `r ${tone}- ${x} ${y + 1} 58 5`]);
      const [first, second] = ['p', 'w'];
      const row = (y: number, turn: number): string =>
        s.rows([`l k 1.500 -100 ${y - 14} -50 ${y - 2} 0 ${y + 2} 50 ${y - 2} 100 ${y - 14}`]) +
        [-62, 0, 62].map((x, i) => flag(x, y - Math.abs(x) / 24, (i + turn) % 2 ? first : second)).join('');
      const small = s.figure(at([0, 0, 40, 38], { part: 'face' }));
      const places = [-62, 0, 62].flatMap((x): [number, number][] => [
        [x, -39 - Math.abs(x) / 24],
        [x, 39 - Math.abs(x) / 24],
      ]);
      return row(-62, 0) + row(16, 1) + s.repeat(small, places);
    },
  },
  mobile: {
    scene: 'hang',
    draw: (s) =>
      s.rows([
        'z_ k 1.200 0 -100 0 -70',
        'z^ brown 5 -72 -74 72 -68',
        'z brown 4.500 -4 -82 6 -58',
        'd_ p 3 -62 -73 62 -69',
        'z_ k 1 -62 -72 -62 18',
        'z_ k 1 62 -68 62 32',
        'z_ k 1 0 -70 0 24',
        'z_ k 1 -32 -72 -32 -36',
        'z_ k 1 34 -70 34 -44',
        's^ p -32 -28 5 13 6',
        'o p 34 -36 9',
        'o w 62 72 8',
        'o p -62 62 8',
        'z_ k 1 62 50 62 66',
        'z_ k 1 -62 38 -62 56',
      ]) +
      s.figure(at([0, 24, 84, 104])) +
      s.figure(at([-62, 18, 44, 44], { part: 'face' })) +
      s.figure(at([62, 32, 44, 44], { part: 'face' })),
  },
  windsock: {
    scene: 'hang',
    draw: (s) =>
      s.rows([
        'z_ k 1.200 0 -98 -44 -64',
        'z_ k 1.200 0 -98 44 -64',
        'o gray 0 -98 4',
        ...times(
          9,
          (i) =>
            `l ${['p', 'b', 'w', 'c'][i % 4]} 8 ${-40 + i * 10} 26 ${-44 + i * 11} 48 ${-36 + i * 9} 70 ${-42 + i * 10.5} ${90 - (i % 3) * 5}`,
        ),
        'q^ p 4 -48 -62 48 -62 48 34 -48 34',
        'r_ w 0 29 96 5',
        'o p- 0 -62 48 9',
        'o_ g-- 0 -62 43 6.500',
      ]) + s.figure(at([0, -12, 82, 78])),
  },
  'door-wreath': {
    scene: 'hang',
    draw: (s) =>
      s.rows([
        'l^ p 5 0 -96 0 -66',
        'a^ kraft 0 -6 64 40 0 359',
        ...times(30, (i) => {
          const t = (i * Math.PI) / 15;
          const on = (r: number, o: number): string =>
            `${(Math.cos(t + o) * r).toFixed(0)} ${(Math.sin(t + o) * r - 6).toFixed(0)}`;
          return `j ${['green', 'green+', 'light-green', 'dark-green'][i % 4]} ${on(46 + (i % 2) * 8, 0)} ${on(60 + (i % 3) * 9, 0.34)} 8`;
        }),
        ...times(
          6,
          (i) =>
            `o red ${(Math.cos(i * 1.05 + 0.3) * 54).toFixed(0)} ${(Math.sin(i * 1.05 + 0.3) * 54 - 6).toFixed(0)} 4.500`,
        ),
        'bm p 0 -62 -26 -78 -26 -50',
        'o p 0 -63 6',
      ]) + s.figure(at([0, 44, 84, 74])),
  },
  'paper-lantern': {
    scene: 'hang',
    draw: (s) =>
      s.rows([
        'l^ b 6 -40 -58 -36 -92 0 -98 36 -92 40 -58',
        'q^ yellow 8 -36 -54 36 -54 36 72 -36 72',
        ...times(9, (i) => {
          const x = -48 + i * 12;
          return `b ${i % 2 ? 'p' : 'p+'} ${x - 5} -50 ${x * 1.32 - 6} -10 ${x * 1.42 - 6} 14 ${x * 1.32 - 6} 36 ${x - 5} 70 ${x + 5} 70 ${x * 1.32 + 6} 36 ${x * 1.42 + 6} 14 ${x * 1.32 + 6} -10 ${x + 5} -50`;
        }),
        'r^ b 0 -54 112 12 3',
        'r^ b 0 72 112 12 3',
      ]) +
      s.card(at([0, 10, 74, 76]), '#fdf8ec', 1.5) +
      s.figure(at([0, 10, 74, 76])),
  },
  kite: {
    scene: 'hang',
    draw: (s) =>
      s.rows([
        'l k 1.400 0 20 30 50 74 64 98 98',
        'l_ p 2 0 50 -14 64 4 74 -12 84 -2 98',
        'p^ p 0 -92 60 -26 0 54 -60 -26',
        'p_ p+ 0 -92 60 -26 0 -26',
        'p_ p+ 0 54 -60 -26 0 -26',
        'z_ brown 2.600 0 -90 0 52',
        'z_ brown 2.600 -58 -26 58 -26',
        'r b -8 66 18 9 2 40',
        'r c -2 80 18 9 2 -30',
        'r b -6 94 18 9 2 30',
      ]) + s.figure(at([0, -28, 64, 68])),
  },
} as const satisfies Record<string, FormArt>;
