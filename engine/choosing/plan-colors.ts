import { livelyColors, type ColorName } from '#engine/grammar/colors.ts';
import type { NamedColor } from '#engine/supplies/supply.ts';
import { areDark, isSheet, type Binding, type Bound } from './bind.ts';

const paints = ({ slot, supply }: Bound): boolean =>
  slot.role === 'heart' && supply?.properties.includes('paints') === true;

/** What a print comes to stand on. */
const printedOn = (steps: Binding['steps']): ReadonlySet<string> => usedIn(steps, ['print']);

const usedIn = (steps: Binding['steps'], actions: readonly string[]): ReadonlySet<string> =>
  new Set(steps.flatMap(({ step }) => (actions.includes(step.action) ? step.uses : [])));

/** The colors in which the family has what the craft is made of, thing by thing, its heart first; of what is painted the paint. */
function colored({ bound, steps }: Binding): Bound[] {
  const all = [...bound.values()];
  const isPainted = all.some(paints);
  const isGround = ({ supply, slot }: Bound): boolean =>
    supply !== null &&
    ((isSheet(supply) && (isPainted || printedOn(steps).has(slot.name))) ||
      (supply.of === 'cloth' && isPainted && usedIn(steps, ['paint', 'print']).has(slot.name)));
  return all
    .filter((one) => one.colors.length > 0 && one.slot.role !== 'tool' && !isGround(one))
    .sort((a, b) => Number(b.slot.role === 'heart') - Number(a.slot.role === 'heart'));
}

/** What most of a craft has its color from. */
const leads = ({ slot, supply }: Bound): boolean => slot.role === 'heart' || supply?.kind === 'color';

const ownColors = ({ recipe, variant }: Binding): readonly ColorName[] =>
  variant && variant.colors.length > 0 ? variant.colors : recipe.colors;

const isLike = (own: ColorName, color: ColorName): boolean => own === color || own.endsWith(` ${color}`);

/** Whether it may have this color where it mostly has its main one. */
function mayBe({ recipe, variant }: Binding, color: ColorName): boolean {
  const { otherMains } = variant ?? recipe;
  return otherMains === 'any' || otherMains.some((other) => isLike(other, color));
}

/** Two of a craft's colors change places, where there is only the second for what has the first. */
const inFront = (color: ColorName, [main = color, ...others]: readonly ColorName[]): ColorName[] => [
  color,
  ...others.map((other) => (other === color ? main : other)),
];

/** White on white shows nothing: a print takes the next of its colors where there is only a sheet of the first. */
function offItsGround(binding: Binding, colors: readonly ColorName[]): readonly ColorName[] {
  const grounds = printedOn(binding.steps);
  const sheet = [...binding.bound.values()].find(
    ({ supply, slot, colors: own }) =>
      supply !== null && isSheet(supply) && grounds.has(slot.name) && own.length === 1,
  );
  const ground = sheet?.colors[0];
  // A night that is meant to be black is not what its stars are lost on.
  const isMeant = binding.recipe.parts.some(({ slot, tone }) => slot === sheet?.slot.name && tone === 'a');
  if (isMeant) return colors;
  const isLost = (color: ColorName): boolean =>
    color === ground || (areDark(sheet?.colors) && areDark([color]));
  const [main] = colors;
  if (main === undefined || ground === undefined || !isLost(main)) return colors;
  const other = colors.find((color) => !isLost(color));
  return other === undefined ? colors : inFront(other, colors);
}

/** The craft's colors: its own, the family's in the place of the main one where it may be so. */
export function colorsFor(binding: Binding, palette: readonly string[]): readonly ColorName[] {
  return offItsGround(binding, withFamilyColors(binding, palette));
}

function withFamilyColors(binding: Binding, palette: readonly string[]): readonly ColorName[] {
  const own = ownColors(binding);
  const base: readonly ColorName[] = own.length > 0 ? own : ['blue', 'yellow', 'white'];
  const [named] = colored(binding);
  const offered: readonly ColorName[] = named?.colors ?? livelyColors(palette).slice(0, 1);
  const met = base.find((color) => offered.includes(color));
  const canLead = named !== undefined && leads(named);
  if (met !== undefined) return canLead && mayBe(binding, met) ? inFront(met, base) : base;
  const other = offered.find((color) => mayBe(binding, color));
  return other === undefined ? base : inFront(other, base);
}

/** Whether a craft wants a color: "green" is light green and dark green too. */
export const isOfColor = (binding: Binding, color: NamedColor): boolean =>
  mayBe(binding, color) || ownColors(binding).some((own) => isLike(own, color));

/** A pig is pink: whoever has pink for it has more than pink for the rug under a bee; what comes in no color of the craft takes two off. */
function colorWorth(binding: Binding, thing: Bound): number {
  const { colors } = thing;
  if (!colors.some((color) => isOfColor(binding, color))) return -2;
  const [main] = ownColors(binding);
  const isMain = main === undefined || colors.some((color) => isLike(main, color) || mayBe(binding, color));
  return isMain || !leads(thing) ? 1 : 0;
}

/** How many of the colored things at hand come in the craft's own colors. */
export function colorMatches(binding: Binding): number {
  if (ownColors(binding).length === 0) return 0;
  return colored(binding).reduce((sum, one) => sum + colorWorth(binding, one), 0);
}
