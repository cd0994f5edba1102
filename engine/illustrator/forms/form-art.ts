import type { SceneKind } from '#engine/illustrator/scene.ts';
import type { Stage, Spot } from '#engine/illustrator/stage.ts';
import type { Rows } from '#engine/illustrator/paper/notation.ts';

/** How the finished thing of one form is drawn. Heights run from -100 to 100; a table top lies at about 62. */
export interface FormArt {
  scene: SceneKind;
  draw: (stage: Stage) => string;
}

export const at = (box: readonly [number, number, number, number], more: Partial<Spot> = {}): Spot => ({
  x: box[0],
  y: box[1],
  w: box[2],
  h: box[3],
  ...more,
});

export const foot = (box: readonly [number, number, number, number], more: Partial<Spot> = {}): Spot =>
  at(box, { foot: true, ...more });

/** An upright tube: x, top, width and height. */
export const tube = (tone: string, [x, top, w, h]: readonly [number, number, number, number]): Rows => [
  `r^ ${tone} ${x} ${top + h / 2} ${w} ${h} ${w * 0.08}`,
  `r_ ${tone}- ${x + w * 0.42} ${top + h / 2 + 1} ${w * 0.14} ${h - 3} 3`,
  `o kraft ${x} ${top} ${w / 2} ${w * 0.13}`,
  `o_ umber ${x} ${top} ${w / 2 - w * 0.06} ${w * 0.09}`,
];

/** A bottle cap as a wheel. */
export const cap = (tone: string, [x, y, r]: readonly [number, number, number]): Rows => [
  `s ${tone} ${x} ${y} 18 ${r} ${r * 0.93}`,
  `o_ ${tone}- ${x} ${y} ${r * 0.68}`,
  `o_ k ${x} ${y} ${r * 0.16}`,
];

/** Short stitches from point to point. */
export const stitches = (
  tone: string,
  [x0, y0, x1, y1, n]: readonly [number, number, number, number, number],
): Rows =>
  Array.from({ length: n }, (_, i) => {
    const [from, to] = [(i + 0.2) / n, (i + 0.75) / n];
    const ends = [from, to].flatMap((share) => [x0 + (x1 - x0) * share, y0 + (y1 - y0) * share]);
    return `z_ ${tone} 1.100 ${ends.map((one) => one.toFixed(1)).join(' ')}`;
  });

/** How often something repeats. */
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));
