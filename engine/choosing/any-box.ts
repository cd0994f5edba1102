import { getSupply } from '#engine/supplies/catalog.ts';
import type { Recipe } from '#engine/recipes/recipe.ts';
import type { Supply } from '#engine/supplies/supply.ts';
import type { Table } from './table.ts';

const asWritten = 'cardboard-box';
const sizes = ['small-box', 'shoebox'].map(getSupply);

const moved = <T>(from: ReadonlyMap<string, T>, to: Supply): ReadonlyMap<string, T> =>
  new Map([...from].map(([id, value]) => [id === asWritten ? to.id : id, value]));

const boxedAs = (table: Table, size: Supply): Table => ({
  ...table,
  listed: table.listed.map((supply) => (supply.id === asWritten ? size : supply)),
  amounts: moved(table.amounts, size),
  colors: moved(table.colors, size),
});

/** The same table with the box as one of those that it may as well be. */
export const boxedOtherwise = (table: Table): Table[] =>
  table.hasUnsizedBox
    ? sizes.filter((size) => !table.listed.includes(size)).map((size) => boxedAs(table, size))
    : [];

const boxed = new WeakMap<Recipe, boolean>();

/** Whether the size of a box can make a difference to it; remembered, for every recipe is asked for every wish. */
export function takesSizedBox(recipe: Recipe): boolean {
  const known = boxed.get(recipe);
  if (known !== undefined) return known;
  const takes = recipe.slots.some(({ options }) => options.some((option) => sizes.includes(option)));
  boxed.set(recipe, takes);
  return takes;
}
