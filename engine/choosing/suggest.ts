import type { CraftPlan, SuggestRequest, Suggestion } from '#contract/ideas.ts';
import { seeded } from '#engine/random/seeded.ts';
import { openSubjects } from '#engine/themes/aliases.data.ts';
import { matchTheme, quotable, type MatchedTheme } from '#engine/themes/match-theme.ts';
import { asideFor } from '#engine/tongue/english/aside.ts';
import { withExtraWords } from '#engine/tongue/english/extras/say-extras.ts';
import { wordsOf } from '#engine/tongue/english/english.ts';
import { tell } from '#engine/tongue/english/tell.ts';
import { drawRecipes, searchFor, type Choice, type Search } from './choose.ts';
import { withExtras } from './extras.ts';
import { isSafe } from './plan-text.ts';

/** How many recipes are looked at before another way is tried. */
const mostTries = 12;

const isMeant = ({ reasons }: Choice): boolean => reasons.fit !== 'open' && reasons.fit !== 'loose';

/** From here on a craft is just what the family's words say. */
const justThat = 0.5;

/** It is just what they asked for, and takes something that lies there, though the heart of it has to be found. */
const isWorthFinding = ({ reasons, binding }: Choice): boolean =>
  reasons.fit === 'topic' &&
  reasons.named >= justThat &&
  (reasons.natural ?? 1) > 0 &&
  reasons.total > 0 &&
  binding.steps.length >= 4;

/** A recipe answers where its heart lies on the table, or is in nearly every home and something of what lies there has a use in it. */
export function answers({ reasons, binding }: Choice): boolean {
  const { fit, heart, isHomely, natural, used, total } = reasons;
  const wanted = (fit !== 'open' && fit !== 'loose') || used.length > 0;
  return wanted && (heart === 1 || (isHomely && natural !== 0)) && total > -20 && binding.steps.length >= 4;
}

interface Asked {
  search: Search;
  seed: number;
}

/** What a family would wonder about, said. */
function asideOf({ reasons }: Choice, { request, table, wish }: Search): string {
  const { fit, isBeside, heart, natural } = reasons;
  const { matched } = wish;
  return asideFor({
    theme: matched.kind === 'open' ? matched.words : quotable(request.theme),
    theirs:
      (fit === 'open' || fit === 'loose') && matched.kind === 'open'
        ? 'unknown'
        : isBeside
          ? 'beside'
          : 'met',
    isHeartless: heart === 0 && (natural !== null || table.unknown.length > 0),
  });
}

function toldOf(choice: Choice, { search, seed }: Asked): CraftPlan {
  const { request, wish } = search;
  const { matched } = wish;
  return tell({
    binding: withExtras(choice.binding, choice.extras, choice.table),
    words: withExtraWords(wordsOf(choice.binding.recipe.id), choice.extras),
    table: choice.table,
    theme: matched.kind === 'theme' ? matched.theme : request.theme.trim().slice(0, 120),
    palette: request.palette ?? [],
    aside: asideOf(choice, search),
    seed,
  });
}

/** The first of these that can be told and that the judge knows. */
function firstSafe(choices: readonly Choice[], asked: Asked): Suggestion | null {
  const refused = new Set<string>();
  for (const choice of choices) {
    const { id } = choice.binding.recipe;
    // What the judge has against one subject it has against the next.
    if (refused.has(id)) continue;
    const craft = toldOf(choice, asked);
    if (isSafe(craft)) return { kind: 'craft', craft };
    const bare = choice.extras.length > 0 ? toldOf({ ...choice, extras: [] }, asked) : null;
    if (bare !== null && isSafe(bare)) return { kind: 'craft', craft: bare };
    refused.add(id);
    if (refused.size === mostTries) break;
  }
  return null;
}

/** What serves this table; else a craft whose things are still to be found, rather than none. */
function bestOf(request: SuggestRequest, matched: MatchedTheme, seed: number): Suggestion | null {
  const asked = { search: searchFor(request, matched), seed };
  const choices = drawRecipes(asked.search, seeded(seed));
  const answering = choices.filter(answers);
  return (
    // Whatever lies there: what the family's words are known to mean goes before what they are not.
    firstSafe(answering.filter(isMeant), asked) ??
    firstSafe(choices.filter(isWorthFinding), asked) ??
    firstSafe(answering, asked) ??
    firstSafe(choices, asked)
  );
}

/** The craft that a good craft book would make of this table. The same request and seed give the same craft, always. */
export function suggest(request: SuggestRequest, seed: number): Suggestion {
  const matched = matchTheme(request.theme);
  if (matched.kind === 'declined') return { kind: 'declined', message: matched.message };
  const { minutes: _, mess: __, ...unhurried } = request;
  const open = { kind: 'open', words: '', subjects: openSubjects } as const;
  return (
    bestOf(request, matched, seed) ??
    bestOf(unhurried, matched, seed) ??
    bestOf(unhurried, open, seed) ?? {
      kind: 'declined',
      message: 'No craft fits this yet. Please try another theme.',
    }
  );
}
