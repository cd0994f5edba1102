import type { Rows } from '#engine/illustrator/paper/notation.ts';

/** Small drawings of tools, and of what they drive in, hold or fasten. */
export const toolProps = {
  hammer: [
    'z^ wood 16 30 80 -18 -26',
    'q^ silver 4 -62 -34 -46 -58 28 -84 44 -56 -4 -32 -30 -12',
    'q_ silver+ 3 -54 -36 -42 -52 -22 -60 -34 -36',
  ],
  pliers: [
    'l^ p 15 -8 -14 -26 20 -30 52 -18 80',
    'l^ p 15 8 -14 26 20 30 52 18 80',
    'p^ silver -16 -10 -22 -44 -6 -84 -1 -44 0 -6',
    'p^ silver- 16 -10 22 -44 6 -84 1 -44 0 -6',
    'o_ k 0 -14 8',
  ],
  screwdriver: [
    'q^ p 8 -16 -82 16 -82 20 -10 -20 -10',
    'zm_ p- 4 -8 -72 -8 -22',
    'z^ silver 11 0 -8 0 66',
    'p silver -9 62 9 62 7 84 -7 84',
  ],
  nail: [
    'z^ silver 11 0 -58 0 50',
    'p silver -5 48 5 48 0 80',
    'o^ silver- 0 -64 34 11',
    'o_ silver+ 0 -67 22 5',
  ],
  iron: [
    'b^ silver -84 48 84 48 76 30 26 14 -30 14 -62 24',
    'b^ p -60 26 -30 12 30 12 66 22 58 -8 20 -26 -30 -20 -54 2',
    'l^ p- 15 -44 -10 -38 -46 0 -56 40 -44 50 -12',
    'd_ w 6 0 -2',
  ],
  sewingmachine: [
    'r^ w 0 62 172 26 6',
    'r^ p 56 6 42 100 8',
    'q^ p 10 -78 -62 76 -62 76 -22 -78 -22',
    'r^ p- -58 -8 28 34 4',
    'z silver 6 -58 8 -58 44',
    'r_ silver -58 46 34 7',
    'o^ silver 84 -42 9 22',
    'o_ b 46 14 11',
    'r red 26 -74 18 26 3',
  ],
  tweezers: ['l^ silver 11 -4 -80 -26 -26 -4 82', 'l^ silver- 11 4 -80 26 -26 4 82', 'o^ silver 0 -78 10'],
  ziptie: ['l^ k 9 8 34 60 10 46 -58 -20 -68 -58 -20 -34 34 4 46', 'z^ k 9 4 44 -20 86', 'r^ g 8 42 26 20 4'],
  snaps: [
    'o^ silver -34 0 38',
    'o_ silver- -34 0 25',
    'o^ silver+ -34 0 12',
    'o^ silver 42 8 38',
    'o_ silver+ 42 8 26',
    'o_ k 42 8 9',
  ],
  pushpin: [
    'z silver 6 -8 30 -34 82',
    'q^ red 6 -26 24 14 40 22 20 -18 4',
    'p^ red -16 8 18 24 36 -30 2 -46',
    'o^ red+ 20 -42 30 16 27',
  ],
  pins: [
    'z silver 5 -62 66 -18 -40',
    'z silver 5 -6 74 8 -38',
    'z silver 5 54 68 40 -44',
    'o^ red -16 -50 15',
    'o^ yellow 9 -52 15',
    'o^ blue 38 -56 15',
  ],
  pvcpipe: [
    'z^ w 40 -70 44 58 -34',
    'o^ silver 66 -40 14 24 -32',
    'o_ k 68 -41 7 15 -32',
    'z_ silver 5 -62 24 30 -30',
  ],
  matchsticks: [
    'z^ sand 9 -60 72 -12 -56',
    'z^ wood 9 -14 74 2 -66',
    'z^ sand 9 34 74 18 -62',
    'z^ wood 9 70 66 40 -50',
  ],
} as const satisfies Record<string, Rows>;
