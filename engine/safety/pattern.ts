import type { Token } from './token.ts';
import { kinds, learn } from './vocabulary.ts';

/**
 * Patterns over the words of a sentence. Words stand for all their forms, `=word` for this form alone, `a|b` for either,
 * `@name` for a set, `?x` may be missing; between two elements small words may stand; `..` allows four words between, `...` nine, over a comma too;
 * `&` joins parts that may stand anywhere in the sentence.
 */
interface Element {
  any: ReadonlySet<string>;
  exact: ReadonlySet<string>;
  optional: boolean;
  /** It stands for somebody to whom something is done. */
  isPerson: boolean;
  /** How many words may stand before it. */
  gap: number;
}

interface Pattern {
  readonly source: string;
  readonly parts: readonly (readonly Element[])[];
}

interface Match {
  from: number;
  to: number;
}

type Sets = ReadonlyMap<string, readonly string[]>;

function elementOf(text: string, gap: number, sets: Sets): Element {
  let optional = text.startsWith('?') && text.length > 1;
  const any = new Set<string>();
  const exact = new Set<string>();
  for (const choice of (optional ? text.slice(1) : text).split('|')) {
    if (choice === '?') optional = true;
    else if (choice.startsWith('@')) {
      const list = sets.get(choice.slice(1));
      if (!list) throw new Error(`no set ${choice}`);
      for (const word of list)
        if (word.startsWith('=')) exact.add(word.slice(1));
        else any.add(word);
    } else if (choice.startsWith('=')) exact.add(choice.slice(1));
    else any.add(choice);
  }
  learn([...any, ...exact], kinds.pattern);
  return {
    any,
    exact,
    optional,
    isPerson: /@(?:kid|person|someone2?|poss)\b|(?:^|[|=?])(?:him|her|his|himself|herself)(?:$|\|)/.test(
      text,
    ),
    gap,
  };
}

function compile(source: string, sets: Sets): Pattern {
  const parts = source.split(' & ').map((part) => {
    let gap = 0;
    const elements: Element[] = [];
    for (const piece of part.trim().split(/\s+/)) {
      if (piece === '..') gap = 4;
      else if (piece === '...') gap = 9;
      else {
        elements.push(elementOf(piece, gap, sets));
        gap = 0;
      }
    }
    return elements;
  });
  return { source, parts: parts.filter((part, at) => at === 0 || part[0]?.optional === false) };
}

const small = new Set(
  `a an the your their his her its our my some any this that these those of all both each every very quite little small tiny big large long short one two three more own child's child toddler's kid's friend's brother's sister's baby's other's littleone's friends' children's somebody's someone's
  really just right so too still then also carefully gently slowly quickly firmly tightly tight well back up down out first again even now inch yourself everyone's`.split(
    /\s+/,
  ),
);

const fits = (element: Element, token: Token): boolean =>
  !token.isBreak &&
  token.isMeasure !== true &&
  (element.exact.has(token.word) || token.forms.some((form) => element.any.has(form)));

function matchAt(elements: readonly Element[], tokens: readonly Token[], start: number): Match | null {
  let at = start;
  for (const [index, element] of elements.entries()) {
    if (index === 0) {
      if (!fits(element, tokens[at] as Token)) return null;
      at += 1;
      continue;
    }
    const found = seek(element, tokens, at);
    if (found >= 0) at = found + 1;
    else if (!element.optional) return null;
  }
  return { from: start, to: at };
}

/** A new clause begins: what follows "and" is done, too. */
const isActOnly = (token: Token | undefined): boolean =>
  token !== undefined && (token.kind & kinds.act) !== 0 && (token.kind & (kinds.thing | kinds.quality)) === 0;

const subjects = /^(?:where|as|if|when|that|than|until|which|what|how|because|so|while|before|after)$/;

