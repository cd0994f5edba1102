import type { Token } from './token.ts';
import { sets } from './rules.ts';
import { kinds } from './vocabulary.ts';

/** Who does what a word speaks of. */
export type Doer = 'child' | 'grown-up' | 'both' | 'nobody';

const adults = new Set(sets.get('adult'));
const kids = new Set(
  (sets.get('kid') ?? []).filter(
    (word) =>
      !/^(?:they|them|him|her|he|she|you|yourself|themselves|everyone|everybody|friends?|artist|explorer|infant)$/.test(
        word,
      ),
  ),
);
const before = new Set(
  'with by for from to of under near beside at on around without like past behind than and or'.split(' '),
);
const lets = new Set('let have has ask get invite encourage allow want'.split(' '));
const helps = new Set(
  'help helps helping guide guides assist assists show shows support supports'.split(' '),
);
const pairs = new Set('together jointly'.split(' '));
const opens = new Set('while when as once'.split(' '));

const bare = (word: string): string => word.replace(/'s?$/, '');

export const isAdult = (token: Token): boolean => adults.has(bare(token.word));
export const isKid = (token: Token): boolean =>
  kids.has(bare(token.word)) || /^(?:yearold|littleone|toddler)/.test(token.word);

const at = (tokens: readonly Token[], index: number): string => tokens[index]?.word ?? '';

/** The word before, articles and the like apart. */
function wordBefore(tokens: readonly Token[], index: number): string {
  let back = index - 1;
  while (
    back >= 0 &&
    /^(?:a|an|the|your|their|his|her|another|one|responsible|older|nearby|young|little|two|three|younger|our|each|every|any|some|all|sharp|eyed|trusted|any)$/.test(
      at(tokens, back),
    )
  )
    back -= 1;
  return at(tokens, back);
}

/** A grown-up who is not there: "without an adult". */
function isAbsent(tokens: readonly Token[], index: number): boolean {
  return (
    /^(?:no|without|not|nor|zero)$/.test(wordBefore(tokens, index)) ||
    /^(?:free|no)$/.test(at(tokens, index - 1))
  );
}

export interface Cast {
  /** For each word who does what it says. */
  readonly doers: readonly Doer[];
  /** A grown-up is there, in these words. */
  readonly isNear: boolean;
}

interface Walk {
  tokens: readonly Token[];
  readerIsAdult: boolean;
  doer: Doer;
  isNear: boolean;
  clauseOpens: boolean;
}

function meetAdult(walk: Walk, index: number): void {
  const { tokens } = walk;
  if (isAbsent(tokens, index)) return;
  walk.isNear = true;
  const prior = wordBefore(tokens, index);
  const possessive =
    at(tokens, index).endsWith("'s") ||
    /^(?:help|hand|hands|supervision|eye|eyes|permission|only|presence|assistance)$/.test(
      at(tokens, index + 1),
    );
  if (prior === 'with' || prior === 'beside' || prior === 'near' || possessive)
    walk.doer = walk.doer === 'grown-up' ? 'grown-up' : 'both';
  else if (
    lets.has(prior) ||
    !before.has(prior) ||
    prior === 'by' ||
    prior === 'and' ||
    prior === 'or' ||
    (prior === 'for' && index < 4)
  )
    walk.doer = 'grown-up';
}

function meetKid(walk: Walk, index: number): void {
  const { tokens } = walk;
  const prior = wordBefore(tokens, index);
  if (at(tokens, index).endsWith("'s") || at(tokens, index).endsWith("s'")) return;
  if (helps.has(prior)) {
    walk.doer = 'both';
    walk.isNear = true;
  } else if (prior === 'with' || prior === 'and') {
    if (walk.readerIsAdult || walk.doer === 'grown-up') {
      walk.doer = 'both';
      walk.isNear = true;
    }
  } else if (!before.has(prior) || lets.has(prior)) walk.doer = 'child';
  else if (prior === 'by') walk.doer = 'child';
}

const joining =
  /^(?:glue|tape|tie|stick|sew|stitch|fasten|join|fold|twist|press|bind|knot|screw|staple|clip|pin|lash|weave|braid|plait|squeeze|gather|bunch|stack|pull|push|pinch|fit|slot|hold|put|bring|mix|stir|whisk|knead|blend|lace|thread|string|roll|wind|wrap|band|link|hook|snap|clap|rub|tap|bundle|nail|bolt|solder|fuse|melt|iron)$/;

/** "Glue the two halves together": things come together, and not people. */
const isOfThings = (tokens: readonly Token[], index: number): boolean =>
  tokens.slice(Math.max(0, index - 9), index).some(({ forms }) => forms.some((form) => joining.test(form)));

/** "To a grown-up, who hangs them": a comma between takes nothing away. */
const lastNamed = (tokens: readonly Token[], index: number): Token =>
  tokens[tokens[index - 1]?.word === ',' ? index - 2 : index - 1] ?? (tokens[index] as Token);

/** "Let her push", and not "let her hair dry". */
const isDoing = (token: Token | undefined): boolean =>
  token !== undefined && token.isFigures !== true && (token.kind & kinds.act) !== 0;

/** "They press", "let him press", "let her push": told to a grown-up, it is the child who does it. */
function isChildTold(tokens: readonly Token[], index: number): boolean {
  const { word, isFigures } = tokens[index] as Token;
  const isLet = lets.has(at(tokens, index - 1));
  if (word === 'her') return isLet && isDoing(tokens[index + 1]);
  if (isFigures === true) return false;
  return /^(?:they|he|she)$/.test(word) || (isLet && /^(?:them|him)$/.test(word));
}

function meetWord(walk: Walk, index: number): void {
  const { tokens } = walk;
  const token = tokens[index] as Token;
  const { word } = token;
  if (word === ',' && walk.clauseOpens) {
    walk.doer = 'nobody';
    walk.clauseOpens = false;
  } else if (opens.has(word)) walk.clauseOpens = index === 0 || walk.clauseOpens;
  else if (isAdult(token)) meetAdult(walk, index);
  else if (word === "let's" && walk.readerIsAdult) {
    walk.doer = 'both';
    walk.isNear = true;
  } else if (word === 'who' && walk.isNear && isAdult(lastNamed(tokens, index))) walk.doer = 'grown-up';
  else if (isKid(token)) meetKid(walk, index);
  else if (
    word === 'you' &&
    walk.readerIsAdult &&
    !helps.has(at(tokens, index - 1)) &&
    at(tokens, index - 1) !== 'of'
  ) {
    walk.doer = 'grown-up';
    walk.isNear = true;
  } else if (pairs.has(word) && !isOfThings(tokens, index)) {
    walk.isNear = true;
    if (walk.doer !== 'grown-up') walk.doer = 'both';
  } else if (walk.readerIsAdult && isChildTold(tokens, index))
    walk.doer = helps.has(at(tokens, index - 1)) ? 'both' : 'child';
  else if (word === 'them' && helps.has(at(tokens, index - 1))) {
    walk.doer = 'both';
    walk.isNear = true;
  }
}

/** Reads who does what in a sentence. */
export function castOf(tokens: readonly Token[], readerIsAdult: boolean): Cast {
  const walk: Walk = { tokens, readerIsAdult, doer: 'nobody', isNear: false, clauseOpens: false };
  const doers: Doer[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    meetWord(walk, index);
    doers.push(walk.doer);
  }
  const by = tokens.findIndex(
    (token, index) => isAdult(token) && wordBefore(tokens, index) === 'by' && !isAbsent(tokens, index),
  );
  if (by > 0)
    for (let index = 0; index < by; index += 1) if (doers[index] === 'nobody') doers[index] = 'grown-up';
  return { doers, isNear: walk.isNear };
}

const doesIt =
  /\b(?:adults?|grownups?|grown-ups?|parents?|caregivers?|carers?)(?:'s)? (?:only|job|step|task|should do|does|do|must do|has to do|needs to do|will do|handles|takes care)\b|\b(?:ask|have|get|let) (?:an? |your |the )?(?:adult|grown-?up|parent|caregiver|teacher|mum|mom|dad)\w* (?:to )?(?:do|help|handle)\b|\bfor (?:an? |the )?(?:adult|grown-?up|parent)s?\b/i;

/** "A grown-up does this step", said of the whole step. */
export const isGivenToAdult = (text: string): boolean =>
  doesIt.test(text) && !/\b(?:no|without|not)\b[^.]{0,20}\b(?:adult|grown-?up|parent)/i.test(text);
