import { withoutAmount } from './amounts.ts';
import { findSupply } from './catalog.ts';
import type { NamedColor, Supply } from './supply.ts';
import { isCondition, isDenial, isRemark, isShare } from './without-remarks.ts';
import { find, isShapes } from './find-by-head.ts';
import { clean, isLoose, isName, lookUp, saysNothing, type Found } from './find-by-name.ts';
import { colorsIn, isShade, isSoftShade, withColorWords } from './shades.ts';

type UnderstoodSupply =
  | {
      kind: 'known';
      supply: Supply;
      amount: number | null;
      text: string;
      /** The colors that the family named with it; none where they have it in any. */
      colors: readonly NamedColor[];
    }
  | { kind: 'risky'; name: string; reason: string; text: string }
  | { kind: 'unknown'; name: string; text: string };

interface Chunk {
  text: string;
  /** Colors that stood alone before it: "red and blue paper". */
  colors: readonly NamedColor[];
  /** Behind "with" it may only tell how the thing before it is: "fabric with stars". */
  tells: boolean;
}

/** "Red and brown paper" is paper in two colors, and no brown paper. */
function withoutColors(text: string): Found | null {
  const colors = colorsIn(text);
  const thing = text.split(' ').filter((word) => colorsIn(word).length === 0);
  const found = colors.length > 0 ? lookUp(thing.join(' ')) : null;
  return found && { ...found, colors };
}

/** Black paper is no sheet of white, and red tissue nothing for the nose. */
const whenColored: Readonly<Record<string, string>> = {
  paper: 'construction-paper',
  tissue: 'tissue-paper',
};

const inColors = (supply: Supply, colors: readonly NamedColor[]): Supply => {
  const other = whenColored[supply.id];
  const isColored = colors.length > 0 && !colors.includes('white');
  return other !== undefined && isColored ? (findSupply(other) ?? supply) : supply;
};

/** "Mom can cut", "craft knife dad uses": who does something with it. */
const withoutPeople = (text: string): string =>
  text.replace(
    /(?:^| )(?:(?:and|the|my|our) )?(?:mom|mum|mummy|mommy|mama|dad|daddy|papa|grandma|grandpa|nana|granny|teacher|parents?|adults?|grown-?ups?) (?:can|will|could|may|must|has to|does|do|did|uses?|used|helps?|cuts?|handles?|only)\b.*$/,
    '',
  );

function readPlain({ text, colors }: Chunk, said: string): UnderstoodSupply | null {
  const { rest, amount } = withoutAmount(withoutPeople(withColorWords(clean(said))), isName);
  if (saysNothing(rest) && (amount === null || !isName(rest))) return null;
  const found = (colors.length > 0 ? withoutColors(rest) : null) ?? find(rest);
  if (found === null || 'stranger' in found.entry) return { kind: 'unknown', name: rest, text };
  if ('risk' in found.entry) return { kind: 'risky', ...found.entry.risk, text };
  // "Red and blue paper" has two colors; what stood alone before a thing without a color is not its own.
  const own = colors.length > 0 ? colorsIn(rest) : found.colors;
  const all = own.length > 0 ? [...new Set([...colors, ...own])] : [];
  return { kind: 'known', supply: inColors(found.entry.supply, all), amount, text, colors: all };
}

const inParentheses = /\(([^()]*)\)?/;

/** "Plaster strips (the sticky ones)" are sticky plaster strips, where those have a name. */
function insideFirst(text: string, inside: string): string | null {
  const [, which = ''] = /^\s*(?:the )?(\p{L}+) ones?\s*$/iu.exec(inside) ?? [];
  const whole = clean(`${which} ${text.replace(inParentheses, ' ')}`);
  return which !== '' && isName(whole) ? whole : null;
}

/** "Glue (PVA)", "cups (3, red)": what stands in parentheses tells more about the thing, or names it. */
function readChunk(chunk: Chunk): UnderstoodSupply | null {
  const inside = inParentheses.exec(chunk.text)?.[1];
  if (inside === undefined) return readPlain(chunk, chunk.text);
  const whole = insideFirst(chunk.text, inside);
  if (whole !== null) return readPlain(chunk, whole);
  const outer = readPlain(chunk, chunk.text.replace(inParentheses, ' '));
  if (isDenial(clean(inside))) return outer;
  const inner = readPlain(chunk, inside);
  if (inner?.kind === 'risky') return inner;
  if (outer?.kind !== 'known') return outer?.kind === 'risky' || inner?.kind !== 'known' ? outer : inner;
  const named = outer.colors.length === 0 ? colorsIn(clean(inside)) : [];
  const counted = /^\s*x?\s*(\d{1,4})\b/.exec(inside)?.[1];
  return {
    ...outer,
    amount: outer.amount ?? (counted === undefined ? null : Number(counted)),
    ...(named.length > 0 ? { colors: named, supply: inColors(outer.supply, named) } : {}),
  };
}

