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

/** How many of a thing that is counted go into an amount: two sheets are one cereal box. Null where nobody counts it. */
export function wholesIn({ count, unit }: Amount, supply: Supply): number | null {
  if (supply.mass || (isPaged(supply) && unit !== 'piece')) return null;
  if (unit === 'piece') return count;
  // A plate or a box that stands in for paper is counted as what it is.
  if (sheets.has(unit) && !supply.piece.startsWith('a sheet')) return Math.ceil(count / sheetsOf(supply));
  // A shirt that stands in for cord is one shirt.
  return lengths.has(unit) && !supply.properties.includes('string') ? 1 : null;
}
