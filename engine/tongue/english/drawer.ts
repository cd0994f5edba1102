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
  band: AgeBand,
  own: ReadonlyMap<string, string>,
): string {
  if (reason === 'too-small') return `too small for a ${ages[band]}`;
  if (reason === 'not-yet') return `not yet for a ${ages[band]}`;
  if (reason === 'avoided') return 'on the list of what you avoid';
  if (reason === 'risky') return because;
  if (reason === 'unknown') return 'new to us';
  const said = own.get(supply?.id ?? '');
  if (said !== undefined) return said;
  if (reason === 'no-hold') return 'would not hold on everything here';
  if (reason === 'too-few') return 'too little of it for this one';
  return reason === 'instead' ? `this one takes ${because} instead` : notNeeded;
}

/** Everything on the table that a craft leaves in the drawer, each with why where that helps. */
export function sayLeftOver(
  table: Table,
  binding: Binding,
  own: ReadonlyMap<string, string>,
): { name: string; reason: string }[] {
  return leftInDrawer(table, binding).map((item) => ({
    name: capital(item.name),
    reason: drawerReason(item, table.band, own),
  }));
}
