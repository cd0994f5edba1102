import type { ThemeName } from '#contract/common.ts';
import type { Recipe, Variant } from '#engine/recipes/recipe.ts';
import type { MatchedTheme } from '#engine/themes/match-theme.ts';
import { recipes } from '#engine/recipes/shelves.ts';
import { isOccasion, nearness, plain, readWish, type WishWords } from '#engine/themes/read-wish.ts';
import { forAnything } from './for-anything.ts';

/**
 * How a recipe stands to a theme: it is what was asked for by name, it is the theme, it only goes with the words, it can carry it, or neither.
 * `open`: nobody here knows the words, so the child brings the subject; `loose`: nobody knows them, and the craft has a subject of its own.
 */
export type Fit = 'topic' | 'is' | 'near' | 'carries' | 'open' | 'loose' | 'none';

const known = new Map<string, string>();

/** The words of a topic, each in its simplest form. */
function topicWords(topic: string): string {
  const found = known.get(topic) ?? plain(topic);
  known.set(topic, found);
  return found;
}

let allTopics: ReadonlySet<string> | null = null;

/** Every topic of every recipe. */
function topicsOfAll(): ReadonlySet<string> {
  allTopics ??= new Set(
    recipes
      .flatMap(({ topics, near }) => topics.concat(near))
      .concat(recipes.flatMap(({ variants }) => variants).flatMap(({ topics }) => topics))
      .map(topicWords),
  );
  return allTopics;
}

const isKnown = (topic: string): boolean => !isOccasion(topic) && topicsOfAll().has(topic);

const knowsOf = (words: readonly string[], at: number): boolean =>
  [1, 2, 3, 4].some((size) => isKnown(words.slice(at, at + size).join(' ')));

/** Whether the words tell more than an occasion. */
function tellsMore({ runs, meant }: WishWords, { kind }: MatchedTheme): boolean {
  return (
    kind === 'theme' ||
    meant.some(({ topic }) => isKnown(topic)) ||
    runs.map((run) => run.split(' ')).some((words) => words.some((_, at) => knowsOf(words, at)))
  );
}

let callingOfAll: ReadonlyMap<string, number> | null = null;

