import type { Craft } from '#contract/crafts.ts';
import { craftWords as words } from '#contract/craft-words.ts';
import { asArtifact, inFace, type Desk } from './sheet-blocks.ts';
import type { Block } from './sheet-pages.ts';
import { drawText, ink as black } from './set-text.ts';
import { drawSvg } from './svg/draw-svg.ts';
import type { SvgNode } from './svg/read-svg.ts';

type Element = PDFKit.PDFStructureElement;

interface PrintedStep {
  step: Craft['steps'][number];
  number: number;
  picture: SvgNode | null;
}

const pictureSide = 80;
const gap = 12;
const usualSize = 12;
const smallestSize = 5;

function drawNumber({ pdf, set, sized }: Desk, number: number, at: { x: number; y: number }): void {
  const side = sized(24);
  const digits = set([inFace('display', String(number))], { width: side, size: sized(13), leading: 1 });
  drawText(pdf, digits, { x: at.x, y: at.y + (side - digits.height) / 2, align: 'center' });
}

function drawRing({ pdf, sized }: Desk, { x, y }: { x: number; y: number }): void {
  const radius = sized(12);
  asArtifact(pdf, () => {
    pdf
      .lineWidth(1.4)
      .circle(x + radius, y + radius, radius - 0.7)
      .stroke(black);
  });
}

/** One step: its number, who does it, the words, and the picture at their side. Never parted. */
function stepBlock(desk: Desk, { step, number, picture }: PrintedStep, size: number): ListBlock {
  const { pdf, sized, choice, width } = desk;
  const side = picture ? Math.min(sized(pictureSide), width * 0.3) : 0;
  const start = sized(24) + gap;
  const text = desk.set([inFace('strong', `${words.who[step.who]}:`), inFace('text', step.text)], {
    width: width - start - (picture ? side + gap : 0),
    size: sized(size),
  });
  const height = Math.max(text.height + sized(3), side, sized(24));
  return {
    height,
    draw: (list, { x, y }) => {
      // What is an artifact may not stand inside what is read.
      drawRing(desk, { x, y });
      const parts = [
        pdf.struct('Lbl', {}, () => drawNumber(desk, number, { x, y })),
        pdf.struct('LBody', {}, () => drawText(pdf, text, { x: x + start, y: y + sized(3) })),
      ];
      const place = { x: x + width - side, y, side, ink: choice.ink };
      if (picture)
        parts.push(pdf.struct('Figure', { alt: step.imageAlt }, () => drawSvg(pdf, picture, place)));
      list.add(pdf.struct('LI', {}, parts));
    },
  };
}

interface ListBlock {
  height: number;
  draw: (list: Element, at: { x: number; y: number }) => void;
}

interface StepList {
  list: Element;
  /** The height of a page. */
  most: number;
}

/** A step of the list; words of unusual length are set smaller until they fit a page. */
export function stepOf(desk: Desk, printed: PrintedStep, { list, most }: StepList): Block {
  let size = usualSize;
  let block = stepBlock(desk, printed, size);
  while (block.height > most && size > smallestSize) {
    size -= 1;
    block = stepBlock(desk, printed, size);
  }
  const { height, draw } = block;
  return { height, space: desk.sized(9), draw: (x, y) => draw(list, { x, y }) };
}
