import { distance, formsOf, rootsOf } from './stems.ts';
import { actWords, functionWords, qualityWords } from './words.data.ts';
import { placeWords, thingWords } from './things.data.ts';

export const kinds = {
  function: 1,
  quality: 2,
  act: 4,
  thing: 8,
  place: 16,
  hazard: 32,
  wary: 64,
  pattern: 128,
} as const;

const words = new Map<string, number>();
const seen = new Map<string, Known>();
const mostRemembered = 20_000;

export function learn(list: Iterable<string>, kind: number): void {
  seen.clear();
  for (const word of list) words.set(word, (words.get(word) ?? 0) | kind);
}

const split = (text: string): string[] =>
  text
    .split(/[\s,]+/)
    .filter(Boolean)
    .flatMap((word) => word.split('-'));

learn(split(functionWords), kinds.function);
learn(split(qualityWords), kinds.quality);
learn(split(actWords), kinds.act);
learn(split(thingWords), kinds.thing);
learn(split(placeWords), kinds.place | kinds.thing);

/** Names of hazards of one word, for the misspelled ones. */
const dreaded: string[] = [];

export function learnHazards(list: Iterable<string>): void {
  for (const word of list) {
    if (word.length >= 5) dreaded.push(word);
    learn([word], kinds.hazard);
  }
}

interface Known {
  base: string;
  /** All words that it may be a form of, itself included. */
  forms: readonly string[];
  kind: number;
  /** Spelled otherwise than the word it stands for. */
  typo: boolean;
  /** It, or what it is a form of, stands in the vocabulary. */
  isWord: boolean;
}

const allowed = (word: string): number => (word.length >= 9 ? 2 : word.length >= 5 ? 1 : 0);

type Found = Omit<Known, 'forms' | 'isWord'>;

function nearest(word: string): Found | null {
  const most = allowed(word);
  if (most === 0) return null;
  for (const name of dreaded) {
    if (name[0] !== word[0] && word.length < 7) continue;
    const limit = Math.min(most, allowed(name));
    if (distance(word, name, limit) <= limit) return { base: name, kind: words.get(name) ?? 0, typo: true };
  }
  return null;
}

/** Harmless words by first letter and length, made when the first strange word is met. */
let shelves: Map<string, string[]> | null = null;

function shelvesOf(): Map<string, string[]> {
  if (shelves) return shelves;
  shelves = new Map();
  for (const name of words.keys()) {
    const key = `${name[0]}${name.length}`;
    const shelf = shelves.get(key);
    if (shelf) shelf.push(name);
    else shelves.set(key, [name]);
  }
  return shelves;
}

function nearestHarmless(word: string): Found | null {
  if (word.length < 6) return null;
  for (const length of [word.length, word.length - 1, word.length + 1])
    for (const name of shelvesOf().get(`${word[0]}${length}`) ?? [])
      if (distance(word, name, 1) <= 1) return { base: name, kind: words.get(name) ?? 0, typo: true };
  return null;
}

/** A form that only a rule names, "cuts" or "corners", is still what its word is. */
function lookNamed(word: string): Found {
  const base = formsOf(word).find((form) => (words.get(form) ?? kinds.pattern) !== kinds.pattern);
  const kind = base === undefined ? 0 : (words.get(base) ?? 0) & ~(kinds.hazard | kinds.wary);
  return { base: base ?? word, kind: kinds.pattern | kind, typo: false };
}

function look(word: string): Found {
  const whole = words.get(word);
  if (whole === kinds.pattern) return lookNamed(word);
  if (whole !== undefined) return { base: word, kind: whole, typo: false };
  for (const form of formsOf(word)) {
    const kind = words.get(form);
    if (kind !== undefined) return { base: form, kind, typo: false };
  }
  if (/^\d/.test(word)) return { base: word, kind: kinds.function, typo: false };
  for (const root of rootsOf(word)) {
    const known = [root, ...formsOf(root)].find(
      (form) => ((words.get(form) ?? 0) & ~(kinds.hazard | kinds.pattern | kinds.wary)) !== 0,
    );
    if (known !== undefined) return { base: word, kind: kinds.quality, typo: false };
  }
  const stem = formsOf(word)[0];
  return (
    nearest(word) ??
    (stem !== undefined && stem.length >= 5 ? nearest(stem) : null) ??
    nearestHarmless(word) ?? { base: word, kind: 0, typo: false }
  );
}

/** What is known of a word, whatever its form. */
export function knownAs(word: string): Known {
  const before = seen.get(word);
  if (before) return before;
  const found = look(word);
  // "Center" is no form of "cent".
  const isKnown = ((words.get(word) ?? 0) & ~(kinds.pattern | kinds.hazard)) !== 0;
  const forms = [
    ...new Set([
      word,
      found.base,
      ...(found.typo
        ? []
        : formsOf(word).filter(
            (form) =>
              words.has(form) &&
              !(isKnown && /(?:er|ers|est)$/.test(word) && form !== word.replace(/s$/, '')),
          )),
    ]),
  ];
  const isWritten = words.has(word) || formsOf(word).some((form) => words.has(form));
  const known = { ...found, forms, isWord: isWritten };
  if (seen.size > mostRemembered) seen.clear();
  seen.set(word, known);
  return known;
}

export const isWord = (word: string): boolean => knownAs(word).isWord;
export const isHazardWord = (word: string): boolean =>
  [word, ...formsOf(word)].some((form) => ((words.get(form) ?? 0) & kinds.hazard) !== 0);

/** Known as a word of everyday, and as no hazard's name. */
export const isHarmless = (word: string): boolean => {
  const kind = words.get(word) ?? 0;
  return (kind & (kinds.act | kinds.thing | kinds.quality | kinds.function)) !== 0;
};
