import type { Supply } from '#engine/supplies/supply.ts';
import type { Amount } from './recipe.ts';

const sheets: ReadonlySet<string> = new Set(['sheet', 'half-sheet']);
const lengths: ReadonlySet<string> = new Set(['in', 'ft', 'yd']);

/** Front and back of a box, a bag or a shirt are two sheets. */
const sheetsOf = ({ properties, of }: Supply): number =>
  properties.includes('hollow') || of === 'cloth' ? 2 : 1;

/** Of these one takes pages. */
const paged: ReadonlySet<string> = new Set(['newspaper', 'magazine', 'notebook']);
export const isPaged = ({ id }: Supply): boolean => paged.has(id);

/** How many handfuls there are in what fills a hand or more by itself: nobody takes a handful of mittens. */
const handfulsIn: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'sock mitten plastic-bag paper-bag stuffed-animal cereal-box cardboard-tube egg-carton foam-tray kitchen-sponge mini-pumpkin gourd lemon beet corn-cob potted-plant string-light map paper-plate pine-branch bandana'
      .split(' ')
      .map((id) => [id, 1]),
  ),
  scarf: 2,
  'old-towel': 3,
  'old-t-shirt': 4,
  pillowcase: 4,
  pillow: 8,
};

/** How many of a thing that is counted go into an amount: two sheets are one cereal box. Null where nobody counts it. */
export function wholesIn({ count, unit }: Amount, supply: Supply): number | null {
  if (supply.mass || (isPaged(supply) && unit !== 'piece')) return null;
  if (unit === 'piece') return count;
  if (unit === 'handful')
    return supply.id in handfulsIn ? Math.ceil(count / (handfulsIn[supply.id] ?? 1)) : null;
  // A plate or a box that stands in for paper is counted as what it is.
  if (sheets.has(unit) && !supply.piece.startsWith('a sheet')) return Math.ceil(count / sheetsOf(supply));
  // A shirt that stands in for cord is one shirt.
  return lengths.has(unit) && !supply.properties.includes('string') ? 1 : null;
}
