import type { Amount } from './recipe.ts';

/** The units that a recipe may measure in; the tongue says each of them. */
const units = [
  'piece',
  'sheet',
  'half-sheet',
  'in',
  'ft',
  'yd',
  'cup',
  'tbsp',
  'tsp',
  'handful',
  'pinch',
  'pair',
  'strip',
  'scrap',
  'color',
  'bit',
  'roll',
  'page',
  'lb',
  'drop',
] as const;

/** "1 1/2" as a number. */
export const readCount = (text: string): number =>
  text
    .split(' ')
    .filter(Boolean)
    .reduce((sum, part) => {
      const [top = '', bottom = '1'] = part.split('/');
      return sum + Number(top) / Number(bottom);
    }, 0);

/** "2", "3 sheet", "1 1/2 cup", "handful"; nothing stands for one piece. */
export function readAmount(text: string): Amount {
  if (text === '') return { count: 1, unit: 'piece' };
  const found = /^(\d[\d/ ]*?)?\s*([a-z-]+)?$/.exec(text.trim());
  const unit = found?.[2] ?? 'piece';
  const count = found?.[1] === undefined ? 1 : readCount(found[1].trim());
  if (!found || !(units as readonly string[]).includes(unit) || !(count > 0))
    throw new Error(`no amount "${text}"`);
  return { count, unit };
}
