import { ageBandNames, type AgeBand } from '#contract/common.ts';
import type { SuggestRequest } from '#contract/ideas.ts';
import type { Random } from '#engine/random/seeded.ts';
import type { Recipe, Variant } from '#engine/recipes/recipe.ts';
import { recipes } from '#engine/recipes/shelves.ts';
import { matchTheme, type MatchedTheme } from '#engine/themes/match-theme.ts';
import { boxedOtherwise, takesSizedBox } from './any-box.ts';
import type { Extra } from '#engine/extras/extras.ts';
import { begunBy } from './begun-by.ts';
import { bind, type Binding } from './bind.ts';
import { extrasFor } from './extras.ts';
import { weigh, weighExtras, weighThings, type Reasons, type ThingReasons } from './score.ts';
import { readTable, type Table } from './table.ts';
import {
  askedForBy,
  isMeantItself,
  standingOf,
  wishFor,
  type Fit,
  type Standing,
  type Wish,
} from './theme-fit.ts';

export interface Choice {
  /** The table as this craft takes it. */
  table: Table;
  binding: Binding;
  /** What goes on or around it that the recipe has no slot for. */
  extras: readonly Extra[];
  reasons: Reasons;
}

const sameAgainWithin = 20;
const messOrder = ['low', 'some', 'lots'] as const;
/** How far a good second may come before the best: close scores have close chances, wider where no heart lies there. */
const temperature = ({ reasons }: Choice): number => (reasons.heart === 1 ? 0.4 : 0.7);

export interface Search {
  request: SuggestRequest;
  table: Table;
  /** The same with the box in other sizes, where nobody says how large it is. */
  otherwise: readonly Table[];
  wish: Wish;
}

/** What they ask for by a choice, or say in their own words: "rainy Tuesday, no mess please". */
function fitsTheDay({ request, wish }: Search, recipe: Recipe): boolean {
  const { ageBand, minutes, mess = wish.words.mess } = request;
  const most = mess === null ? 2 : messOrder.indexOf(mess);
  return messOrder.indexOf(recipe.mess) <= most && (recipe.minutes[ageBand] ?? 0) <= (minutes ?? Infinity);
}

function freshness(recipe: Recipe, variant: Variant | null, request: SuggestRequest): number {
  const recent = (request.recent ?? []).slice(0, sameAgainWithin);
  const subject = variant?.id ?? recipe.id;
  const again = recent.findIndex((pair) => pair.formId === recipe.id && pair.subjectId === subject);
  const alike = recent.filter((pair) => pair.formId === recipe.id).length;
  return (again >= 0 ? -60 + again : 0) - alike * 2.5;
}

/** A dump truck is nearer to trucks than a moon rover that tips its load as well. */
const itselfBonus = 0.25;

interface Variants {
  all: readonly Variant[];
  byId: ReadonlyMap<string, Variant>;
}

const variantsByBand = new WeakMap<Recipe, Map<AgeBand, Variants>>();

/** Looked up, for of what a recipe can carry there are hundreds. */
function variantsOf(recipe: Recipe, band: AgeBand): Variants {
  const known = variantsByBand.get(recipe) ?? new Map<AgeBand, Variants>();
  variantsByBand.set(recipe, known);
  const before = known.get(band);
  if (before !== undefined) return before;
  const all = recipe.variants.filter(({ bands }) => bands.includes(band));
  const found = { all, byId: new Map(all.map((variant) => [variant.id, variant])) };
  known.set(band, found);
  return found;
}

function variantsFor(recipe: Recipe, { request, wish }: Search): readonly (Variant | null)[] {
  if (recipe.variants.length === 0) return [null];
  const { all, byId } = variantsOf(recipe, request.ageBand);
  return recipe.carries ? [...wish.subjects].flatMap((id) => byId.get(id) ?? []) : all;
}

const goesBeside = ({ matched }: Wish): boolean => matched.kind === 'subjects' && matched.isBeside;

interface Laid {
  table: Table;
  binding: Binding;
  things: ThingReasons;
}

function layOut(recipe: Recipe, table: Table): Laid[] {
  // Which subject it is changes nothing about what a craft takes.
  const binding = bind(recipe, null, table);
  return binding === null ? [] : [{ table, binding, things: weighThings(binding, table) }];
}

/** As the table serves it best. */
function layBest(recipe: Recipe, { table, otherwise }: Search): Laid | null {
  const tables = takesSizedBox(recipe) ? [table, ...otherwise] : [table];
  return tables
    .flatMap((one) => layOut(recipe, one))
    .reduce<Laid | null>((best, one) => (best && best.things.total >= one.things.total ? best : one), null);
}

