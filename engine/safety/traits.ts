import type { AgeBand } from '#contract/common.ts';
import { partsOf, type Part, type Weighed } from './parts.ts';

const bandOf: Record<AgeBand, string> = { '2-3': 'y', '4-5': 'y', '6-8': 'm', '9-12': 'o', '13+': 'o' };

/** How far two words may stand from each other to be taken together. */
const reach = 6;

interface Walk {
  weighed: Weighed;
  parts: readonly Part[];
  age: string;
  found: Set<string>;
  /** The preposition that leads to where the walk has come. */
  spot: string;
  /** The word that said something last. */
  last: Part | null;
}

const isContent = ({ isSpot, isBreak }: Part): boolean => !isSpot && !isBreak;

/** A word by itself: what it is, of what sort, and who does it. */
function addOwn({ weighed, age, found }: Walk, part: Part): void {
  const { name, senses, light, isOwned } = part;
  found.add(`w ${name}`).add(`w ${name} ${age}`);
  const isAdults = weighed.cast.doers[part.at] === 'grown-up';
  if (light) found.add(light);
  for (const sense of senses) {
    found.add(`s ${sense}`).add(`s ${sense} ${age}`);
    if (isAdults) found.add(`s ${sense} A`);
    if (light) found.add(`${light} ${sense}`);
    if (isOwned) found.add(`o ${sense}`);
    if (weighed.asks.size > 0) found.add(`k ${sense}`);
    for (const id of weighed.asks) found.add(`k ${id} ${sense}`);
  }
}

/** Where it is done, and what was done there. */
function addPlace({ found, spot, last }: Walk, { name, senses }: Part): void {
  if (!spot) return;
  found.add(`p ${spot} ${name}`);
  for (const sense of senses) {
    found.add(`p ${spot} ${sense}`);
    for (const before of last?.senses ?? []) found.add(`q ${before} ${spot} ${sense}`);
  }
}

/** With the words that follow it. */
function addPairs({ parts, found }: Walk, index: number): void {
  const part = parts[index] as Part;
  const next = parts[index + 1];
  if (next && !next.isBreak) found.add(`b ${part.name} ${next.name}`);
  const third = parts[index + 2];
  if (next?.isSpot === true && third && isContent(third))
    found.add(`b ${part.name} ${next.name} ${third.name}`);
  for (let other = index + 1; other < parts.length; other += 1) {
    const second = parts[other] as Part;
    if (second.at - part.at > reach) return;
    if (isContent(second))
      for (const a of part.senses) for (const b of second.senses) found.add(`c ${a} ${b}`);
  }
}

/** Words that no good craft is known to use. */
function addStrange({ parts, found }: Walk, isUsual: (word: string) => boolean): void {
  const strange = parts.filter((part) => isContent(part) && !/^[A-Z]/.test(part.name) && !isUsual(part.name));
  for (const { senses } of strange) for (const sense of senses) found.add(`u ${sense}`);
  found.add(`unseen ${Math.min(strange.length, 4)}`);
}

function addWhole({ weighed, parts, age, found }: Walk): void {
  found.add(`words ${Math.min(6, Math.floor(parts.length / 4))}`);
  found.add(weighed.cast.isNear ? 'near' : 'not-near');
  found.add(`age ${age}`);
  if (weighed.hasBodies) found.add('bodies');
  for (const id of weighed.asks) found.add(`k ${id}`);
  found.add(`k ${Math.min(3, weighed.asks.size)}`);
}

/** Everything about a sentence that may tell whether it leads away from a table where something is made. */
export function traitsOf(
  weighed: Weighed,
  isUsual: (word: string) => boolean,
  parts: readonly Part[] = partsOf(weighed),
): string[] {
  const walk: Walk = { weighed, parts, age: bandOf[weighed.band], found: new Set(), spot: '', last: null };
  for (const [index, part] of parts.entries()) {
    if (part.isBreak) {
      walk.spot = '';
      walk.last = null;
    } else if (part.isSpot) {
      walk.spot = part.name;
      walk.found.add(`w ${part.name}`);
    } else {
      addOwn(walk, part);
      addPlace(walk, part);
      addPairs(walk, index);
      walk.last = part;
    }
  }
  addStrange(walk, isUsual);
  addWhole(walk);
  return weighed.isMaterial ? [...walk.found].map((trait) => `m ${trait}`) : [...walk.found];
}
