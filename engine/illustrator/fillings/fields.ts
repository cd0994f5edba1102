import { flattened } from '#engine/illustrator/paper/flatten.ts';
import type { Point } from '#engine/illustrator/paper/curve.ts';
import { boundsOf } from '#engine/illustrator/paper/lay.ts';
import type { Piece } from '#engine/illustrator/paper/notation.ts';

/** A sheet of the figure that can be asked what lies in it. */
export interface Field {
  tone: string;
  outline: readonly Point[];
  /** Half the width of a strip; 0 for what is filled. */
  half: number;
  box: readonly [number, number, number, number];
}

export function fieldOf(piece: Piece): Field {
  return {
    tone: piece.tone,
    outline: flattened(piece.d),
    half: piece.width / 2,
    box: boundsOf([piece]),
  };
}

export const sizeOf = ({ half, box: [left, top, right, bottom] }: Field): number =>
  half > 0 ? 0 : (right - left) * (bottom - top);

/** How far a point lies from the nearest edge, and how that edge runs, in degrees. */
export function nearestEdge({ outline, half }: Field, [x, y]: Point): { far: number; runs: number } {
  let [far, runs] = [Infinity, 0];
  const last = half > 0 ? outline.length - 1 : outline.length;
  for (let at = 0; at < last; at += 1) {
    const [ax, ay] = outline[at] as Point;
    const [bx, by] = outline[(at + 1) % outline.length] as Point;
    const [dx, dy] = [bx - ax, by - ay];
    const long = dx * dx + dy * dy;
    if (long === 0) continue;
    const share = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / long));
    const off = Math.hypot(x - ax - dx * share, y - ay - dy * share);
    if (off < far) [far, runs] = [off, (Math.atan2(dy, dx) * 180) / Math.PI];
  }
  return { far, runs };
}

export function isInside(field: Field, point: Point): boolean {
  const [x, y] = point;
  const [left, top, right, bottom] = field.box;
  if (x < left || x > right || y < top || y > bottom) return false;
  if (field.half > 0) return nearestEdge(field, point).far <= field.half;
  // Asked thousands of times for one picture: indices are several times as fast here as entries.
  const { outline } = field;
  let inside = false;
  let [bx, by] = outline[outline.length - 1] ?? [0, 0];
  for (let at = 0; at < outline.length; at += 1) {
    const [ax, ay] = outline[at] as Point;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    bx = ax;
    by = ay;
  }
  return inside;
}

/** Places along the outline that all fields have together, so far from each other, and how it runs there. */
export function alongEdge(fields: readonly Field[], step: number): { at: Point; runs: number }[] {
  const found: { at: Point; runs: number }[] = [];
  for (const field of fields.filter(({ half }) => half === 0)) {
    let left = 0;
    for (const [at, [ax, ay]] of field.outline.entries()) {
      const [bx, by] = field.outline[(at + 1) % field.outline.length] as Point;
      const long = Math.hypot(bx - ax, by - ay);
      for (; left < long; left += step) {
        const point: Point = [ax + ((bx - ax) * left) / long, ay + ((by - ay) * left) / long];
        if (fields.some((other) => other !== field && isInside(other, point))) continue;
        if (found.some((one) => Math.hypot(one.at[0] - point[0], one.at[1] - point[1]) < step * 0.7))
          continue;
        found.push({ at: point, runs: (Math.atan2(by - ay, bx - ax) * 180) / Math.PI });
      }
      left -= long;
    }
  }
  return found;
}
