import { capital, plural, titled, withArticle } from '#engine/grammar/nouns.ts';
import type { Amount } from '#engine/recipes/recipe.ts';
import { isPaged, wholesIn } from '#engine/recipes/whole-things.ts';
import type { Supply } from '#engine/supplies/supply.ts';

const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

const inWords = (count: number): string => numbers[count] ?? String(count);

/** What is used under one name: a supply in its amount, or what every home has. */
export interface Thing {
  name: string;
  supply: Supply | null;
  amount: Amount;
}

/** What every home has and nobody counts. */
const uncounted = new Set([
  'water',
  'warm water',
  'hot water',
  'soapy water',
  'soap',
  'dish soap',
  'oil',
  'cooking oil',
  'shortening',
]);

const isMass = ({ supply, name }: Thing): boolean => supply?.mass ?? uncounted.has(name);
const nounOf = ({ supply, name }: Thing): string => supply?.name ?? name;
const manyOf = (thing: Thing): string => thing.supply?.plural ?? plural(thing.name);
const countOf = ({ amount }: Thing): number => (amount.unit === 'piece' ? amount.count : 1);
/** Units that hold many of what is counted: a cup of beans. */
const poured = new Set(['color', 'handful', 'pair', 'cup', 'tbsp', 'tsp', 'pinch', 'lb', 'bit']);
const isHandfulOfOne = ({ amount, supply }: Thing): boolean =>
  amount.unit === 'handful' && supply !== null && wholesIn(amount, supply) === 1;
/** One leaf is no sheet: of what grows small, several do for one. */
const areLeavesForSheet = ({ amount, supply }: Thing): boolean =>
  shaped.has(amount.unit) && supply?.of === 'plant' && supply.amount.includes('handful');
const several = (thing: Thing): boolean =>
  !isMass(thing) &&
  !isHandfulOfOne(thing) &&
  (countOf(thing) > 1 || poured.has(thing.amount.unit) || areLeavesForSheet(thing));

const forms: Record<string, (thing: Thing) => string> = {
  '': (thing) => (several(thing) ? manyOf(thing) : nounOf(thing)),
  the: (thing) => `the ${several(thing) ? manyOf(thing) : nounOf(thing)}`,
  a: (thing) => {
    if (isMass(thing)) return nounOf(thing);
    if (!several(thing)) return withArticle(nounOf(thing));
    return countOf(thing) > 1 ? `${inWords(countOf(thing))} ${manyOf(thing)}` : manyOf(thing);
  },
  one: nounOf,
  many: (thing) => (isMass(thing) ? nounOf(thing) : manyOf(thing)),
  n: (thing) => inWords(countOf(thing)),
  /** What one does with it: "glue" or "tape". */
  fix: ({ supply }) => (supply?.id.includes('tape') === true ? 'tape' : 'glue'),
  piece: (thing) => thing.supply?.piece ?? withArticle(thing.name),
};

/** "the tube", "a tube", "four cups", "a sheet of paper". Null for a form that is not known. */
export function nounPhrase(form: string, thing: Thing): string | null {
  return forms[form]?.(thing) ?? null;
}

export function materialName(thing: Thing): string {
  const wholes = thing.supply && wholesIn(thing.amount, thing.supply);
  return capital(several(thing) || (wholes ?? 1) > 1 ? manyOf(thing) : nounOf(thing));
}

const fractions: Record<string, string> = { '0.25': '1/4', '0.5': '1/2', '0.75': '3/4' };

/** "1/2", "2 1/2", "3". */
function quantity(count: number): string {
  const whole = Math.floor(count);
  const part = fractions[String(count - whole)];
  if (part === undefined) return String(Math.round(count * 100) / 100);
  return whole === 0 ? part : `${whole} ${part}`;
}

const rounded = (value: number): number => {
  if (value < 10) return Math.round(value * 2) / 2;
  return value < 40 ? Math.round(value) : Math.round(value / 5) * 5;
};

/** A length in both systems: "6 inches (15 cm)". */
export function length(count: number, unit: 'in' | 'ft' | 'yd'): string {
  const cm = count * { in: 2.54, ft: 30.48, yd: 91.44 }[unit];
  const [one, many] = { in: ['inch', 'inches'], ft: ['foot', 'feet'], yd: ['yard', 'yards'] }[unit];
  const metric = cm >= 100 ? `${Math.round(cm / 10) / 10} m` : `${rounded(cm)} cm`;
  return `${quantity(count)} ${count > 1 ? many : one} (${metric})`;
}

