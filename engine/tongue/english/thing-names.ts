import { singularWord } from '#engine/grammar/nouns.ts';
import type { Supply } from '#engine/supplies/supply.ts';

const set = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Words that mean so much else that alone they name nothing: a tie, a line, the top. */
const ambiguous = set(
  'can name orange iron pin ice old set piece scrap slice kit light back page sheet ring shape top base card motor letter pane stem board pack hook eye gem square lead leaf petal flower ball tie line strip photo picture block feather wheel note tag key map frame cap plant band branch grass notch book flag patch stamp log chain wrap pin punch wipe fur dye pad peel hat skin fan belt chip juice bow trim knife sleeve tree gum music tin towel mold ivy color opener glass head machine',
);

/** Shapes that a craft may make or draw as well: only with an article do they mean the thing in hand. */
const shapes = set(
  'stone shell coin lid seed cord tray mirror hoop doll moss bark lace clip spool screw nail scarf pillow bell star stencil box cup plate bowl jar bottle bag tube carton sock spoon fork button bead brick car animal pot pan bucket basket needle candle charm toy rope straw stick cube foam sponge newspaper envelope rice bean pasta marshmallow cookie egg apple pumpkin potato soap candy pencil paper stuffing acorn',
);

/** What a word of a wide meaning stands for. */
const wide: Readonly<Record<string, (supply: Supply) => boolean>> = {
  paper: ({ of }) => of === 'paper' || of === 'card' || of === 'coated',
  card: ({ of }) => of === 'paper' || of === 'card' || of === 'coated',
  cardboard: ({ of }) => of === 'card' || of === 'coated',
  cloth: ({ of }) => of === 'cloth' || of === 'yarn',
  fabric: ({ of }) => of === 'cloth',
  wood: ({ of }) => of === 'wood',
  wool: ({ of }) => of === 'yarn',
  // What is knitted, hooked or woven with is called so whatever it is spun of.
  yarn: ({ of }) => of === 'yarn',
  clay: ({ of, id }) => of === 'clay' && !id.endsWith('dough'),
  dough: ({ id }) => id.endsWith('dough'),
  stick: ({ properties }) => properties.includes('stick') || properties.includes('sticky'),
  string: ({ properties }) => properties.includes('string'),
  thread: ({ properties }) => properties.includes('string'),
  cord: ({ properties }) => properties.includes('string'),
  seed: ({ of }) => of === 'plant' || of === 'food',
  stone: ({ of }) => of === 'stone',
  shell: ({ of }) => of === 'shell',
  hoop: ({ properties }) => properties.includes('round'),
  box: ({ of, properties }) => properties.includes('hollow') && (of === 'card' || of === 'coated'),
  tube: ({ properties }) => properties.includes('tube'),
  cup: ({ id }) => /cup|pot$|mug|egg-carton/.test(id),
  bag: ({ id }) => /bag|pillowcase/.test(id),
  pen: ({ properties }) => properties.includes('draws'),
  marker: ({ id }) => /marker|pen$/.test(id),
  brush: ({ properties }) => properties.includes('paints'),
  ink: ({ properties }) => ['draws', 'paints', 'prints'].some((one) => properties.includes(one)),
  paint: ({ of, properties }) => properties.includes('paints') && of === 'liquid',
  wire: ({ of, properties }) => of === 'metal' && properties.includes('string'),
  sand: ({ id }) => id.includes('sand'),
};

/** What these are mostly called. */
const shortNames: Readonly<Record<string, string>> = {
  'cotton-ball': 'cotton',
  'cotton-pad': 'cotton',
  'cotton-swab': 'cotton',
  'wool-roving': 'wool',
};

/** By what a text may call a supply, in small letters and the singular. */
export function namesFor(supply: Supply): string[] {
  const name = supply.name.toLowerCase();
  const last = name.slice(name.lastIndexOf(' ') + 1);
  return [...new Set([name, last, shortNames[supply.id] ?? name])].filter((word) => !ambiguous.has(word));
}

const inOne = (phrase: string): string => {
  const words = phrase.toLowerCase().replaceAll('-', ' ').split(' ');
  return [...words.slice(0, -1), singularWord(words.at(-1) ?? '')].join(' ');
};

/** Whether a name that a text uses may mean this supply. */
export function mayMean(name: string, supply: Supply): boolean {
  if (wide[name]?.(supply) === true) return true;
  const known = [supply.name, supply.plural, ...supply.synonyms].map(inOne);
  if (known.includes(name)) return true;
  return (
    !name.includes(' ') && known.some((one) => one.split(' ').some((word) => singularWord(word) === name))
  );
}

export const isShape = (name: string): boolean => shapes.has(name);

/** "Paper plates" and "paper-plate" are the name "paper plate". */
export const asName = inOne;
