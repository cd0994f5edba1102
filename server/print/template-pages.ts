import {
  layTemplates,
  labelMm,
  type LaidTemplate,
  type Sheet,
  type Tile,
} from '#engine/templates/lay-templates.ts';
import type { Shape } from '#engine/templates/outline.ts';
import type { Template } from '#engine/templates/templates.ts';
import { templateWords as words } from '#engine/tongue/english/template-words.ts';
import { asArtifact, grey, inFace, tagged, type Desk } from './sheet-blocks.ts';
import { drawText } from './set-text.ts';
import { paperSizes, pointsPerMm } from './sheet-pages.ts';
import { drawRuler, drawTestBoxes, testBoxesMm, rulerMm } from './true-scale.ts';

type Pdf = PDFKit.PDFDocument;

export const templateMarginMm = 10;
export const headMm = 13;
const spaceMm = 3;
const lineMm = 0.35;
const cutTone = '#111111';

/** What the parts may lie on, between the head of the page and what its scale is checked with. */
export function sheetFor([width, height]: readonly [number, number]): Sheet {
  const used = 2 * templateMarginMm + headMm + testBoxesMm + rulerMm + 2 * spaceMm;
  return { width: width - 2 * templateMarginMm, height: height - used };
}

function trace(pdf: Pdf, { points, width }: Shape): void {
  for (const [at, [x, y]] of points.entries()) {
    if (at === 0) pdf.moveTo(x, y);
    else pdf.lineTo(x, y);
  }
  if (width === 0) pdf.closePath();
}

/**
 * The edge around all shapes together: each is drawn with an edge, then all are filled with white, so that only the
 * outermost edge is left. It lies outside, so what is cut along its inner side has the true size.
 */
function drawOutline(pdf: Pdf, shapes: readonly Shape[]): void {
  pdf.lineJoin('round').lineCap('round').undash();
  for (const shape of shapes) {
    trace(pdf, shape);
    pdf.lineWidth(shape.width + 2 * lineMm).stroke(cutTone);
  }
  for (const shape of shapes) {
    trace(pdf, shape);
    if (shape.width > 0) pdf.lineWidth(shape.width).stroke('#ffffff');
    else pdf.fill('#ffffff');
  }
}

const glueMm = 10;

/** Where glue goes is gray, where it is folded dashed; both only as far as the paper goes. */
function drawMarks(pdf: Pdf, { shapes, width, height, fold, glue, isTurned }: Template): void {
  if (!fold && !glue) return;
  const [across, down] = isTurned ? [height, width] : [width, height];
  pdf.save();
  for (const shape of shapes) if (shape.width === 0) trace(pdf, shape);
  pdf.clip();
  // As it was before it was laid on its side.
  if (isTurned) pdf.transform(0, 1, -1, 0, width, 0);
  if (glue) pdf.rect(0, down - glueMm, across, glueMm).fill('#d9d9de');
  if (fold)
    pdf
      .moveTo(across / 2, 0)
      .lineTo(across / 2, down)
      .lineWidth(0.3)
      .dash(2, { space: 1.5 })
      .stroke(grey);
  pdf.restore();
}

const letterOf = (at: number): string => String.fromCodePoint(65 + (at % 26));

type Line = readonly [x0: number, y0: number, x1: number, y1: number];

interface Meeting {
  line: Line;
  letter: string;
  /** Which way the tile lies, seen from its edge. */
  inward: readonly [number, number];
}

const diamondMm = 3;

/** Where a tile meets the next: a dashed line with half a diamond on either sheet, and the letter of this meeting. */
function drawMeeting({ pdf, set }: Desk, { line, letter, inward }: Meeting): void {
  const [x0, y0, x1, y1] = line;
  const [mx, my] = [(x0 + x1) / 2, (y0 + y1) / 2];
  pdf.lineWidth(0.25).dash(1.6, { space: 1.2 });
  pdf.moveTo(x0, y0).lineTo(x1, y1).stroke(grey);
  const corners = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ] as const;
  pdf.undash().polygon(...corners.map(([x, y]) => [mx + x * diamondMm, my + y * diamondMm]));
  pdf.stroke(grey);
  const text = set([inFace('display', letter, grey)], { width: 4, size: 3, leading: 1 });
  drawText(pdf, text, { x: mx + inward[0] * 5.5 - 2, y: my + inward[1] * 5.5 - 1.5, align: 'center' });
}