const counted: Record<string, [string, string]> = {
  sheet: ['sheet', 'sheets'],
  cup: ['cup', 'cups'],
  tbsp: ['tablespoon', 'tablespoons'],
  tsp: ['teaspoon', 'teaspoons'],
  strip: ['strip', 'strips'],
  scrap: ['scrap', 'scraps'],
  color: ['color', 'colors'],
  roll: ['roll', 'rolls'],
  page: ['page', 'pages'],
  handful: ['handful', 'handfuls'],
  pinch: ['pinch', 'pinches'],
  pair: ['pair', 'pairs'],
  drop: ['drop', 'drops'],
};

const shaped: ReadonlySet<string> = new Set(['sheet', 'half-sheet', 'strip', 'scrap', 'page']);

/** What flows, trickles or is drawn with stands in for sheets and pieces, but does not come in them. */
function comesAsUsual({ amount: { count, unit }, supply }: Thing): boolean {
  if (supply === null) return false;
  const isLoose = supply.of === 'liquid' || supply.of === 'powder';
  return shaped.has(unit)
    ? isLoose || supply.kind === 'color'
    : isLoose && unit === 'piece' && count > 1 && supply.mass;
}

const trickles: ReadonlySet<string> = new Set([
  'glitter',
  'confetti',
  'sprinkles',
  'sequin',
  'seed-bead',
  'seed',
]);

const tubed: ReadonlySet<string> = new Set(['toothpaste', 'glitter-glue', 'glue']);

/** A pinch of what lies between two fingers, and of nothing else; what draws comes as it is sold. */
function smallAmount({ amount: { unit }, supply }: Thing): string | null {
  if (supply === null || (unit !== 'pinch' && unit !== 'handful')) return null;
  const colors = supply.properties.some((one) => one === 'draws' || one === 'paints');
  if ((supply.kind === 'color' && colors) || tubed.has(supply.id)) return supply.amount || 'some';
  if (unit === 'handful' || supply.of === 'powder' || trickles.has(supply.id)) return null;
  return supply.mass ? 'a little' : 'a few';
}

/** Printed in all colors, so that one looks through it for the right ones. */
const printed: ReadonlySet<string> = new Set([
  'newspaper',
  'magazine',
  'junk-mail',
  'sheet-music',
  'old-book-page',
]);

/** So many colors of what comes in one only, or in all at once: nobody would know what to lay out. */
function inOwnColor({ amount: { count, unit }, supply }: Thing): string | null {
  if (supply === null || unit !== 'color' || count === 1) return null;
  if (printed.has(supply.id)) return `${quantity(count)} pages`;
  const { tone, kind, properties } = supply;
  return tone === 'any' ||
    kind === 'joiner' ||
    properties.includes('string') ||
    supply.amount.includes('color')
    ? null
    : supply.amount || (supply.mass ? 'some' : quantity(count));
}

/** How much of it, as a list of materials says it. */
export function amountText(thing: Thing): string {
  const { amount, supply } = thing;
  const { count, unit } = amount;
  if (comesAsUsual(thing) || areLeavesForSheet(thing)) return supply?.amount || 'some';
  if (supply === null && isMass(thing) && unit === 'piece') return 'some';
  if (unit === 'sheet' && printed.has(supply?.id ?? '') && supply?.id !== 'newspaper')
    return count > 1 ? `${quantity(count)} pages` : '1 page';
  const small = smallAmount(thing) ?? inOwnColor(thing);
  if (small !== null) return small;
  if (unit === 'piece') {
    // Paint and pens come as their supply says; what is counted is counted as the recipe does.
    const { mass = false, kind, amount: usual = '' } = supply ?? {};
    const asUsual = mass || kind === 'color' || usual.startsWith('1 ');
    if (supply && count > 1 && isPaged(supply)) return `${quantity(count)} pages`;
    if (asUsual && count === 1) return usual || (mass ? 'some' : '1');
    if (mass && count > 1 && supply?.name.includes(' and ') === true) return `${quantity(count)} of each`;
    return mass && count > 1 ? `${quantity(count)} pieces` : quantity(count);
  }
  const wholes = supply && wholesIn(amount, supply);
  if (wholes !== null) return quantity(wholes);
  if (unit === 'half-sheet') return '1/2 sheet';
  if (unit === 'bit') return 'a little';
  if (unit === 'lb') return `${quantity(count)} lb (${Math.round(count * 45) * 10} g)`;
  if (unit === 'in' || unit === 'ft' || unit === 'yd') return length(count, unit);
  const [one, many] = counted[unit] ?? [unit, unit];
  return `${quantity(count)} ${count > 1 ? many : one}`;
}

export { titled, withArticle };
