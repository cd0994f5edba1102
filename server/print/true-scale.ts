import { templateWords as words } from '#engine/tongue/english/template-words.ts';
import { grey, inFace, type Desk } from './sheet-blocks.ts';
import { drawText } from './set-text.ts';

const mmPerInch = 25.4;
const line = 0.2;
const tone = '#111111';

/** As high as the higher of the two boxes. */
export const testBoxesMm = 2 * mmPerInch;
export const rulerMm = 11;

const metricBox = { width: 100, height: 50 };
const inchBox = { width: 4 * mmPerInch, height: 2 * mmPerInch };

/** A box whose edges are centered on its measure, and what it measures. The two share a strip: side by side they are wider than paper. */
export function drawTestBoxes({ pdf, set }: Desk, width: number): void {
  const right = width - inchBox.width;
  pdf.lineWidth(line).undash().lineJoin('miter');
  pdf.rect(0, 0, metricBox.width, metricBox.height).stroke(tone);
  pdf.rect(right, 0, inchBox.width, inchBox.height).stroke(tone);
  const free = right - 8;
  for (const [x, text] of [
    [4, words.metricBox],
    [metricBox.width + 4, words.inchBox],
  ] as const) {
    const title = set([inFace('display', text)], { width: free, size: 6, leading: 1.3 });
    const help = set([inFace('text', words.boxHelp, grey)], { width: free, size: 3.4, leading: 1.35 });
    drawText(pdf, title, { x, y: 5 });
    drawText(pdf, help, { x, y: 14 });
  }
}

interface Scale {
  /** Length of one step in millimetres. */
  step: number;
  /** Steps between two numbers, and after which a mark is longer. */
  numbered: number;
  longer: number;
  /** Towards the foot of the page or its head. */
  down: 1 | -1;
  unit: string;
}

function drawScale({ pdf, set }: Desk, width: number, { step, numbered, longer, down, unit }: Scale): void {
  const most = Math.floor((width + 1e-6) / (step * numbered)) * numbered;
  for (let at = 0; at <= most; at += 1) {
    const length = at % numbered === 0 ? 3 : at % longer === 0 ? 2.2 : 1.4;
    pdf.moveTo(at * step, 0).lineTo(at * step, -down * length);
  }
  pdf.lineWidth(0.15).stroke(tone);
  for (let at = 0; at < most; at += numbered) {
    const number = at === 0 ? unit : String(at / numbered);
    const text = set([inFace('text', number)], { width: 8, size: 2.6, leading: 1 });
    drawText(pdf, text, { x: at * step + 0.5, y: down > 0 ? -4.9 : 2.4 });
  }
}

/** Centimetres above a line, inches below it. */
export function drawRuler(desk: Desk, width: number): void {
  const { pdf } = desk;
  pdf.save().translate(0, rulerMm / 2);
  pdf.moveTo(0, 0).lineTo(width, 0).lineWidth(0.15).stroke(tone);
  drawScale(desk, width, { step: 1, numbered: 10, longer: 5, down: 1, unit: 'cm' });
  drawScale(desk, width, { step: mmPerInch / 8, numbered: 8, longer: 4, down: -1, unit: 'in' });
  pdf.restore();
}
