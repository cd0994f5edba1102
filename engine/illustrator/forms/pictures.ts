import { at, times, type FormArt } from './form-art.ts';
import type { Stage } from '#engine/illustrator/stage.ts';

export const spot = at([0, 0, 128, 122]);

/** A picture on a sheet of paper: the figure, a texture only where it is, its eyes and mouth again. */
function onSheet(s: Stage, texture: string, paper = 'w'): string {
  return s.tilt(
    -1.5,
    [0, 0],
    s.rows([`r^ ${paper} 0 0 156 152`]) +
      s.figure({ ...spot, flat: true }) +
      s.within(spot, texture) +
      s.features(spot),
  );
}

/** Places spread over the sheet, every one a little off its grid. */
export function grid(s: Stage, step: number, off: number): [number, number][] {
  const count = Math.floor(130 / step);
  return times(count * count, (i): [number, number] => [
    Math.round(((i % count) - (count - 1) / 2) * step + (s.random.next() - 0.5) * off),
    Math.round((Math.floor(i / count) - (count - 1) / 2) * step + (s.random.next() - 0.5) * off),
  ]);
}

export const lines = (
  tone: string,
  [width, gap, slant, bend]: readonly [number, number, number, number],
): string[] =>
  times(Math.ceil(150 / gap), (i) => {
    const y = -75 + i * gap;
    return `l_ ${tone} ${width} -80 ${y} -30 ${y + bend - slant * 0.3} 20 ${y - bend - slant * 0.6} 80 ${y - slant}`;
  });

const reach = (s: Stage): number => Math.round(9 + s.random.next() * 5);

function scraps(s: Stage): string {
  return s.rows(
    grid(s, 21, 7).map(([x, y], i) => {
      const tone = ['w', 'k', 'w', 'yellow'][i % 4];
      return `p_ ${tone} ${x - reach(s)} ${y - reach(s)} ${x + 2} ${y - reach(s)} ${x + reach(s)} ${y - reach(s) + 3} ${x + reach(s)} ${y + reach(s)} ${x - 3} ${y + reach(s)} ${x - reach(s)} ${y + 4}`;
    }),
  );
}