const soft = /(&|\band\b|\bor\b|\bbut\b|\bplus\b|\bwith\b)/i;

interface Piece {
  text: string;
  /** Behind "with". */
  tells: boolean;
  /** Nothing stands behind it up to the next comma. */
  isLast: boolean;
}

const isOne = (text: string): boolean => lookUp(withoutAmount(clean(text), isName).rest) !== null;

/** Nuts and bolts, M&Ms, a needle and a thread: what is one name with what joins it. */
function oneName(parts: readonly string[]): string | null {
  const text = parts.join('');
  const spelled = text.replaceAll('&', ' and ').replaceAll(/\b(and|with) an? /gi, '$1 ');
  return [spelled, text].find(isOne) ?? null;
}

/** Splits at "and", but not within a name: nuts and bolts, hook-and-loop tape. */
function splitSoftly(text: string): Piece[] {
  const parts = text.split(soft);
  const pieces: Piece[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    let end = at + 1;
    let one: string | null = null;
    for (let far = Math.min(at + 5, parts.length); far > at + 1 && one === null; far -= 2) {
      one = oneName(parts.slice(at, far));
      if (one !== null) end = far;
    }
    pieces.push({
      text: one ?? parts[at] ?? '',
      tells: /with/i.test(parts[at - 1] ?? ''),
      isLast: end >= parts.length,
    });
    at = end - 1;
  }
  return pieces;
}

/** "Tea lights (the battery ones)", "tea lights battery operated" and, as all of a line, "tea lights, battery" are no flame. */
const litSafely =
  /\b(tea ?lights?|candles?)(?:\s*\([^()]*\b(?:batter(?:y|ies)|led|flameless|electric|fake)\b[^()]*\)| +(?:with )?(?:batter(?:y|ies)|led|flameless|electric|fake)\b(?:[ -](?:operated|powered|ones?))?|, (?:batter(?:y|ies)|led|flameless|electric|fake)(?:[ -](?:operated|powered|ones?))?\s*$)/gi;

