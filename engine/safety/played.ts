import { isFigure } from './he.ts';
import { isAdult, isKid } from './people.ts';
import { somebodys } from './pictured.ts';
import type { Token } from './token.ts';
import { kinds } from './vocabulary.ts';

const words = (text: string): Set<string> => new Set(text.trim().split(/\s+/));

const plays = words(
  'figure photos pretend imagine imaginary make-believe story tale dream cartoon puppet puppets playing-card fairytale legend myth poem song',
);

const splits = words(', and then ; : ( but');

/** "Dolly dives in and swims under": who dived swims. */
const isStillAtIt = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === 'and' &&
  /[^s]s$/.test(tokens[at + 1]?.word ?? '') &&
  ((tokens[at + 1]?.kind ?? 0) & kinds.thing) === 0;

/** Whether the clause is told to somebody: "touch the ends to the tongue", and not "the frog leaps". */
function isOrdered(tokens: readonly Token[], from: number): boolean {
  let start = from;
  while (start > 0 && (!splits.has(tokens[start - 1]?.word ?? '') || isStillAtIt(tokens, start - 1)))
    start -= 1;
  const first = tokens[start];
  if (!first || isFigure(first) || /^(?:let|make|watch|see|help|have)$/.test(first.word)) return false;
  return (first.kind & kinds.function) === 0 && (first.kind & (kinds.act | kinds.pattern)) !== 0;
}

/** "Let the crocodile snap and swallow it": all that follows is the figure's. */
const isLetPlay = (tokens: readonly Token[]): boolean =>
  /^(?:let|make|watch|help)$/.test(tokens[0]?.word ?? '') &&
  tokens.slice(1, 4).some(isFigure) &&
  !tokens.some((token) => isKid(token) || isAdult(token) || somebodys.test(token.word));

const otherPeople =
  /^(?:friends?|somebody|someone|players?|people|swimmers?|divers?|partners?|guests?|cousins?|nobody|everyone|whoever)$/;

/** Whether an act is a figure's or a picture's and nobody's in the room. */
export function isPlayed(tokens: readonly Token[], from: number): boolean {
  if (tokens.some((token) => plays.has(token.word)) || isLetPlay(tokens)) return true;
  if (isOrdered(tokens, from)) return false;
  let sawNoun = false;
  for (let back = from - 1; back >= 0; back -= 1) {
    const token = tokens[back] as Token;
    if (isStillAtIt(tokens, back)) continue;
    if (splits.has(token.word)) break;
    if (otherPeople.test(token.word)) return false;
    if (token.isFigures || isFigure(token)) sawNoun = true;
    else if (isKid(token) || isAdult(token) || /^(?:you|they|we|them|him|your|he|she)$/.test(token.word))
      return false;
    if ((token.kind & kinds.thing) !== 0 && (token.kind & (kinds.act | kinds.function)) === 0) sawNoun = true;
    if (/^(?:it|its|itself)$/.test(token.word)) sawNoun = true;
  }
  return sawNoun && from > 0;
}
