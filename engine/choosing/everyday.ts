import type { Supply } from '#engine/supplies/supply.ts';

/** What nearly every home has, or has before its door: asking for it is asking for little. */
const everyday = new Set(
  'scissors pencil glue glue-stick tape masking-tape paper construction-paper cardstock marker crayon colored-pencil paint paintbrush ruler string cardboard paper-towel newspaper cotton-ball paper-plate cardboard-tube sock soil stick stone'.split(
    ' ',
  ),
);

export const isEveryday = ({ id }: Supply): boolean => everyday.has(id);
