import { singularWord } from '#engine/grammar/nouns.ts';
import { getSupply } from './catalog.ts';
import { changeable, makers, materials, shapes, stuffs, unsteady, vague } from './describing.data.ts';
import {
  endsInDanger,
  findDanger,
  guess,
  isDescribing,
  isLoose,
  isName,
  lookUp,
  type Found,
} from './find-by-name.ts';
import { colorsIn, isShade, softColor } from './shades.ts';
import type { Supply } from './supply.ts';
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
  if (words.length > 4 || endsInDanger(text)) return null;
  for (let at = 1; at < words.length; at += 1) {
    const turned = [...words.slice(at), ...words.slice(0, at)].join(' ');
    if (isName(turned)) return lookUp(turned);
  }
  return null;
}

/** Rose petals are no shape cut of roses. */
const grown = new Set(['plant', 'food', 'shell']);

/** What can be cut to a shape: nothing hollow, which is a thing of its own. */
function isCuttable(found: Found | null): found is Found & { entry: { supply: Supply } } {
  if (found === null || !('supply' in found.entry)) return false;
  const { id, of, properties } = found.entry.supply;
  const isHollow = properties.includes('hollow') && id !== 'egg-carton';
  return id === 'wood-scrap' || (!isHollow && !grown.has(of) && properties.includes('cuts'));
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

/** Hearts of paper are of any paper. */
const asShape = (found: Found & { entry: { supply: Supply } }): Found =>
  found.entry.supply.id === 'paper'
    ? { ...found, entry: { supply: getSupply('construction-paper') } }
    : found;

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
const isMaterial = (word: string, thing: string): boolean =>
  materials.has(word) || (stuffs.has(word) && (thing.includes(' ') || inPlural(thing)));

/** What stands behind a thing and tells how it is; null where it may make another thing of it. */
function descriptionOf(thing: string, rest: readonly string[]): 'sure' | 'likely' | null {
  const says = (word: string, place: number): boolean =>
    isDescribing(word) ||
    isShade(word) ||
    softColor(word) !== null ||
    // Tea stained, spray painted.
    /...ed$/.test(rest[place + 1] ?? '') ||
    ((place === 0 || inPlural(thing)) && isMaterial(word, thing));
  if (rest.every(says)) return 'sure';
  const saysMore = rest.some((word, place) => isName(word) && !says(word, place));
  return saysMore || !inPlural(thing) ? null : 'likely';
}

/**
 * "Felt sheets pastel", "cheerios stale": several of a thing that is named, and how they are. Of one thing only what
 * surely describes may be told: a paint brush is no paint.
 */
function findDescribed(text: string): Found | null {
  const words = text.split(' ');
  const sizes = words
    .map((_, place) => place)
    .slice(1)
    .reverse();
  const findBy = (read: (thing: string) => Found | null, isSure: boolean): Found | null => {
    for (const size of sizes) {
      const thing = words.slice(0, size).join(' ');
      const rest = words.slice(size);
      const description = descriptionOf(thing, rest);
      if (description === null || (isSure && description !== 'sure')) continue;
      const found = read(thing);
      if (found) return withColors(found, rest);
    }
    return null;
  };
  return (
    findBy((thing) => lookUp(thing) ?? findTurned(thing) ?? findCut(thing), false) ?? findBy(findSteady, true)
  );
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
  const last = words.at(-1) ?? '';
  if (words.length < 3 || !(materials.has(last) || stuffs.has(last))) return null;
  return findTurned(words.slice(-2).join(' '));
}

/** "Toilet roll kazoo", "washi tape zigzag": a thing of several words, and what becomes of it. */
function findMade(text: string): Found | null {
  const words = text.split(' ');
  const last = singularWord(words.at(-1) ?? '');
  if (makers.has(last) || isName(last)) return null;
  for (let size = words.length - 1; size > 1 && !isName(words[size] ?? ''); size -= 1) {
    const thing = words.slice(0, size).join(' ');
    if (size >= words.length - 2 && isName(thing)) return lookUp(thing);
  }
  return null;
}

const findThing = (text: string): Found | null =>
  lookUp(text) ??
  findTurned(text) ??
  findCut(text) ??
  guess(text) ??
  findDescribed(text) ??
  findTurnedLate(text) ??
  findSteady(text) ??
  findMade(text);

/** "Whiskers from fishing line": whatever it is called, of a material that is named. */
function findStuff(text: string): Found | null {
  const stuff = / (?:made )?(?:from|of|out of) ((?:\p{L}+ )?\p{L}+)$/u.exec(text)?.[1];
  const found = stuff === undefined ? null : lookUp(stuff);
  return isCuttable(found) && found.entry.supply.mass ? found : null;
}

/** "A stapler that's empty", "beads off an old necklace": what is told of a thing leaves it what it is. */
function findTold(text: string): Found | null {
  // Hand-sized stones are no hands.
  const sized = lookUp(/ sized? (.+)$/.exec(text)?.[1] ?? '');
  if (sized) return sized;
  const things = beforeRemarks(text);
  for (const thing of things) {
    const danger = findDanger(thing);
    if (danger) return { entry: danger, colors: [] };
    const found = findThing(thing);
    if (found) return found;
  }
  const found = tellsSurely(text) ? (findTurned(text) ?? findDescribed(text)) : findThing(text);
  return found ?? findStuff(text);
}

/** What a text tells of, in whatever order it does. */
export function find(text: string): Found | null {
  const found = lookUp(text) ?? findTurned(text);
  if (found) return found;
  const danger = findDanger(text);
  return danger ? { entry: danger, colors: [] } : (findFor(text) ?? findShaped(text) ?? findTold(text));
}
