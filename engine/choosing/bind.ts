import type { AgeBand } from '#contract/common.ts';
import type { Who } from '#contract/ideas.ts';
import type { Condition, Recipe, Slot, Step, Variant } from '#engine/recipes/recipe.ts';
import { wholesIn } from '#engine/recipes/whole-things.ts';
import type { NamedColor, Supply } from '#engine/supplies/supply.ts';
import { isEveryday } from './everyday.ts';
import { holdsOn, mayFail } from './holds.ts';
import { atLeast, whoDoes } from './hands.ts';
import { isAvoided, isOldEnough, type Table } from './table.ts';

/** A slot with what fills it here; null for what every home has. */
export interface Bound {
  slot: Slot;
  supply: Supply | null;
  listed: boolean;
  /** The colors in which the family has it, where it comes in all colors and they said which. */
  colors: readonly NamedColor[];
  /** What would do as well here, at this age and for this family. */
  others: readonly Supply[];
}

interface BoundStep {
  step: Step;
  who: Who;
}

/** A recipe laid out with what this family has. */
export interface Binding {
  recipe: Recipe;
  variant: Variant | null;
  band: AgeBand;
  bound: ReadonlyMap<string, Bound>;
  steps: readonly BoundStep[];
}

const isOn = (bands: readonly AgeBand[], band: AgeBand): boolean => bands.includes(band);

/** On these no pen or crayon shows. */
const darkColors: ReadonlySet<string> = new Set(['black', 'navy', 'brown', 'purple', 'dark green']);
/** Whether somebody has it in dark colors only. */
export const areDark = (colors: readonly string[] | undefined): boolean =>
  colors !== undefined && colors.every((color) => darkColors.has(color));
/** What one draws on. */
export const isSheet = ({ of }: Supply): boolean => of === 'paper' || of === 'card';

interface Place {
  slot: Slot;
  bound: ReadonlyMap<string, Bound>;
}

/** Green on green shows nothing: whether all that is printed on a sheet has the sheet's own color. */
export function isLostOn(
  colors: readonly string[] = [],
  steps: readonly Step[],
  { slot, bound }: Place,
): boolean {
  if (colors.length !== 1) return false;
  const printed = steps
    .filter(({ action, uses }) => action === 'print' && uses.includes(slot.name))
    .flatMap(({ uses }) => uses.flatMap((name) => bound.get(name)?.colors ?? []));
  return printed.length > 0 && printed.every((color) => color === colors[0]);
}

const drawing: ReadonlySet<string> = new Set(['draw', 'color']);
const darkPens = new Set(['pencil', 'marker', 'permanent-marker', 'ballpoint-pen', 'fabric-marker']);

/** A slot as it is at an age, whatever lies on the table. */
interface Prepared {
  slot: Slot;
  /** What may go into it in those hands. */
  options: readonly Supply[];
  /** Steps in which one of them does not hold on everything. */
  choosy: ReadonlyMap<Supply, readonly Step[]>;
}

/** Tools, and what only holds things together, may be in a grown-up's hands before the child is old enough. */
function isInGrownHands(slot: Slot, steps: readonly Step[], band: AgeBand): boolean {
  const isWorked = slot.role === 'nice' && slot.options.every(({ kind }) => kind === 'tool');
  return (
    (slot.role === 'tool' || slot.role === 'join' || isWorked) &&
    steps.length > 0 &&
    steps.every((step) => (step.who[band] ?? whoDoes(step.action, [], band)) === 'grown-up')
  );
}

/** A short bow or loop that a grown-up ties on is no cord in small hands, and drops that a grown-up adds stain no fingers. */
const isTiedOn = (slot: Slot, steps: readonly Step[], band: AgeBand): boolean =>
  slot.role === 'nice' && steps.length > 0 && steps.every(({ who }) => who[band] === 'grown-up');

const isMild = ({ hazards }: Supply): boolean =>
  hazards.length > 0 && hazards.every((hazard) => hazard === 'cord' || hazard === 'stains');

