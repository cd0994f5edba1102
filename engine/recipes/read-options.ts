import { findSupply, supplies } from '#engine/supplies/catalog.ts';
import type { Supply } from '#engine/supplies/supply.ts';

const has = (supply: Supply, property: string): boolean =>
  supply.of === property || supply.properties.some((one) => one === property);

function withProperties(query: string): Supply[] {
  const wanted = query.split(' ').filter(Boolean);
  return supplies.filter((supply) =>
    wanted.every((property) =>
      property.startsWith('!') ? !has(supply, property.slice(1)) : has(supply, property),
    ),
  );
}

/** "cardboard-tube, [paper flat], foil": names of supplies, and groups by what they are; best first, each once. */
export function readOptions(text: string): Supply[] {
  const options = text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
    .flatMap((word) => {
      if (word.startsWith('[')) return withProperties(word.slice(1, -1));
      const supply = findSupply(word);
      if (supply === null) throw new Error(`no supply ${word}`);
      return [supply];
    });
  return [...new Set(options)];
}
