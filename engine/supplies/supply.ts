import type { Avoidance } from '#contract/ideas.ts';
import type { SupplyCategory } from '#contract/supply-suggestions.ts';

type SupplyKind = 'base' | 'joiner' | 'color' | 'decoration' | 'tool';

/** What a surface can be of: it decides which color and which glue hold on it. */
export const surfaces = [
  'paper',
  'card',
  'coated',
  'plastic',
  'metal',
  'glass',
  'ceramic',
  'wood',
  'cloth',
  'yarn',
  'foam',
  'rubber',
  'stone',
  'clay',
  'plant',
  'shell',
  'wax',
  'food',
  'liquid',
  'powder',
] as const;

/** What a thing is or does by nature: recipes choose by it. */
export const properties = [
  'flat',
  'stiff',
  'bends',
  'folds',
  'tears',
  'cuts',
  'hollow',
  'open',
  'lid',
  'round',
  'ball',
  'wheel',
  'stick',
  'tube',
  'string',
  'holey',
  'clear',
  'soft',
  'stretchy',
  'soaks',
  'waterproof',
  'floats',
  'heavy',
  'tiny',
  'sharp',
  'fragile',
  'glows',
  'rattles',
  'shapes',
  'pours',
  'sticky',
  'draws',
  'paints',
  'prints',
  'joins',
] as const;

export type Property = (typeof properties)[number];

/** The colors a family can name. */
export const namedColors = [
  'red',
  'orange',
  'yellow',
  'gold',
  'cream',
  'tan',
  'brown',
  'green',
  'teal',
  'blue',
  'navy',
  'purple',
  'pink',
  'white',
  'silver',
  'gray',
  'black',
] as const;

export type NamedColor = (typeof namedColors)[number];

/** How a thing can look by itself. */
export const tones = ['any', ...namedColors, 'kraft', 'wood', 'clear'] as const;

export interface Supply {
  id: string;
  name: string;
  plural: string;
  /** Paint, yarn and sand are not counted. */
  mass: boolean;
  category: SupplyCategory;
  kind: SupplyKind;
  leastAge: number;
  /** What its surface is made of, one of `surfaces`. */
  of: string;
  /** Some of `properties`. */
  properties: readonly string[];
  /** How it looks by itself, one of `tones`: `any` where it comes in all colors. */
  tone: string;
  /** How much of it a craft takes when it is not counted: "3 colors". */
  amount: string;
  /** One piece of it to work on: "a sheet of cardstock". */
  piece: string;
  hazards: readonly string[];
  /** What it does to those who are too young for it, where that is grave: whatever stands before such a thing, it stays one. */
  danger: string;
  allergens: readonly Avoidance[];
  synonyms: readonly string[];
}

function extrasOf(text: string): Map<string, string> {
  const pairs = text.split(';').flatMap((pair): [string, string][] => {
    const at = pair.indexOf('=');
    return at < 0 ? [] : [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()]];
  });
  return new Map(pairs);
}

const words = (text: string | undefined, by: RegExp): string[] =>
  (text ?? '')
    .split(by)
    .map((word) => word.trim())
    .filter(Boolean);

function articled(name: string): string {
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
}

/** Reads one line: `name | plural (- when not counted) | kind | least age | extras | synonyms`. */
function readSupply(line: string, category: SupplyCategory): Supply {
  const [name = '', plural = '', kind = '', age = '', extras = '', synonyms = ''] = line
    .split('|')
    .map((cell) => cell.trim());
  const extra = extrasOf(extras);
  const mass = plural === '-';
  return {
    id: name.replaceAll(' ', '-'),
    name,
    plural: mass ? name : plural,
    mass,
    category,
    kind: kind as SupplyKind,
    leastAge: Number(age),
    of: extra.get('of') ?? '',
    properties: words(extra.get('is'), / /),
    tone: extra.get('tone') ?? '',
    amount: extra.get('amt') ?? (mass ? 'some' : ''),
    piece: extra.get('piece') ?? (mass ? `a piece of ${name}` : articled(name)),
    hazards: words(extra.get('haz'), /,/),
    danger: extra.get('danger') ?? '',
    allergens: words(extra.get('all'), /,/) as Avoidance[],
    synonyms: words(synonyms, /,/),
  };
}

/** Reads a table of such lines. */
export function readSupplies(table: string, category: SupplyCategory): Supply[] {
  return table
    .split('\n')
    .filter((line) => line.includes('|'))
    .map((line) => readSupply(line, category));
}