const order: readonly Slot['role'][] = ['heart', 'need', 'home', 'nice', 'join', 'tool'];

/** In the order in which they are filled: what waits for another slot when all the others are. */
function prepare(recipe: Recipe, band: AgeBand): Prepared[] {
  const slots = recipe.slots.filter((slot) => isOn(slot.bands, band));
  const inOrder = [false, true].flatMap((waits) =>
    order.flatMap((role) => slots.filter((one) => one.role === role && (one.when !== null) === waits)),
  );
  return inOrder.map((slot) => {
    const steps = recipe.steps.filter(({ uses, bands }) => uses.includes(slot.name) && isOn(bands, band));
    const held = isInGrownHands(slot, steps, band);
    const isTied = isTiedOn(slot, steps, band);
    const options = slot.options.filter(
      (supply) => held || isOldEnough(supply, band) || (isTied && isMild(supply)),
    );
    return { slot, options, choosy: choosyOf(options, steps) };
  });
}

const choosyOf = (options: readonly Supply[], steps: readonly Step[]): Map<Supply, Step[]> =>
  new Map(
    options
      .map((medium): [Supply, Step[]] => [medium, steps.filter(({ action }) => mayFail(action, medium))])
      .filter(([, found]) => found.length > 0),
  );

const preparedByRecipe = new WeakMap<Recipe, Map<AgeBand, readonly Prepared[]>>();

/** Looked up: a thousand recipes are laid out for every wish. */
function preparedFor(recipe: Recipe, band: AgeBand): readonly Prepared[] {
  const ofRecipe = preparedByRecipe.get(recipe) ?? new Map<AgeBand, readonly Prepared[]>();
  preparedByRecipe.set(recipe, ofRecipe);
  const found = ofRecipe.get(band) ?? prepare(recipe, band);
  ofRecipe.set(band, found);
  return found;
}

/** How many of what the family counts a slot takes. */
const takes = ({ amount }: Slot, supply: Supply): number | null =>
  amount.unit === 'piece' ? amount.count : wholesIn(amount, supply);

/** One pencil, one roll of tape: they stay whatever they were used for. */
const lasts = ({ role, amount }: Slot): boolean => (role === 'tool' || role === 'join') && amount.count === 1;

class Layout {
  readonly bound = new Map<string, Bound>();
  readonly recipe: Recipe;
  readonly table: Table;
  readonly #taken = new Set<string>();
  readonly #wholes = new Map<string, number>();

  constructor(recipe: Recipe, table: Table) {
    this.recipe = recipe;
    this.table = table;
  }

