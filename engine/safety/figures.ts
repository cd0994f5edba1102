import type { CraftText } from './craft.ts';
import { isFigure } from './he.ts';
import { isAdult, isKid } from './people.ts';
import type { Token } from './token.ts';
import { kinds } from './vocabulary.ts';

const wears =
  /\b(?:wears?|wearing|worn|dress(?:es|ing)? up|try it on|puts? (?:it|them) on(?=[.,;:!?]| and\b| to\b)|pull it (?:on|over))\b/i;
const wearables =
  /\b(?:costumes?|capes?|masks?|necklaces?|scar(?:f|ves)|collars?|medals?|medallions?|pendants?|lanyards?|hoods?|helmets?|goggles|headbands?|chokers?|lockets?|amulets?|aprons?|bibs?|face paint|snorkels?)\b/i;

const faces =
  /\b(?:draw|paint|cut|glue|add|stick|tape|sew|stitch|make|shape|press|roll|print|dot|fill|set)\b[^.]{0,90}\b(?:ears?|nose|mouth|face|faces|eyes?|head|cheeks|beak|snout|muzzle|tail|wings?)\b/i;

/** Whether what is made is put on. */
export function isWorn({ title, description, steps, materials, goFurther }: CraftText): boolean {
  const told = steps.map(({ text }) => text);
  return (
    wearables.test([title, description, ...materials.map(({ name }) => name)].join(' . ')) ||
    wears.test([title, description, goFurther ?? '', ...told].join(' . '))
  );
}

/** Whether a neck or a face in the craft's words is somebody's: it is worn, or nothing that is made has a face. */
export const isOfBodies = (craft: CraftText): boolean =>
  isWorn(craft) ||
  !faces.test([craft.title, craft.description, ...craft.steps.map(({ text }) => text)].join(' . '));

/** No figure's by themselves: what touches them may be put into a mouth. */
const inner = /^(?:lips?|tongue|teeth|throat|gums)$/;

const bodies =
  /^(?:necks?|mouths?|nose|noses|lips?|faces?|ears?|heads?|chest|cheeks?|tongue|chin|teeth|throat|back|eyes?)$/;
const bodily = new Set(['neck', 'noose', 'breath', 'mouth', 'skin']);
const somebody =
  /^(?:you|your|yours|yourself|my|me|him|her|his|he|she|their|them|they|themselves|somebody|someone|somebody's|someone's|friend|friends|friend's|person|people|anyone|everyone|everybody|brother|sister|sibling|player|players|dog|cat|pet|puppy|kitten|eachother|wearer|nobody)$/;

/** Words for those who might be hurt. */
const isSomebody = (token: Token): boolean =>
  (somebody.test(token.word) && token.isFigures !== true) ||
  isKid(token) ||
  isAdult(token) ||
  /^(?:friend|brother|sister|baby)/.test(token.base);

const living = /^(?:dog|cat|pet|puppy|kitten|baby|animal|bird|fish|hamster|rabbit|horse|doll)$/;
const isAlive = ({ word }: Token): boolean => living.test(word.replace(/'s$|s$/, ''));

const possessed =
  /^(?:box|jar|bottle|bag|plane|boat|cup|tube|sock|pot|vase|cave|tunnel|bucket|rocket|train|car|clock|plate|card|can|house)(?:'s|s')$/;

/** A bottle's neck, a fox's mouth, a pointed lip: parts of a thing by their own words. */
function isThings(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (!before || before.isBreak) return false;
  if (before.isFigures || (isFigure(before) && before.word.endsWith("'s"))) return true;
  if (possessed.test(before.word)) return true;
  if (before.word === 'its') return !tokens.some(isAlive);
  if (tokens[at + 1]?.word === 'of' && tokens[at + 2] !== undefined)
    return !tokens.slice(at + 2, at + 5).some((token) => isSomebody(token) || isAlive(token));
  const isPart = (before.kind & kinds.thing) !== 0 && (before.kind & (kinds.function | kinds.act)) === 0;
  if (isPart && !isSomebody(before) && !isAlive(before)) return true;
  let back = at - 1;
  while (((tokens[back]?.kind ?? 0) & kinds.quality) !== 0 && back > at - 4) back -= 1;
  return back < at - 1 && /^(?:a|an|one)$/.test(tokens[back]?.word ?? '');
}

const feeding = /^(?:swallow|munch|nibbl|gobbl|lick|chew|sip|eat|bit|tast|crunch)(?:s|es|ing)$/;

const eats = /^(?:swallow|gobbl|munch|crunch|chew|chomp|gulp|devour|nibbl)(?:s|es|ing)?$/;
const someoneElse = /^(?:you|your|friend|friends|somebody|someone|everyone|everybody|people|players?)$/;

const isEater = (token: Token, at: number): boolean =>
  isKid(token) || isAdult(token) || (someoneElse.test(token.word) && at > 0);

/** "Your child feeds him balls and he gobbles them": who is fed is what was made. */
function isFed(tokens: readonly Token[], from: number, to: number): boolean {
  if (!tokens.slice(from, to).some(({ word, base }) => eats.test(word) || eats.test(base))) return false;
  const feed = tokens.findIndex(({ forms }, at) => forms.includes('feed') && at < from);
  if (feed < 0 || !/^(?:him|her|it|the|your|this)$/.test(tokens[feed + 1]?.word ?? '')) return false;
  const eaten = tokens.slice(feed + 1);
  return (
    !eaten.some(isEater) && tokens.slice(feed + 1, from + 1).some(({ word }) => /^(?:he|she|it)$/.test(word))
  );
}

const pressing = /^(?:press|push|poke|pinch|scratch|carve|draw|cut|dot|dent)$/;

/** "Press in a nose": a face that is made. */
const isMadeThere = (tokens: readonly Token[], from: number, at: number): boolean =>
  pressing.test(tokens[from]?.base ?? '') &&
  tokens[from + 1]?.word === 'in' &&
  /^(?:a|an|two|one|the)$/.test(tokens[from + 2]?.word ?? '') &&
  !tokens.slice(from, at + 1).some(isSomebody);

/** "The caterpillar munching a leaf": what is made eats, and nobody else. */
function isFeeding(tokens: readonly Token[], at: number): boolean {
  const eater = tokens[at - 1];
  if (!feeding.test(tokens[at]?.word ?? '') || !eater || (eater.kind & kinds.thing) === 0) return false;
  return !tokens.some(isSomebody);
}

interface Part {
  rule: string;
  from: number;
  to: number;
  hasBodies: boolean;
}

/** Whether the face, neck or mouth that a rule speaks of is the figure's that is made, and nobody's. */
export function isFigures(tokens: readonly Token[], { rule, from, to, hasBodies }: Part): boolean {
  if (!bodily.has(rule)) return false;
  if (!hasBodies && isFeeding(tokens, from)) return true;
  if (isFed(tokens, from, to)) return true;
  const parts = tokens
    .slice(from, to)
    .flatMap((token, at) => (bodies.test(token.word) && token.isMeasure !== true ? [from + at] : []));
  if (parts.length === 0) return false;
  if (parts.every((at) => isThings(tokens, at) || isMadeThere(tokens, from, at))) return true;
  if (hasBodies || parts.some((at) => inner.test(tokens[at]?.word ?? ''))) return false;
  return !tokens.some((token) => isSomebody(token) || (token.word.endsWith("'s") && isAlive(token)));
}
