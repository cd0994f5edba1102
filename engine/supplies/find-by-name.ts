import { singularWord } from '#engine/grammar/nouns.ts';
import { supplies } from './catalog.ts';
import { riskyTable } from './risky.data.ts';
import { strangers } from './strangers.data.ts';
import { beforeRemarks } from './without-remarks.ts';
import { namedColors, type NamedColor, type Supply } from './supply.ts';

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

const shades: Readonly<Record<string, NamedColor>> = {
  ...(Object.fromEntries(namedColors.map((color) => [color, color])) as Record<string, NamedColor>),
  scarlet: 'red',
  burgundy: 'red',
  maroon: 'red',
  mustard: 'yellow',
  emerald: 'green',
  olive: 'green',
  crimson: 'red',
  golden: 'gold',
  ivory: 'cream',
  beige: 'tan',
  turquoise: 'teal',
  aqua: 'teal',
  violet: 'purple',
  lilac: 'purple',
  magenta: 'pink',
  fuchsia: 'pink',
  grey: 'gray',
};

export const colorsIn = (text: string): NamedColor[] =>
  text.split(' ').flatMap((word) => (Object.hasOwn(shades, word) ? [shades[word] as NamedColor] : []));

const looseWords = new Set([
  ...Object.keys(shades),
  ...'light dark pale bright neon pastel multicolored multicoloured colored coloured colorful colourful small big large little tiny long short old new empty clean dry dried fresh thick thin round flat soft plain pretty nice broken leftover recycled reusable wooden cheap fun mini jumbo washable nontoxic non-toxic kids childrens assorted mixed clear natural real fallen smooth fluffy shiny sparkly rainbow patterned striped spotted wide narrow homemade unused giant huge medium sized different chunky fine muddy glitter-free handmade silky sturdy strong baby sharp blunt mismatched odd printed dyed floral checked plaid favorite favourite stick-on self-adhesive vintage worn worn-out holey stained washed rinsed faded ripped torn crumpled brass gallon crayola elmers ticonderoga pampers coke half-used craft kraft heavy lightweight stiff stretchy bendy glittery curly furry fuzzy pointy good spare used play pretend fat watered-down kid-sized child-sized toddler outgrown'.split(
    ' ',
  ),
]);

/** Nothing but how a thing is. */
export const isLoose = (text: string): boolean => text.split(' ').every((word) => looseWords.has(word));

/** Words that change what a thing is; dropping them would misread it. */
const changing = new Set(['wooden', 'broken', 'clear', 'dried', 'dry']);

/** They name no thing: "seed beads, mixed colors", "felt in all sizes". */
const emptyWords = new Set(
  'and all many various color colors colour colours shade shades size sizes kind kinds shape shapes ones'.split(
    ' ',
  ),
);

/** A word after a thing that leaves it what it is. */
const remnants = new Set(
  'scrap piece bit offcut remnant sheet roll square scraps pieces bits ends offcuts remnants sheets rolls squares collection pack jumbo small large mini'.split(
    ' ',
  ),
);

/** Things that another word makes something else of: chicken wire, a hockey stick, a fan belt. Most stay what they are. */
const changeable = new Set(
  'craft-wire stick pin nail wooden-bead-ring soft-ball charm crystal ice snow oven iron phone cookie candy bread egg orange apple lemon potato carrot celery beet salt sugar oats log flag patch glass-pane slime funnel strainer coin dice hair-gel cutting-mat eraser propeller paper-fan dowel reed hay gourd coat-hook cup-hook headphones flashlight small-motor cardboard cardboard-box small-box cookie-tin bowl tissue cork canvas charcoal plaster sand soil cotton-ball sponge-brush pillow jacket old-belt umbrella spice wreath necklace-chain buckle hanger coaster seed-pod stencil whisk spool snap-fastener tweezers wet-wipe pillow-stuffing headband plastic-mirror bucket salt-dough breakfast-cereal lace shoelace lavender moss clover corn-husk toy-brick wooden-block cooking-oil toothpaste milk-carton felt-ball ribbon-rose baking-tray'.split(
    ' ',
  ),
);

/** Alone they stand for one thing, behind another word for any: a seed tray, a speaker cone, a piano key. */
const vague = new Set(
  'cone tray brush hat trim book shoe hoop key wheel tile foam shaker sleeve pen stocking offcut remnant soap string strings mask drop sponge washer bandage spoon cord wrap bubble bow wood sack mat stick ink bell ball pouch stem'.split(
    ' ',
  ),
);

/** Words that make another thing of it after all. */
const unsteady = new Set(
  'shower tea cabbage lettuce spinach mint silk pop belly push boxing oven catcher baseball'.split(' '),
);

const exact = (text: string): Entry | undefined => written.get(clean(text)) ?? index.get(key(text));

export const isName = (text: string): boolean => exact(text) !== undefined;

const isColor = (word: string): boolean => Object.hasOwn(shades, word) || word === 'and';

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

