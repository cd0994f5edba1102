import type { Rows } from '#engine/illustrator/paper/notation.ts';

/** Small drawings of what a hobby lays on the table. */
export const hobbyProps = {
  coathook: [
    'q^ silver 10 -22 -80 22 -80 22 10 -22 10',
    'd_ silver- 5 0 -62 0 -8',
    'l^ silver 14 0 4 2 50 34 64 54 40 54 22',
    'o^ silver 54 18 13 13',
    'l^ silver 10 0 -30 26 -34 40 -52',
    'o^ silver 42 -56 10 10',
  ],
  soapbase: [
    'p^ cream -70 30 -40 -10 74 -10 50 30',
    'r^ cream+ -10 46 120 36 4',
    'z_ cream- 3 -30 30 -30 64',
    'z_ cream- 3 10 30 10 64',
    'o^ w -10 -46 18 18',
    'o_ light-blue -14 -52 6 5',
    'o^ w 30 -62 12 12',
  ],
  phonecase: [
    'r^ light-blue 0 0 84 156 14',
    'r_ light-blue+ 0 0 68 140 10',
    'r_ light-blue 0 -52 40 14 7',
    'o_ k -10 -52 4 4',
    'o_ k 10 -52 4 4',
    'z_ w 4 -22 40 10 -20',
  ],
  glassgems: [
    'o^ light-blue -34 20 34 26',
    'o_ w -44 10 10 6 -20',
    'o^ teal 34 30 34 26',
    'o_ w 24 20 10 6 -20',
    'o^ light-green 0 -28 34 26',
    'o_ w -10 -38 10 6 -20',
  ],
  buckle: [
    'r^ k -34 0 56 60 10',
    'r_ gray -48 0 12 40 4',
    'p^ k -6 -24 40 -24 60 -8 60 8 40 24 -6 24',
    'r_ gray 14 0 34 14 4',
    'r^ k 74 0 14 60 6',
  ],
  woodenbox: [
    'p^ wood+ -66 -40 -46 -62 78 -62 66 -40',
    'r^ wood 0 18 132 72 4',
    'r wood- 0 -28 136 24 4',
    'z_ wood- 3 -60 12 60 12',
    'r_ gold 0 -18 18 24 4',
  ],
  toytree: [
    'r brown 0 66 20 24 3',
    'p^ green-- 0 -6 56 56 -56 56',
    'p^ green- 0 -44 46 24 -46 24',
    'p^ green 0 -80 34 -12 -34 -12',
    'd_ w 4 -18 0 14 -26 26 36 -30 42',
  ],
  apron: [
    'l cream- 6 -24 -56 -18 -80 18 -80 24 -56',
    'l cream- 6 -50 -4 -84 6',
    'l cream- 6 50 -4 84 6',
    'p^ cream -26 -56 26 -56 30 -20 52 -6 52 78 -52 78 -52 -6 -30 -20',
    'q^ cream+ 6 -26 16 26 16 26 48 -26 48',
  ],
  orange: [
    'o^ orange 0 8 62 60',
    'd_ orange- 3 -30 -6 -16 22 10 -8 28 14 40 34 -38 32 4 44',
    'o_ green- 0 -50 8 5',
    'j^ green 2 -50 46 -78 14',
    'jm green 2 -50 46 -78 14',
  ],
  charcoalbits: [
    'y^ k 0 50 76 22 9 0.2',
    'p^ gray -40 44 -22 18 4 26 2 50 -26 54',
    'p^ k 2 40 22 14 48 24 44 48 20 54',
    'p_ gray -8 20 8 2 26 10 20 28 0 30',
  ],
} as const satisfies Record<string, Rows>;
