export type Point = readonly [number, number];

/** In tenths at most, without a zero before the point. */
function short(value: number): string {
  const tenths = Math.round(value * 10);
  const whole = Math.trunc(tenths / 10);
  const rest = Math.abs(tenths % 10);
  if (rest === 0) return String(whole);
  return `${tenths < 0 ? '-' : ''}${whole === 0 ? '' : Math.abs(whole)}.${rest}`;
}

/** Numbers in a path need a blank only where no sign parts them. */
export function numbers(values: readonly number[]): string {
  let text = '';
  for (const value of values) {
    const next = short(value);
    text += text === '' || next.charCodeAt(0) === minus ? next : ` ${next}`;
  }
  return text;
}

const minus = '-'.charCodeAt(0);

function at(points: readonly Point[], index: number): Point {
  return points[(index + points.length) % points.length] as Point;
}

/** Straight cuts from point to point. */
export function straight(points: readonly Point[], closed: boolean): string {
  return `M${numbers(points.flat())}${closed ? 'z' : ''}`;
}

/** A curve that runs through every point and turns evenly. */
export function smooth(points: readonly Point[], closed: boolean): string {
  const [first] = points;
  if (first === undefined || points.length < 3) return straight(points, closed);
  const clamp = (index: number): Point =>
    closed ? at(points, index) : (points[Math.min(points.length - 1, Math.max(0, index))] as Point);
  const count = closed ? points.length : points.length - 1;
  let path = `M${numbers(first)}`;
  for (let i = 0; i < count; i += 1) {
    const [p0, p1, p2, p3] = [clamp(i - 1), clamp(i), clamp(i + 1), clamp(i + 2)];
    const leave = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const arrive = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6, p2[0], p2[1]];
    path += i === 0 ? `C${numbers([...leave, ...arrive])}` : `S${numbers(arrive)}`;
  }
  return closed ? `${path}z` : path;
}

/** Straight cuts whose corners are rounded off. */
export function rounded(points: readonly Point[], radius: number): string {
  let path = '';
  for (const [i, corner] of points.entries()) {
    const [before, after] = [at(points, i - 1), at(points, i + 1)];
    const step = (to: Point): [number, number] => {
      const [dx, dy] = [to[0] - corner[0], to[1] - corner[1]];
      const share = Math.min(0.5, radius / Math.max(0.001, Math.hypot(dx, dy)));
      return [corner[0] + dx * share, corner[1] + dy * share];
    };
    path += `${i === 0 ? 'M' : 'L'}${numbers(step(before))}Q${numbers([...corner, ...step(after)])}`;
  }
  return `${path}z`;
}
