import { lookOf } from '#engine/illustrator/looks/looks.ts';
import { isCarriedWay } from '#engine/illustrator/carried.ts';
import { unpackThings } from '#engine/illustrator/materials.ts';
import type { Point } from '#engine/illustrator/paper/curve.ts';
import { flattened } from '#engine/illustrator/paper/flatten.ts';
import { cutRows, type Piece, type Rows } from '#engine/illustrator/paper/notation.ts';
import type { Random } from '#engine/random/seeded.ts';
import type { Part } from '#engine/recipes/recipe.ts';
import { isSubjectId } from '#engine/themes/subject-ids.ts';

/** A piece of paper: an area, or a strip along a line. */
export interface Shape {
  points: readonly Point[];
  /** Of a strip; 0 for an area. */
  width: number;
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Scissors that follow the line: a template is the line itself. */
const still: Random = { next: () => 0.5, below: () => 0, pick: (list) => list[0] as never };

/** Every letter of the notation is some color; an outline asks for none. */
const colors = Object.fromEntries('abcdefgpt'.split('').map((letter) => [letter, '#808080']));
const hand = {
  palette: colors as never,
  random: still,
  placing: { x: 0, y: 0, scale: 1 },
};

const shapeOf = ({ d, width }: Piece): Shape => ({ points: flattened(d), width });

/** What only lies on the part, drawn or glued, is not cut with it. */
function cutOut(rows: Rows, face: Rows): Shape[] {
  const pieces = cutRows(rows, { ...hand, face });
  const lifted = pieces.filter(({ lift }) => lift > 0);
  return (lifted.length > 0 ? lifted : pieces).map(shapeOf);
}

const isCarried = (row: string): boolean => isCarriedWay(row.split(' ', 1)[0] ?? '');

/** The pieces of paper that make a part, in the units of the notation; a carried subject is one figure. */
export function shapesOf(part: Part, variantId: string): Shape[] {
  if (part.rows.some(isCarried)) {
    if (!isSubjectId(variantId)) return [];
    const { body, face = [] } = lookOf(variantId);
    return cutOut(body, face);
  }
  return cutOut(unpackThings(part.rows.map((row) => row.replaceAll('~', 't'))), []);
}

export const isFigure = (part: Part): boolean => part.rows.some(isCarried);

export function boxOf(shapes: readonly Shape[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { points, width } of shapes)
    for (const [x, y] of points) {
      left = Math.min(left, x - width / 2);
      top = Math.min(top, y - width / 2);
      right = Math.max(right, x + width / 2);
      bottom = Math.max(bottom, y + width / 2);
    }
  return { left, top, width: right - left, height: bottom - top };
}

/** Whether a point lies inside an outline. */
function holds(points: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  for (const [at, [x1, y1]] of points.entries()) {
    const [x0, y0] = points.at(at - 1) as Point;
    if (y0 > y !== y1 > y && x < ((x1 - x0) * (y - y0)) / (y1 - y0) + x0) inside = !inside;
  }
  return inside;
}

function near(shape: Shape, other: Shape): boolean {
  const far = (shape.width + other.width) / 2 + 0.5;
  return shape.points.some(([x, y]) => other.points.some(([px, py]) => Math.hypot(x - px, y - py) <= far));
}

const touch = (shape: Shape, other: Shape): boolean =>
  near(shape, other) ||
  (other.width === 0 && shape.points.some((point) => holds(other.points, point))) ||
  (shape.width === 0 && other.points.some((point) => holds(shape.points, point)));

/** Shapes that lie on each other are one piece; those that do not are several. */
export function piecesOf(shapes: readonly Shape[]): Shape[][] {
  let pieces: Shape[][] = [];
  for (const shape of shapes) {
    const met = pieces.filter((piece) => piece.some((other) => touch(shape, other)));
    pieces = [...pieces.filter((piece) => !met.includes(piece)), [...met.flat(), shape]];
  }
  return pieces;
}

/** Moved to the corner and brought to its true size. */
export function scaled(shapes: readonly Shape[], box: Box, scale: number): Shape[] {
  return shapes.map(({ points, width }) => ({
    width: width * scale,
    points: points.map(([x, y]): Point => [(x - box.left) * scale, (y - box.top) * scale]),
  }));
}
