import { type SupplyCategory, supplySuggestions } from '#contract/supply-suggestions.ts';
import { creativeTable } from './creative.data.ts';
import { householdTable } from './household.data.ts';
import { kitchenTable } from './kitchen.data.ts';
import { natureTable } from './nature.data.ts';
import { readSupplies, type Supply } from './supply.ts';

/** Every supply the engine knows, in the wizard's four categories. */
export const supplies: readonly Supply[] = [
  ...readSupplies(householdTable, 'Household Items'),
  ...readSupplies(natureTable, 'Nature Items'),
  ...readSupplies(kitchenTable, 'Kitchen Supplies'),
  ...readSupplies(creativeTable, 'Creative Materials'),
];

const byId = new Map(supplies.map((supply) => [supply.id, supply]));

export function findSupply(id: string): Supply | null {
  return byId.get(id) ?? null;
}

export function getSupply(id: string): Supply {
  const supply = byId.get(id);
  if (supply === undefined) throw new Error(`unknown supply ${id}`);
  return supply;
}

const byPlural = new Map(supplies.map((supply) => [supply.plural, supply]));

/** The things the wizard offers in a category. */
export function suggestedSupplies(category: SupplyCategory): Supply[] {
  return supplySuggestions[category].map((name) => {
    const supply = byPlural.get(name);
    if (supply === undefined) throw new Error(`unknown suggestion ${name}`);
    return supply;
  });
}
