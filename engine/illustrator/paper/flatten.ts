import type { Point } from './curve.ts';

/** So many straight pieces stand for a curve between two points: on paper nobody sees them. */
const pieces = 12;

type Curve = (share: number) => Point;

const between = (from: number, to: number, share: number): number => from + (to - from) * share;

function cubic(p: readonly Point[]): Curve {
  return (share) => {
    const rest = 1 - share;
    const weights = [rest ** 3, 3 * rest ** 2 * share, 3 * rest * share ** 2, share ** 3];
    const on = (axis: 0 | 1): number =>
      weights.reduce((sum, weight, at) => sum + weight * (p[at]?.[axis] ?? 0), 0);
    return [on(0), on(1)];
  };
}

function quadratic([a, b, c]: readonly [Point, Point, Point]): Curve {
  const on = (axis: 0 | 1, share: number): number =>
    between(between(a[axis], b[axis], share), between(b[axis], c[axis], share), share);
  return (share) => [on(0, share), on(1, share)];
}

/** Half an oval between two opposite points of it, as the discs of the notation are written. */
function halfOval(from: Point, [rx = 0, ry = 0, tilt = 0]: readonly number[], to: Point): Curve {
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const angle = (tilt * Math.PI) / 180;
  const start = Math.atan2(
    ((from[1] - my) * Math.cos(angle) - (from[0] - mx) * Math.sin(angle)) / ry,
    ((from[0] - mx) * Math.cos(angle) + (from[1] - my) * Math.sin(angle)) / rx,
  );
  return (share) => {
    const [x, y] = [rx * Math.cos(start - share * Math.PI), ry * Math.sin(start - share * Math.PI)];
    return [mx + x * Math.cos(angle) - y * Math.sin(angle), my + x * Math.sin(angle) + y * Math.cos(angle)];
  };
}

const groups = (values: readonly number[], size: number): number[][] =>
  Array.from({ length: Math.floor(values.length / size) }, (_, at) =>
    values.slice(at * size, (at + 1) * size),
  );

const points = (values: readonly number[]): Point[] =>
  groups(values, 2).map(([x = 0, y = 0]): Point => [x, y]);

/** The outline of a path of the notation as points, close enough together to cut along. */
export function flattened(path: string): Point[] {
  const found: Point[] = [];
  let handle: Point = [0, 0];
  const last = (): Point => found.at(-1) ?? [0, 0];
  const follow = (curve: Curve): void => {
    for (let at = 1; at <= pieces; at += 1) found.push(curve(at / pieces));
  };
  for (const [, command = '', rest = ''] of path.matchAll(/([MLCSQa])([^MLCSQaz]*)/g)) {
    const values = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    if (command === 'M' || command === 'L') found.push(...points(values));
    if (command === 'C')
      for (const group of groups(values, 6)) {
        const [leave, arrive, end] = points(group) as [Point, Point, Point];
        follow(cubic([last(), leave, arrive, end]));
        handle = arrive;
      }
    if (command === 'S')
      for (const group of groups(values, 4)) {
        const [arrive, end] = points(group) as [Point, Point];
        const [x, y] = last();
        follow(cubic([[x, y], [2 * x - handle[0], 2 * y - handle[1]], arrive, end]));
        handle = arrive;
      }
    if (command === 'Q')
      for (const group of groups(values, 4)) {
        const [by, end] = points(group) as [Point, Point];
        follow(quadratic([last(), by, end]));
      }
    if (command === 'a')
      for (const group of groups(values, 7)) {
        const [x, y] = last();
        follow(halfOval([x, y], group, [x + (group[5] ?? 0), y + (group[6] ?? 0)]));
      }
  }
  return found;
}
