import type { Shape } from './outline.ts';
import type { Template } from './templates.ts';

/** What is free for templates on a page, in millimetres. */
export interface Sheet {
  width: number;
  height: number;
}

/** A window onto a part that is larger than a page. Columns and rows are counted from 0. */
export interface Tile {
  column: number;
  row: number;
  columns: number;
  rows: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface LaidTemplate {
  template: Template;
  /** Of its label; the part lies below it. */
  x: number;
  y: number;
  tile: Tile | null;
}

export const labelMm = 6;
const gapMm = 6;
/** The label is set this wide at least. */
const labelWidthMm = 42;

function turned(template: Template): Template {
  const turn = ({ points, width }: Shape): Shape => ({
    width,
    points: points.map(([x, y]) => [template.height - y, x] as const),
  });
  const { width, height } = template;
  return { ...template, width: height, height: width, shapes: template.shapes.map(turn), isTurned: true };
}

const fits = ({ width, height }: Template, sheet: Sheet): boolean =>
  width <= sheet.width && height + labelMm <= sheet.height;

/** How many columns and rows of pages it takes. */
const pagesFor = ({ width, height }: Template, sheet: Sheet): [columns: number, rows: number] => [
  Math.ceil(width / sheet.width),
  Math.ceil(height / (sheet.height - labelMm)),
];

/** Upright, unless it takes fewer pages on its side. */
function wellTurned(template: Template, sheet: Sheet): Template {
  const count = (one: Template): number => pagesFor(one, sheet).reduce((product, some) => product * some, 1);
  const other = turned(template);
  return count(other) < count(template) ? other : template;
}

/** Each tile on a page of its own, as alike in size as they can be. */
function tiled(template: Template, sheet: Sheet): LaidTemplate[][] {
  const [columns, rows] = pagesFor(template, sheet);
  const [width, height] = [template.width / columns, template.height / rows];
  return Array.from({ length: columns * rows }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    const tile = { column, row, columns, rows, left: column * width, top: row * height, width, height };
    return [{ template, x: 0, y: 0, tile }];
  });
}

/** Rows of parts, the highest first, until the page is full. */
function shelved(templates: readonly Template[], sheet: Sheet): LaidTemplate[][] {
  const pages: LaidTemplate[][] = [];
  let [x, y, rowHeight] = [0, 0, 0];
  for (const template of templates.toSorted((one, other) => other.height - one.height)) {
    const width = Math.max(template.width, labelWidthMm);
    const height = template.height + labelMm;
    if (x > 0 && x + width > sheet.width) [x, y, rowHeight] = [0, y + rowHeight + gapMm, 0];
    if (pages.length === 0 || y + height > sheet.height) {
      pages.push([]);
      [x, y, rowHeight] = [0, 0, 0];
    }
    pages.at(-1)?.push({ template, x, y, tile: null });
    x += width + gapMm;
    rowHeight = Math.max(rowHeight, height);
  }
  return pages;
}

/** Lays templates on as few pages as they need; one that is larger than a page is parted into tiles. */
export function layTemplates(templates: readonly Template[], sheet: Sheet): LaidTemplate[][] {
  const lying = templates.map((one) => wellTurned(one, sheet));
  const whole = lying.filter((one) => fits(one, sheet));
  const large = lying.filter((one) => !fits(one, sheet));
  return [...shelved(whole, sheet), ...large.flatMap((one) => tiled(one, sheet))];
}
