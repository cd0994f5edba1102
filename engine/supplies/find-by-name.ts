import { singularWord } from '#engine/grammar/nouns.ts';
import { supplies } from './catalog.ts';
import { riskyTable } from './risky.data.ts';
import { strangers } from './strangers.data.ts';
import { changing, describing, emptyWords, looseList, packings, remnants } from './describing.data.ts';
import { colorsIn, firmShades, isColor, isShade, softColor } from './shades.ts';
import type { NamedColor, Supply } from './supply.ts';
import { isMeasure } from './without-remarks.ts';

type Entry = { supply: Supply } | { risk: { name: string; reason: string } } | { stranger: true };

export interface Found {
  entry: Entry;
  /** The colors that were said with it. */
  colors: readonly NamedColor[];
}

export const clean = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[^\p{L}\p{N}'\- ]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[-' ]+|[-' ]+$/g, '');

/** The form two spellings of one thing share: no plural, no hyphens, no apostrophes. */
function key(text: string): string {
  const words = clean(text).replaceAll("'", '').split(/[ -]/).filter(Boolean);
  // Sharpies are as well of a Sharpie as of a Sharpy.
  return words.map((word) => singularWord(word).replace(/(?<=..)ie$/, 'y')).join(' ');
}

const isDangerous = (entry: Entry): boolean =>
  'risk' in entry || ('supply' in entry && entry.supply.danger !== '');

/** As it is written in the tables: plasters are no plaster, and laces no lace. */
const written = new Map<string, Entry>();
const index = new Map<string, Entry>();

function enter(words: readonly string[], entry: Entry): void {
  for (const word of words) {
    const before = index.get(key(word));
    const isKept = before !== undefined && isDangerous(before);
    if (!isKept && !written.has(clean(word))) written.set(clean(word), entry);
    if (!before) index.set(key(word), entry);
  }
}

const dangerous = supplies.filter(({ danger }) => danger !== '');
for (const supply of supplies) enter([supply.name, supply.plural], { supply });
for (const supply of dangerous) enter(supply.synonyms, { supply });
for (const line of riskyTable.split('\n')) {
  const [name = '', reason = '', synonyms = ''] = line.split('|');
  if (reason !== '') enter([name, ...synonyms.split(',')], { risk: { name, reason } });
}
for (const supply of supplies) enter(supply.synonyms, { supply });
enter(strangers.split(','), { stranger: true });

const looseWords: ReadonlySet<string> = new Set([...firmShades, ...looseList]);

/** Nothing but how a thing is. */
export const isLoose = (text: string): boolean => text.split(' ').every((word) => looseWords.has(word));

const exact = (text: string): Entry | undefined => written.get(clean(text)) ?? index.get(key(text));

export const isName = (text: string): boolean => exact(text) !== undefined;

/** A word that behind a thing leaves it what it is: "painted", "waterproof", "30cm", "non toxic". */
export const isDescribing = (word: string): boolean =>
  looseWords.has(word) ||
  describing.has(word) ||
  emptyWords.has(word) ||
  isMeasure(word) ||
  (/(?:...ed|ish|less|able|free|proof)$/.test(word) && !isName(word));

/** Everybody brings them along. */
const ownHands =
  /^(?:(?:my|our|his|her|their|the|two|both|bare|small|little|tiny|baby|toddler|kids?|childs|\p{L}+'s?) )*(?:hands?|fingers?|thumbs?|feet|foot|(?:hand|foot|finger)prints?)$/u;

/** Colors and sizes of nothing; an orange that is not counted is one of them. */
export function saysNothing(text: string): boolean {
  // Water runs from every tap, into a tub that stays where it is.
  if (text === '' || /^(?:\d+|etc|(?:warm |hot |cold |tap |boiling )?water|bath ?tub)$/.test(text))
    return true;
  if (ownHands.test(text)) return true;
  const words = text.split(' ');
  return (
    words.every(isColor) ||
    (words.every((word) => looseWords.has(word) || emptyWords.has(word)) && !isName(text))
  );
}

/** "Gold paper" says a color; a white board marker, or white glue, does not. */
function named(entry: Entry, text: string): NamedColor[] {
  if (!('supply' in entry) || entry.supply.tone !== 'any') return [];
  const others = text.split(' ').filter((word) => !isColor(word));
  return isName(others.join(' ')) ? colorsIn(text) : [];
}

/** A shade that is a fruit or herb as well says a color only of what comes in all. */
function inSoftColor(found: Found | null, word: string): Found | null {
  const color = softColor(word);
  if (color === null || found === null || !('supply' in found.entry)) return null;
  const { id, tone } = found.entry.supply;
  return tone === 'any' && !ownColored.has(id)
    ? { ...found, colors: withColor(found.colors, [color]) }
    : null;
}

/** A lemon sticker shows a lemon. */
const ownColored = new Set([
  'sticker',
  'rubber-stamp',
  'toy-animal',
  'candy',
  'popsicle-mold',
  'candy-wrapper',
]);

const withColor = (colors: readonly NamedColor[], more: readonly NamedColor[]): NamedColor[] => [
  ...new Set([...colors, ...more]),
];

/** What a text names, without the words before and after it that change nothing. */
export function lookUp(text: string): Found | null {
  const entry = exact(text);
  if (entry) return { entry, colors: named(entry, text) };
  const words = text.split(' ');
  const [first = ''] = words;
  if (words.length < 2) return null;
  const isBit = remnants.has(words.at(-1) ?? '');
  const whole = isBit ? exact(words.slice(0, -1).join(' ')) : undefined;
  // Sheets of gold leaf are no leaf sheets in gold.
  if (whole && 'stranger' in whole) return { entry: whole, colors: [] };
  if ((looseWords.has(first) && !changing.has(first)) || /\p{L}'s$|^a[345]$|^\d+\p{L}+$/u.test(first)) {
    const found = lookUp(words.slice(1).join(' '));
    return found && { ...found, colors: withColor(colorsIn(first), found.colors) };
  }
  return lookUpBefore(words) ?? (softColor(first) && inSoftColor(lookUp(words.slice(1).join(' ')), first));
}

/** Without the color that stands last. */
function lookUpBefore(words: readonly string[]): Found | null {
  const last = words.at(-1) ?? '';
  if (!isShade(last) && softColor(last) === null) return null;
  const found = lookUp(words.slice(0, words.at(-2) === 'in' ? -2 : -1).join(' '));
  if (found === null) return null;
  return isShade(last)
    ? { ...found, colors: withColor(found.colors, colorsIn(last)) }
    : inSoftColor(found, last);
}

const isPackingOf = (word: string): boolean => packings.has(singularWord(word)) || isDescribing(word);

/** The dangerous thing whose name these words end with; an LED candle is no flame, and ends it. */
function dangerAtEnd(words: readonly string[]): Entry | 'none' | null {
  for (let at = 0; at < words.length; at += 1) {
    const entry = exact(words.slice(at).join(' '));
    if (entry && isDangerous(entry)) return entry;
    if (entry && at < words.length - 1) return 'none';
  }
  return null;
}

/** "Box matches" is no matchbox: what stands last is what lies there. */
export function endsInDanger(text: string): boolean {
  const danger = dangerAtEnd(text.split(' '));
  return danger !== null && danger !== 'none';
}

/** "Magnets poster glue" forgot its commas: several of a danger, or one of two words, stay one whatever follows. */
function dangerAtStart(words: readonly string[]): Entry | null {
  for (let size = words.length - 1; size > 0; size -= 1) {
    const last = words[size - 1] ?? '';
    const entry = size > 1 || singularWord(last) !== last ? exact(words.slice(0, size).join(' ')) : undefined;
    if (entry) return isDangerous(entry) ? entry : null;
  }
  return null;
}

/** Whatever stands before it, a knife is a knife; and little tubes of super glue, or a knife set, are no less. */
export function findDanger(text: string): Entry | null {
  const words = text.split(' ');
  for (let end = words.length; end > 0; end -= 1) {
    const danger = dangerAtEnd(words.slice(0, end));
    if (danger !== null) return danger === 'none' ? null : danger;
    if (!isPackingOf(words[end - 1] ?? '')) break;
  }
  return dangerAtStart(words);
}

function oneLetterOff(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1 || a[0] !== b[0]) return false;
  let start = 0;
  while (a[start] !== undefined && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const left = a.slice(start, a.length - end);
  const right = b.slice(start, b.length - end);
  const swapped = left.length === 2 && left[0] === right[1] && left[1] === right[0];
  return swapped || (left.length <= 1 && right.length <= 1);
}

/** Among short words one letter makes another thing: an old tire is no old tie, and a bread bag no bread tag. */
const leastWord = 5;

/** Every word that is part of a name: none of them is another one misspelled. */
const vocabulary = new Set([...index.keys()].flatMap((name) => name.split(' ')));

function nearMiss(a: string, b: string): boolean {
  if (!oneLetterOff(a, b)) return false;
  const others = b.split(' ');
  const words = a.split(' ');
  if (words.length !== others.length) return true;
  const at = words.findIndex((word, place) => word !== others[place]);
  const word = words[at] ?? '';
  const isKnown = words.length > 1 && (vocabulary.has(word) || isDescribing(word));
  return !isKnown && Math.max(word.length, others[at]?.length ?? 0) >= leastWord;
}

const identity = (entry: Entry): string =>
  'supply' in entry ? entry.supply.id : 'risk' in entry ? entry.risk.name : '';

/** Every long name by its first letter, which nobody gets wrong. */
const guessable = Map.groupBy(
  [...index].filter(([name]) => name.length >= 6),
  ([name]) => name[0],
);

/** One letter off, in a long word, with one candidate only. */
export function guess(text: string): Found | null {
  const wanted = key(text);
  if (wanted.length < 6) return null;
  const found = new Map<string, Entry>();
  for (const [name, entry] of guessable.get(wanted[0]) ?? []) {
    if (nearMiss(wanted, name)) found.set(identity(entry), entry);
  }
  const [only] = found.values();
  return only && found.size === 1 ? { entry: only, colors: [] } : null;
}
