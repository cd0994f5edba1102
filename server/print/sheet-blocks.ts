import type { Face } from './typefaces.ts';
import { drawText, ink as black, setText, type SetText, type Span } from './set-text.ts';
import type { PrintChoice } from './print-job.ts';
import type { Block } from './sheet-pages.ts';

type Pdf = PDFKit.PDFDocument;

const largePrint = 1.5;
export const grey = '#555555';
export const glue = '#2450b8';

/** What every part of the sheet is made with. */
export interface Desk {
  pdf: Pdf;
  choice: PrintChoice;
  /** From margin to margin. */
  width: number;
  /** A size of the normal print in that of this one. */
  sized: (points: number) => number;
  /** A color, or black where ink is saved. */
  toned: (tone: string) => string;
  /** Set words across so much. */
  set: (spans: readonly Span[], setting: { width: number; size: number; leading?: number }) => SetText;
}

export function deskOf(pdf: Pdf, choice: PrintChoice, width: number): Desk {
  const scale = choice.text === 'large' ? largePrint : 1;
  const toned = (tone: string): string => (choice.ink === 'saver' ? black : tone);
  return {
    pdf,
    choice,
    width,
    sized: (points) => points * scale,
    toned,
    set: (spans, setting) =>
      setText(
        pdf,
        spans.map((span) => (span.tone === undefined ? span : { ...span, tone: toned(span.tone) })),
        setting,
      ),
  };
}

export const inFace = (face: Face, text: string, tone?: string): Span => ({
  text,
  face,
  ...(tone === undefined ? {} : { tone }),
});

/** Draws something that readers of the structure shall know by its kind. */
export function tagged(pdf: Pdf, kind: string, draw: () => void): void {
  pdf.addStructure(pdf.struct(kind, {}, draw));
}

/** Draws what only pleases the eye: nobody reads it out. */
export function asArtifact(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
}

interface Paragraph {
  spans: readonly Span[];
  size: number;
  kind?: string;
  space?: number;
  leading?: number;
}

export function paragraph(
  desk: Desk,
  { spans, size, kind = 'P', space = 6, leading = 1.4 }: Paragraph,
): Block {
  const words = desk.set(spans, { width: desk.width, size, leading });
  return {
    height: words.height,
    space: desk.sized(space),
    draw: (x, y) => tagged(desk.pdf, kind, () => drawText(desk.pdf, words, { x, y })),
  };
}

export function heading(desk: Desk, text: string): Block {
  const { width } = desk;
  const words = desk.set([inFace('display', text)], { width, size: desk.sized(15), leading: 1.2 });
  const above = desk.sized(8);
  return {
    height: above + words.height,
    space: desk.sized(4),
    draw: (x, y) => tagged(desk.pdf, 'H2', () => drawText(desk.pdf, words, { x, y: y + above })),
  };
}
