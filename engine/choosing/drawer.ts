import type { Supply } from '#engine/supplies/supply.ts';
import { isAvoided, isOldEnough, type Table } from './table.ts';

/** Why something that was listed is not used. */
type DrawerReason = 'too-small' | 'not-yet' | 'avoided' | 'risky' | 'unknown' | 'no-use';

export interface LeftOver {
  /** As the family would recognize it. */
  name: string;
  supply: Supply | null;
  reason: DrawerReason;
  /** What a recipe or the table of risks says of it. */
  because: string;
}

/** A tool without danger that nobody needs is no child's loss. */
const isHarmlessTool = ({ kind, hazards, danger }: Supply): boolean =>
  kind === 'tool' && hazards.length === 0 && danger === '';

function reasonFor(supply: Supply, { band, avoid }: Table): DrawerReason {
  if (isAvoided(supply, avoid)) return 'avoided';
  if (isOldEnough(supply, band) || isHarmlessTool(supply)) return 'no-use';
  if (supply.danger !== '') return 'risky';
  return supply.hazards.includes('small parts') ? 'too-small' : 'not-yet';
}

/** Everything on the table that this craft leaves in the drawer, and why. */
export function leftInDrawer(table: Table, used: ReadonlySet<string>): LeftOver[] {
  const known = table.listed
    .filter((supply) => !used.has(supply.id))
    .map((supply) => ({
      name: supply.plural,
      supply,
      reason: reasonFor(supply, table),
      because: supply.danger,
    }));
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
