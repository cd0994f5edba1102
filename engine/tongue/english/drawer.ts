import type { AgeBand } from '#contract/common.ts';
import { notNeeded } from '#contract/left-over.ts';
import type { Binding } from '#engine/choosing/bind.ts';
import { leftInDrawer, type LeftOver } from '#engine/choosing/drawer.ts';
import type { Table } from '#engine/choosing/table.ts';
import { capital } from '#engine/grammar/nouns.ts';

const ages: Record<AgeBand, string> = {
  '2-3': 'two-year-old',
  '4-5': 'four-year-old',
  '6-8': 'six-year-old',
  '9-12': 'nine-year-old',
  '13+': 'teenager',
};

/** Why it stays in the drawer, in a few words. */
function drawerReason(
  { reason, because, supply }: LeftOver,
  { band, recipe }: Binding,
  own: ReadonlyMap<string, string>,
): string {
  const said = own.get(supply?.id ?? '');
  // What a recipe takes from those who are older it may speak of in words of its own.
  const isTaken = recipe.slots.some(({ options }) => options.some((one) => one === supply));
  if (said !== undefined && isTaken) return said;
  if (reason === 'too-small') return `too small for a ${ages[band]}`;
  if (reason === 'not-yet') return `not yet for a ${ages[band]}`;
  if (reason === 'avoided') return 'on the list of what you avoid';
  if (reason === 'risky') return because;
  if (reason === 'unknown') return 'we do not know this one yet';
  if (said !== undefined) return said;
  if (reason === 'no-hold') return `does not hold on ${because}`;
  if (reason === 'too-few') return 'not enough of it for this one';
  if (reason === 'too-dark') return 'too dark to draw on';
  if (reason === 'same-color') return 'the same color as what is printed';
  if (reason === 'elsewhere') return 'kept for another craft';
  return reason === 'instead' ? `${because} will do here` : notNeeded;
}

/** Everything on the table that a craft leaves in the drawer, each with why where that helps. */
export function sayLeftOver(
  table: Table,
  binding: Binding,
  own: ReadonlyMap<string, string>,
): { name: string; reason: string }[] {
  return leftInDrawer(table, binding).map((item) => ({
    name: capital(item.name),
    reason: drawerReason(item, binding, own),
  }));
}
