import { isFigures } from './figures.ts';
import { isAdult, isKid } from './people.ts';
import { isDenied, isLikeness, isScenery, isWithToys } from './pictured.ts';
import { isPlayed } from './played.ts';
import { isSparedBy, type Rule } from './rules.ts';
import type { Token } from './token.ts';
import { kinds } from './vocabulary.ts';

const verbBefore =
  /^(?:and|then|to|or|can|may|you|they|he|she|we|helps?|please|will|must|should|carefully|now|next|first|gently|neatly|finally|also|let|him|her|them|who|does|do|grownup|adult|parent|careful|,|:|\.)$/;

/** "cut" is an act in "cut the paper" and none in "the cut edge". */
function isVerb(tokens: readonly Token[], from: number): boolean {
  const token = tokens[from] as Token;
  const prior = tokens[from - 1];
  const next = tokens[from + 1];
  // Trimmed with a ribbon is decorated.
  if (
    token.base === 'trim' &&
    tokens.slice(from, from + 5).some(({ word }) => word === 'with') &&
    !tokens.some(({ base }) => /^(?:scissors|scissor|knife)$/.test(base))
  )
    return false;
  if (/^(?:cutting|snipping|trimming)$/.test(token.word))
    return (
      !/^(?:cutting mat|cutting board|cutting line)/.test(`${token.word} ${next?.word ?? ''}`) &&
      !(prior && /^(?:from|no|without|for)$/.test(prior.word))
    );
  if (!prior || prior.isBreak)
    return next !== undefined && !/^(?:edge|edges|pieces|side|flowers|shapes|strips)$/.test(next.word);
  if (token.isTied || next?.isTied === true) return false;
  if (
    /^(?:pre|paper|short|hair|ready|already|be|been|was|were|is|are|freshly|each|every|the|of|this|a|your|previously|clean|cookie|from|with)$/.test(
      prior.word,
    )
  )
    return false;
  return (
    verbBefore.test(prior.word) ||
    isKid(prior) ||
    /(?:s|ly)$/.test(prior.word) ||
    /^(?:child|toddler|one)/.test(prior.word)
  );
}

const verbs =
  /^(?:carve|carving|whittle|whittling|sanding|sawing|hammering|boil|bake|cook|fry|simmer|roast|reheat|preheat|microwave|solder|soldering|weld|cut|hang)$/;

export const isName = (source: string): boolean => !source.includes('..') && !verbs.test(source);

/** What harms everybody, or is mostly drawn or told of; glass holds things: "a glass of dough". */
const isSeldomReal = ({ id, flags, demands }: Rule): boolean =>
  id !== 'glass' && (flags.includes('d') || demands['13+'] === 'never');

/** "Lasers of red wool". */
function isOfCraftStuff(tokens: readonly Token[], to: number): boolean {
  if (tokens[to]?.word !== 'of') return false;
  const after = tokens.slice(to + 1, to + 4);
  const end = after.findIndex((token) => (token.kind & kinds.quality) === 0 || craftStuff.test(token.word));
  return craftStuff.test(after[end]?.word ?? '');
}

const likeable = /^(?:weapon|firework|creature)$/;
const craftStuff =
  /^(?:cardboard|card|cardstock|paper|foam|felt|clay|dough|foil|wood|balsa|fabric|wool|yarn|tissue|cellophane|plasticine)$/;

/** "An egg box as ammunition case", "cardboard for the dagger and the revolver": what something stands for is not listed. */
function isStoodFor(rule: Rule, tokens: readonly Token[], from: number): boolean {
  if (!likeable.test(rule.id)) return false;
  const at = tokens.findLastIndex(({ word }, index) => index < from && /^(?:as|for)$/.test(word));
  if (at < 1) return false;
  return tokens[at]?.word === 'as' || tokens.slice(0, at).some(({ word }) => craftStuff.test(word));
}

interface Found {
  isListed: boolean;
  tokens: readonly Token[];
  from: number;
  to: number;
  hasBodies: boolean;
  playthings: ReadonlySet<string>;
  isOfFigures: boolean;
  /** Words of the title and of the materials. */
  company: ReadonlySet<string>;
}

const oftenNouns =
  /^(?:trip|step|push|cut|drop|drink|press|hold|hit|punch|tap|blow|dash|walk|pinch|slide|lock)$/;

/** "A trip", "one step", "into a drop": a thing, and nothing that is done. */
function isNoun(tokens: readonly Token[], from: number): boolean {
  const word = tokens[from]?.word ?? '';
  const prior = tokens[from - 1]?.word ?? '';
  if (word === 'leaves') return !/^(?:he|she|it|who|that|grownup|adult|parent|everybody|nobody)$/.test(prior);
  return oftenNouns.test(word) && /^(?:a|an|the|one|its|this|that)$/.test(prior);
}

