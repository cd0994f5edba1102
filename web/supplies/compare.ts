import type { Craft } from '#contract/crafts.ts';
import type { InventoryItem, KnownSupply } from '#contract/supplies.ts';

export interface MissingSupply {
  name: string;
  /** What does instead; those that are at home stand first. */
  substitutes: { name: string; isAtHome: boolean }[];
}

interface Comparison {
  have: string[];
  missing: MissingSupply[];
}

const same = (one: string) => (other: string) => one.toLowerCase() === other.toLowerCase();

/** What of a craft's supplies is at home, what is not, and what can stand in for it. */
export function compare(
  { supplies, materials }: Pick<Craft, 'supplies' | 'materials'>,
  inventory: readonly InventoryItem[],
  choices: readonly KnownSupply[],
): Comparison {
  const atHome = new Set(inventory.map(({ supplyId }) => supplyId));
  const homeNames = [
    ...inventory.map(({ supply }) => supply.name),
    ...choices.flatMap(({ id, synonyms }) => (atHome.has(id) ? synonyms : [])),
  ];
  const standIns = (name: string) => {
    const material = materials.find((each) => same(each.name)(name));
    return (material?.substitutes ?? [])
      .map((substitute) => ({ name: substitute, isAtHome: homeNames.some(same(substitute)) }))
      .toSorted((one, other) => Number(other.isAtHome) - Number(one.isAtHome));
  };
  return {
    have: supplies.flatMap(({ id, name }) => (atHome.has(id) ? [name] : [])),
    missing: supplies.flatMap(({ id, name }) =>
      atHome.has(id) ? [] : [{ name, substitutes: standIns(name) }],
    ),
  };
}
