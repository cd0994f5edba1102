import { at, foot, times, type FormArt } from './form-art.ts';

export const worlds = {
  'box-diorama': {
    scene: 'stand',
    draw: (s) =>
      s.rows([
        'r^ kraft 0 0 180 134 2',
        'p_ card- -84 -60 84 -60 70 -44 -70 -44',
        'p_ card -84 -60 -70 -44 -70 46 -84 62',
        'p_ kraft+ 84 -60 70 -44 70 46 84 62',
        'r_ p+ 0 0 140 92',
        'o_ w -40 -22 15',
        'y_ w 38 -26 22 9 6',
        'b_ p -70 18 -36 4 0 16 40 2 70 14 70 46 -70 46',
        'p_ green -70 40 70 40 84 62 -84 62',
        'v_ green- 70 42 -70 42 18 -5',
      ]) +
      s.figure(foot([0, 54, 94, 92])) +
      s.rows([
        'j green- -60 62 -74 34 7',
        'j green -56 62 -52 34 6',
        'j green- 62 62 74 36 7',
        'j green 58 62 54 40 6',
        'z_ w .8 -22 -44 -22 -20',
        's yellow -22 -16 5 6 2.600',
        'z_ w .8 60 -44 60 -22',
        's yellow 60 -18 5 5 2',
      ]),
  },
  'stop-motion-set': {
    scene: 'stand',
    draw: (s) =>
      s.rows([
        'q^ p+ 2 -78 -70 66 -70 66 34 -78 34',
        'y_ w -40 -44 22 9 6',
        'p_ p -78 8 -46 -4 -20 -2 16 8 44 -2 66 -6 66 34 -78 34',
        'p^ green+ -78 32 66 32 82 66 -94 66',
        ...times(
          4,
          (i) =>
            `l_ green 1.600 ${-70 + i * 14} ${58 - i} ${-66 + i * 14} ${52 - i} ${-60 + i * 14} ${58 - i}`,
        ),
      ]) +
      s.faint(0.35, s.figure(foot([-48, 56, 58, 64], { flat: true }))) +
      s.figure(foot([-6, 58, 82, 88])) +
      s.rows([
        'z kraft 8 58 92 66 62 74 92',
        'r^ k 66 46 40 66 7 6',
        'r_ light-blue 66 46 33 56 3 6',
        'o_ red 66 74 3',
      ]) +
      s.figure(at([66, 46, 26, 34], { flat: true })),
  },
  'slot-together-model': {
    scene: 'stand',
    draw: (s) => {
      const spot = foot([0, 62, 122, 116]);
      return (
        s.rows([
          'o_ umber+ 0 72 74 10',
          'p^ kraft- -62 62 -44 30 -32 30 -26 84 -50 86',
          'p^ kraft- 62 62 44 30 32 30 26 84 50 86',
        ]) +
        s.card(spot, '#c98f55', 3.6) +
        s.rim(spot, '#dba870', 2.2) +
        s.faint(0.92, s.figure(spot)) +
        s.rows([
          'p^ kraft -60 84 -46 50 -32 50 -28 86',
          'p^ kraft 60 84 46 50 32 50 28 86',
          'r_ umber -38 54 3 18',
          'r_ umber 38 54 3 18',
          'z_ card .9 -54 78 -34 78',
          'z_ card .9 34 78 54 78',
          ...times(3, (i) => `z_ card .9 ${-52 + i} ${72 - i * 6} -34 ${72 - i * 6}`),
        ])
      );
    },
  },
} as const satisfies Record<string, FormArt>;
