import { findSupply } from '#engine/supplies/catalog.ts';
import type { Supply } from '#engine/supplies/supply.ts';
import { extraPlaces } from './places.data.ts';

/**
 * What lies on the table and no slot takes can have a natural place on or around the finished craft: sand is the sea's
 * floor under a turtle, a ribbon goes around a jar. Which things, and where, depends on what the craft is.
 */
/** What a recipe takes from one of the tables: things that an editor found right for this very craft. */
export interface ExtrasFrom {
  /** "world Ocean", "jar". */
  table: string;
  things: ReadonlySet<string>;
}

const places = [
  'ground',
  'back',
  'tall',
  'bits',
  'air',
  'sky',
  'edge',
  'band',
  'top',
  'hang',
  'in',
  'face',
  'tag',
] as const;
export type ExtraPlace = (typeof places)[number];

export interface Extra {
  /** The table it stands in: "world Ocean", "jar". */
  table: string;
  supplyId: string;
  place: ExtraPlace;
  needsGlue: boolean;
  needsScissors: boolean;
}

/** `place: thing, thing+g, thing+gs`: g for what is glued on, s for what is cut before. */
function readLine(table: string, line: string): Extra[] {
  const [place = '', things = ''] = line.split(': ');
  return things.split(', ').map((thing) => {
    const [supplyId = '', needs = ''] = thing.split('+');
    return {
      table,
      supplyId,
      place: place as ExtraPlace,
      needsGlue: needs.includes('g'),
      needsScissors: needs.includes('s'),
    };
  });
}

function readTables(): ReadonlyMap<string, ReadonlyMap<string, Extra>> {
  const tables = new Map<string, Map<string, Extra>>();
  let name = '';
  for (const line of extraPlaces.trim().split('\n')) {
    if (line.startsWith('* ')) tables.set((name = line.slice(2)), new Map());
    else for (const extra of readLine(name, line)) tables.get(name)?.set(extra.supplyId, extra);
  }
  return tables;
}

let tables: ReturnType<typeof readTables> | null = null;

/** Every extra there is, by table and thing. */
export function allExtras(): ReadonlyMap<string, ReadonlyMap<string, Extra>> {
  tables ??= readTables();
  return tables;
}

export const findExtra = (table: string, supplyId: string): Extra | null =>
  allExtras().get(table)?.get(supplyId) ?? null;

const prefix = 'extra';

/** The name of the slot that it fills: the picture finds its place in it. */
export const slotNameOf = ({ place, supplyId }: Extra): string => `${prefix}-${place}-${supplyId}`;

/** Where a slot of a craft's says that an extra goes; null for the recipe's own slots. */
export function placeIn(slotName: string): ExtraPlace | null {
  const [first, place] = slotName.split('-');
  return first === prefix ? (places.find((one) => one === place) ?? null) : null;
}

/** What fills such a slot. */
export const thingIn = (slotName: string): Supply | null =>
  findSupply(slotName.split('-').slice(2).join('-'));

export const extrasStepId = 'extras';
