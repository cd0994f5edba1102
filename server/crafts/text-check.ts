import type { HoldReason } from '#contract/safety.ts';
import { readDoor } from '#engine/safety/door.ts';
import { findHoldReasons as heldFor } from '#engine/safety/held.ts';

/** What speaks against publishing a text before somebody has looked at it: also what would be turned down as a theme. */
export function findHoldReasons(text: string): HoldReason[] {
  const reasons = heldFor(text);
  const isTurnedDown = readDoor(text).kind === 'turned-down';
  return isTurnedDown && !reasons.includes('unkind') ? [...reasons, 'unkind'] : reasons;
}

/** The same of what a craft says of itself, and of its theme, which somebody may have typed. The words of a plan are the house's own. */
export function findCraftHoldReasons(craft: {
  title: string;
  description: string;
  theme: string;
  plan?: unknown;
}): HoldReason[] {
  const { title, description, theme, plan } = craft;
  const isOurs = plan !== null && plan !== undefined;
  return [...new Set((isOurs ? [theme] : [title, description, theme]).flatMap(findHoldReasons))];
}
