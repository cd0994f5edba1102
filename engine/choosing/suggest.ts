import type { CraftPlan, SuggestRequest, Suggestion } from '#contract/ideas.ts';
import { isSafe, suggestForm } from '#engine/planner/suggest.ts';
import { seeded } from '#engine/random/seeded.ts';
import { matchTheme, type MatchedTheme } from '#engine/themes/match-theme.ts';
import { wordsOf } from '#engine/tongue/english/english.ts';
import { openAside } from '#engine/tongue/english/aside.ts';
import { sayLeftOver } from '#engine/tongue/english/drawer.ts';
import { tell } from '#engine/tongue/english/tell.ts';
import { drawRecipes, searchFor, type Choice, type Search } from './choose.ts';

/** How many recipes are looked at before another way is tried. */
const mostTries = 12;

/**
 * A recipe answers where it is what was asked for and its heart lies on the table, or is in nearly every home and
 * something of what lies there has a use in it.
 */
function answers({ reasons, binding }: Choice): boolean {
  const { fit, heart, isHomely, natural, used, total } = reasons;
  const wanted = fit === 'is' || fit === 'topic' || (fit === 'open' && used.length > 0);
  return wanted && (heart === 1 || (isHomely && natural !== 0)) && total > -20 && binding.steps.length >= 4;
}

interface Asked {
  matched: MatchedTheme;
  seed: number;
}

function toldOf(choice: Choice, request: SuggestRequest, asked: Asked): CraftPlan {
  const { matched, seed } = asked;
  return tell({
    binding: choice.binding,
    words: wordsOf(choice.binding.recipe.id),
    table: searchFor(request, matched).table,
    theme: matched.kind === 'theme' ? matched.theme : request.theme.trim().slice(0, 120),
    palette: request.palette ?? [],
    aside: choice.reasons.fit === 'open' && matched.kind === 'open' ? openAside(matched.words) : '',
    seed,
  });
}

/** The first of these that can be told and that the judge knows. */
function firstSafe(choices: readonly Choice[], request: SuggestRequest, asked: Asked): Suggestion | null {
  for (const choice of choices.slice(0, mostTries)) {
    const craft = toldOf(choice, request, asked);
    if (isSafe(craft)) return { kind: 'craft', craft };
  }
  return null;
}

/** The craft that a good craft book would make of this table. The same request and seed give the same craft, always. */
export function suggest(request: SuggestRequest, seed: number): Suggestion {
  const matched = matchTheme(request.theme);
  if (matched.kind === 'declined') return { kind: 'declined', message: matched.message };
  const asked = { matched, seed };
  const search = searchFor(request, matched);
  const choices = drawRecipes(search, seeded(seed));
  const best = firstSafe(choices.filter(answers), request, asked);
  if (best !== null) return best;
  const form = suggestForm(request, seed);
  if (form.kind === 'craft') return withReasons(form, search);
  // Rather a craft whose things are still to be found than none.
  return (
    firstSafe(
      choices.filter(({ reasons }) => reasons.fit !== 'carries'),
      request,
      asked,
    ) ?? form
  );
}

/** What stays in the drawer is said in the same words whoever chose. */
function withReasons(suggestion: Suggestion, { table }: Search): Suggestion {
  if (suggestion.kind !== 'craft') return suggestion;
  const { craft } = suggestion;
  const used = new Set(craft.materials.flatMap(({ supplyId }) => supplyId ?? []));
  return { kind: 'craft', craft: { ...craft, leftOver: sayLeftOver(table, used, noReasons) } };
}

const noReasons: ReadonlyMap<string, string> = new Map();
