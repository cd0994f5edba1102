import { livelyColors, type ColorName } from '#engine/grammar/colors.ts';
import type { Binding } from './bind.ts';

/** The craft's colors: its own, the family's in the place of the main one where any color does. */
export function colorsFor({ recipe, variant }: Binding, palette: readonly string[]): readonly ColorName[] {
  const own = variant && variant.colors.length > 0 ? variant.colors : recipe.colors;
  const base: readonly ColorName[] = own.length > 0 ? own : ['blue', 'yellow', 'white'];
  const [first] = recipe.freeColors && !variant ? livelyColors(palette) : [];
  return first === undefined || base.includes(first) ? base : [first, ...base.slice(1)];
}
