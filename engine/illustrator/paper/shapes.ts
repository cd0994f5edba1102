import type { Point } from './curve.ts';

const turn = ([x, y]: Point, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
};

export function around(center: Point, radius: number, degrees: number): Point {
  const [x, y] = turn([radius, 0], degrees);
  return [center[0] + x, center[1] + y];
}

export function pairs(values: readonly number[]): Point[] {
  const points: Point[] = [];
  for (let i = 0; i + 1 < values.length; i += 2) points.push([values[i] as number, values[i + 1] as number]);
  return points;
}

export function oval([cx = 0, cy = 0, rx = 1, ry = rx, tilt = 0]: readonly number[], count = 10): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2;
    const [x, y] = turn([Math.cos(angle) * rx, Math.sin(angle) * ry], tilt);
    return [cx + x, cy + y];
  });
}

export function box([cx = 0, cy = 0, w = 1, h = 1, , tilt = 0]: readonly number[]): Point[] {
  const corners: Point[] = [
    [-w / 2, -h / 2],
    [w / 2, -h / 2],
    [w / 2, h / 2],
    [-w / 2, h / 2],
  ];
  return corners.map((corner) => {
    const [x, y] = turn(corner, tilt);
    return [cx + x, cy + y];
  });
}

export function star([cx = 0, cy = 0, n = 5, outer = 10, inner = 5, tilt = -90]: readonly number[]): Point[] {
  return Array.from({ length: n * 2 }, (_, i) =>
    around([cx, cy], i % 2 === 0 ? outer : inner, tilt + (i * 180) / n),
  );
}

/** A piece of a ring; with no inner radius a slice of pie. */
export function arc([cx = 0, cy = 0, outer = 10, inner = 0, from = 0, to = 90]: readonly number[]): Point[] {
  const steps = Math.max(2, Math.ceil(Math.abs(to - from) / 30));
  const edge = (radius: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, i) => around([cx, cy], radius, from + ((to - from) * i) / steps));
  return [...edge(outer), ...(inner > 0 ? edge(inner).reverse() : [[cx, cy] as Point])];
}

/** A limb: x, y and half its width, from joint to joint. */
export function limb(values: readonly number[]): Point[] {
  const joints: [number, number, number][] = [];
  for (let i = 0; i + 2 < values.length; i += 3)
    joints.push(values.slice(i, i + 3) as [number, number, number]);
  const left: Point[] = [];
  const right: Point[] = [];
  for (const [i, [x, y, half]] of joints.entries()) {
    const before = joints[Math.max(0, i - 1)] as [number, number, number];
    const after = joints[Math.min(joints.length - 1, i + 1)] as [number, number, number];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.max(0.001, Math.hypot(dx, dy));
    left.push([x - (dy / length) * half, y + (dx / length) * half]);
    right.push([x + (dy / length) * half, y - (dx / length) * half]);
  }
  return [...left, ...right.reverse()];
}

/** A leaf from its stalk to its tip. */
export function leaf([x0 = 0, y0 = 0, x1 = 0, y1 = 10, half = 3]: readonly number[]): Point[] {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length = Math.max(0.001, Math.hypot(dx, dy));
  const [nx, ny] = [-dy / length, dx / length];
  const on = (along: number, side: number): Point => [
    x0 + dx * along + nx * half * side,
    y0 + dy * along + ny * half * side,
  ];
  return [
    on(0, 0),
    on(0.2, 0.75),
    on(0.45, 1),
    on(0.75, 0.62),
    on(1, 0),
    on(0.75, -0.62),
    on(0.45, -1),
    on(0.2, -0.75),
  ];
}

/** A row of points or scallops that stand on a line: on its left hand when the height is above zero. */
export function teeth([x0 = 0, y0 = 0, x1 = 10, y1 = 0, n = 3, height = 5]: readonly number[]): Point[] {
  const length = Math.max(0.001, Math.hypot(x1 - x0, y1 - y0));
  const [nx, ny] = [((y1 - y0) / length) * height, (-(x1 - x0) / length) * height];
  const points: Point[] = [];
  for (let i = 0; i < n; i += 1) {
    const on = (share: number): Point => [x0 + (x1 - x0) * share, y0 + (y1 - y0) * share];
    const [bx, by] = on((i + 0.5) / n);
    points.push(on(i / n), [bx + nx, by + ny]);
  }
  return [...points, [x1, y1]];
}

export function heart([cx = 0, cy = 0, size = 10]: readonly number[]): Point[] {
  const half: Point[] = [
    [0, -0.45],
    [0.45, -0.95],
    [0.95, -0.7],
    [0.95, -0.1],
    [0.5, 0.5],
  ];
  const outline: Point[] = [
    ...half,
    [0, 1],
    ...half
      .slice(1)
      .reverse()
      .map(([x, y]): Point => [-x, y]),
  ];
  return outline.map(([x, y]): Point => [cx + x * size, cy + y * size]);
}

export function drop([cx = 0, cy = 0, w = 5, h = 9, tilt = 0]: readonly number[]): Point[] {
  const outline: Point[] = [
    [0, -1],
    [0.42, -0.35],
    [0.95, 0.3],
    [0.7, 0.85],
    [0, 1],
    [-0.7, 0.85],
    [-0.95, 0.3],
    [-0.42, -0.35],
  ];
  return outline.map((point) => {
    const [x, y] = turn([point[0] * w, point[1] * h], tilt);
    return [cx + x, cy + y];
  });
}

export function spiral([cx = 0, cy = 0, radius = 10, turns = 2, from = 0]: readonly number[]): Point[] {
  const count = Math.ceil(turns * 9);
  return Array.from({ length: count + 1 }, (_, i) =>
    around([cx, cy], radius * (1 - (i / count) * 0.88), from + (i / count) * turns * 360),
  );
}

/** A puffy edge around an oval: clouds, wool, crowns of trees. */
export function puffs([cx = 0, cy = 0, rx = 10, ry = 10, n = 8, depth = 0.14]: readonly number[]): Point[] {
  return Array.from({ length: n * 4 }, (_, i) => {
    const angle = (i / (n * 4)) * Math.PI * 2 - Math.PI / 2;
    const swell = 1 - depth + depth * [-0.55, 0.7, 1, 0.7][i % 4]!;
    return [cx + Math.cos(angle) * rx * swell, cy + Math.sin(angle) * ry * swell];
  });
}
