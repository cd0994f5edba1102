import type { KnownSupply } from '#contract/supplies.ts';

interface FoundSupply {
  supply: KnownSupply;
  /** The other name by which it was found; null when its own name did it. */
  by: string | null;
  /** How well it answers; the better, the smaller. */
  far: number;
}

/** As people type it: without case, accents and doubled spaces. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[\s-]+/g, ' ')
    .trim();

/** How well a name answers: 0 begins with it, 1 a word of it does, 2 it is somewhere inside, 3 not at all. */
export function distance(name: string, wanted: string): number {
  const text = plain(name);
  if (text.startsWith(wanted)) return 0;
  if (text.includes(` ${wanted}`)) return 1;
  return text.includes(wanted) ? 2 : 3;
}

/** Supplies by any of their names, the best answers first; everything when nothing was typed. */
export function findSupplies(choices: readonly KnownSupply[], typed: string): FoundSupply[] {
  const wanted = plain(typed);
  if (wanted === '') return choices.map((supply) => ({ supply, by: null, far: 0 }));
  return choices
    .flatMap((supply) => {
      const own = distance(supply.name, wanted);
      const best = supply.synonyms.reduce(
        (found, name) => (distance(name, wanted) < found.far ? { name, far: distance(name, wanted) } : found),
        { name: null as string | null, far: own },
      );
      // Its own name is the better answer of two that are as good.
      const far = best.far + (best.name === null ? 0 : 0.5);
      return best.far === 3 ? [] : [{ supply, by: best.name, far }];
    })
    .toSorted((one, other) => one.far - other.far);
}

/** The supply that is called exactly that, by any of its names. */
export function knownAs(choices: readonly KnownSupply[], typed: string): KnownSupply | undefined {
  const wanted = plain(typed);
  return choices.find(({ name, synonyms }) => [name, ...synonyms].some((each) => plain(each) === wanted));
}

/** True when a supply is called exactly that. */
export const isKnownName = (choices: readonly KnownSupply[], typed: string): boolean =>
  knownAs(choices, typed) !== undefined;