/** How many recipes each word of a topic calls. */
function callingOf(): ReadonlyMap<string, number> {
  if (callingOfAll !== null) return callingOfAll;
  const counts = new Map<string, number>();
  for (const { topics, variants, carries } of recipes) {
    const own = carries ? topics : topics.concat(variants.flatMap((variant) => variant.topics));
    for (const word of new Set(own.flatMap((topic) => topicWords(topic).split(' '))))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  callingOfAll = counts;
  return counts;
}

/** What no recipe knows cannot be answered. */
const unknownTells = 0.6;
/** So few recipes are called by a word that tells neither more nor less than any other. */
const usualCalling = 16;

/** "Eid" says more than "card", which calls a hundred recipes. */
function telling(word: string): number {
  const calling = callingOf().get(word);
  return calling === undefined
    ? unknownTells
    : Math.log(recipes.length / calling) / Math.log(recipes.length / usualCalling);
}

export interface Wish {
  words: WishWords;
  /** The words are the name of a theme and nothing else. */
  isTheme: boolean;
  /** Whether they tell more than an occasion, which then tells nothing: a dinosaur birthday is about dinosaurs. */
  tellsMore: boolean;
  matched: MatchedTheme;
  /** What a craft that carries subjects may carry. */
  subjects: ReadonlySet<string>;
}

export function wishFor(theme: string, matched: MatchedTheme): Wish {
  const words = readWish(theme, telling);
  return {
    words,
    isTheme: matched.kind === 'theme' && plain(theme) === plain(matched.theme),
    tellsMore: tellsMore(words, matched),
    matched,
    subjects: new Set(matched.kind === 'declined' ? [] : matched.subjects),
  };
}

/** A topic as it is compared, and whether it tells more than an occasion. */
interface Heard {
  words: string;
  tells: boolean;
}

const heardOf = (written: readonly string[]): Heard[] =>
  written.map(topicWords).map((words) => ({ words, tells: !isOccasion(words) }));

/** Remembered: every recipe is asked for every wish. */
const heardTopics = new WeakMap<object, readonly Heard[]>();

function remembered(of: object, written: () => readonly string[]): readonly Heard[] {
  const before = heardTopics.get(of);
  if (before !== undefined) return before;
  const heard = heardOf(written());
  heardTopics.set(of, heard);
  return heard;
}

const topicsOf = (of: Recipe | Variant, isVariant: boolean): readonly Heard[] =>
  remembered(of, () => (isVariant ? [...of.topics, of.id.replaceAll('-', ' ')] : of.topics));

/** How much of the wish some topics name, 0 to 1. */
function saidBy(topics: readonly Heard[], wish: Wish): number {
  const { words } = wish;
  if (wish.isTheme) return 0;
  const said = topics.filter((topic) => words.heard.has(topic.words));
  if (said.length === 0 || (wish.tellsMore && !said.some(({ tells }) => tells))) return 0;
  return nearness(
    said.map((topic) => topic.words),
    words,
  );
}

/** How much of a family's own words a recipe's topics name, 0 to 1: "Lunar New Year" is nearer than "new year". */
function closeness(recipe: Recipe, variant: Variant | null, wish: Wish): number {
  if (wish.isTheme) return 0;
  const own = topicsOf(recipe, false);
  return saidBy(variant ? topicsOf(variant, true).concat(own) : own, wish);
}

/** How much of them it only goes with. */
const goesWith = ({ near }: Recipe, wish: Wish): number =>
  saidBy(
    remembered(near, () => near),
    wish,
  );

/** Whether the family's words say this very variant, and not only what all variants are. */
export const isMeantItself = (variant: Variant | null, { words, subjects }: Wish): boolean =>
  variant !== null &&
  (subjects.has(variant.id) || variant.topics.some((topic) => words.heard.has(topicWords(topic))));

/** How much of the wish the kind of thing must be, so that what it carries may be anything. */
const askedFor = 0.5;

function fitOfCarried(recipe: Recipe, variant: Variant | null, wish: Wish): Fit {
  const { matched, subjects } = wish;
  if (variant === null || !subjects.has(variant.id)) return 'none';
  if (matched.kind !== 'open') return 'carries';
  // A bookmark is asked for, whatever it shows.
  const isAskedFor = nearness(recipe.topics.map(topicWords), wish.words) >= askedFor;
  return isAskedFor ? 'carries' : 'loose';
}

/** What grows and shines outdoors goes with any theme that nobody here knows. */
const outdoors: ReadonlySet<ThemeName> = new Set(['Nature', 'Seasons', 'Weather']);

function fitOf(recipe: Recipe, variant: Variant | null, wish: Wish): Fit {
  const { matched } = wish;
  const themes = variant && variant.themes.length > 0 ? variant.themes : recipe.themes;
  if (matched.kind === 'theme' && themes.includes(matched.theme)) return 'is';
  if (goesWith(recipe, wish) > 0) return 'near';
  if (matched.kind === 'theme') return 'none';
  if (matched.kind === 'open' && forAnything.has(recipe.id)) return 'open';
  // What belongs to an occasion of its own, or to a world of its own, is wrong for any other: nobody asked for a robot.
  return matched.kind === 'open' && recipe.themes.some((theme) => outdoors.has(theme)) ? 'loose' : 'none';
}

let calledByAll: ReadonlyMap<string, readonly Recipe[]> | null = null;

/** What answers to each topic, but for what only carries it. */
function calledBy(): ReadonlyMap<string, readonly Recipe[]> {
  if (calledByAll !== null) return calledByAll;
  const called = new Map<string, Recipe[]>();
  for (const recipe of recipes.filter(({ carries }) => !carries)) {
    const all = [recipe, ...recipe.variants].flatMap((of) => topicsOf(of, of !== recipe));
    for (const { words } of all) called.set(words, [...(called.get(words) ?? []), recipe]);
  }
  calledByAll = called;
  return called;
}

/** The only recipes that can be what a family asked for by name. */
export const askedForBy = ({ words, isTheme }: Wish): ReadonlySet<Recipe> =>
  new Set(isTheme ? [] : [...words.heard.keys()].flatMap((topic) => calledBy().get(topic) ?? []));

export interface Standing {
  fit: Fit;
  /** How much of the family's own words it is called by. */
  closest: number;
}

/** What only goes with their words is so much less than what they say. */
const nearShare = 0.4;

/** Cats only, no dogs. */
const isRefused = (recipe: Recipe, variant: Variant | null, { words }: Wish): boolean =>
  words.refused.size > 0 &&
  (variant ? [variant.id, ...variant.topics] : recipe.topics).some((topic) =>
    words.refused.has(topicWords(topic.replaceAll('-', ' '))),
  );

/** How a recipe stands to what a family wishes for. */
export function standingOf(recipe: Recipe, variant: Variant | null, wish: Wish): Standing {
  if (isRefused(recipe, variant, wish)) return { fit: 'none', closest: 0 };
  if (recipe.carries) {
    const fit = fitOfCarried(recipe, variant, wish);
    return { fit, closest: fit === 'none' ? 0 : closeness(recipe, variant, wish) };
  }
  const closest = closeness(recipe, variant, wish);
  if (closest > 0) return { fit: 'topic', closest };
  const fit = fitOf(recipe, variant, wish);
  return { fit, closest: fit === 'near' ? goesWith(recipe, wish) * nearShare : 0 };
}