/** "Where you want muscles" does nothing to anybody; "draw around them" speaks of the words that came before, "his" of the robot. */
function isNobody(tokens: readonly Token[], at: number): boolean {
  const { word, isFigures } = tokens[at] as Token;
  if (isFigures) return true;
  if (word === 'you') return subjects.test(tokens[at - 1]?.word ?? '');
  return /^the[my]$/.test(word) && tokens[at]?.isThing === true;
}

function seek(element: Element, tokens: readonly Token[], from: number): number {
  let left = element.gap;
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    if (fits(element, token) && !(element.isPerson && isNobody(tokens, at))) return at;
    if (token.isBreak && !(element.gap > 4 && (token.word === ',' || token.word === '"'))) return -1;
    if (
      token.word === 'then' ||
      (token.word === 'and' && (isActOnly(tokens[at + 1]) || tokens[at + 1]?.word === 'let'))
    )
      return -1;
    if (small.has(token.word)) continue;
    if (left === 0) return -1;
    left -= 1;
  }
  return -1;
}

/** Which words stand for which elements, so that a sentence says at once which of them it can have at all. */
class Elements {
  #numbers = new Map<string, number>();
  #byForm = new Map<string, number[]>();
  #byWord = new Map<string, number[]>();
  /** The sentence that last had each. */
  #lastIn: number[] = [];
  #sentence = 0;

  numberOf({ any, exact }: Element): number {
    const key = `${[...any].join('|')}=${[...exact].join('|')}`;
    const before = this.#numbers.get(key);
    if (before !== undefined) return before;
    const number = this.#lastIn.push(0) - 1;
    this.#numbers.set(key, number);
    for (const [words, index] of [
      [any, this.#byForm],
      [exact, this.#byWord],
    ] as const)
      for (const word of words) index.set(word, (index.get(word) ?? []).concat(number));
    return number;
  }

  read(tokens: readonly Token[]): void {
    this.#sentence += 1;
    for (const token of tokens) {
      if (token.isBreak || token.isMeasure === true) continue;
      for (const number of this.#byWord.get(token.word) ?? []) this.#lastIn[number] = this.#sentence;
      for (const form of token.forms)
        for (const number of this.#byForm.get(form) ?? []) this.#lastIn[number] = this.#sentence;
    }
  }

  hasAll(numbers: readonly number[]): boolean {
    for (const number of numbers) if (this.#lastIn[number] !== this.#sentence) return false;
    return true;
  }
}

interface Sought<T> {
  pattern: Pattern;
  value: T;
  /** The elements besides its first that it cannot do without. */
  needs: readonly number[];
}

/** Patterns found by the words they begin with, so that a text is walked once. */
export class Patterns<T> {
  #byWord = new Map<string, Sought<T>[]>();
  #elements = new Elements();
  #sets: Sets;

  constructor(sets: Sets) {
    this.#sets = sets;
  }

  add(source: string, value: T): void {
    const pattern = compile(source, this.#sets);
    const [first, ...rest] = pattern.parts.flat();
    const needs = rest.filter(({ optional }) => !optional).map((element) => this.#elements.numberOf(element));
    for (const word of new Set([...(first?.any ?? []), ...(first?.exact ?? [])])) {
      const list = this.#byWord.get(word) ?? [];
      list.push({ pattern, value, needs });
      this.#byWord.set(word, list);
    }
  }

  /** Every match in the sentence; of one pattern the first only where `&` joins parts. */
  find(tokens: readonly Token[]): { value: T; match: Match; source: string }[] {
    const found: { value: T; match: Match; source: string }[] = [];
    this.#elements.read(tokens);
    for (const [at, token] of tokens.entries()) {
      for (const form of token.forms)
        for (const { pattern, value, needs } of this.#byWord.get(form) ?? []) {
          if (!this.#elements.hasAll(needs)) continue;
          const match = matchAt(pattern.parts[0] ?? [], tokens, at);
          if (
            match &&
            pattern.parts
              .slice(1)
              .every((part) => tokens.some((_, start) => matchAt(part, tokens, start) !== null))
          )
            found.push({ value, match, source: pattern.source });
        }
    }
    return found;
  }
}
