import type { Raster } from './pdf-tools.ts';

const dark = 160;

const isDark = ({ width, dots }: Raster, x: number, y: number): boolean =>
  (dots[y * width + x] ?? 255) < dark;

/** The middles of the lines that a straight cut across the page meets, in millimetres. */
function linesMet(length: number, dotsPerMm: number, meets: (at: number) => boolean): number[] {
  const lines: number[] = [];
  let start = -1;
  for (let at = 0; at <= length; at += 1) {
    const met = at < length && meets(at);
    if (met && start < 0) start = at;
    if (!met && start >= 0) {
      lines.push((start + at) / 2 / dotsPerMm);
      start = -1;
    }
  }
  return lines;
}

/** Upright lines at a height of the page. */
export const linesAcross = (page: Raster, yMm: number): number[] =>
  linesMet(page.width, page.dotsPerMm, (x) => isDark(page, x, Math.round(yMm * page.dotsPerMm)));

/** Level lines at a distance from the page's left edge. */
export const linesDown = (page: Raster, xMm: number): number[] =>
  linesMet(page.height, page.dotsPerMm, (y) => isDark(page, Math.round(xMm * page.dotsPerMm), y));

/** Whether anything is drawn in a part of the page, in millimetres. */
export function hasInk(
  page: Raster,
  [left, top, right, bottom]: readonly [number, number, number, number],
): boolean {
  const dot = (mm: number, most: number): number =>
    Math.min(most, Math.max(0, Math.round(mm * page.dotsPerMm)));
  for (let y = dot(top, page.height); y < dot(bottom, page.height); y += 1)
    for (let x = dot(left, page.width); x < dot(right, page.width); x += 1)
      if (isDark(page, x, y)) return true;
  return false;
}
