import type { AgeBand } from '#contract/common.ts';
import { extrasStepId, findExtra, slotNameOf, type Extra, type ExtraPlace } from '#engine/extras/extras.ts';
import { withExtraParts } from '#engine/extras/extra-parts.ts';
import type { Amount, Recipe, Slot, Step } from '#engine/recipes/recipe.ts';
import { getSupply } from '#engine/supplies/catalog.ts';
import type { Supply } from '#engine/supplies/supply.ts';
import type { Binding, Bound } from './bind.ts';
import { atLeast, whoDoes } from './hands.ts';
import { holdsOn } from './holds.ts';
import { isAvoided, isOldEnough, type Table } from './table.ts';

/** More would bury the craft. */
const most: Record<AgeBand, number> = { '2-3': 2, '4-5': 3, '6-8': 3, '9-12': 3, '13+': 3 };
const mostSteps = 10;
const leastSteps = 4;

/** Of these there is room for several. */
const roomy: ReadonlySet<ExtraPlace> = new Set(['tall', 'bits', 'air', 'hang']);

const boundTo = ({ bound }: Binding, is: (supply: Supply) => boolean): Bound | undefined =>
  [...bound.values()].find(({ supply }) => supply !== null && is(supply));

const isGlue = ({ id }: Supply): boolean => id === 'glue' || id === 'glue-gun' || id === 'waterproof-glue';

interface Hands {
  glue: Supply | null;
  scissors: Supply | null;
}

/** What is in the hands already, or lies there: nobody fetches anything for an extra. */
function handsFor(binding: Binding, table: Table): Hands {
  const find = (is: (supply: Supply) => boolean): Supply | null =>
    boundTo(binding, is)?.supply ?? table.listed.find(is) ?? null;
  return { glue: find(isGlue), scissors: find(({ id }) => id === 'scissors') };
}

const hearts = ({ bound }: Binding): Supply[] =>
  [...bound.values()].flatMap(({ slot, supply }) => (slot.role === 'heart' && supply ? [supply] : []));

/** Whether it stays where it is put. */
function stays(extra: Extra, binding: Binding, { glue, scissors }: Hands): boolean {
  if (extra.needsScissors && scissors === null) return false;
  if (!extra.needsGlue) return true;
  const surfaces = [getSupply(extra.supplyId), ...hearts(binding).slice(0, 1)];
  return glue !== null && holdsOn({ action: 'glue', medium: glue, surfaces });
}

/** What it has a place for and did not take was left aside for a reason. */
const knows = ({ slots }: Recipe, supply: Supply): boolean =>
  slots.some(({ options }) => options.includes(supply));

/** What of the things that no slot took has a place here, the best column first; a place is taken once. */
export function extrasFor(binding: Binding, table: Table, unused: readonly Supply[]): Extra[] {
  const { recipe, band, steps } = binding;
  if (recipe.extras.length === 0 || unused.length === 0) return [];
  if (steps.length >= mostSteps || steps.length < leastSteps) return [];
  const hands = handsFor(binding, table);
  const taken = new Set<ExtraPlace>();
  const found: Extra[] = [];
  for (const supply of unused) {
    if (found.length === most[band]) break;
    if (!isOldEnough(supply, band) || isAvoided(supply, table.avoid) || knows(recipe, supply)) continue;
    const extra = recipe.extras
      .flatMap((from) => (from.things.has(supply.id) ? (findExtra(from.table, supply.id) ?? []) : []))
      .find((one) => !taken.has(one.place) && stays(one, binding, hands));
    if (extra === undefined) continue;
    if (!roomy.has(extra.place)) taken.add(extra.place);
    found.push(extra);
  }
  return found;
}

/** As many as the family has, or as one mostly takes. */
function amountOf(supply: Supply, { amounts }: Table): Amount {
  if (supply.mass) return { count: 1, unit: 'piece' };
  const usual = /^\d+$/.test(supply.amount) ? Number(supply.amount) : supply.kind === 'base' ? 1 : 4;
  return { count: Math.min(usual, amounts.get(supply.id) ?? usual), unit: 'piece' };
}

function boundFor(supply: Supply, slot: Slot, table: Table): Bound {
  const colors = supply.tone === 'any' ? (table.colors.get(supply.id) ?? []) : [];
  return { slot, supply, listed: table.listed.includes(supply), colors, others: [] };
}

const slotFor = (name: string, supply: Supply, table: Table): Slot => ({
  name,
  role: 'nice',
  bands: [table.band],
  options: [supply],
  amount: amountOf(supply, table),
  when: null,
});

/** The names under which glue and scissors are in the craft, or come into it. */
function toolsFor(
  extras: readonly Extra[],
  binding: Binding,
  table: Table,
): { names: string[]; added: Map<string, Bound> } {
  const { glue, scissors } = handsFor(binding, table);
  const wanted = [
    extras.some(({ needsGlue }) => needsGlue) ? glue : null,
    extras.some(({ needsScissors }) => needsScissors) ? scissors : null,
  ].filter((supply) => supply !== null);
  const added = new Map<string, Bound>();
  const names = wanted.map((supply) => {
    const known = [...binding.bound].find(([, one]) => one.supply === supply)?.[0];
    if (known !== undefined) return known;
    const role = supply.kind === 'tool' ? 'tool' : 'join';
    const slot: Slot = { ...slotFor(`extra-tool-${supply.id}`, supply, table), role };
    added.set(slot.name, boundFor(supply, slot, table));
    return slot.name;
  });
  return { names, added };
}

const isForPlay = ({ action }: Step): boolean => action === 'play' || action === 'test';

/** The craft with what goes on or around it: slots, a step of its own and parts to be drawn. */
export function withExtras(binding: Binding, extras: readonly Extra[], table: Table): Binding {
  if (extras.length === 0) return binding;
  const { recipe, band, steps } = binding;
  const tools = toolsFor(extras, binding, table);
  const slots = extras.map((extra) => slotFor(slotNameOf(extra), getSupply(extra.supplyId), table));
  const bound = new Map([...binding.bound, ...tools.added]);
  for (const slot of slots) bound.set(slot.name, boundFor(getSupply(slot.options[0]?.id ?? ''), slot, table));
  const names = slots.map(({ name }) => name);
  const grown = withExtraParts(recipe, names);
  const step = grown.steps.find(({ id }) => id === extrasStepId);
  if (step === undefined) return binding;
  const inHand = [...names, ...tools.names];
  const used = inHand.flatMap((name) => bound.get(name)?.supply ?? []);
  const own = { ...step, uses: inHand };
  const who = atLeast(whoDoes(own.action, used, band), used, band);
  const last = steps.findLastIndex((one) => !isForPlay(one.step)) + 1;
  return {
    ...binding,
    recipe: { ...grown, slots: [...grown.slots, ...slots] },
    bound,
    steps: [...steps.slice(0, last), { step: own, who }, ...steps.slice(last)],
  };
}
