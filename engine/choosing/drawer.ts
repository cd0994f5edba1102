import type { AgeBand } from '#contract/common.ts';
import type { Supply } from '#engine/supplies/supply.ts';
import { begunBy } from './begun-by.ts';
import { areDark, isLostOn, isSheet, takenBy, type Binding, type Bound } from './bind.ts';
import { holdsOn } from './holds.ts';
import { isAvoided, isOldEnough, type Table } from './table.ts';

/** Why something that was listed is not used. */
type DrawerReason =
  | 'too-small'
  | 'not-yet'
  | 'avoided'
  | 'risky'
  | 'unknown'
  | 'too-few'
  | 'too-dark'
  | 'same-color'
  | 'no-hold'
  | 'instead'
  | 'elsewhere'
  | 'no-use';

export interface LeftOver {
  /** As the family would recognize it. */
  name: string;
  supply: Supply | null;
  reason: DrawerReason;
  /** What the table of risks says of it, or the name of what does its work or of what it does not hold on. */
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
  [...bound.values()]
    .flatMap((one) => (one.listed && one.supply ? [one.supply] : []))
    .find((other) => isAlike(supply, other));

const nameOf = ({ mass, name, plural }: Supply): string => (mass ? name : plural);

/** On what it would have to hold here, and does not. */
function failsOn(supply: Supply, { slot }: Bound, { bound, steps }: Binding): Supply | undefined {
  return steps
    .filter(({ step }) => step.uses.includes(slot.name))
    .flatMap(({ step }) =>
      step.uses
        .flatMap((name) => bound.get(name)?.supply ?? [])
        .filter((surface) => !holdsOn({ action: step.action, medium: supply, surfaces: [surface] })),
    )[0];
}

/** Whether another craft about the same begins with it. */
function hasItsOwn(supply: Supply, { recipe, variant, band }: Binding): boolean {
  const themes = new Set([...recipe.themes, ...(variant?.themes ?? [])]);
  return (
    (supply.kind === 'base' || supply.kind === 'decoration') &&
    begunBy(supply.id).some(
      (other) =>
        other !== recipe && other.bands.includes(band) && other.themes.some((theme) => themes.has(theme)),
    )
  );
}

/** What could have been used where something else is: it does not hold there, there is too little of it, or the other does its work. */
function besides(supply: Supply, binding: Binding): Reason {
  const { bound } = binding;
  const places = [...bound.values()].filter(({ slot }) => slot.options.includes(supply));
  const open = places.filter(({ others }) => others.includes(supply));
  const surface =
    open.length === 0 ? places.flatMap((one) => failsOn(supply, one, binding) ?? [])[0] : undefined;
  if (surface) return { reason: 'no-hold', because: nameOf(surface) };
  // Only what lies there as well is a reason: what has to be bought is none.
  const instead =
    open.find(({ listed, supply: other }) => listed && other?.kind === supply.kind)?.supply ??
    (places.length === 0 ? insteadOf(supply, binding) : undefined);
  if (instead) return { reason: 'instead', because: nameOf(instead) };
  if (open.some(({ listed }) => !listed)) return plainly('too-few');
  return plainly(hasItsOwn(supply, binding) ? 'elsewhere' : 'no-use');
}

function reasonFor(supply: Supply, { band, avoid }: Table, binding: Binding): Reason {
  if (isAvoided(supply, avoid)) return plainly('avoided');
  if (isOldEnough(supply, band) || isHarmlessTool(supply)) return besides(supply, binding);
  if (supply.danger !== '') return { reason: 'risky', because: supply.danger };
  const isSmall = mouthBands.has(band) && supply.hazards.includes('small parts');
  return plainly(isSmall ? 'too-small' : 'not-yet');
}

/** Why a sheet that the craft wants is not the one that lies there: nothing would show on its color. */
function unseenOn(supply: Supply, { colors }: Table, { bound, recipe }: Binding): Reason | null {
  const own = colors.get(supply.id);
  const places = [...bound.values()].filter((one) => one.supply === supply);
  if (!isSheet(supply) || places.some(({ listed }) => listed)) return null;
  if (areDark(own)) return plainly('too-dark');
  const isLost = places.some(({ slot }) => isLostOn(own, recipe.steps, { slot, bound }));
  return isLost ? plainly('same-color') : null;
}

/** Everything on the table that this craft leaves in the drawer, and why. */
export function leftInDrawer(table: Table, binding: Binding): LeftOver[] {
  const used = takenBy(binding);
  const known = table.listed.flatMap((supply) => {
    const why = used.has(supply.id) ? unseenOn(supply, table, binding) : reasonFor(supply, table, binding);
    return why ? [{ name: supply.plural, supply, ...why }] : [];
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
