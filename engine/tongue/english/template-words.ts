import { capital } from '#engine/grammar/nouns.ts';

/** What stands on a page of templates. */
export const templateWords = {
  title: 'Templates to cut out',
  how: 'Print at 100 % (“actual size”), and measure the boxes before you cut.',
  name: (partId: string): string => capital(partId.replaceAll('-', ' ').replaceAll(/\d+$/g, '')),
  count: (count: number): string => `cut ${count}`,
  tile: (letter: string): string => `tape along the dashed line, ${letter} to ${letter}`,
  sheet: (at: number, of: number): string => `sheet ${at} of ${of}`,
  metricBox: '100 × 50 mm',
  inchBox: '4 × 2 in',
  boxHelp: 'This box measures exactly this. If yours does not, print again without “fit to page”.',
  fold: 'fold',
  glue: 'glue',
} as const;
