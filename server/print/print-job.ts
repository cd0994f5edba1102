import type { Brand } from '#contract/brand.ts';
import type { Craft } from '#contract/crafts.ts';
import type { Ink, Paper, TextSize } from '#contract/print.ts';
import type { StepSource } from '#engine/illustrator/draw-step.ts';

export interface PrintChoice {
  paper: Paper;
  text: TextSize;
  ink: Ink;
}

/** All that a PDF is made of; it goes to a thread of its own, so nothing but data. */
export interface PrintJob {
  craft: Craft;
  source: StepSource;
  url: string;
  /** What the place is called. */
  brand: Brand;
  choice: PrintChoice;
  /** The logo of the place, where it has one and there is ink for it. */
  logo: Uint8Array | null;
  /** The finished picture, where there is one and ink for it. */
  picture: Uint8Array | null;
}
