import type { LeftOver } from './crafts.ts';

/** What is said where nothing more can be said. */
export const notNeeded = 'not needed for this one';

/** "LED lights" keep their capitals. */
const within = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : name;

/** What stays in the drawer, a line for each reason: "Beads, buttons: too small for a two-year-old". */
export function leftOverLines(leftOver: readonly LeftOver[]): { names: string; reason: string }[] {
  const byReason = Map.groupBy(leftOver, ({ reason }) => reason || notNeeded);
  return [...byReason]
    .toSorted(([a], [b]) => Number(a === notNeeded) - Number(b === notNeeded))
    .map(([reason, all]) => ({
      names: all.map(({ name }, at) => (at === 0 ? name : within(name))).join(', '),
      reason,
    }));
}
