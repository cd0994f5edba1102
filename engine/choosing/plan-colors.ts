import { livelyColors, type ColorName } from '#engine/grammar/colors.ts';
import type { NamedColor } from '#engine/supplies/supply.ts';
import type { Binding } from './bind.ts';

/** The colors in which the family has what the craft is made of, its heart first. */
function namedColors({ bound }: Binding): NamedColor[] {
  const colored = [...bound.values()].filter(({ color, slot }) => color !== null && slot.role !== 'tool');
  return colored
    .sort((a, b) => Number(b.slot.role === 'heart') - Number(a.slot.role === 'heart'))
    .flatMap(({ color }) => color ?? []);
}

const ownColors = ({ recipe, variant }: Binding): readonly ColorName[] =>
  variant && variant.colors.length > 0 ? variant.colors : recipe.colors;

const isFree = ({ recipe, variant }: Binding): boolean => recipe.freeColors && !variant;

/** The craft's colors: its own, the family's in the place of the main one where any color does. */
export function colorsFor(binding: Binding, palette: readonly string[]): readonly ColorName[] {
  const own = ownColors(binding);
  const base: readonly ColorName[] = own.length > 0 ? own : ['blue', 'yellow', 'white'];
  const [first] = isFree(binding) ? [...namedColors(binding), ...livelyColors(palette)] : [];
  return first === undefined || base.includes(first) ? base : [first, ...base.slice(1)];
}

/** Whether a craft wants a color: "green" is light green and dark green too. */
export const isOfColor = (binding: Binding, color: NamedColor): boolean =>
  isFree(binding) || ownColors(binding).some((own) => own === color || own.endsWith(` ${color}`));

/** How many of the colored things at hand come in the craft's own colors; one that does not, takes two off: a red bee is none. */
export function colorMatches(binding: Binding): number {
  const own = ownColors(binding);
  if (own.length === 0) return 0;
  return namedColors(binding).reduce((sum, color) => sum + (isOfColor(binding, color) ? 1 : -2), 0);
}
