import { singularWord } from '#engine/grammar/nouns.ts';
import { getSupply } from './catalog.ts';
import { changeable, materials, shapes, unsteady, vague } from './describing.data.ts';
import { findDanger, guess, isDescribing, isLoose, isName, lookUp, type Found } from './find-by-name.ts';
import { colorsIn, isShade, softColor } from './shades.ts';
import { beforeRemarks, tellsSurely } from './without-remarks.ts';

const withColors = (found: Found, words: readonly string[]): Found => {
  const isAny = 'supply' in found.entry && found.entry.supply.tone === 'any';
  const said = words.flatMap((word) => {
    const color = isAny ? softColor(word) : null;
    return color === null ? colorsIn(word) : [color];
  });
  return said.length === 0 ? found : { ...found, colors: [...new Set([...found.colors, ...said])] };
};

/** "Beads wooden", "cups paper", "clay air dry": a name whose head stands first. */
function findTurned(text: string): Found | null {
  const words = text.split(' ');
  if (words.length > 4) return null;
  for (let at = 1; at < words.length; at += 1) {
    const turned = [...words.slice(at), ...words.slice(0, at)].join(' ');
    if (isName(turned)) return lookUp(turned);
  }
  return null;
}

/** What can be cut to a shape with scissors. */
function isCuttable(found: Found | null): found is Found & { entry: { supply: { id: string } } } {
  if (found === null || !('supply' in found.entry)) return false;
  const { id, properties } = found.entry.supply;
  return (
    id === 'wood-scrap' ||
    (properties.includes('cuts') && ['flat', 'soaks'].some((one) => properties.includes(one)))
  );
}

const isShape = (word: string): boolean => shapes.has(singularWord(word)) || shapes.has(word);

/** Triangles, but no acorns. */
export const isShapes = (text: string): boolean =>
  text.split(' ').every((word) => isShape(word) && !isName(word));

/** "Felt circles", "foam fish shapes": of a flat material that stays what it is. */
function findCut(text: string): Found | null {
  const words = text.split(' ');
  for (let size = words.length - 1; size > 0 && isShape(words[size] ?? ''); size -= 1) {
    const stuff = words.slice(0, size).join(' ');
    const found = lookUp(stuff) ?? findSteady(stuff);
    if (isCuttable(found)) return asShape(found);
  }
  return null;
}

/** Hearts of paper are of any paper, and those of wood are bought ready. */
function asShape(found: Found): Found {
  if (!('supply' in found.entry)) return found;
  const { id } = found.entry.supply;
  return id === 'paper' ? { ...found, entry: { supply: getSupply('construction-paper') } } : found;
}

/** "Black circles cut from paper" are paper, and black; so are black circles cut out. */
function findShaped(text: string): Found | null {
  const [, shape = '', stuff = ''] = /^(.*?) (?:cut|torn|punched) (?:from|out of) (.+)$/.exec(text) ?? [];
  const found = stuff === '' ? null : lookUp(stuff);
  if (found) return { ...found, colors: [...new Set([...colorsIn(shape), ...found.colors])] };
  const [, cut = ''] =
    /^(.+?)(?: (?:that are )?(?:already |pre-?)?cut(?: ?-?out)?| cut-?outs?)$/.exec(text) ?? [];
  const words = cut.split(' ');
  const isOfPaper =
    cut !== '' && words.every((word) => isShape(word) || isLoose(word)) && words.some(isShape);
  return isOfPaper
    ? { entry: { supply: getSupply('construction-paper') }, colors: [...new Set(colorsIn(cut))] }
    : null;
}

const forWhat = /^(.+?) for (?:an? |the |my |our )?(.+)$/;

/** "Markers for fabric" are fabric markers; yarn for hair is only yarn. */
function findFor(text: string): Found | null {
  const [, thing = '', purpose = ''] = forWhat.exec(text) ?? [];
  return thing === '' ? null : (lookUp(`${singularWord(purpose)} ${thing}`) ?? findThing(thing));
}

const inPlural = (text: string): boolean => {
  const last = text.split(' ').at(-1) ?? '';
  return singularWord(last) !== last && isName(text);
};

/** A material tells how a thing is only directly behind it: tea-stained paper is no tea. */
const saysHow = (word: string, place: number): boolean =>
  isDescribing(word) || isShade(word) || softColor(word) !== null || (place === 0 && materials.has(word));

/**
 * "Felt sheets pastel", "cheerios stale": several of a thing that is named, and how they are. Of one thing only what
 * surely describes may be told: a paint brush is no paint.
 */
function findDescribed(text: string): Found | null {
  const words = text.split(' ');
  for (let size = words.length - 1; size > 0; size -= 1) {
    const thing = words.slice(0, size).join(' ');
    const rest = words.slice(size);
    const describes = rest.every(saysHow);
    const saysMore = rest.some((word, place) => isName(word) && !saysHow(word, place));
    if (!describes && (saysMore || !inPlural(thing))) continue;
    const found =
      lookUp(thing) ?? findTurned(thing) ?? findCut(thing) ?? (describes ? findSteady(thing) : null);
    if (found) return withColors(found, rest);
  }
  return null;
}

/** "Peacock feathers", "photos of grandpa": of a thing that stays what it is, whatever is said of it. */
function findSteady(text: string): Found | null {
  const [head = text] = text.split(' of ');
  const words = head.split(' ');
  for (let at = head === text ? 1 : 0; at < words.length; at += 1) {
    if (unsteady.has(words[at - 1] ?? '')) return null;
    const rest = words.slice(at);
    if (rest.length === 1 && at > 0 && vague.has(singularWord(rest[0] ?? ''))) return null;
    const found = lookUp(rest.join(' '));
    if (found) return 'supply' in found.entry && !changeable.has(found.entry.supply.id) ? found : null;
  }
  return null;
}

/** "Party bags paper": turned, behind a word that says nothing. */
function findTurnedLate(text: string): Found | null {
  const words = text.split(' ');
  if (words.length < 3 || !materials.has(words.at(-1) ?? '')) return null;
  return findTurned(words.slice(-2).join(' '));
}

const findThing = (text: string): Found | null =>
  lookUp(text) ??
  findTurned(text) ??
  findCut(text) ??
  guess(text) ??
  findTurnedLate(text) ??
  findDescribed(text) ??
  findSteady(text);

/** "A stapler that's empty", "beads off an old necklace": what is told of a thing leaves it what it is. */
function findTold(text: string): Found | null {
  const things = beforeRemarks(text);
  for (const thing of things) {
    const danger = findDanger(thing);
    if (danger) return { entry: danger, colors: [] };
    const found = findThing(thing);
    if (found) return found;
  }
  return tellsSurely(text) ? (findTurned(text) ?? findDescribed(text)) : findThing(text);
}

/** What a text tells of, in whatever order it does. */
export function find(text: string): Found | null {
  const found = lookUp(text) ?? findTurned(text);
  if (found) return found;
  const danger = findDanger(text);
  return danger ? { entry: danger, colors: [] } : (findFor(text) ?? findShaped(text) ?? findTold(text));
}
