import { fieldOf, isInside } from '#engine/illustrator/fillings/fields.ts';
import type { Piece } from './notation.ts';
import type { Point } from './curve.ts';

const far = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** A run of points as one stroke of the pen. */
const stroke = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`;

/** The outlines of the pieces as one path, without what lies below others; points so far apart. */
export function visibleOutlines(pieces: readonly Piece[], step: number): string {
  const fields = pieces.map(fieldOf);
  let path = '';
  for (const [at, { outline, half }] of fields.entries()) {
    const above = fields.slice(at + 1).filter((field) => field.half === 0);
    const [first] = outline;
    let run: Point[] = [];
    const lift = (): void => {
      if (run.length > 1) path += stroke(run);
      run = [];
    };
    for (const point of half === 0 && first ? [...outline, first] : outline) {
      if (above.some((field) => isInside(field, point))) lift();
      else if (run.length === 0 || far(run.at(-1) as Point, point) >= step || point === first)
        run.push(point);
    }
    lift();
  }
  return path;
}
