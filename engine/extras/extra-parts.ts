import type { Part, Recipe, Step } from '#engine/recipes/recipe.ts';
import type { Supply } from '#engine/supplies/supply.ts';
import { extrasStepId, placeIn, thingIn, type ExtraPlace } from './extras.ts';

/** Where single pieces lie, for the first of its kind and for a second one beside it. */
const spots: Record<Exclude<ExtraPlace, 'ground' | 'back'>, readonly [string, string]> = {
  tall: ['-86 52 -78 30 -88 10', '86 52 78 30 88 10'],
  bits: ['-82 82 -56 90 -30 84 30 90', '82 84 58 92 66 74 88 66'],
  air: ['-78 -80 -44 -90 -86 -48', '78 -80 46 -90 86 -48'],
  sky: ['-80 -82 -46 -88 0 -90 46 -86 82 -80', '-64 -70 -20 -78 24 -78 64 -70'],
  edge: [
    '-90 -90 -45 -92 0 -92 45 -92 90 -90 92 -45 92 0 92 45 90 90 45 92 0 92 -45 92 -90 90 -92 45 -92 0 -92 -45',
    '-68 -90 -22 -92 22 -92 68 -90 68 90 22 92 -22 92 -68 90',
  ],
  band: ['-44 38 -26 42 -9 44 9 44 26 42 44 38', '-40 26 -20 30 0 31 20 30 40 26'],
  top: ['-10 -66 10 -66 0 -74', '-22 -62 22 -62'],
  hang: ['-34 74 -30 88', '34 74 30 88'],
  in: ['-16 -4 14 -8 0 10', '-6 6 8 4'],
  face: ['-14 -14 14 -14 0 4', '-8 14 8 14'],
  tag: ['58 44', '-58 44'],
};

const sizes: Partial<Record<ExtraPlace, number>> = { tall: 2, bits: 1.2, air: 1.2, top: 1.3, tag: 1.4 };

/** How a ribbon, a cord or a wire is laid, wound, tied or hung. */
const corded: Partial<Record<ExtraPlace, readonly [string[], string[]]>> = {
  band: [['z_ ~ 4 -46 36 -16 41 16 41 46 36'], ['z_ ~ 4 -42 26 -14 30 14 30 42 26']],
  top: [
    ['j ~ 0 -68 -22 -80 6', 'j ~ 0 -68 22 -80 6', 'o_ ~- 0 -68 4'],
    ['j ~ 0 -60 -18 -68 5', 'j ~ 0 -60 18 -68 5', 'o_ ~- 0 -60 3'],
  ],
  hang: [['z ~ 3 -34 58 -38 76 -33 92'], ['z ~ 3 34 58 38 76 33 92']],
  bits: [
    ['a ~ -74 84 9 6 0 360', 'a ~ -48 90 7 4 0 360'],
    ['a ~ 76 84 9 6 0 360', 'a ~ 54 90 7 4 0 360'],
  ],
  tall: [
    ['z ~ 4 -86 62 -78 44 -90 24 -82 2', 'z ~ 4 -72 64 -66 46 -74 30'],
    ['z ~ 4 86 62 78 44 90 24 82 2', 'z ~ 4 72 64 66 46 74 30'],
  ],
  edge: [['z_ ~ 4 -92 -92 92 -92 92 92 -92 92 -92 -92'], ['z_ ~ 3 -84 -84 84 -84 84 84 -84 84 -84 -84']],
};

/** Tape is as wide as two cords. */
const asTape = (line: string): string => line.replace(/^(z_?) ~ \d/, '$1 ~ 8');

const onTable = 'b_ ~ -98 60 -40 46 40 48 98 58 96 92 20 97 -60 95 -97 86';
const allAround = 'b_ ~ -92 -58 -30 -70 40 -64 92 -40 94 48 58 84 -40 90 -94 64';
const standingBehind = 'r^ ~ 0 -8 176 150 4';

interface Placed {
  place: ExtraPlace;
  supply: Supply | null;
  /** How many have that place before it. */
  turn: number;
}

const isTape = (supply: Supply | null): boolean => supply?.id.endsWith('tape') === true;

/** Tape or glitter glue in the craft's main color would not be seen on it. */
function toneOf(supply: Supply | null): string {
  if (supply?.id === 'glitter-glue') return 'gold';
  return isTape(supply) && supply?.tone === 'any' ? 'b' : 'own';
}

/** How glitter glue is squeezed out high up in a picture: in a spiral among stars, in strokes elsewhere. */
const squeezed = (isSpace: boolean, side: number): string[] => {
  const x = side === 0 ? -66 : 66;
  return isSpace
    ? [`i_ ~ ${x} -56 15 2.2 2.4`, `d_ ~ 1.6 ${x - 14} -72 ${x + 17} -66 ${x + 14} -42`]
    : [0, 9, 18].map((down) => `z_ ~ 2 ${x - 14} ${down - 68} ${x} ${down - 72} ${x + 14} ${down - 68}`);
};

function rowsOf({ place, supply, turn }: Placed, { scene, around, hung, extras }: Recipe): readonly string[] {
  if (place === 'ground') return [scene === 'lay' ? allAround : onTable];
  if (place === 'back') return [standingBehind];
  const side = turn % 2 === 0 ? 0 : 1;
  const is = (property: string): boolean => supply?.properties.includes(property) === true;
  if (is('glows')) return [`d yellow 3.4 ${spots[place][side]}`];
  if (place === 'sky' && supply?.id === 'glitter-glue')
    return squeezed(
      extras.some(({ table }) => table.endsWith('Space')),
      side,
    );
  const own = place === 'band' ? around : place === 'hang' ? hung : null;
  const lies = own ?? corded[place];
  const cord = is('string') || isTape(supply) ? lies?.[side] : undefined;
  const laid = isTape(supply) ? cord?.map(asTape) : cord;
  return laid ?? [`bits own ${sizes[place] ?? 1} ${spots[place][side]}`];
}

const isBehind = (place: ExtraPlace): boolean => place === 'ground' || place === 'back';

/** The recipe with the parts and the step of what goes on or around it, as the names of the slots say. */
export function withExtraParts(recipe: Recipe, slotNames: readonly string[]): Recipe {
  const turns = new Map<ExtraPlace, number>();
  const placed = slotNames.flatMap((slot) => {
    const place = placeIn(slot);
    if (place === null) return [];
    const turn = turns.get(place) ?? 0;
    turns.set(place, turn + 1);
    const rows = rowsOf({ place, supply: thingIn(slot), turn }, recipe);
    const tone = toneOf(thingIn(slot));
    const part: Part = { id: slot, variants: [], slot, but: [], tone, painted: null, rows };
    return [{ part, place }];
  });
  if (placed.length === 0) return recipe;
  const step: Step = {
    id: extrasStepId,
    bands: recipe.bands,
    action: 'decorate',
    uses: slotNames.filter((name) => placeIn(name) !== null),
    maybe: [],
    makes: placed.map(({ part }) => part.id),
    who: {},
  };
  const [behind, before] = [true, false].map((is) =>
    placed.filter(({ place }) => isBehind(place) === is).map(({ part }) => part),
  );
  return {
    ...recipe,
    steps: [...recipe.steps, step],
    parts: [...(behind ?? []), ...recipe.parts, ...(before ?? [])],
  };
}