/** What drives a string of lights stays in its case: "fairy lights battery operated", "battery powered motor". */
const driven =
  /\b((?:(?:fairy|string|christmas|led|twinkle|rope|micro|mini) lights|lights? strings?)(?=\s+battery\b)|(?:(?:fairy|string|christmas|led|twinkle|rope|micro|mini) lights?|flash ?lights?|torch(?:es)?|lanterns?)(?=\s*\(|\s+with\b|\s+battery[ -](?:op|pow|run)))(?:\s*\((?:with |aa |aaa |on )*batter(?:y|ies)\b[^()]*\)|\s+(?:with |aa |aaa )*batter(?:y|ies)\b(?:[ -](?:operated|powered|run|pack))?)/gi;
const driving =
  /\bbattery[ -](?:operated|powered|run) (?=(?:(?!tea\b)\w+ ){0,2}(?:lights?|motors?|torch|lanterns?|fan)\b)/gi;

/** It says that there is more, and not of what. */
const openEnd =
  /\b(?:or so|or two|or more|or similar|or something|or whatever|or equivalent|and so on|and more|and stuff|and things|and such|and the like)\b/gi;

/** "Perler beads, the big ones" are big perler beads, and all of a line that says "flower pots, plastic" is plastic flower pots. */
const theOnes =
  /([^,;\n]+), (?:the )?(?:([a-z]+) (?:ones?|kind|sort|type)\b|(plastic|metal|glass|wooden|paper|cardboard)(?: ones?)?\s*$)/gi;
/** Alone it is a fruit; a color is the color of something. */
const fruitAlone = /^\s*orange\s*$/i;

/** A fraction, a thousand or a span is one number, and the lid of a jar is no lid of its own. */
const settled = (line: string): string =>
  line
    .normalize('NFKC')
    .replaceAll(theOnes, '$2$3 $1')
    .replaceAll(/\bw\/o(?:ut)?\b\s*/gi, 'without ')
    .replaceAll(/\bw\/\s*/gi, 'with ')
    .replaceAll(/\([^()]*\)/g, (inside) =>
      inside
        .split(soft)
        .map((part) => (soft.test(part) ? ',' : part))
        .join(''),
    )
    .replaceAll(litSafely, 'LED $1')
    .replaceAll(driven, '$1')
    .replaceAll(driving, '')
    .replaceAll(openEnd, '')
    .replaceAll(/\b((?:toilet|loo) rolls?),? (unused|full|new|whole)\b/gi, '$2 $1')
    .replaceAll(/\bwith (?:the )?sticky side \w+/gi, '')
    .replaceAll(/\b(glue guns?) (?:with|and)(?: \w+)? sticks\b/gi, '$1')
    .replaceAll(/(?:\d+\s+)?\d+\s*[/⁄]\s*\d+/g, '1')
    .replaceAll(/(\d),(\d{3})\b/g, '$1$2')
    .replaceAll(/\d+\.\d+/g, '1')
    .replaceAll(/(\d+)\s?[-–]\s?\d+/g, '$1')
    .replaceAll(/\blots and lots\b/gi, 'lots')
    .replaceAll(/\bwith(?: the| their)? (?:paper|papers|wrappers?|labels?) (?:\w+ )?(?:off|removed)\b/gi, '')
    .replaceAll(
      /\bwith (?:an? |the |its |their )?(?:screw\w* |matching )?(?:lids?|tops?|caps?|corks?|stoppers?|erasers?|handles?(?: guards?)?|holes?|batter(?:y|ies))\b/gi,
      '',
    );

/** What stands between separators; those within parentheses separate nothing. */
const listed = /(?:\([^()]*\)|[^,;\n+/•·|])+/g;

const isColored = (word: string): boolean => isShade(word) || isSoftShade(word);

/** Behind a comma: "mostly blue", "pastel", "zip gone", "one bent", "triangles". */
const onlyTells = (words: string): boolean =>
  !isName(words) &&
  (isCondition(words) ||
    isShare(words) ||
    isLoose(words) ||
    isShapes(words) ||
    words.split(' ').every(isColored) ||
    (isRemark(words) && find(words) === null));

const lastWord = (text: string): string => clean(text).split(' ').at(-1) ?? '';

/** "Felt orange and black", "yarn olive, mustard": a color that goes on with the colors of the thing before it. */
function goesOn(before: Chunk | undefined, words: string, { isLast }: Piece): boolean {
  if (before === undefined || !isLast || !words.split(' ').every(isColored)) return false;
  return isColored(lastWord(before.text)) && !isColored(clean(before.text));
}

function chunksOf(line: string): Chunk[] {
  const text = line.slice(0, 400).replace(fruitAlone, 'an orange');
  if (!/[,;\n+/•|]/.test(text) && isName(text.slice(0, 60)))
    return [{ text: text.trim(), colors: [], tells: false }];
  const pieces = (withColorWords(settled(text)).match(listed) ?? [])
    .flatMap((piece) => piece.split(/\.\s|\s[-–—]\s/))
    .flatMap(splitSoftly)
    .slice(0, 40);
  let pending: NamedColor[] = [];
  const chunks: Chunk[] = [];
  for (const [at, piece] of pieces.entries()) {
    const words = clean(piece.text);
    const before = chunks.at(-1);
    if (before && goesOn(before, words, piece)) before.text += ` ${words}`;
    else if (saysNothing(words)) pending.push(...colorsIn(words));
    else if (!isDenial(words) && (at === 0 || !onlyTells(words))) {
      chunks.push({ text: piece.text.slice(0, 60).trim(), colors: pending, tells: piece.tells });
      pending = [];
    }
  }
  return chunks;
}

function identity(item: UnderstoodSupply): string {
  return item.kind === 'known' ? item.supply.id : `${item.kind}:${item.name}`;
}

/** The same thing named twice: amounts and colors add up, and one in any color is in any. */
function merge(known: UnderstoodSupply, again: UnderstoodSupply): void {
  if (known.kind !== 'known' || again.kind !== 'known') return;
  known.amount = (known.amount ?? 0) + (again.amount ?? 0) || null;
  const isAny = known.colors.length === 0 || again.colors.length === 0;
  known.colors = isAny ? [] : [...new Set([...known.colors, ...again.colors])];
}

/** What only tells how the thing before it looks: fabric with stars, napkins with flowers. */
const isPattern = (item: UnderstoodSupply): boolean =>
  item.kind === 'unknown' || (item.kind === 'known' && /^(?:flower|leaf|feather)s?$/.test(clean(item.text)));

/** Reads what a family typed into the things the engine knows; what it does not know stays as it was written. */
export function understandSupplies(input: string | readonly string[]): UnderstoodSupply[] {
  const lines = (typeof input === 'string' ? [input] : input).slice(0, 60);
  const seen = new Map<string, UnderstoodSupply>();
  for (const chunk of lines.flatMap(chunksOf)) {
    const item = readChunk(chunk);
    if (item === null || (chunk.tells && seen.size > 0 && isPattern(item))) continue;
    const known = seen.get(identity(item));
    if (known) merge(known, item);
    else seen.set(identity(item), item);
  }
  return [...seen.values()];
}
