import { singularWord } from '#engine/grammar/nouns.ts';
import { supplies } from './catalog.ts';
import { riskyTable } from './risky.data.ts';
import type { Supply } from './supply.ts';

export type UnderstoodSupply =
  | { kind: 'known'; supply: Supply; amount: number | null; text: string }
  | { kind: 'risky'; name: string; reason: string; text: string }
  | { kind: 'unknown'; name: string; text: string };

type Entry = { supply: Supply } | { risk: { name: string; reason: string } };

const clean = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[^\p{L}\p{N}'\- ]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The form two spellings of one thing share: no plural, no hyphens, no apostrophes. */
function key(text: string): string {
  return clean(text).replaceAll("'", '').split(/[ -]/).filter(Boolean).map(singularWord).join(' ');
}

const index = new Map<string, Entry>();
const riskyNames = riskyTable.split('\n').filter((line) => line.includes('|'));
for (const line of riskyNames) {
  const [name = '', reason = '', synonyms = ''] = line.split('|');
  for (const word of [name, ...synonyms.split(',')]) index.set(key(word), { risk: { name, reason } });
}
for (const supply of supplies) {
  for (const word of [supply.name, supply.plural, ...supply.synonyms]) {
    const at = key(word);
    if (!index.has(at)) index.set(at, { supply });
  }
}
for (const supply of supplies) index.set(key(supply.name), { supply });

const numberWords: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  dozen: 12,
  couple: 2,
  pair: 2,
};

const looseAmount =
  /^(?:some|any|few|a few|several|lots? of|a lot of|many|bits? of|a bit of|pieces? of|sheets? of|rolls? of|bags? of|bunch of|bunches of|box of|boxes of|pack of|packs of|packet of|packets of|jar of|handful of|handfuls of|scraps? of|ball of|balls of|pairs? of|dozen|sets? of|the|my|our|old|of|and|with|also|plus|extra|spare|leftover|left over|used|empty|clean|maybe|various|assorted|mixed|different)\s+/;

const looseWords = new Set(
  'red orange yellow green blue purple pink white black brown gray grey silver gold golden colored coloured colorful colourful bright small big large little tiny long short old new empty clean dry dried fresh thick thin round flat soft plain pretty nice broken leftover recycled reusable wooden cheap fun mini jumbo washable nontoxic non-toxic kids childrens assorted mixed clear natural real fallen smooth fluffy shiny sparkly rainbow'.split(
    ' ',
  ),
);

/** Words that change what a thing is; dropping them would misread it. */
const changing = new Set(['wooden', 'broken', 'clear', 'real', 'dried', 'dry', 'mini']);

function withoutAmount(text: string): { rest: string; amount: number | null } {
  let rest = text;
  let amount: number | null = null;
  for (;;) {
    const digits = /^(\d{1,3})\s*(?:x|×)?\s+/.exec(rest);
    const word = /^([a-z]+)\s+(?:of\s+)?/.exec(rest);
    const loose = looseAmount.exec(rest);
    const vague = /^a (?:few|couple|lot|bit|bunch|handful|pair|ball|box|bag|pack|set|dozen)\b/.test(rest);
    if (vague && !index.has(key(rest))) {
      if (rest.startsWith('a dozen')) amount ??= 12;
      rest = rest.replace(/^a \w+ (?:of )?/, '');
    } else if (digits?.[1] !== undefined) {
      amount ??= Number(digits[1]);
      rest = rest.slice(digits[0].length);
    } else if (word?.[1] !== undefined && numberWords[word[1]] !== undefined && !index.has(key(rest))) {
      amount ??= numberWords[word[1]] ?? null;
      rest = rest.slice(word[0].length);
    } else if (loose !== null && !index.has(key(rest))) {
      rest = rest.slice(loose[0].length);
    } else return { rest: rest.trim(), amount };
  }
}

function nearMiss(a: string, b: string): boolean {
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

function lookUp(text: string): Entry | null {
  const exact = index.get(key(text));
  if (exact) return exact;
  const words = text.split(' ');
  const first = words[0] ?? '';
  if (words.length > 1 && looseWords.has(first) && !changing.has(first))
    return lookUp(words.slice(1).join(' '));
  return null;
}

/** One letter off, in a long word, with one candidate only. */
function guess(text: string): Entry | null {
  const wanted = key(text);
  if (wanted.length < 6) return null;
  const found = new Set<Entry>();
  const names = new Set<string>();
  for (const [name, entry] of index) {
    if (name.length < 6 || !nearMiss(wanted, name)) continue;
    found.add(entry);
    names.add('supply' in entry ? entry.supply.id : entry.risk.name);
  }
  return names.size === 1 ? ([...found][0] ?? null) : null;
}

function readChunk(chunk: string): UnderstoodSupply | null {
  const text = clean(chunk);
  const { rest, amount } = withoutAmount(text);
  if (rest === '' || /^\d+$/.test(rest) || rest.split(' ').every((word) => looseWords.has(word))) return null;
  const entry = lookUp(rest) ?? guess(rest);
  if (entry === null) return { kind: 'unknown', name: rest, text: chunk.trim() };
  if ('risk' in entry) return { kind: 'risky', ...entry.risk, text: chunk.trim() };
  return { kind: 'known', supply: entry.supply, amount, text: chunk.trim() };
}

function identity(item: UnderstoodSupply): string {
  return item.kind === 'known' ? item.supply.id : `${item.kind}:${item.name}`;
}

/** Reads what a family typed into the things the engine knows; what it does not know stays as it was written. */
export function understandSupplies(input: string | readonly string[]): UnderstoodSupply[] {
  const lines = (typeof input === 'string' ? [input] : input).slice(0, 60);
  const seen = new Map<string, UnderstoodSupply>();
  for (const line of lines) {
    const whole = index.has(key(line.slice(0, 60)))
      ? [line]
      : line.slice(0, 400).split(/[,;\n+&/]|\band\b|\bplus\b|\bwith\b/i);
    for (const chunk of whole.slice(0, 40)) {
      const item = readChunk(chunk.slice(0, 60));
      if (item === null) continue;
      const known = seen.get(identity(item));
      if (known?.kind === 'known' && item.kind === 'known')
        known.amount = (known.amount ?? 0) + (item.amount ?? 0) || null;
      else seen.set(identity(item), item);
    }
  }
  return [...seen.values()];
}
