import { supplies } from './catalog.ts';
import type { Property, Supply } from './supply.ts';

/** Whether a thing is so by nature: a paper plate is flat. */
export function hasProperty(supply: Supply, property: Property): boolean {
  return supply.properties.includes(property);
}

const kin = new Map<string, readonly Supply[]>();

/** Every supply that has all of these properties, in the order of the tables. */
export function suppliesWith(...wanted: readonly Property[]): readonly Supply[] {
  const key = [...wanted].sort().join(' ');
  const before = kin.get(key);
  if (before) return before;
  const found = supplies.filter((supply) => wanted.every((property) => hasProperty(supply, property)));
  kin.set(key, found);
  return found;
}
