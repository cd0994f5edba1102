import type { Supply } from '#engine/supplies/supply.ts';
import { takenBy, type Binding } from './bind.ts';
import { isAvoided, isOldEnough, type Table } from './table.ts';

/** Why something that was listed is not used. */
type DrawerReason =
  | 'too-small'
  | 'not-yet'
  | 'avoided'
  | 'risky'
  | 'unknown'
  | 'too-few'
  | 'no-hold'
  | 'instead'
  | 'no-use';

export interface LeftOver {
  /** As the family would recognize it. */
  name: string;
  supply: Supply | null;
  reason: DrawerReason;
  /** What the table of risks says of it, or the name of what does its work. */
  because: string;
}

interface Reason {
  reason: DrawerReason;
  because: string;
}

const plainly = (reason: DrawerReason): Reason => ({ reason, because: '' });

/** A tool without danger that nobody needs is no child's loss. */
const isHarmlessTool = ({ kind, hazards, danger }: Supply): boolean =>
  kind === 'tool' && hazards.length === 0 && danger === '';

/** What could have been used where something else is: it does not hold there, there is too little of it, or the other does its work. */
function besides(supply: Supply, { bound }: Binding): Reason {
  const places = [...bound.values()].filter(({ slot }) => slot.options.includes(supply));
  const open = places.filter(({ others }) => others.includes(supply));
  if (places.length > 0 && open.length === 0) return plainly('no-hold');
  const instead = open.find(({ listed }) => listed)?.supply;
  if (instead) return { reason: 'instead', because: instead.plural };
  return plainly(open.length > 0 ? 'too-few' : 'no-use');
}

function reasonFor(supply: Supply, { band, avoid }: Table, binding: Binding): Reason {
  if (isAvoided(supply, avoid)) return plainly('avoided');
  if (isOldEnough(supply, band) || isHarmlessTool(supply)) return besides(supply, binding);
  if (supply.danger !== '') return { reason: 'risky', because: supply.danger };
  return plainly(supply.hazards.includes('small parts') ? 'too-small' : 'not-yet');
}

/** Everything on the table that this craft leaves in the drawer, and why. */
export function leftInDrawer(table: Table, binding: Binding): LeftOver[] {
  const used = takenBy(binding);
  const known = table.listed
    .filter((supply) => !used.has(supply.id))
    .map((supply) => {
      const { reason, because } = reasonFor(supply, table, binding);
      return { name: supply.plural, supply, reason, because };
    });
  const risky = table.risky.map(({ name, reason }) => ({
    name,
    supply: null,
    reason: 'risky' as const,
    because: reason,
  }));
  const unknown = table.unknown.map((name) => ({
    name,
    supply: null,
    reason: 'unknown' as const,
    because: '',
  }));
  return [...known, ...risky, ...unknown];
}
