import { ageBands, type AgeBand } from '#contract/common.ts';
import type { Avoidance, SuggestRequest } from '#contract/ideas.ts';
import type { NamedColor, Supply } from '#engine/supplies/supply.ts';
import { understandSupplies } from '#engine/supplies/understand.ts';

/** What lies on a family's table, and who sits at it. */
export interface Table {
  band: AgeBand;
  listed: readonly Supply[];
  /** How many of a thing they said they have. */
  amounts: ReadonlyMap<string, number>;
  /** The colors that they named with a thing. */
  colors: ReadonlyMap<string, NamedColor>;
  /** What nobody here knows, as it was written. */
  unknown: readonly string[];
  /** What is never used, with the reason. */
  risky: readonly { name: string; reason: string }[];
  avoid: ReadonlySet<Avoidance>;
}

/** "Plastic bottle" is one: whoever keeps a bottle, a jar or a box says it if there are more. Cups and plates come by the stack. */
const saidAsOne = (supply: Supply, text: string): boolean =>
  supply.kind === 'base' && supply.properties.includes('lid') && !/s\W*$/.test(text) && !/\bof\b/.test(text);

export function readTable(request: SuggestRequest): Table {
  const items = understandSupplies(request.supplies);
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
        item.kind === 'known' && item.color !== undefined ? [[item.supply.id, item.color] as const] : [],
      ),
    ),
    unknown: items.flatMap((item) => (item.kind === 'unknown' ? [item.text.slice(0, 60)] : [])),
    risky: items.flatMap((item) =>
      item.kind === 'risky' ? [{ name: item.text.slice(0, 60), reason: item.reason }] : [],
    ),
    avoid: new Set(request.avoid ?? []),
  };
}

export const isOldEnough = (supply: Supply, band: AgeBand): boolean => supply.leastAge <= ageBands[band].min;

/** What this family has to keep away from, whoever's hands it is in. */
export function isAvoided(supply: Supply, avoid: ReadonlySet<Avoidance>): boolean {
  if (avoid.has('small-parts') && supply.hazards.includes('small parts')) return true;
  return supply.allergens.some((allergen) => avoid.has(allergen));
}
