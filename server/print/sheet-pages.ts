import type { Paper } from '#contract/print.ts';

type Pdf = PDFKit.PDFDocument;

export const pointsPerMm = 72 / 25.4;

/** Width and height in millimetres. */
export const paperSizes: Readonly<Record<Paper, readonly [number, number]>> = {
  a4: [210, 297],
  letter: [215.9, 279.4],
};

export const pageSize = (paper: Paper): [number, number] => {
  const [width, height] = paperSizes[paper];
  return [width * pointsPerMm, height * pointsPerMm];
};

const margin = 14 * pointsPerMm;
/** The line at the foot of every page stands in the margin; this keeps it apart. */
const foot = 6;

/** Something that is never parted: it knows how high it is before it is drawn. */
export interface Block {
  height: number;
  /** Below it, where something follows on the same page. */
  space?: number;
  draw: (x: number, y: number) => void;
}

/** Lays blocks down a page, and begins another one where the next does not fit. */
export class SheetPages {
  readonly width: number;
  readonly left = margin;
  readonly #pdf: Pdf;
  readonly #bottom: number;
  #y = margin;

  constructor(pdf: Pdf, paper: Paper) {
    const [width, height] = pageSize(paper);
    this.#pdf = pdf;
    this.width = width - 2 * margin;
    this.#bottom = height - margin - foot;
  }

  /** The most that fits on a page of its own. */
  get most(): number {
    return this.#bottom - margin;
  }

  /** Puts a block on this page or the next; `with` is the room that what follows needs to stay beside it. */
  place(block: Block, { with: beside = 0 }: { with?: number } = {}): void {
    const isFresh = this.#y === margin;
    if (!isFresh && this.#y + block.height + beside > this.#bottom) {
      this.#pdf.addPage();
      this.#y = margin;
    }
    block.draw(this.left, this.#y);
    this.#y += block.height + (block.space ?? 0);
  }
}