const anyFit = (): boolean => true;
const byName = (fit: Fit): boolean => fit === 'topic';

interface Fitting extends Standing {
  variant: Variant | null;
}

function choicesOf(recipe: Recipe, search: Search, isWanted: (fit: Fit) => boolean = anyFit): Choice[] {
  const { request, wish } = search;
  if (!fitsTheDay(search, recipe)) return [];
  const fitting = variantsFor(recipe, search).flatMap((variant): Fitting[] => {
    const standing = standingOf(recipe, variant, wish);
    return standing.fit === 'none' || !isWanted(standing.fit) ? [] : [{ variant, ...standing }];
  });
  if (fitting.length === 0) return [];
  const laid = layBest(recipe, search);
  if (laid === null) return [];
  const { table, things } = laid;
  return fitting.map(({ variant, fit, closest }) => {
    const binding = { ...laid.binding, variant };
    const isItself = !recipe.carries && closest > 0 && isMeantItself(variant, wish);
    const named = isItself ? closest + itselfBonus : closest;
    const isBeside = fit === 'carries' && closest === 0 && goesBeside(wish);
    const reasons = weigh(things, binding, { fit, named, isBeside });
    const total = reasons.total + freshness(recipe, variant, request);
    return { table, binding, extras: [], reasons: { ...reasons, total } };
  });
}

export function searchFor(
  request: SuggestRequest,
  matched: MatchedTheme = matchTheme(request.theme),
): Search {
  const table = readTable(request);
  return { request, table, otherwise: boxedOtherwise(table), wish: wishFor(request.theme, matched) };
}

/** With what goes on or around it; for a craft that nobody asked for that makes no better an answer. */
function withWhatGoesBeside(choice: Choice): Choice {
  const { table, binding, reasons } = choice;
  if (reasons.fit === 'loose') return choice;
  const extras = extrasFor(binding, table, reasons.unused);
  const total = reasons.total + weighExtras(extras, table);
  return { ...choice, extras, reasons: { ...reasons, total } };
}

const byTotal = (a: Choice, b: Choice): number => b.reasons.total - a.reasons.total;

/** So many of the best may change places by what goes beside them; nobody looks further down. */
const mostLookedAt = 60;

const recipesOfBand = new Map(
  ageBandNames.map((band): [AgeBand, readonly Recipe[]] => [
    band,
    recipes.filter(({ bands }) => bands.includes(band)),
  ]),
);

/** With so many crafts that begin with what lies there nobody looks at others. */
const enough = 24;

/** Where nothing of a heart lies there, a craft comes behind all others but for those that are just what was asked for. */
function choicesFor(search: Search): Choice[] {
  const tables = [search.table, ...search.otherwise];
  const listed = new Set(tables.flatMap((table) => table.listed.map(({ id }) => id)));
  const begun = new Set([...listed].flatMap(begunBy));
  const ofBand = recipesOfBand.get(search.request.ageBand) ?? [];
  const found = ofBand.flatMap((recipe) => (begun.has(recipe) ? choicesOf(recipe, search) : []));
  const far = ofBand.filter((recipe) => !begun.has(recipe));
  if (found.length < enough) return found.concat(far.flatMap((recipe) => choicesOf(recipe, search)));
  const asked = askedForBy(search.wish);
  return found.concat(far.flatMap((recipe) => (asked.has(recipe) ? choicesOf(recipe, search, byName) : [])));
}

/** Every recipe that this family could make for its theme, the most fitting first. */
export function rankRecipes(search: Search): Choice[] {
  const ranked = choicesFor(search).sort(byTotal);
  const best = ranked.slice(0, mostLookedAt).map(withWhatGoesBeside);
  return [...best.sort(byTotal), ...ranked.slice(mostLookedAt)];
}

/** The order in which to try them: by fit, with a lottery among those that are about as good. */
export function drawRecipes(search: Search, random: Random): Choice[] {
  const ranked = rankRecipes(search);
  const lots = new Map<string, number>();
  for (const { binding } of ranked)
    if (binding.recipe.carries) lots.set(binding.recipe.id, (lots.get(binding.recipe.id) ?? 0) + 1);
  return ranked
    .map((choice) => ({
      choice,
      key:
        choice.reasons.total -
        temperature(choice) *
          (Math.log(-Math.log(random.next() * 0.999_999 + 5e-7)) +
            // Many subjects on one thing are one chance, not many.
            Math.log(lots.get(choice.binding.recipe.id) ?? 1)),
    }))
    .sort((a, b) => b.key - a.key)
    .map(({ choice }) => choice);
}
