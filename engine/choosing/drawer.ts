import type { AgeBand } from '#contract/common.ts';
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

/** Whose hands still lead to the mouth: older ones are kept from small things by what else these do. */
const mouthBands: ReadonlySet<AgeBand> = new Set(['2-3', '4-5']);

/** A tool without danger that nobody needs is no child's loss. */
const isHarmlessTool = ({ kind, hazards, danger }: Supply): boolean =>
  kind === 'tool' && hazards.length === 0 && danger === '';

const isAlike = (one: Supply, other: Supply): boolean =>
  one.kind === other.kind &&
  (one.kind === 'color' ||
    (one.kind === 'joiner' && [one, other].every(({ properties }) => properties.includes('sticky'))));

/** What sticks, or gives color, in place of another thing that does. */
const insteadOf = (supply: Supply, { bound }: Binding): Supply | undefined =>
  [...bound.values()].flatMap((one) => one.supply ?? []).find((other) => isAlike(supply, other));

/** What could have been used where something else is: it does not hold there, there is too little of it, or the other does its work. */
function besides(supply: Supply, binding: Binding): Reason {
  const { bound } = binding;
  const places = [...bound.values()].filter(({ slot }) => slot.options.includes(supply));
  const open = places.filter(({ others }) => others.includes(supply));
  if (places.length > 0 && open.length === 0) return plainly('no-hold');
  const instead =
    open.find(({ listed }) => listed)?.supply ??
    (places.length === 0 ? insteadOf(supply, binding) : undefined);
  if (instead) return { reason: 'instead', because: instead.plural };
  return plainly(open.length > 0 ? 'too-few' : 'no-use');
}

function reasonFor(supply: Supply, { band, avoid }: Table, binding: Binding): Reason {
  if (isAvoided(supply, avoid)) return plainly('avoided');
  if (isOldEnough(supply, band) || isHarmlessTool(supply)) return besides(supply, binding);
  if (supply.danger !== '') return { reason: 'risky', because: supply.danger };
  const isSmall = mouthBands.has(band) && supply.hazards.includes('small parts');
  return plainly(isSmall ? 'too-small' : 'not-yet');
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
