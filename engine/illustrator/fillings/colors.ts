import { alongEdge, fieldOf } from './fields.ts';
import { mix, sheets } from '#engine/illustrator/paper/tones.ts';
import type { Rows } from '#engine/illustrator/paper/notation.ts';
import type { Spot, Stage } from '#engine/illustrator/stage.ts';

const at = ({ x, y, w, h }: Spot, across: number, down: number): string =>
  `${Math.round(x + across * w)} ${Math.round(y + down * h)}`;

interface Colored {
  stage: Stage;
  spot: Spot;
  tones: Readonly<Record<string, string>>;
}

function drawnIn({ stage, spot, tones }: Colored, rows: Rows): string {
  const before = { ...stage.palette };
  Object.assign(stage.palette, tones);
  const drawn = stage.within(spot, stage.rows(rows, [0, 0, 1], true));
  Object.assign(stage.palette, before);
  return drawn;
}

const washSteps = 9;

/** Wet colors that run into each other from both sides, and one place that stayed white. */
export function wash(stage: Stage, spot: Spot, [first, second = first]: readonly string[]): string {
  const [one, two] = [first ?? sheets.cream, second ?? sheets.cream];
  const share = (): number => stage.random.next() - 0.5;
  const wave = (down: number): string => {
    const edge = Array.from({ length: 9 }, (_, i) =>
      at(spot, -0.6 + i * 0.15, down + Math.sin(i * 1.3 + down * 9) * 0.035 + share() * 0.06),
    );
    return `${edge.join(' ')} ${at(spot, 0.7, 0.8)} ${at(spot, -0.7, 0.8)}`;
  };
  const pool = (tone: string, [across = 0, down = 0, size = 0]: readonly number[]): string => {
    const rim = Array.from({ length: 11 }, (_, i) => {
      const far = size * (0.8 + stage.random.next() * 0.4);
      const angle = (i / 11) * Math.PI * 2;
      return at(spot, across + Math.cos(angle) * far, down + Math.sin(angle) * far * 0.8);
    });
    return `b_ ${tone} ${rim.join(' ')}`;
  };
  const tones = Object.fromEntries(
    Array.from({ length: washSteps }, (_, i) => [`m${i}`, mix(one, two, i / (washSteps - 1))]),
  );
  const rows = [
    `r_ m0 ${at(spot, 0, 0)} ${spot.w * 1.2} ${spot.h * 1.2}`,
    ...Array.from({ length: washSteps - 1 }, (_, i) => `b_ m${i + 1} ${wave(-0.26 + i * 0.065)}`),
    pool('m0+', [0.2, -0.3, 0.12]),
    pool('m0-', [-0.26, -0.36, 0.07]),
    pool('m8+', [-0.2, 0.36, 0.11]),
    pool('m8-', [0.24, 0.4, 0.07]),
    pool('m3', [0.16, 0.06, 0.07]),
    pool('m5', [-0.24, -0.02, 0.06]),
    pool('w', [-0.08, -0.1, 0.07]),
  ];
  return drawnIn({ stage, spot, tones: { one, two, ...tones } }, rows);
}

/** Strips side by side across the whole figure, edges touching. */
export function bands(
  stage: Stage,
  spot: Spot,
  { tones, high }: { tones: readonly string[]; high: number },
): string {
  const count = Math.ceil(spot.h / high) + 1;
  const rows = Array.from({ length: count }, (_, i) => {
    const y = spot.y - spot.h / 2 + (i + 0.3) * high;
    return [
      `r_ n${i % tones.length} ${spot.x} ${y} ${spot.w * 1.1} ${high} 0`,
      `z_ n${i % tones.length}-- .7 ${spot.x - spot.w * 0.55} ${y + high / 2} ${spot.x + spot.w * 0.55} ${y + high / 2}`,
    ];
  }).flat();
  return drawnIn({ stage, spot, tones: Object.fromEntries(tones.map((tone, i) => [`n${i}`, tone])) }, rows);
}

/** Lines that something rolled through paint leaves, to and fro. */
export function tracks(stage: Stage, spot: Spot, tones: readonly string[]): string {
  const share = (): number => stage.random.next() - 0.5;
  const rows = Array.from({ length: 30 }, (_, i) => {
    const ends =
      i % 2 === 0
        ? [at(spot, -0.6, share()), at(spot, 0.6, share())]
        : [at(spot, share(), -0.6), at(spot, share(), 0.6)];
    return `l_ n${i % tones.length} ${1.6 + (i % 3) * 0.5} ${ends[0]} ${at(spot, share() * 0.5, share() * 0.5)} ${ends[1]}`;
  });
  return drawnIn({ stage, spot, tones: Object.fromEntries(tones.map((tone, i) => [`n${i}`, tone])) }, rows);
}

/** What is seen through a figure that was cut out: sky and meadow, its upper edge throwing a shadow on them. */
export function view(stage: Stage, spot: Spot): string {
  const blade = (i: number): string => {
    const across = (i + 0.5) / 22 - 0.5;
    return `j ${['green', 'dark-green', 'light-green'][i % 3]} ${at(spot, across, 0.56)} ${at(spot, across + ((i % 5) - 2) * 0.02, 0.02 + (i % 4) * 0.05)} 2`;
  };
  const rows = [
    `r_ light-blue ${at(spot, 0, 0)} ${spot.w * 1.2} ${spot.h * 1.2}`,
    `y_ w ${at(spot, -0.12, -0.3)} ${Math.round(spot.w * 0.15)} ${Math.round(spot.h * 0.06)} 6 .2`,
    `b_ green+ ${at(spot, -0.7, 0.14)} ${at(spot, -0.2, 0.04)} ${at(spot, 0.2, 0.12)} ${at(spot, 0.7, 0.02)} ${at(spot, 0.7, 0.8)} ${at(spot, -0.7, 0.8)}`,
    ...Array.from({ length: 22 }, (_, i) => blade(i)),
    ...[-0.3, -0.05, 0.2, 0.4].map(
      (across, i) => `f_ ${i % 2 === 0 ? 'w' : 'yellow'} ${at(spot, across, 0.22 + (i % 2) * 0.12)} 5 5 2.2`,
    ),
  ];
  const fields = stage
    .pieces(spot)
    .filter(({ lift }) => lift > 0)
    .map(fieldOf);
  const step = stage.unit * 1.2;
  const edges = alongEdge(fields, step).map(({ at: [x, y] }) => `M${Math.round(x)} ${Math.round(y)}h.1`);
  const width = Math.round(stage.unit * 5);
  const shade = `<path d="${edges.join('')}" fill="none" stroke="${sheets.ink}" stroke-width="${width}" stroke-linecap="round"/>`;
  return stage.within(
    spot,
    stage.rows(rows, [0, 0, 1], true) + stage.faint(0.3, stage.move(stage.unit, stage.unit * 1.6, shade)),
  );
}
