import type { AgeBand } from '#contract/common.ts';
import type { Table } from '#engine/choosing/table.ts';
import { seeded } from '#engine/random/seeded.ts';
import type { Supply } from '#engine/supplies/supply.ts';
import type { Recipe, Slot, Variant } from './recipe.ts';

function tableOf(listed: readonly Supply[], band: AgeBand): Table {
  return {
    band,
    listed: [...new Set(listed)],
    amounts: new Map(),
    colors: new Map(),
    unknown: [],
    risky: [],
    avoid: new Set(),
    hasUnsizedBox: false,
  };
}

/** Of a recipe's variants those that a quick look needs: all of its own, a few of the subjects that it carries. */
export function variantsToTry(recipe: Recipe, band: AgeBand): readonly (Variant | null)[] {
  if (recipe.variants.length === 0) return [null];
  const own = recipe.variants.filter(({ bands }) => bands.includes(band));
  const step = recipe.carries ? Math.ceil(own.length / carriedToTry) : 1;
  return own.filter((_, at) => at % step === 0);
}

const carriedToTry = 6;

/** So many tables by lot, on each of which some of a recipe's things lie. */
const byLot = 4;

/** Tables that bring out every face of a recipe: nothing there, everything there, each choice of each slot, and some by lot. */
export function tryTables(recipe: Recipe, band: AgeBand): Table[] {
  const slots = recipe.slots.filter(({ bands }) => bands.includes(band));
  const first = slots.flatMap(({ options }) => options.slice(0, 1));
  const most = Math.max(...slots.map(({ options }) => options.length));
  const each = Array.from({ length: most }, (_, at) =>
    slots.flatMap(({ options }) => options[Math.min(at, options.length - 1)] ?? []),
  );
  return [
    ...[[], first, ...each].map((listed) => tableOf(listed, band)),
    ...tablesByLot(recipe, band, byLot),
  ];
}

/** Tables on each of which some of a recipe's things lie. */
export function tablesByLot(recipe: Recipe, band: AgeBand, count: number): Table[] {
  const random = seeded(recipe.id.length * 31 + band.length);
  const slots = recipe.slots.filter(({ bands }) => bands.includes(band));
  return Array.from({ length: count }, () =>
    tableOf(
      slots.flatMap(({ options }) =>
        options.length > 0 && random.next() < 0.5 ? [random.pick(options)] : [],
      ),
      band,
    ),
  );
}

interface OptionTable {
  table: Table;
  /** Whose option it is that lies there; null where all have their first, or nothing lies there. */
  slot: Slot | null;
}

/** For each thing that a slot takes, the table on which it lies there, with the first of what the other slots take. */
export function* optionTables(recipe: Recipe, band: AgeBand): Generator<OptionTable> {
  const slots = recipe.slots.filter(({ bands }) => bands.includes(band));
  const firsts = slots.flatMap(({ options }) => options.slice(0, 1));
  yield { table: tableOf([], band), slot: null };
  yield { table: tableOf(firsts, band), slot: null };
  for (const slot of slots)
    for (const [at, option] of slot.options.entries()) {
      if (at === 0) continue;
      const before = new Set(slot.options.slice(0, at));
      const others = firsts.filter((first) => !before.has(first));
      yield { table: tableOf([option, ...others], band), slot };
    }
}
