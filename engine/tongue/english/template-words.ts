import { capital } from '#engine/grammar/nouns.ts';

/** What stands on a page of templates. */
export const templateWords = {
  title: 'Templates to cut out',
  how: 'Print at 100 % (“actual size”), and measure the boxes before you cut.',
  /** A part's own name; a letter or a number behind it only tells it from that of another variant. */
  name: (partId: string): string => capital(partId.replace(/-?\d+$|-[a-z]$/, '').replaceAll('-', ' ')),
  count: (count: number): string => `cut ${count}`,
  tile: (letter: string): string => `tape along the dashed line, ${letter} to ${letter}`,
  sheet: (at: number, of: number): string => `sheet ${at} of ${of}`,
  metricBox: '100 × 50 mm',
  inchBox: '4 × 2 in',
  boxHelp: 'This box measures exactly this. If yours does not, print again without “fit to page”.',
  fold: 'fold',
  glue: 'glue',
} as const;
