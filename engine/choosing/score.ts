import type { Supply } from '#engine/supplies/supply.ts';
import { takenBy, type Binding, type Bound } from './bind.ts';
import { colorMatches } from './plan-colors.ts';
import type { Table } from './table.ts';
import type { Fit } from './theme-fit.ts';

/** What nearly every home has: asking for it is asking for little. */
const everyday = new Set(
  'scissors pencil glue glue-stick tape masking-tape paper construction-paper cardstock marker crayon colored-pencil paint paintbrush ruler string cardboard paper-towel newspaper cotton-ball paper-plate cardboard-tube'.split(
    ' ',
  ),
);

/** Tools and pens lie on the table for whatever is made: they speak for no craft, and none wastes them. */
const isMaterial = (supply: Supply): boolean =>
  supply.kind !== 'tool' && supply.kind !== 'color' && supply.kind !== 'joiner';

/** What it is worth that paper said to be blue becomes something blue. */
const colorPoints = 1;

interface ThingReasons {
  /** How much of what makes it this craft lies there, 0 to 1. */
  heart: number;
  /** Whether what is missing of its heart is in nearly every home. */
  isHomely: boolean;
  /** How many of the listed materials, tools and pens apart, have a natural use here; null where none is listed. */
  natural: number | null;
  /** Listed things with a natural use here, and those without. */
  used: readonly Supply[];
  unused: readonly Supply[];
  /** What would have to be found. */
  missing: readonly Supply[];
  total: number;
}

export interface Reasons extends ThingReasons {
  fit: Fit;
}

const fitPoints: Record<Fit, number> = { is: 7, topic: 9, carries: 2.5, open: 0, none: -20 };

const heartsOf = (binding: Binding): Bound[] =>
  [...binding.bound.values()].filter(({ slot }) => slot.role === 'heart');

function heartShare(hearts: readonly Bound[]): number {
  return hearts.length === 0 ? 0 : hearts.filter(({ listed }) => listed).length / hearts.length;
}

const isEveryday = ({ supply }: Bound): boolean => supply !== null && everyday.has(supply.id);

const homely = (hearts: readonly Bound[]): boolean => hearts.every((one) => one.listed || isEveryday(one));

/** What of a missing heart that is in nearly every home counts: a plate is a ladybug though nobody listed the paint. */
const everydayShare = 0.6;

function heartPoints(hearts: readonly Bound[]): number {
  if (!hearts.some(({ listed }) => listed)) return -5;
  const there = hearts.reduce((sum, one) => sum + (one.listed ? 1 : isEveryday(one) ? everydayShare : 0), 0);
  return (there / hearts.length) * 10 - (homely(hearts) ? 0 : 5);
}

/** How well what a recipe takes serves this table: heart first, then natural uses, then how little is missing. */
export function weighThings(binding: Binding, table: Table): ThingReasons {
  const bound = [...binding.bound.values()].filter(({ supply }) => supply !== null);
  const ids = takenBy(binding);
  const used = table.listed.filter((supply) => ids.has(supply.id));
  const unused = table.listed.filter((supply) => !ids.has(supply.id));
  const missing = bound.flatMap(({ supply, listed }) => (supply && !listed ? [supply] : []));
  const hearts = heartsOf(binding);
  const heart = heartShare(hearts);
  const materials = table.listed.filter(isMaterial);
  const natural = materials.filter((supply) => ids.has(supply.id)).length;
  const cost = missing.reduce((sum, supply) => sum + (everyday.has(supply.id) ? 0.35 : 1.6), 0);
  const empty = materials.length === 0;
  const total =
    (empty ? 0 : heartPoints(hearts)) +
    (empty ? 0 : (natural / materials.length) * 10 + Math.min(natural, 5) * 2) -
    cost;
  const shown = { heart, isHomely: homely(hearts), natural: empty ? null : natural };
  return { ...shown, used, unused, missing, total };
}

/** With what it is about, which comes after the heart alone. */
export const weigh = (things: ThingReasons, binding: Binding, fit: Fit): Reasons => ({
  ...things,
  fit,
  total: things.total + fitPoints[fit] + colorMatches(binding) * colorPoints,
});
