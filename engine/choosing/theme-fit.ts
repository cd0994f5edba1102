import type { Recipe, Variant } from '#engine/recipes/recipe.ts';
import type { MatchedTheme } from '#engine/themes/match-theme.ts';
import { singularWord } from '#engine/grammar/nouns.ts';

/**
 * How a recipe stands to a theme: it is what was asked for by name, it is the theme, it can carry it, or neither.
 * `open`: nobody here knows the words, so the child brings the subject.
 */
export type Fit = 'topic' | 'is' | 'carries' | 'open' | 'none';

const known = new Map<string, string>();

/** The words of a topic, each in its simplest form. */
function topicWords(topic: string): string {
  const found = known.get(topic) ?? normal(topic);
  known.set(topic, found);
  return found;
}

const normal = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[^\p{L}\p{N}' ]/gu, ' ')
    .split(' ')
    .filter(Boolean)
    .map(singularWord)
    .join(' ')} `;

export interface Wish {
  words: string;
  matched: MatchedTheme;
  /** What a craft that carries subjects may carry. */
  subjects: ReadonlySet<string>;
}

export const wishFor = (theme: string, matched: MatchedTheme): Wish => ({
  words: normal(theme),
  matched,
  subjects: new Set(matched.kind === 'declined' ? [] : matched.subjects),
});

/** How much of a family's own words a recipe's topics name, 0 to 1: "Lunar New Year" is nearer than "new year". */
export function closeness(recipe: Recipe, variant: Variant | null, wish: Wish): number {
  const { matched, words } = wish;
  if (matched.kind === 'theme' && words === normal(matched.theme)) return 0;
  const topics = [
    ...(variant ? [...variant.topics, variant.id.replaceAll('-', ' ')] : []),
    ...recipe.topics,
  ].map(topicWords);
  const longest = Math.max(
    0,
    ...topics.filter((topic) => words.includes(topic)).map((topic) => topic.length),
  );
  return longest / words.length;
}

function fitOfCarried(variant: Variant | null, { matched, subjects }: Wish): Fit {
  if (variant === null || !subjects.has(variant.id)) return 'none';
  return matched.kind === 'open' ? 'open' : 'carries';
}

export function fitOf(recipe: Recipe, variant: Variant | null, wish: Wish): Fit {
  const { matched } = wish;
  if (recipe.carries) return fitOfCarried(variant, wish);
  if (closeness(recipe, variant, wish) > 0) return 'topic';
  const themes = variant && variant.themes.length > 0 ? variant.themes : recipe.themes;
  if (matched.kind === 'theme') {
    return themes.includes(matched.theme) ? 'is' : 'none';
  }
  // What belongs to an occasion of its own is wrong for any other.
  return matched.kind === 'open' && recipe.themes.length > 0 ? 'open' : 'none';
}