  /** What sticks or colors must do so on everything that its steps bring it to. */
  #suits(medium: Supply, steps: readonly Step[] = []): boolean {
    return steps.every(({ action, uses }) =>
      holdsOn({ action, medium, surfaces: uses.flatMap((name) => this.bound.get(name)?.supply ?? []) }),
    );
  }

  #allowed({ options, choosy }: Prepared): Supply[] {
    const { avoid } = this.table;
    return options.filter((supply) => !isAvoided(supply, avoid) && this.#suits(supply, choosy.get(supply)));
  }

  /** Of what they said how many they have, what other places take of it is gone. */
  #enough(slot: Slot, supply: Supply): boolean {
    const has = this.table.amounts.get(supply.id);
    const wholes = takes(slot, supply);
    if (has === undefined || wholes === null) return true;
    return has >= wholes + (lasts(slot) ? 0 : (this.#wholes.get(supply.id) ?? 0));
  }

  #isSo({ slot, options, not }: Condition): boolean {
    const id = this.bound.get(slot)?.supply?.id;
    return id !== undefined && options.includes(id) !== not;
  }

  /** Nobody sees a pencil's or a marker's line on black paper, unless the craft is meant to be black. */
  #showsLines(slot: Slot, supply: Supply): boolean {
    const colors = this.table.colors.get(supply.id);
    if (supply.tone !== 'any' || !isSheet(supply) || !areDark(colors)) return true;
    const { recipe } = this;
    const own = new Set([recipe, ...recipe.variants].flatMap((one) => one.colors));
    if (colors?.some((color) => own.has(color)) === true) return true;
    const pens = recipe.steps
      .filter(({ action, uses }) => drawing.has(action) && uses.includes(slot.name))
      .flatMap(({ uses }) => recipe.slots.filter(({ name, role }) => role === 'tool' && uses.includes(name)));
    return !pens.some(({ options }) => options.every(({ id }) => darkPens.has(id)));
  }

  #showsPrints(slot: Slot, supply: Supply): boolean {
    const colors = this.table.colors.get(supply.id);
    return !isSheet(supply) || !isLostOn(colors, this.recipe.steps, { slot, bound: this.bound });
  }

  /** Listed and still free, then listed and used already, then the most usual. */
  fill(prepared: Prepared): boolean {
    const { slot } = prepared;
    if (slot.when && !slot.when.some((one) => this.#isSo(one))) return true;
    if (slot.options.length === 0) {
      this.bound.set(slot.name, { slot, supply: null, listed: true, colors: [], others: [] });
      return true;
    }
    const allowed = this.#allowed(prepared);
    const listed = allowed.filter(
      (supply) =>
        this.table.listed.includes(supply) &&
        this.#enough(slot, supply) &&
        this.#showsLines(slot, supply) &&
        this.#showsPrints(slot, supply),
    );
    const chosen = listed.find((supply) => !this.#taken.has(supply.id)) ?? listed[0];
    if (slot.role === 'nice') {
      if (chosen && !this.#taken.has(chosen.id))
        this.#set({ slot, supply: chosen, listed: true, others: allowed });
      return true;
    }
    // What lacks for its heart had better be at hand tonight.
    const usual = (slot.role === 'heart' ? allowed.find(isEveryday) : undefined) ?? allowed[0];
    if (usual === undefined) return false;
    this.#set({ slot, supply: chosen ?? usual, listed: chosen !== undefined, others: allowed });
    return true;
  }

  #set(bound: Omit<Bound, 'colors'> & { supply: Supply }): void {
    const { slot, supply, listed, others } = bound;
    const colors = (listed && supply.tone === 'any' && this.table.colors.get(supply.id)) || [];
    this.#taken.add(supply.id);
    if (!lasts(slot))
      this.#wholes.set(supply.id, (this.#wholes.get(supply.id) ?? 0) + (takes(slot, supply) ?? 0));
    this.bound.set(slot.name, { ...bound, colors, others: others.filter((other) => other !== supply) });
  }

  /** A step falls away with a slot that is empty. */
  steps(): BoundStep[] {
    const { band } = this.table;
    const waits = new Set(this.recipe.slots.flatMap(({ name, when }) => (when ? [name] : [])));
    return this.recipe.steps
      .filter(
        (step) =>
          isOn(step.bands, band) && step.uses.every((name) => this.bound.has(name) || waits.has(name)),
      )
      .map((step) => {
        const used = step.uses.flatMap((name) => this.bound.get(name)?.supply ?? []);
        return { step, who: atLeast(step.who[band] ?? whoDoes(step.action, used, band), used, band) };
      });
  }
}

/** Lays a recipe out on a table; null where this family cannot make it. */
export function bind(recipe: Recipe, variant: Variant | null, table: Table): Binding | null {
  if (!recipe.bands.includes(table.band)) return null;
  const layout = new Layout(recipe, table);
  for (const each of preparedFor(recipe, table.band)) if (!layout.fill(each)) return null;
  const steps = layout.steps();
  const used = new Set(steps.flatMap(({ step }) => [...step.uses, ...step.maybe]));
  // A thing that no step touches does not belong on the list.
  for (const [name, { slot }] of layout.bound)
    if (!used.has(name) && slot.role !== 'heart') layout.bound.delete(name);
  return { recipe, variant, band: table.band, bound: layout.bound, steps };
}

/** The things that it takes, by id; what comes out of every home is called what it is. */
export const takenBy = ({ bound }: Binding): ReadonlySet<string> =>
  new Set([...bound].map(([name, { supply }]) => supply?.id ?? name));
