import { runsOf, type Face, type Run } from './typefaces.ts';

type Pdf = PDFKit.PDFDocument;

/** Words in one face. */
export interface Span {
  text: string;
  face: Face;
  tone?: string;
}

interface Word {
  runs: readonly Run[];
  width: number;
  tone: string;
  /** The blank before it, where it does not begin its line. */
  gap: number;
}

export interface SetText {
  lines: readonly (readonly Word[])[];
  size: number;
  leading: number;
  height: number;
  width: number;
}

interface Setting {
  width: number;
  size: number;
  /** Height of a line as a share of the size. */
  leading?: number;
}

const usualLeading = 1.4;
export const ink = '#111111';

/** Words come again, on every page and in every craft, and shaping them is most of the work. */
const widths = new Map<string, number>();
const mostWidths = 20_000;

/** In the size of one point. */
function plainWidth(pdf: Pdf, { font, text }: Run): number {
  const key = `${font} ${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  const width = pdf.font(font).fontSize(1000).widthOfString(text) / 1000;
  if (widths.size >= mostWidths) widths.clear();
  widths.set(key, width);
  return width;
}

const measured = (pdf: Pdf, runs: readonly Run[], size: number): number =>
  runs.reduce((sum, run) => sum + plainWidth(pdf, run) * size, 0);

/** A word that is wider than its line, such as an address, in pieces that fit. */
function broken(text: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(text) <= width) return [text];
  const pieces = [''];
  for (const letter of text) {
    const longer = (pieces.at(-1) ?? '') + letter;
    if (longer.length > 1 && widthOf(longer) > width) pieces.push(letter);
    else pieces[pieces.length - 1] = longer;
  }
  return pieces;
}

function wordsOf(pdf: Pdf, spans: readonly Span[], { width, size }: Setting): Word[] {
  return spans.flatMap(({ text, face, tone = ink }) => {
    const widthOf = (word: string): number => measured(pdf, runsOf(word, face), size);
    const gap = widthOf(' ');
    return text
      .split(/\s+/)
      .filter(Boolean)
      .flatMap((word) => broken(word, width, widthOf).map((piece, at) => ({ piece, isFirst: at === 0 })))
      .map(({ piece, isFirst }) => {
        const runs = runsOf(piece, face);
        return { runs, width: measured(pdf, runs, size), tone, gap: isFirst ? gap : 0 };
      });
  });
}

/** Breaks words into lines, before anything is drawn: only so a block can be kept whole. */
export function setText(pdf: Pdf, spans: readonly Span[], setting: Setting): SetText {
  const { width, size, leading = usualLeading } = setting;
  const lines: Word[][] = [];
  let used = 0;
  for (const word of wordsOf(pdf, spans, setting)) {
    const line = lines.at(-1);
    if (line && used + word.gap + word.width <= width) {
      line.push(word);
      used += word.gap + word.width;
    } else {
      lines.push([word]);
      used = word.width;
    }
  }
  const height = lines.length * size * leading;
  return { lines, size, leading: size * leading, height, width };
}

/** Where the letters of a line stand, as a share of its height. */
const baseline = 0.72;

/** Draws what was set, its upper left corner there. */
export function drawText(
  pdf: Pdf,
  { lines, size, leading, width }: SetText,
  { x, y, align = 'left' }: { x: number; y: number; align?: 'left' | 'center' | 'right' },
): void {
  for (const [row, words] of lines.entries()) {
    const used = words.reduce((sum, word, at) => sum + word.width + (at > 0 ? word.gap : 0), 0);
    const free = width - used;
    let at = x + (align === 'left' ? 0 : align === 'center' ? free / 2 : free);
    const bottom = y + row * leading + leading * baseline;
    for (const [index, word] of words.entries()) {
      if (index > 0) at += word.gap;
      at = drawWord(pdf, word, { at, bottom, size, isLast: index === words.length - 1 });
    }
  }
}

interface Standing {
  at: number;
  bottom: number;
  size: number;
  isLast: boolean;
}

/** The blank after a word is written too: whoever copies or listens hears words, not one long one. */
function drawWord(pdf: Pdf, { runs, tone }: Word, { at, bottom, size, isLast }: Standing): number {
  let x = at;
  for (const [index, { font, text }] of runs.entries()) {
    const written = index === runs.length - 1 && !isLast ? `${text} ` : text;
    pdf.font(font).fontSize(size).fillColor(tone);
    pdf.text(written, x, bottom, { lineBreak: false, baseline: 'alphabetic' });
    x += plainWidth(pdf, { font, text }) * size;
  }
  return x;
}
