import type { AgeBand } from '#contract/common.ts';
import type { Table } from '#engine/choosing/table.ts';
import type { Supply } from '#engine/supplies/supply.ts';
import type { Recipe } from './recipe.ts';

function tableOf(listed: readonly Supply[], band: AgeBand): Table {
  return { band, listed: [...new Set(listed)], amounts: new Map(), unknown: [], risky: [], avoid: new Set() };
}

/** Tables that bring out every face of a recipe: nothing there, everything there, and each choice of each slot. */
export function tryTables(recipe: Recipe, band: AgeBand): Table[] {
  const slots = recipe.slots.filter(({ bands }) => bands.includes(band));
  const first = slots.flatMap(({ options }) => options.slice(0, 1));
  const most = Math.max(...slots.map(({ options }) => options.length));
  const each = Array.from({ length: most }, (_, at) =>
    slots.flatMap(({ options }) => options[Math.min(at, options.length - 1)] ?? []),
  );
  return [[], first, ...each].map((listed) => tableOf(listed, band));
}
