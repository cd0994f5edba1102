import { ageBands, type AgeBand } from '#contract/common.ts';
import type { Avoidance, SuggestRequest } from '#contract/ideas.ts';
import { getSupply } from '#engine/supplies/catalog.ts';
import type { NamedColor, Supply } from '#engine/supplies/supply.ts';
import { understandSupplies } from '#engine/supplies/understand.ts';

type Understood = ReturnType<typeof understandSupplies>[number];

/** What lies on a family's table, and who sits at it. */
export interface Table {
  band: AgeBand;
  listed: readonly Supply[];
  /** How many of a thing they said they have. */
  amounts: ReadonlyMap<string, number>;
  /** The colors that they named with a thing: what stands here they have in no other. */
  colors: ReadonlyMap<string, readonly NamedColor[]>;
  /** What nobody here knows, as it was written. */
  unknown: readonly string[];
  /** What is never used, with the reason. */
  risky: readonly { name: string; reason: string }[];
  avoid: ReadonlySet<Avoidance>;
  /** Whether its cardboard box may be of any size. */
  hasUnsizedBox: boolean;
}

/** Whoever has these has several of them, and may call them by one. */
const byTheStack: ReadonlySet<string> = new Set(
  'cardboard-tube paper-plate paper-cup plastic-cup foam-cup paper-bowl paper-bag paper-napkin paper-towel coffee-filter envelope index-card newspaper magazine craft-stick paper-straw plastic-straw wooden-skewer chopstick stick stone pebble cork dowel metal-pipe'.split(
    ' ',
  ),
);

/** "Leaves from the yard" are several, "a piece of felt" is none of many. */
const isPlural = (text: string): boolean => /[^su]s\b|\bof\b/i.test(text);

/** "Cereal box" is one: whoever keeps two of them says so. */
const saidAsOne = ({ id, kind, mass }: Supply, text: string): boolean =>
  kind === 'base' && !mass && !byTheStack.has(id) && !isPlural(text);

/** A box whose size nobody names: "box", "old boxes", "2 cardboard boxes". */
const unsizedBox =
  /^(?:(?:an?|some|a few|few|old|empty|clean|plain|brown|white|assorted|recycled|cardboard|card|\d+)\s+)*box(?:es)?$/i;

/** For hands that may hold a sharp needle a blunt one is a needle as well. */
const inHandsOf = (band: AgeBand, item: Understood): Understood =>
  item.kind === 'known' && item.supply.id === 'blunt-needle' && isOldEnough(getSupply('needle'), band)
    ? { ...item, supply: getSupply('needle') }
    : item;

const bareStraw = /^(?:(?:some|an?|bit|bits|handful|bundle|bag|bale|of|clean|dry|real) )*straw$/i;
const farmyards =
  /\b(?:farm(?:s|yard)?|barn|stable|nativity|scarecrows?|harvest|three little pigs|horses?|pon(?:y|ies))\b/i;

/** Straw in the singular is nothing to drink with where there are animals to lie on it. */
const inPlaceOf = (theme: string, item: Understood): Understood =>
  item.kind === 'known' &&
  item.supply.id === 'paper-straw' &&
  bareStraw.test(item.text.trim()) &&
  farmyards.test(theme)
    ? { ...item, supply: getSupply('hay') }
    : item;

export function readTable(request: SuggestRequest): Table {
  const items = understandSupplies(request.supplies)
    .map((item) => inHandsOf(request.ageBand, item))
    .map((item) => inPlaceOf(request.theme, item));
  return {
    band: request.ageBand,
    listed: items.flatMap((item) => (item.kind === 'known' ? [item.supply] : [])),
    amounts: new Map(
      items.flatMap((item) => {
        if (item.kind !== 'known') return [];
        const amount = item.amount ?? (saidAsOne(item.supply, item.text) ? 1 : null);
        return amount === null ? [] : [[item.supply.id, amount] as const];
      }),
    ),
    colors: new Map(
      items.flatMap((item) =>
        item.kind === 'known' && item.colors.length > 0 ? [[item.supply.id, item.colors] as const] : [],
      ),
    ),
    unknown: items.flatMap((item) => (item.kind === 'unknown' ? [item.text.slice(0, 60)] : [])),
    risky: items.flatMap((item) =>
      item.kind === 'risky' ? [{ name: item.text.slice(0, 60), reason: item.reason }] : [],
    ),
    avoid: new Set(request.avoid ?? []),
    hasUnsizedBox: items.some(({ text }) => unsizedBox.test(text.trim())),
  };
}

export const isOldEnough = (supply: Supply, band: AgeBand): boolean => supply.leastAge <= ageBands[band].min;

/** What this family has to keep away from, whoever's hands it is in. */
export function isAvoided(supply: Supply, avoid: ReadonlySet<Avoidance>): boolean {
  if (avoid.has('small-parts') && supply.hazards.includes('small parts')) return true;
  return supply.allergens.some((allergen) => avoid.has(allergen));
}