/** "On pieces of their own", "your own roof": whose it is, and not who is alone. */
function isOwner(tokens: readonly Token[], from: number, to: number): boolean {
  const at = tokens.findIndex((token, index) => index >= from && index < to && token.word === 'own');
  if (at < 0) return false;
  if (tokens[at - 2]?.word === 'of') return true;
  const next = tokens[at + 1];
  return next !== undefined && (next.kind & kinds.thing) !== 0 && (next.kind & kinds.function) === 0;
}

const participles = /^(?:boiled|roasted|ironed|cooked|baked|toasted|fried)$/;
const finite =
  /^(?:is|are|be|been|being|was|were|get|gets|got|has|have|until|when|once|after|freshly|just|still)$/;

/** "What do you cook when somebody is sad?" asks and does nothing. */
const isQuestion = (tokens: readonly Token[]): boolean =>
  tokens.at(-1)?.word === '?' &&
  /^(?:what|who|which|where)$/.test(tokens[tokens.findLastIndex(({ word }) => word === ':') + 1]?.word ?? '');

const pretended = /^(?:pretend|pretends|pretending|imaginary|invisible)$/;

/** "Cook the pretend soup" heats nothing. */
const isOnlyPretended = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }) => pretended.test(word)) && !tokens.some(({ word }) => word === 'real');

/** "Roasted" of an egg on a plate: it tells what something is like. */
const isParticiple = (tokens: readonly Token[], from: number, to: number): boolean =>
  to - from === 1 &&
  participles.test(tokens[from]?.word ?? '') &&
  !tokens.slice(Math.max(0, from - 2), from).some(({ word }) => finite.test(word));

/** "At the castle and not at people": the act ends at what is not aimed at. */
const endsInDenial = (tokens: readonly Token[], from: number, to: number): boolean =>
  to - 3 > from && tokens[to - 2]?.word === 'at' && /^(?:not|never)$/.test(tokens[to - 3]?.word ?? '');

const eaters = /^(?:swallow|gobbl|munch|crunch|chew|chomp|gulp|devour|nibbl|lick|sip|tast)(?:s|es|ing)$/;
const people =
  /^(?:you|your|yourself|they|their|them|we|our|us|friends?|brother|sister|baby|somebody|someone|everyone|everybody|players?|people|guests?)$/;

/** "He swallows them all", "put her on the sill": of the figure, for nobody else was named. */
function isOfNobody(rule: string, { tokens, from, to }: Found): boolean {
  if (tokens.some((token) => people.test(token.word) || isAdult(token))) return false;
  if (rule === 'mouth') return eaters.test(tokens[from]?.word ?? '');
  return rule === 'heights' && tokens.slice(from, to).some(({ word }) => /^(?:her|him)$/.test(word));
}

/** "Push the pin": an act on a thing, where "push pin" names another one. */
const isTornApart = (tokens: readonly Token[], from: number, to: number): boolean =>
  /^(?:push|glue|ring|tack)$/.test(tokens[from]?.word ?? '') &&
  to - from === 3 &&
  /^(?:the|a|an|your|each|every|this)$/.test(tokens[from + 1]?.word ?? '');

/** Whether a rule's words mean in their sentence what the rule is about. */
export function standsFor(rule: Rule, found: Found): boolean {
  const { tokens, from, to } = found;
  if (isDenied(tokens, from, to) || endsInDenial(tokens, from, to)) return false;
  if (rule.isAct) {
    if (isNoun(tokens, from) || isFigures(tokens, { ...found, rule: rule.id })) return false;
    if (rule.id === 'left-alone' && isOwner(tokens, from, to)) return false;
    if (isWithToys(tokens, found, found.playthings)) return false;
    if (found.isOfFigures && isOfNobody(rule.id, found)) return false;
    if (isSparedBy(rule, tokens, found.company)) return false;
    if (!/[ac]/.test(rule.flags) && isScenery(tokens, { from, to }, /[pb]/.test(rule.flags))) return false;
    return !(rule.flags.includes('p') && isPlayed(tokens, from));
  }
  if (
    rule.flags.includes('v') &&
    tokens[from] &&
    to - from === 1 &&
    ['cut', 'snip', 'trim'].includes(tokens[from].base)
  )
    return isVerb(tokens, from);
  if (!rule.flags.includes('v') && isTornApart(tokens, from, to)) return false;
  if (found.isListed && isStoodFor(rule, tokens, from)) return false;
  if (isParticiple(tokens, from, to) || (rule.flags.includes('v') && isQuestion(tokens))) return false;
  if (rule.flags.includes('v') && isOnlyPretended(tokens)) return false;
  return !isLikeness(tokens, from, to) && !(isSeldomReal(rule) && isOfCraftStuff(tokens, to));
}
