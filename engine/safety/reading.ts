import { measures } from './measures.ts';
import type { Token } from './token.ts';
import { unmask } from './unmask.ts';
import { isHazardWord, isWord, kinds, knownAs } from './vocabulary.ts';

export interface Sentence {
  readonly text: string;
  readonly tokens: readonly Token[];
}

const ends = /(?<!\b(?:approx|ca|e\.g|i\.e|no|oz|in|lb|mr|mrs|dr|st|vs)\.?)(?<=[.!?;\n][)"'’”]?)\s+|\n+/i;
const shape = /[a-z]+(?:'[a-z]+)?|\d+(?:[.,/]\d+)*|[,:()"-]|\S/g;
const breaks = new Set([',', ':', '(', ')', ';', '.', '!', '?', '"']);

const asToken = (word: string, isTied: boolean, isName: boolean): Token => {
  const { base, kind, forms } = knownAs(word);
  return { word, base, forms, kind, isBreak: false, isTied, isName };
};

/** "mag-nets" and "bat tery": two pieces that are a hazard's name only together. */
function joins(before: Token | undefined, word: string, isNext: boolean): boolean {
  if (!before || before.isBreak || !isNext) return false;
  if (isWord(before.word) && isWord(word)) return false;
  return isHazardWord(before.word + word);
}

/** Written apart or hyphenated, and one word to us. */
const compounds: readonly [RegExp, string][] = [
  [/\bgrown[- ]?up(s?|'s)\b/g, 'grownup$1'],
  [/\blittle[- ]ones?\b('s)?/g, 'littleone$1'],
  [/\b(?:\w+[- ])?years?[- ]old(s?)\b/g, 'yearold$1'],
  [/\bpop[- ]?up(s?)\b/g, 'popup$1'],
  [/\bx[- ]?acto\b/g, 'xacto'],
  [/\bt[- ]shirt/g, 'tshirt'],
  [/\bnon[- ]/g, 'non'],
  [/\bno[- ]one\b/g, 'nobody'],
  [/\b(?:each other|one another)(?=\b|')/g, 'eachother'],
  [/\b(?:plastic|margarine|yogh?urt|butter|cream|food|deli|takeout|takeaway) tub(s?)\b/g, 'container$1'],
  [/\bpool noodle(s?)\b/g, 'noodle$1'],
  [/\btube sock(s?)\b/g, 'sock$1'],
  [/(?<!\b(?:the|a|cash|shop|toy|play|market) )\btill\b/g, 'until'],
  // Sayings mean none of their words.
  [
    /\bstop(?:s|ped)? dead\b|\bdead (?:straight|cent(?:er|re)|easy|simple|still|flat|level|ahead|on)\b/g,
    'saying',
  ],
  [/\b(?:you're|you are|drop|we're|he's|she's) dead\b|\bdead (?:meat|quick|sure|serious)\b/g, 'saying'],
  [/\bkill(?:s|ing)? two birds(?: with one stone)?\b/g, 'saying'],
  [/\bbit(?:e|ing) the bullet\b/g, 'saying'],
  [/\bbreak a leg\b/g, 'saying'],
  [/\bblow (?:your|the|my|his) house (?:in|down)\b/g, 'saying'],
  [
    /\b(?:pin|pins|pierce|burn|cut|light|heat|hurt|break|stab|shoot|drill|boil|melt|swallow|stick|kill|fire)(?:s|ed|ing)? nothing\b/g,
    'saying',
  ],
  [/\bmake[- ]believe\b/g, 'pretend'],
  [/\b(?:man|people|plant|meat|sheep|fly|fire)-eating\b/g, 'hungry'],
];
const anyCompound =
  /grown|little|year|pop|x-?a|t[- ]sh|non|no[- ]one|other|tub|pool|two birds|bullet|a leg|house|-eating|till|dead|nothing|believe/;

const together = (text: string): string =>
  anyCompound.test(text) ? compounds.reduce((open, [find, as]) => open.replaceAll(find, as), text) : text;

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  const capitals = new Set(
    [...text.matchAll(/(?<=[a-z,] )\p{Lu}\p{Ll}+/gu)].map((match) => match[0].toLowerCase()),
  );
  let isTied = false;
  for (const [word] of together(unmask(text)).matchAll(shape)) {
    if (word === '-') {
      isTied = true;
      continue;
    }
    if (!/[a-z\d]/.test(word)) {
      if (breaks.has(word))
        tokens.push({
          word,
          base: word,
          forms: [word],
          kind: kinds.function,
          isBreak: true,
          isTied: false,
          isName: false,
        });
      isTied = false;
      continue;
    }
    const before = tokens.at(-1);
    if (before && joins(before, word, true))
      tokens[tokens.length - 1] = asToken(before.word + word, before.isTied, false);
    else tokens.push(asToken(word, isTied, capitals.has(word)));
    isTied = false;
  }
  for (const at of measures(tokens)) (tokens[at] as Token).isMeasure = true;
  return tokens;
}

const somebody =
  /^(?:child|children|kids?|toddlers?|littleones?|yearolds?|bab(?:y|ies)|friends?|brothers?|sisters?|siblings?|players?|people|persons?|somebody|someone|everyone|everybody|anyone|he|she|him|her|boys?|girls?|sons?|daughters?|teams?|guests?|pets?|dogs?|cats?|eachother)(?:'s)?$/;

/** What is let happen to things: "let them cool". */
const lie = /^(?:cool|dry|set|harden|soak|settle|drain|drip|freeze|thaw|melt|stiffen)$/;

/** Where things have been named and nobody has, "them" and "they" are the things. */
function findThings(sentences: readonly Sentence[]): void {
  let hasThings = false;
  for (const { tokens } of sentences)
    for (const [at, token] of tokens.entries()) {
      if (
        somebody.test(token.word) ||
        (/^(?:let|help|ask|have|get)$/.test(tokens[at - 1]?.word ?? '') &&
          token.word === 'them' &&
          !lie.test(tokens[at + 1]?.word ?? ''))
      )
        return;
      if (/^the[my]$/.test(token.word)) token.isThing = hasThings;
      else if ((token.kind & kinds.thing) !== 0 && /[^s]s$/.test(token.word)) hasThings = true;
    }
}

/** A text in sentences, each in words. */
export function read(text: string): Sentence[] {
  const sentences = text
    .split(ends)
    .filter((part) => /\S/.test(part))
    .map((part) => ({ text: part.trim(), tokens: tokensOf(part) }));
  findThings(sentences);
  return sentences;
}
