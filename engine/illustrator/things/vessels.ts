import type { Rows } from '#engine/illustrator/paper/notation.ts';
import { at, row } from './row.ts';

export function tube(tone: string, n: readonly number[]): Rows {
  const [x, top, w, h] = [at(n, 0), at(n, 1), at(n, 2, 40), at(n, 3, 80)];
  return [
    row('r^', tone, x, top + h / 2, w, h, w * 0.08),
    row('r_', `${tone}-`, x + w * 0.4, top + h / 2 + 1, w * 0.16, h - 3, 3),
    row('o', `${tone}+`, x, top, w / 2, w * 0.13),
    row('o_', `${tone}--`, x, top, w * 0.42, w * 0.09),
  ];
}

export function roll(tone: string, n: readonly number[]): Rows {
  const [x, y, w, h] = [at(n, 0), at(n, 1), at(n, 2, 80), at(n, 3, 34)];
  return [
    row('r^', tone, x, y, w, h, h * 0.1),
    row('r_', `${tone}-`, x, y + h * 0.36, w - 4, h * 0.2, 3),
    row('o', `${tone}+`, x + w / 2, y, h * 0.14, h / 2),
    row('o_', `${tone}--`, x + w / 2, y, h * 0.09, h * 0.41),
  ];
}

/** A cup that stands: wide rim above, or below where it is turned over. */
export function cup(tone: string, n: readonly number[], over = false): Rows {
  const [x, top, w, h] = [at(n, 0), at(n, 1), at(n, 2, 50), at(n, 3, 60)];
  const [above, below] = over ? [w * 0.36, w / 2] : [w / 2, w * 0.36];
  const bottom = top + h;
  const rim = over ? bottom : top;
  return [
    row('q^', tone, 3, x - above, top, x + above, top, x + below, bottom, x - below, bottom),
    row(
      'p_',
      `${tone}-`,
      x + above * 0.62,
      top + 2,
      x + above - 1,
      top + 2,
      x + below - 1,
      bottom - 2,
      x + below * 0.62,
      bottom - 2,
    ),
    row('r', `${tone}+`, x, rim, w * 1.08, h * 0.08, 2),
  ];
}

export function can(tone: string, n: readonly number[]): Rows {
  const [x, top, w, h] = [at(n, 0), at(n, 1), at(n, 2, 50), at(n, 3, 60)];
  const rib = (share: number): string => row('r_', `${tone}-`, x, top + h * share, w - 2, h * 0.03, 1);
  return [
    row('r^', tone, x, top + h / 2, w, h, 3),
    row('r_', `${tone}-`, x + w * 0.4, top + h / 2, w * 0.16, h - 3, 2),
    row('r_', `${tone}+`, x - w * 0.32, top + h / 2, w * 0.1, h - 4, 2),
    ...[0.16, 0.84].map(rib),
    row('r', `${tone}-`, x, top + h - 1, w * 1.04, h * 0.06, 2),
    row('o', `${tone}+`, x, top, w * 0.52, w * 0.11),
    row('o_', `${tone}-`, x, top, w * 0.44, w * 0.075),
  ];
}

/** A milk carton with its gable; the last number takes the gable away. */
export function carton(tone: string, n: readonly number[]): Rows {
  const [x, top, w, h] = [at(n, 0), at(n, 1), at(n, 2, 50), at(n, 3, 90)];
  const [eaves, ridge, half, side] = [top + h * 0.22, top - h * 0.06, w / 2, w * 0.2];
  const bottom = top + h;
  return [
    row(
      'p',
      `${tone}-`,
      x + half,
      eaves,
      x + half + side,
      eaves - h * 0.05,
      x + half + side,
      bottom - h * 0.05,
      x + half,
      bottom,
    ),
    row('p', `${tone}--`, x + half, eaves, x + half + side, eaves - h * 0.05, x + half * 0.7, ridge),
    row('p', `${tone}+`, x - half, eaves, x - half * 0.72, ridge, x + half * 0.72, ridge, x + half, eaves),
    row('r', tone, x, ridge - h * 0.03, w * 0.78, h * 0.08),
    row('z_', `${tone}-`, 1, x - half * 0.7, ridge, x + half * 0.7, ridge),
    row('p^', tone, x - half, eaves, x + half, eaves, x + half, bottom, x - half, bottom),
  ];
}

export function box(tone: string, n: readonly number[]): Rows {
  const [x, top, w, h] = [at(n, 0), at(n, 1), at(n, 2, 80), at(n, 3, 60)];
  const [left, right, deep] = [x - w / 2, x + w / 2, Math.min(w, h) * 0.18];
  return [
    row('p^', `${tone}+`, left, top, left + deep, top - deep, right + deep, top - deep, right, top),
    row('p', `${tone}-`, right, top, right + deep, top - deep, right + deep, top + h - deep, right, top + h),
    row('r', tone, x, top + h / 2, w, h, 2),
  ];
}

export function jar(tone: string, n: readonly number[]): Rows {
  const [x, top, w, h] = [at(n, 0), at(n, 1), at(n, 2, 50), at(n, 3, 70)];
  return [
    row('r^', tone, x, top + h * 0.55, w, h * 0.9, w * 0.18),
    row('r_', 'w', x - w * 0.32, top + h * 0.55, w * 0.08, h * 0.6, 2),
    row('r', `${tone}-`, x, top + h * 0.06, w * 0.84, h * 0.12, 3),
  ];
}

export function bottle(tone: string, n: readonly number[]): Rows {
  const [x, top, w, h] = [at(n, 0), at(n, 1), at(n, 2, 40), at(n, 3, 90)];
  const y = (share: number): number => top + h * share;
  return [
    row(
      'b^',
      tone,
      x - w * 0.16,
      y(0.06),
      x + w * 0.16,
      y(0.06),
      x + w * 0.2,
      y(0.22),
      x + w / 2,
      y(0.4),
      x + w / 2,
      y(0.96),
      x,
      y(1),
      x - w / 2,
      y(0.96),
      x - w / 2,
      y(0.4),
      x - w * 0.2,
      y(0.22),
    ),
    row('r', `${tone}-`, x, y(0.04), w * 0.4, h * 0.08, 2),
    row('r_', 'w', x - w * 0.3, y(0.66), w * 0.08, h * 0.4, 2),
  ];
}

export function plate(tone: string, n: readonly number[]): Rows {
  const [x, y, r] = [at(n, 0), at(n, 1), at(n, 2, 60)];
  return [
    row('o^', tone, x, y, r, r),
    row('o_', `${tone}-`, x, y, r * 0.76, r * 0.76),
    row('o_', tone, x, y, r * 0.73, r * 0.73),
  ];
}
