import type { Binding } from '#engine/choosing/bind.ts';
import type { Supply } from '#engine/supplies/supply.ts';

const numbers = 'two|three|four|five|six|seven|eight|nine|ten|twelve';

const isInPieces = (supply: Supply | null): supply is Supply =>
  supply?.mass === true && !['liquid', 'powder', 'clay'].includes(supply.of) && supply.kind !== 'joiner';

/** "One of the bamboo" is one piece of it: what is not counted in this tongue is counted in pieces. */
export function countedInPieces(text: string, { bound }: Binding): string {
  const masses = [...bound.values()].flatMap(({ supply }) => (isInPieces(supply) ? [supply.name] : []));
  if (masses.length === 0) return text;
  const names = masses.join('|');
  return text
    .replaceAll(new RegExp(`\\b(one|each|another) of the (${names})\\b`, 'gi'), '$1 piece of the $2')
    .replaceAll(new RegExp(`\\b(${numbers}) of the (${names})\\b`, 'gi'), '$1 pieces of the $2');
}