function meetingsOf({ column, row, columns, rows, width, height }: Tile): Meeting[] {
  const upright = (at: number): string => letterOf(row * (columns - 1) + at);
  const level = (at: number): string => letterOf(rows * (columns - 1) + at * columns + column);
  const meetings: (Meeting | false)[] = [
    column > 0 && { line: [0, 0, 0, height], letter: upright(column - 1), inward: [1, 0] },
    column < columns - 1 && { line: [width, 0, width, height], letter: upright(column), inward: [-1, 0] },
    row > 0 && { line: [0, 0, width, 0], letter: level(row - 1), inward: [0, 1] },
    row < rows - 1 && { line: [0, height, width, height], letter: level(row), inward: [0, -1] },
  ];
  return meetings.filter((one) => one !== false);
}

function drawMeetings(desk: Desk, tile: Tile): void {
  const { pdf } = desk;
  pdf.save();
  pdf.rect(-0.2, -0.2, tile.width + 0.4, tile.height + 0.4).clip();
  for (const meeting of meetingsOf(tile)) drawMeeting(desk, meeting);
  pdf.restore();
}

function labelOf({ template, tile }: LaidTemplate): string {
  const label = `${words.name(template.partId)}: ${words.count(template.count)}`;
  if (!tile) return label;
  const at = tile.row * tile.columns + tile.column + 1;
  return `${label}, ${words.sheet(at, tile.columns * tile.rows)}`;
}

/** As far as the tile goes; where no other follows, the line around the part lies outside it. */
function clipTo(pdf: Pdf, { column, row, columns, rows, width, height }: Tile): void {
  const [left, top] = [column === 0 ? lineMm : 0, row === 0 ? lineMm : 0];
  const [right, bottom] = [column === columns - 1 ? lineMm : 0, row === rows - 1 ? lineMm : 0];
  pdf.rect(-left, -top, width + left + right, height + top + bottom).clip();
}

/** All of it in millimetres from the corner of the sheet. */
function drawPart(desk: Desk, laid: LaidTemplate): void {
  const { pdf } = desk;
  const { template, tile, x, y } = laid;
  pdf.save().translate(x, y + labelMm);
  pdf.save();
  if (tile) {
    clipTo(pdf, tile);
    pdf.translate(-tile.left, -tile.top);
  }
  drawOutline(pdf, template.shapes);
  drawMarks(pdf, template);
  pdf.restore();
  if (tile) drawMeetings(desk, tile);
  pdf.restore();
}

function drawLabel({ pdf, set }: Desk, laid: LaidTemplate, sheet: Sheet): void {
  const label = set([inFace('strong', labelOf(laid))], {
    width: sheet.width - laid.x,
    size: 3.6,
    leading: 1.3,
  });
  drawText(pdf, label, { x: laid.x, y: laid.y });
}

function drawPage(
  desk: Desk,
  title: string,
  { laid, sheet }: { laid: readonly LaidTemplate[]; sheet: Sheet },
): void {
  const { pdf, set } = desk;
  const inMm = (draw: () => void): void => {
    pdf.save().scale(pointsPerMm).translate(templateMarginMm, templateMarginMm);
    draw();
    pdf.restore();
  };
  const { width } = sheet;
  const head = set([inFace('display', `${title}: ${words.title.toLowerCase()}`)], {
    width,
    size: 5,
    leading: 1.3,
  });
  const how = set([inFace('text', words.how)], { width, size: 3.6 });
  tagged(pdf, 'H2', () => inMm(() => drawText(pdf, head, { x: 0, y: 0 })));
  tagged(pdf, 'P', () => inMm(() => drawText(pdf, how, { x: 0, y: 6.4 })));
  for (const one of laid) {
    const alt = labelOf(one);
    const figure = pdf.struct('Figure', { alt }, () =>
      inMm(() => pdf.translate(0, headMm) && drawPart(desk, one)),
    );
    pdf.addStructure(figure);
    tagged(pdf, 'P', () => inMm(() => pdf.translate(0, headMm) && drawLabel(desk, one, sheet)));
  }
  asArtifact(pdf, () =>
    inMm(() => {
      pdf.translate(0, headMm + sheet.height + spaceMm);
      drawTestBoxes(desk, width);
      pdf.translate(0, testBoxesMm + spaceMm);
      drawRuler(desk, width);
    }),
  );
}

/** The pages with the parts to cut out, after the sheet. */
export function placeTemplates(desk: Desk, title: string, templates: readonly Template[]): void {
  const sheet = sheetFor(paperSizes[desk.choice.paper]);
  for (const laid of layTemplates(templates, sheet)) {
    desk.pdf.addPage();
    drawPage(desk, title, { laid, sheet });
  }
}