export const pictures = {
  'torn-paper-collage': {
    scene: 'lay',
    draw: (s) => {
      const edge = s.rim(spot, '#fffdf6', 2.4);
      return (
        s.tilt(
          -1.5,
          [0, 0],
          s.rows(['r^ p 0 0 156 152']) +
            edge +
            s.figure({ ...spot, flat: true }) +
            s.within(
              spot,
              s.faint(0.2, scraps(s)) +
                s.rows(
                  grid(s, 30, 12).map(
                    ([x, y]) =>
                      `z_ w .7 ${x - 14} ${y + 4} ${x - 4} ${y - 3} ${x + 5} ${y + 3} ${x + 15} ${y - 2}`,
                  ),
                ),
            ) +
            s.features(spot),
        ) +
        s.rows(['p a -78 84 -66 78 -60 88 -70 94', 'p b 66 86 78 80 84 92 72 96', 'p c 86 60 94 56 96 68'])
      );
    },
  },
  'nature-collage': {
    scene: 'lay',
    draw: (s) =>
      onSheet(
        s,
        s.faint(
          0.9,
          s.rows(
            grid(s, 19, 8).map(
              ([x, y], i) =>
                `j_ ${['a-', 'b', 'a+', 'c', 'a--'][i % 5]} ${x - 8} ${y + 6} ${x + 9} ${y - 7} 5`,
            ),
          ),
        ),
        'kraft+',
      ) +
      s.rows([
        'j green -92 70 -62 84 9',
        'j orange 66 88 92 74 9',
        'z brown 3 54 -88 92 -80',
        'j brown+ -90 -78 -66 -88 8',
        'o umber 84 -62 5',
      ]),
  },
  'mosaic-picture': {
    scene: 'lay',
    draw: (s) =>
      onSheet(
        s,
        s.rows([
          ...times(15, (i) => `z_ w 1.500 ${-70 + i * 10} -75 ${-70 + i * 10 + ((i % 3) - 1) * 2} 75`),
          ...times(15, (i) => `z_ w 1.500 -75 ${-70 + i * 10} 75 ${-70 + i * 10 + ((i % 2) * 3 - 1)}`),
        ]) +
          s.faint(
            0.2,
            s.rows(grid(s, 20, 0).map(([x, y], i) => `r_ ${i % 3 === 0 ? 'k' : 'w'} ${x} ${y} 9 9`)),
          ),
      ),
  },
  suncatcher: {
    scene: 'hang',
    draw: (s) => {
      const hung = at([0, 6, 118, 118]);
      return (
        s.rows([
          'r^ w 0 0 178 172',
          'r_ sky -42 -40 76 74',
          'r_ sky 42 -40 76 74',
          'r_ sky -42 42 76 74',
          'r_ sky 42 42 76 74',
          'pm_ w -80 -20 -40 -76 -28 -76 -80 -2',
          'z_ k 1.400 0 -88 0 6',
          'o_ gray 0 -88 3.500',
        ]) +
        s.card(hung, '#2b2b3d', 3.2) +
        s.figure({ ...hung, flat: true }) +
        s.within(
          hung,
          s.faint(
            0.35,
            s.rows([
              'p_ w -70 60 10 -70 30 -70 -50 70',
              'p_ w 0 70 60 -40 70 -30 14 70',
              'p_ yellow -80 -30 0 -60 40 10 -40 30',
            ]),
          ) + s.rows(['z_ ink 2 -70 10 -20 -10 20 30 70 0', 'z_ ink 2 -10 -70 6 -10 -6 40 10 80']),
        ) +
        s.features(hung)
      );
    },
  },
  'yarn-picture': {
    scene: 'lay',
    draw: (s) =>
      onSheet(s, s.faint(0.3, s.rows([...lines('k', [0.9, 4.4, 10, 5]), ...lines('w', [0.9, 4.4, 12, 5])]))) +
      s.rows([
        'o p 78 80 13',
        'l_ w 1.200 68 74 78 82 90 78',
        'l_ w 1.200 70 84 80 74 88 86',
        'l_ p 2 70 90 40 94 20 86 -10 92',
      ]),
  },
  'crayon-resist': {
    scene: 'lay',
    draw: (s) =>
      s.tilt(
        -1.5,
        [0, 0],
        s.rows([
          'r^ w 0 0 158 154',
          'b_ p -72 -60 -20 -70 40 -66 72 -58 70 0 74 60 20 70 -40 66 -74 62 -70 0',
        ]) +
          s.faint(
            0.35,
            s.rows(['b_ w -60 -40 -10 -60 50 -30 20 0 -40 -10', 'b_ k -60 30 0 20 60 40 40 62 -40 60']),
          ) +
          s.faint(0.9, s.rim(spot, '#fffdf6', 1.6)) +
          s.figure({ ...spot, flat: true }) +
          s.within(
            spot,
            s.faint(0.5, s.rows(lines('w', [1, 5.5, 60, 0]))) +
              s.faint(0.22, s.rows(lines('p', [3, 12, 40, 4]))),
          ) +
          s.features(spot) +
          s.rows(
            times(
              9,
              (i) => `l_ w 1.600 ${-66 + i * 16} ${-62 + (i % 2) * 6} ${-60 + i * 16} ${-56 + (i % 2) * 6}`,
            ),
          ),
      ) + s.rows(['r^ a 70 80 40 9 2 -18', 'p_ a+ 88 70 98 70 90 79', 'r^ b 60 92 40 8 2 -6']),
  },
  'dot-painting': {
    scene: 'lay',
    draw: (s) =>
      onSheet(
        s,
        s.faint(
          0.75,
          s.rows(
            grid(s, 10, 2).map(
              ([x, y], i) => `o_ ${['w', 'a-', 'w', 'b'][(i + Math.floor(i / 14)) % 4]} ${x} ${y} 2.300`,
            ),
          ),
        ),
      ) + s.rows(times(5, (i) => `o_ p ${-60 + i * 30} 66 3.500`)),
  },
  'foil-relief': {
    scene: 'lay',
    draw: (s) =>
      s.tilt(
        1.5,
        [0, 0],
        s.rows([
          'r^ p 0 0 160 156',
          'r silver+ 0 0 138 134',
          'pm_ silver -69 -67 -20 -67 -69 0',
          'p_ w 20 67 69 10 69 30 40 67',
        ]) +
          s.card(spot, '#aeb6bf', 2.4) +
          s.figure({ ...spot, mono: '#d3d9de', flat: true }) +
          s.within(
            spot,
            s.faint(0.55, s.figure({ ...spot, flat: true })) +
              s.faint(0.6, s.rows(lines('w', [1.4, 13, 60, 3]))),
          ) +
          s.features(spot),
      ),
  },
  'rubbing-picture': {
    scene: 'lay',
    draw: (s) =>
      onSheet(
        s,
        s.faint(
          0.5,
          s.rows([
            ...lines('w', [1.2, 5, 90, 0]),
            ...grid(s, 34, 10).map(([x, y]) => `i_ w ${x} ${y} 8 2.200 1.100`),
          ]),
        ),
      ) + s.rows(['r^ c 66 88 44 9 2 -14', 'j brown+ -92 74 -62 88 9', 'z_ w .8 -90 75 -66 86']),
  },
  'woven-paper': {
    scene: 'lay',
    draw: (s) =>
      onSheet(
        s,
        s.faint(
          0.4,
          s.rows(
            times(13, (r) =>
              times(13, (c) =>
                (r + c) % 2
                  ? `r_ w ${-66 + c * 11} ${-66 + r * 11} 10.400 10.400`
                  : `r_ k ${-66 + c * 11} ${-66 + r * 11} 3 10.400`,
              ),
            )
              .flat()
              .filter((row) => row.includes(' w ')),
          ),
        ) +
          s.rows([
            ...times(13, (i) => `z_ k .5 ${-71.5 + i * 11} -76 ${-71.5 + i * 11} 76`),
            ...times(13, (i) => `z_ k .5 -76 ${-71.5 + i * 11} 76 ${-71.5 + i * 11}`),
          ]),
      ),
  },
  'stick-weaving': {
    scene: 'hang',
    draw: (s) => {
      const tones = ['a', 'b', 'p', 'c', 'w', 'a-'];
      return (
        s.rows([
          'l_ k 1.400 0 -112 0 -76',
          'z^ brown 5 0 -78 0 32',
          'z^ brown 5 -54 -24 54 -24',
          ...times(12, (i) => 12 - i).map(
            (n) =>
              `p ${tones[Math.floor((n - 1) / 2) % 6]}${n % 2 ? '' : '-'} 0 ${-24 - n * 3.8} ${n * 3.8} -24 0 ${-24 + n * 3.8} ${-n * 3.8} -24`,
          ),
          'z_ brown 3 0 -76 0 30',
          'z_ brown 3 -50 -24 50 -24',
          'l_ k 1.400 0 30 0 44',
          'l p 2 -54 -24 -58 0 -54 14',
          'l p 2 54 -24 58 0 54 14',
          'd p 4 -54 16 54 16',
        ]) + s.figure(at([0, 66, 92, 62]))
      );
    },
  },
} as const satisfies Record<string, FormArt>;
