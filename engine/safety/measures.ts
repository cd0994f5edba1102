import type { Token } from './token.ts';
import { kinds } from './vocabulary.ts';

const set = (text: string): Set<string> => new Set(text.trim().split(/\s+/));

const sizes = set(
  'long wide big high thick tall deep large small broad thin short narrow fat round heavy light hard soft flat',
);
const openers = set(
  'a an the your my our their his her its one two three four five six half of this that these those child',
);
const follow = set(
  'from out of off on onto in into and or with for when at to before after so but that then each by over under along around across through where which plus above below near until',
);
const spans = set('wide broad apart long high deep thick tall width breadth length height');
const wishers = set('you they we i would who kids children if');
const persons =
  /^(?:child|children|kids?|toddlers?|littleones?|yearolds?|baby|babies|somebody|someone|nobody|anyone|adults?|grownups?|parents?|you|they|he|she|it|i|we)$/;

const isNoun = (token: Token | undefined): token is Token =>
  token !== undefined && !token.isBreak && (token.kind & kinds.function) === 0 && !persons.test(token.word);

/** Where the thing that begins here ends, or -1: "three of your fingers", "the top of your thumb". */
function endOfThing(tokens: readonly Token[], from: number): number {
  let at = from;
  while (at - from < 6 && openers.has(tokens[at]?.word ?? '')) at += 1;
  while (
    at - from < 6 &&
    isNoun(tokens[at]) &&
    isNoun(tokens[at + 1]) &&
    !follow.has(tokens[at + 1]?.word ?? '') &&
    ((tokens[at]?.kind ?? 0) & (kinds.quality | kinds.thing)) !== 0
  )
    at += 1;
  if (!isNoun(tokens[at])) return -1;
  if (/^(?:of|on)$/.test(tokens[at + 1]?.word ?? '') && openers.has(tokens[at + 2]?.word ?? '')) {
    const further = endOfThing(tokens, at + 2);
    if (further > 0) return further;
  }
  return at + 1;
}

const wells = /^(?:a|an|the|this|that|your|our|their|old|deep|open|dry|village|wishing|garden|farm|stone)$/;

const endsThere = (token: Token | undefined): boolean =>
  token === undefined || token.isBreak || follow.has(token.word);

/** The thing after "as long as" or "the size of"; "as long as your hand is dry" sets a condition and measures nothing. */
function measureAfter(tokens: readonly Token[], at: number): number {
  const [first, second, third] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  const isAs = first?.word === 'as' && sizes.has(second?.word ?? '') && third?.word === 'as';
  const isSize = first?.word === 'size' && second?.word === 'of';
  if (!isAs && !isSize) return -1;
  const end = endOfThing(tokens, at + (isAs ? 3 : 2));
  return endsThere(tokens[end]) ? end : -1;
}

function likenessAfter(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.word !== 'like' || wishers.has(tokens[at - 1]?.word ?? '')) return -1;
  const end = endOfThing(tokens, at + 1);
  return endsThere(tokens[end]) ? end : -1;
}

/** "At the height of her nose" tells how high, and a neck is no measure for what hangs. */
function heightOf(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.word !== 'height' || tokens[at + 1]?.word !== 'of') return -1;
  const end = endOfThing(tokens, at + 2);
  const isNeck = tokens.slice(at, end).some(({ word }) => /^(?:necks?|throats?|chins?|faces?)$/.test(word));
  return endsThere(tokens[end]) && !isNeck ? end : -1;
}

const comparatives = /^(?:bigger|larger|fatter|thicker|wider|longer|taller|smaller|shorter|thinner|higher)$/;

function comparedTo(tokens: readonly Token[], at: number): number {
  if (!comparatives.test(tokens[at]?.word ?? '') || tokens[at + 1]?.word !== 'than') return -1;
  const end = endOfThing(tokens, at + 2);
  return endsThere(tokens[end]) ? end : -1;
}

const littlePersons = /^(?:child|toddler|kid|littleone|preschooler|yearold)(?:'s)?$/;

/** "At toddler height", "child-sized": nobody is there by that. */
function sizeOfPerson(tokens: readonly Token[], at: number): number {
  if (!littlePersons.test(tokens[at]?.word ?? '')) return -1;
  const end = tokens.findIndex(
    ({ word }, index) => index > at && index < at + 4 && /^(?:height|level|sized?|eyelevel)$/.test(word),
  );
  const between = tokens.slice(at, end);
  return end > 0 && !between.some(({ word, isBreak }) => isBreak || /^(?:neck|throat|chin)$/.test(word))
    ? end
    : -1;
}

const tails = /^(?:tails?|fins?|snouts?|beaks?|hooves|hoof|paws?|horns?|wings?|trunk)$/;

/** "From tail to nose": how far, on a figure. */
const isAlongAnimal = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === 'from' && tails.test(tokens[at + 1]?.word ?? '') && tokens[at + 2]?.word === 'to';

/** Words that only say how long, how big or like what something is: nothing is done to a thumb in "as long as your thumb". */
export function measures(tokens: readonly Token[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (let at = 0; at < tokens.length; at += 1) {
    const end = Math.max(
      measureAfter(tokens, at),
      likenessAfter(tokens, at),
      comparedTo(tokens, at),
      heightOf(tokens, at),
    );
    for (let inside = at; inside < sizeOfPerson(tokens, at); inside += 1) found.add(inside);
    for (let inside = at + 1; inside < end; inside += 1) found.add(inside);
    if (isAlongAnimal(tokens, at)) found.add(at + 1).add(at + 3);
    if (
      at > 0 &&
      spans.has(tokens[at]?.word ?? '') &&
      /^(?:fingers?|hands?|thumbs?|arms?)(?:'s)?$/.test(tokens[at - 1]?.word ?? '')
    )
      found.add(at - 1).add(at);
    // "Hang well", "as well": only after one of these it has water in it.
    if (tokens[at]?.word === 'well' && !wells.test(tokens[at - 1]?.word ?? '')) found.add(at);
    if (tokens[at]?.word === 'own' && tokens[at - 1]?.word === 'its') found.add(at);
  }
  return found;
}
