import type { Rows } from '#engine/illustrator/paper/notation.ts';

/**
 * One piece of what fills a shape, drawn around the middle of its place. Tones: `t` its own, `k` a shade over it,
 * `w` a light on it, `white` and `ink` as they are.
 */
export interface Filling {
  pieces: readonly Rows[];
  /** How far the pieces lie from each other. */
  gap: number;
  /**
   * How a piece lies: anyhow, along the outline, tips down like tiles, level, upright and slanted from the top down, or turned
   * by so many degrees.
   */
  lie: 'any' | 'along' | 'tiles' | 'thirds' | number;
  /** Colors of what is never of one: a handful of beans. */
  tones?: readonly string[];
}

const hole = (x: number, y: number): string => `o_ ink ${x} ${y} .8`;

export const fillings = {
  leaf: {
    pieces: [
      ['j t 0 -9 0 9 5', 'z_ k .9 0 -8 0 6', 'z_ k .6 0 0 3 -3', 'z_ k .6 0 0 -3 -3'],
      ['j t 1 -8 -1 9 4', 'z_ k .9 1 -7 -.6 6'],
    ],
    gap: 8.5,
    lie: 'tiles',
  },
  'leaf-bit': {
    pieces: [
      ['p t -5 -4 0 -6 5 -3 4 3 -1 5 -5 2', 'z_ k .8 -4 3 3 -3'],
      ['p t -4 -6 3 -5 6 0 2 5 -4 4', 'z_ k .8 -2 4 2 -4 2 0 5 -1'],
    ],
    gap: 7.5,
    lie: 'any',
  },
  frond: {
    pieces: [
      [
        'j t 0 -8 0 9 1.4',
        ...[-4, 0, 4].flatMap((y) => [`j t 0 ${y} 5 ${y - 3} 1.2`, `j t 0 ${y} -5 ${y - 3} 1.2`]),
      ],
    ],
    gap: 9,
    lie: 'tiles',
  },
  blade: {
    pieces: [
      ['j t -9 1 9 -1 1.3', 'j t -7 -3 8 -4 1.1'],
      ['j t -8 -1 9 2 1.2', 'j t -6 3 7 4 1'],
    ],
    gap: 6.5,
    lie: 'along',
  },
  petal: { pieces: [['j t 0 -6 0 6 4', 'z_ w .8 0 -4 0 2']], gap: 7.5, lie: 'tiles' },
  flower: { pieces: [['f t 0 0 5 7 3', 'o_ k 0 0 2.2']], gap: 10, lie: 'any' },
  moss: { pieces: [['y t 0 0 6 5 7 .3', 'd_ k .7 -2 -1 1 -2 2 2 -1 2']], gap: 8, lie: 'any' },
  twig: {
    pieces: [
      ['q t 1.2 -10 -1.9 10 -1.5 10 1.6 -10 1.9', 'z_ k .7 -7 .4 6 .2'],
      ['q t 1.2 -9 -1.7 9 -1.9 9 1.5 -9 1.6', 'z_ k .7 -2 -.5 7 -.3'],
    ],
    gap: 6.5,
    lie: 'along',
  },
  stone: {
    pieces: [
      ['b t -6.5 -1 -3 -5.5 4 -5 6.5 0 3 5 -4 5', 'b_ w -4 -2 -1 -4 1 -3.4 -1 -2'],
      ['b t -6 1 -4 -4.5 2 -5.5 6 -2 5 4 -1 5.6', 'b_ w -3 -2 0 -4 2 -3.4 0 -2'],
      ['b t -4.6 0 -2 -4 3 -3.6 4.6 1 1 4 -3 3.6'],
    ],
    gap: 12,
    lie: 'any',
  },
  shell: {
    pieces: [
      [
        'p t -3 8 3 8 1.8 4 -1.8 4',
        'b t 0 6.4 -5.8 1.4 -6.6 -2.6 -4.6 -5.4 -2.4 -5.2 0 -7 2.4 -5.2 4.6 -5.4 6.6 -2.6 5.8 1.4',
        'z_ w .8 0 5 -4.6 -2.6',
        'z_ k .7 0 5 -2.4 -4.4',
        'z_ w .8 0 5 0 -5.6',
        'z_ k .7 0 5 2.4 -4.4',
        'z_ w .8 0 5 4.6 -2.6',
      ],
    ],
    gap: 13.2,
    lie: 'any',
  },
  snail: { pieces: [['o t 0 0 5.6', 'i_ k 0 0 4.8 2 1.1']], gap: 10.5, lie: 'any' },
  dome: {
    pieces: [['o t 0 0 5.4 6.4', 'l_ k .9 0 -6 .8 0 0 6', 'l_ k .7 -3 -4 -3.4 0 -3 4', 'o_ w -1.6 -3 1 1.6']],
    gap: 10,
    lie: 'any',
  },
  acorn: {
    pieces: [
      [
        'b t -5.2 -1.5 -4.6 3.6 0 7.2 4.6 3.6 5.2 -1.5',
        'b_ w -4.4 -1 -3.8 3.2 0 5.8 3.8 3.2 4.4 -1',
        'b t -6 -1 -5 -5 0 -7 5 -5 6 -1 0 .8',
        'b_ k -6 -1 -5 -5 0 -7 5 -5 6 -1 0 .8',
        'z_ k .6 -4 -4.6 -1 .2',
        'z_ k .6 4 -4.6 1 .2',
        'z_ k 1.4 0 -6 .6 -8.6',
      ],
    ],
    gap: 13.4,
    lie: 0,
  },
  chestnut: {
    pieces: [['b t -6 0 -4 -5 0 -6 4 -5 6 0 4 5 -4 5', 'b_ w -4 4 4 4 3 5.4 -3 5.4', 'o_ w -2 -2.4 1.4 .9']],
    gap: 11.5,
    lie: 'any',
  },
  pinecone: {
    pieces: [
      [
        'b t 0 -7.5 5 -2 4.6 4 0 7.5 -4.6 4 -5 -2',
        'z_ k 1 -4 -3 -2 -1 0 -3 2 -1 4 -3',
        'z_ k 1 -4.6 1 -2 3 0 1 2 3 4.6 1',
        'z_ k 1 -3 5 0 6.4 3 5',
      ],
    ],
    gap: 11.5,
    lie: 'any',
  },
  bark: {
    pieces: [['p t -7 -4 6 -5 7 4 -6 5', 'z_ k .9 -5 -2 5 -2.6', 'z_ k .9 -4 1.4 6 1']],
    gap: 10.5,
    lie: 90,
  },
  bean: {
    pieces: [['b t -5.4 .4 -4 -3.2 0 -3.6 4.4 -3 5.4 1 3.2 3.2 0 1.8 -3 3.2', 'o_ w -1.6 -1.6 1.8 .7']],
    gap: 8.2,
    lie: 'along',
    tones: ['brown', 'brown+', 'red-', 'cream'],
  },
  'coffee-bean': { pieces: [['o t 0 0 4.8 3.4', 'l_ k 1 -4.2 .6 0 -.6 4.2 .4']], gap: 8.2, lie: 'along' },
  seed: {
    pieces: [
      ['x t -1.6 -1 1.7 4 90', 'x t 2 3 1.7 3.8 90'],
      ['x t 2 -2 1.7 4 90', 'x t -2 2.4 1.7 3.8 90'],
    ],
    gap: 7.4,
    lie: 'along',
  },
  grain: {
    pieces: [
      ['o t -1.5 -2.4 3.4 1.2', 'o t 1.6 .2 3.4 1.2', 'o t -1.8 2.6 3.2 1.2'],
      ['o t 1.5 -2.4 3.4 1.2 20', 'o t -1.6 .2 3.4 1.2 -15', 'o t 1.8 2.6 3.2 1.2 8'],
    ],
    gap: 6.8,
    lie: 'along',
  },
  lentil: { pieces: [['d t 2 -2.4 -2 2 -2.2 -2.4 2.2 2.2 2 0 0']], gap: 8, lie: 'any' },
  popcorn: { pieces: [['y t 0 0 4.8 4.4 5 .3', 'd_ k 1 -.5 -.5 1.6 1']], gap: 8, lie: 'any' },
  hoop: { pieces: [['o t 0 0 4.4', 'o_ k 0 0 1.8']], gap: 8.4, lie: 'any' },
  powder: {
    pieces: [
      [
        'd_ k .6 -6 -5 -1 -6 4 -4 -4 -1 1 -2 6 0 -6 4 -2 3 3 5',
        'd_ w .6 -4 -4 2 -5 6 -5 -2 0 4 1 -5 1 0 5 5 4',
      ],
    ],
    gap: 9.5,
    lie: 'any',
  },
  cup: {
    pieces: [['p t -4.4 -5 4.4 -5 3.2 5 -3.2 5', 'p_ k 1.4 -4.4 4.4 -4.4 3.2 5 1 5', 'o_ w 0 -5 4.6 1.4']],
    gap: 11,
    lie: 0,
  },
  tissue: {
    pieces: [
      ['p t -8 -6 -1 -7.6 7 -7 8 0 7.4 7 0 8 -7 7 -8 1', 'l_ w .5 -5 -3 0 0 -3 5', 'l_ k .5 2 -5 4 0 1 5'],
      ['p t -7 -7.6 3 -7 8 -5 7 5 3 8 -6 7 -8 0', 'l_ w .5 -3 -5 1 0 5 2', 'l_ k .5 -5 3 0 2 3 6'],
    ],
    gap: 10.5,
    lie: 'any',
  },
  scrap: {
    pieces: [
      [
        'p white -8 -6 -1 -7.6 7 -7 8 0 7.4 7 0 8 -7 7 -8 1',
        'p t -7 -5 -1 -6 6.4 -6 6 0 6.6 6 0 6.6 -6 6 -6.4 0',
      ],
      ['p white -7 -7.6 3 -7 8 -5 7 5 3 8 -6 7 -8 0', 'p t -6 -6.6 3 -5.6 7 -4 5.6 4.6 2 6.6 -5.4 6 -6.6 0'],
    ],
    gap: 10.5,
    lie: 'any',
  },
  'cut-paper': { pieces: [['p t -6 -5 6 -6 5.6 6 -6 5'], ['p t -6 -6 5 -5 6 5 -5 6']], gap: 9.5, lie: 'any' },
  newsprint: {
    pieces: [
      [
        'p white -8 -6 7 -7 8 7 -7 8',
        'p_ k -8 -6 7 -7 8 7 -7 8',
        ...[-4, -1, 2, 5].map((y) => `z_ ink .7 -5 ${y} 5 ${y - 0.4}`),
      ],
      ['p white -7 -7 8 -6 7 8 -8 7', ...[-4, -1, 2, 5].map((y) => `z_ ink .7 -5 ${y} 5 ${y + 0.4}`)],
    ],
    gap: 11,
    lie: 'any',
  },
  patch: {
    pieces: [
      ['p t -9 -8 8 -9 9 8 -8 9', 'd_ w 1.1 -5 -5 1 -5 5 -6 -2 -1 4 -1 -5 4 1 4 6 4'],
      ['p t -8 -9 9 -8 8 9 -9 8', ...[-5, 0, 5].map((y) => `z_ w 1 -8 ${y} 8 ${y}`)],
      [
        'p t -9 -9 9 -8 8 8 -8 9',
        ...[-4, 2].map((y) => `z_ k .8 -8 ${y} 8 ${y}`),
        ...[-4, 3].map((x) => `z_ k .8 ${x} -8 ${x} 8`),
      ],
    ],
    gap: 14,
    lie: 'any',
  },
  ball: {
    pieces: [
      [
        'p t 0 -8 5 -7 8 -2 7.4 4 3 8 -3 7.6 -8 4 -7.6 -3 -4 -7',
        'p_ w -4 -7 0 -8 1 -2 -3 -1',
        'p_ k 1 -2 8 -2 3 4',
        'p_ k -8 4 -3 -1 -1 4 -3 7.6',
        'z_ k .6 -3 -1 1 -2 3 4 -1 4',
      ],
      [
        'p t -1 -8 4 -7.6 7.6 -4 8 2 4 7 -2 8 -7 5 -8 -1 -5 -6',
        'p_ w -5 -6 -1 -8 4 -7.6 0 -3',
        'p_ k 0 -3 8 2 2 2',
        'p_ k -8 -1 -3 1 -2 8 -7 5',
        'z_ k .6 0 -3 -3 1 2 2 4 7',
      ],
    ],
    gap: 11.5,
    lie: 'any',
  },
  foil: {
    pieces: [
      [
        'p t -8 -5 -1 -8 7 -6 8 3 2 8 -6 6',
        'p_ w -8 -5 -1 -8 0 -1',
        'p_ k 0 -1 8 3 2 8',
        'p_ w 0 -1 7 -6 8 3',
        'z_ k .7 -6 6 0 -1 -8 -5',
      ],
      [
        'p t -7 -7 4 -7 8 -1 6 6 -3 8 -8 2',
        'p_ w 1 1 4 -7 8 -1',
        'p_ k 1 1 -3 8 -8 2',
        'z_ k .7 -7 -7 1 1 6 6',
      ],
    ],
    gap: 10.5,
    lie: 'any',
  },
  button: {
    pieces: [
      [
        'o t 0 0 5.8',
        'o_ k 0 0 4.2',
        'o_ w 0 0 3.6',
        hole(-1.4, -1.4),
        hole(1.4, -1.4),
        hole(-1.4, 1.4),
        hole(1.4, 1.4),
      ],
    ],
    gap: 10.6,
    lie: 'any',
  },
  sticker: {
    pieces: [
      ['o white 0 0 5.6', 'o_ t 0 0 4.8', 'd_ ink .7 -1.6 -1 1.6 -1', 'l_ ink .8 -2 1.2 0 2.4 2 1.2'],
      ['o white 0 0 5.6', 's_ t 0 0 5 5 2.4'],
      ['o white 0 0 5.2', 'o_ t 0 0 4.4'],
    ],
    gap: 9,
    lie: 0,
  },
  wobbly: { pieces: [['o white 0 0 5.4', 'o_ ink .6 1 3.1', 'o_ white -.4 0 .9']], gap: 11, lie: 0 },
  dot: { pieces: [['o t 0 0 2.7']], gap: 5.5, lie: 'any' },
  bead: { pieces: [['o t 0 0 3.7', 'o_ k 0 0 1.4', 'o_ w -1.4 -1.6 .8']], gap: 7.4, lie: 0 },
  gem: { pieces: [['s t 0 0 4 5 3.6 -45', 'p_ w -2 -2 2 -2 0 0', 'p_ k 0 0 2 2 -2 2']], gap: 9, lie: 0 },
  pompom: {
    pieces: [
      [
        's t 0 0 17 6.3 4.1',
        'o_ t 0 0 4.1',
        'z_ k .5 2 1 4 2',
        'z_ k .5 .6 2.4 1.4 4.2',
        'z_ k .5 -1.6 2.4 -2.4 4',
        'z_ w .6 -1 -1.6 -2.4 -3.4',
        'z_ w .6 .6 -2 1 -4',
        'z_ w .6 -2.2 0 -4.2 -.6',
      ],
    ],
    gap: 9,
    lie: 'any',
  },
  cotton: {
    pieces: [['y t 0 0 7.6 6.4 7 .22', 'l_ k .9 -4 1 -2 2.6 1 2', 'l_ k .9 1 -2 3 -1 4.6 -2']],
    gap: 10.5,
    lie: 'any',
  },
  cap: { pieces: [['s t 0 0 16 6.6 5.8', 'o_ k 0 0 4.8', 'o_ w -.4 -.5 3.8']], gap: 12.4, lie: 0 },
  feather: {
    pieces: [['j t 0 -9 0 9 3.8', 'z_ w .9 0 -9 0 8', 'z_ k .6 0 0 2.6 3', 'z_ k .6 0 -3 -2.6 0']],
    gap: 8.5,
    lie: 'tiles',
  },
  pasta: {
    pieces: [['q t 1.4 -6 -2.2 6 -2.2 6 2.2 -6 2.2', 'o_ k 5.4 0 .9 1.8', 'z_ k .6 -5 -.6 3 -.6']],
    gap: 8.4,
    lie: 'along',
  },
  shard: {
    pieces: [['p t -4.6 -3 0 -4.6 4.4 -2.4 3 3.6 -3 4'], ['p t -4 -4 3.4 -4.4 4.6 1 0 4.6 -4.4 2']],
    gap: 9,
    lie: 'any',
  },
  coin: {
    pieces: [['o t 0 0 5.4', 'o_ k 0 0 4.4', 'o_ t 0 0 3.8', 'z_ k 1.2 0 -2 0 2']],
    gap: 11,
    lie: 'any',
  },
  key: {
    pieces: [
      ['o t -5 0 3.4', 'o_ ink -5 0 1.4', 'q t .6 -2 -1 7 -1 7 1 -2 1', 'r t 6 2 1.8 2.6', 'r t 3 1.8 1.6 2'],
    ],
    gap: 10,
    lie: 'along',
  },
  washer: {
    pieces: [
      ['o t 0 0 4.8', 'o_ ink 0 0 2'],
      ['s t 0 0 6 5 4.4', 'o_ ink 0 0 2'],
      ['q t 1 -6 -1.4 4 -1.4 4 1.4 -6 1.4', 'r t 5 0 2.6 5'],
    ],
    gap: 10,
    lie: 'any',
  },
  clip: { pieces: [['l t 1.3 -4 -2 4.4 -2 4.4 2 -5 2 -5 -.6 2.6 -.6']], gap: 8.6, lie: 'any' },
  die: {
    pieces: [
      ['r t 0 0 8.4 8.4 1.6', 'd_ ink .9 -2 -2 0 0 2 2'],
      ['r t 0 0 8.4 8.4 1.6', 'd_ ink .9 -2 -2 2 2 -2 2 2 -2'],
    ],
    gap: 11,
    lie: 'any',
  },
  pawn: {
    pieces: [['o t 0 -3.4 2.6', 'q t 1 -1.4 -2 1.4 -2 4 5.4 -4 5.4', 'o_ w -.8 -4 .8']],
    gap: 9.4,
    lie: 0,
  },
  jigsaw: {
    pieces: [['r t 0 0 8.4 8.4 1', 'o t 5 0 1.9', 'o t 0 -5 1.9', 'o_ k -3.4 0 1.5']],
    gap: 11,
    lie: 0,
  },
  block: {
    pieces: [['r t 0 0 11 9 1', 'p_ w -5.5 -4.5 5.5 -4.5 4 -2.6 -4 -2.6', 'z_ k .8 -3 1 3 1']],
    gap: 12.5,
    lie: 0,
  },
  keycap: {
    pieces: [['r t 0 0 9.4 9.4 1.8', 'r_ w 0 -.9 6.4 5.8 1.2', 'z_ k .9 -1.2 .2 1.2 .2']],
    gap: 10,
    lie: 0,
  },
  critter: {
    pieces: [
      [
        'r t -3 3.4 1.7 4.4',
        'r t 2.6 3.4 1.7 4.4',
        'o t 0 0 5.2 3.1',
        'j t -4.4 -.6 -8 -4 .8',
        'o k 3.4 -5.2 1.2 1.6',
        'o t 5 -3 2.8 2.5',
        'o_ ink 6 -3.6 .55',
      ],
    ],
    gap: 13,
    lie: 0,
  },
  liner: {
    pieces: [['y t 0 0 9.6 9.6 20 .1', 'f_ w 0 0 20 9.2 .3 0 5', 'o_ k 0 0 5', 'o_ t 0 0 4.6']],
    gap: 13.5,
    lie: 'any',
  },
  peanut: {
    pieces: [['t t -4.4 -2 2.8 0 .8 2.2 4.4 -1.6 2.8', 'l_ k .8 -4 0 0 2 4 .4']],
    gap: 9.4,
    lie: 'any',
  },
  strand: {
    pieces: [
      [
        't t -8 .4 1.5 0 -.6 1.6 8 .4 1.5',
        'z_ k .7 -5 .6 -3 -.8',
        'z_ k .7 -1 .4 1 -1',
        'z_ k .7 3 .6 5 -.8',
      ],
    ],
    gap: 5.6,
    lie: 'along',
  },
  band: { pieces: [['l t 1.5 -12 -3 12 2'], ['l t 1.5 -12 3 12 -3']], gap: 7.5, lie: 35 },
  bar: {
    pieces: [['r t 0 0 15 5.6 2.6', 'z_ w 1 -5 -.9 5 -.9', 'o_ k 7 0 .9 2']],
    gap: 6.4,
    lie: 'thirds',
  },
  stroke: { pieces: [['j t -9 1 9 0 1.9'], ['j t -8 -1 9 1 1.6']], gap: 5.6, lie: 'along' },
  hatch: { pieces: [['l t 1.2 -6 5 6 -5']], gap: 10, lie: 0 },
  scribble: {
    pieces: [['l t 1.5 -7 4 -3 -5 -1 4 3 -5 5 4 8 -4'], ['l t 1.5 -7 -3 -3 4 0 -4 4 5 7 -3']],
    gap: 8.5,
    lie: 'any',
  },
  dab: {
    pieces: [['y t 0 0 5.6 4.8 7 .16', 'd_ w .6 -2 -1 1.6 1.4'], ['y t 0 0 4.8 5.2 6 .2']],
    gap: 8,
    lie: 'any',
  },
  spot: { pieces: [['o t 0 0 4.6']], gap: 14, lie: 'any' },
  cross: { pieces: [['z t 1.4 -2.6 -2.6 2.6 2.6', 'z t 1.4 -2.6 2.6 2.6 -2.6']], gap: 6.6, lie: 0 },
  spray: {
    pieces: [
      ['d_ t .7 -7 -5 -3 2 1 -6 5 1 8 -3 -6 6 2 7 7 6', 'd_ t 1.1 -1 -2 4 -4 -4 7'],
      ['d_ t .7 -6 2 -2 -6 3 3 6 -6 -7 -4 0 6 8 3', 'd_ t 1.1 1 0 -5 5'],
    ],
    gap: 8,
    lie: 'any',
  },
  print: {
    pieces: [
      ['o t 0 0 4.4', 'd_ w .7 -1.6 -1.4 1.4 -1 .4 1.8'],
      ['o t 0 0 4', 'd_ w .7 -1 1.4 1.2 -1.4'],
    ],
    gap: 10.4,
    lie: 'any',
  },
  'sponge-print': {
    pieces: [['y t 0 0 6.4 6 9 .16', 'd_ w .9 -2.6 -2 1 -3 2.8 1 -1 2 -3.4 2.4']],
    gap: 9.6,
    lie: 'any',
  },
} satisfies Record<string, Filling>;

export type FillingId = keyof typeof fillings;