/** What a text names, without the words before and after it that change nothing. */
export function lookUp(text: string): Found | null {
  const entry = exact(text);
  if (entry) return { entry, colors: named(entry, text) };
  const words = text.split(' ');
  const [first = ''] = words;
  if (words.length < 2) return null;
  if ((looseWords.has(first) && !changing.has(first)) || /\p{L}'s$|^a[345]$/u.test(first)) {
    const found = lookUp(words.slice(1).join(' '));
    return found && { ...found, colors: [...colorsIn(first), ...found.colors] };
  }
  if (remnants.has(words.at(-1) ?? '')) {
    const found = lookUp(words.slice(0, -1).join(' '));
    if (found) return found;
  }
  const last = colorsIn(words.at(-1) ?? '');
  const end = words.at(-2) === 'in' ? -2 : -1;
  const found = last.length > 0 ? lookUp(words.slice(0, end).join(' ')) : null;
  return found && { ...found, colors: [...last, ...found.colors] };
}

/** In these a thing is sold. */
const packings = new Set('tube bottle pot pack packet can tin tub jar cartridge drop'.split(' '));

const isPackingOf = (word: string): boolean => packings.has(singularWord(word)) || looseWords.has(word);

/** Whatever stands before it, a knife is a knife; and little tubes of super glue are super glue. */
export function findDanger(text: string): Entry | null {
  const words = text.split(' ');
  if (packings.has(singularWord(words.at(-1) ?? ''))) {
    while (words.length > 1 && isPackingOf(words.at(-1) ?? '')) {
      words.pop();
      const packed = exact(words.join(' '));
      if (packed && isDangerous(packed)) return packed;
    }
  }
  for (let at = 1; at < words.length; at += 1) {
    const entry = exact(words.slice(at).join(' '));
    if (entry && isDangerous(entry)) return entry;
  }
  return null;
}

/** "Peacock feathers", "photos of grandpa": of a thing that stays what it is, whatever is said of it. */
function findSteady(text: string): Found | null {
  const [head = text] = text.split(' of ');
  const words = head.split(' ');
  for (let at = head === text ? 1 : 0; at < words.length; at += 1) {
    if (unsteady.has(words[at - 1] ?? '')) return null;
    const rest = words.slice(at);
    if (rest.length === 1 && at > 0 && vague.has(singularWord(rest[0] ?? ''))) return null;
    const found = lookUp(rest.join(' '));
    if (found) return 'supply' in found.entry && !changeable.has(found.entry.supply.id) ? found : null;
  }
  return null;
}

/** "Black circles cut from paper" are paper, and black. */
export function findShaped(text: string): Found | null {
  const [, shape = '', stuff = ''] = /^(.*?) (?:cut|torn|punched) (?:from|out of) (.+)$/.exec(text) ?? [];
  const found = stuff === '' ? null : lookUp(stuff);
  return found && { ...found, colors: [...colorsIn(shape), ...found.colors] };
}

/** "Markers for fabric" are fabric markers; yarn for hair is only yarn. */
export function findFor(text: string): Found | null {
  const [, thing = '', purpose = ''] = forWhat.exec(text) ?? [];
  return thing === ''
    ? null
    : (lookUp(`${singularWord(purpose)} ${thing}`) ?? lookUp(thing) ?? findSteady(thing));
}

const forWhat = /^(.+?) for (?:an? |the |my |our )?(.+)$/;

const inPlural = (text: string): boolean => {
  const last = text.split(' ').at(-1) ?? '';
  return singularWord(last) !== last && isName(text);
};

/** "Felt sheets pastel", "cheerios stale": several of a thing that is named, and how they are. */
function findDescribed(text: string): Found | null {
  const words = text.split(' ');
  for (let size = words.length - 1; size > 0; size -= 1) {
    const thing = words.slice(0, size).join(' ');
    const rest = words.slice(size);
    const describes = rest.every((word) => looseWords.has(word)) || inPlural(thing);
    const saysMore = rest.some((word) => isName(word) && !looseWords.has(word));
    const found = describes && !saysMore ? lookUp(thing) : null;
    if (found) return { ...found, colors: [...found.colors, ...rest.flatMap(colorsIn)] };
  }
  return null;
}

const findThing = (text: string): Found | null =>
  lookUp(text) ?? guess(text) ?? findDescribed(text) ?? findSteady(text);

/** "A stapler that's empty", "beads off an old necklace": what is told of a thing leaves it what it is. */
export function findTold(text: string): Found | null {
  const things = beforeRemarks(text);
  for (const thing of things) {
    const danger = findDanger(thing);
    if (danger) return { entry: danger, colors: [] };
    const found = findThing(thing);
    if (found) return found;
  }
  return things.length > 0 ? findDescribed(text) : findThing(text);
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

function nearMiss(a: string, b: string): boolean {
  if (!oneLetterOff(a, b)) return false;
  const others = b.split(' ');
  const words = a.split(' ');
  if (words.length !== others.length) return true;
  const at = words.findIndex((word, place) => word !== others[place]);
  return Math.max(words[at]?.length ?? 0, others[at]?.length ?? 0) >= leastWord;
}

const identity = (entry: Entry): string =>
  'supply' in entry ? entry.supply.id : 'risk' in entry ? entry.risk.name : '';

/** One letter off, in a long word, with one candidate only. */
function guess(text: string): Found | null {
  const wanted = key(text);
  if (wanted.length < 6) return null;
  const found = new Map<string, Entry>();
  for (const [name, entry] of index) {
    if (name.length >= 6 && nearMiss(wanted, name)) found.set(identity(entry), entry);
  }
  const [only] = found.values();
  return only && found.size === 1 ? { entry: only, colors: [] } : null;
}
