import { thingsSeen } from '#server/generation/spotting/things.ts';
import type { Thing } from '#server/generation/spotting/things.ts';
import type { Sight } from '#server/generation/spotting/spotter.ts';

/** How somebody did with one way of saying: for sure, or as a guess. */
interface Told {
  said: number;
  right: number;
  /** Of what lies there, what was said at all. */
  found: number;
}

export interface Count {
  there: number;
  sure: Told;
  maybe: Told;
}

/** What went wrong with one photo, by the names of the things. */
interface Misses {
  photo: string;
  unseen: readonly string[];
  wronglySure: readonly string[];
  wrongGuesses: readonly string[];
}

const identity = ({ engineId, plain }: Thing): string => engineId ?? plain.toLowerCase();

/** Red yarn is yarn, and no blue yarn. */
export const isSame = (one: Thing, other: Thing): boolean =>
  identity(one) === identity(other) &&
  (one.color === null || other.color === null || one.color === other.color);

export const noCount = (): Count => ({
  there: 0,
  sure: { said: 0, right: 0, found: 0 },
  maybe: { said: 0, right: 0, found: 0 },
});

const names = (things: readonly Thing[]): string[] => things.map(({ name }) => name.toLowerCase());

/** Holds what was seen on photos against what lies there. */
export class Comparison {
  /** By the name that everybody uses. */
  readonly counts = new Map<string, Count>();
  readonly misses: Misses[] = [];

  add(photo: string, truth: readonly Thing[], sights: readonly Sight[]): void {
    const seen = thingsSeen(sights);
    const isThere = (thing: Thing): boolean => truth.some((known) => isSame(known, thing));
    for (const way of ['sure', 'maybe'] as const) {
      for (const thing of seen[way]) {
        const told = this.#countOf(thing)[way];
        told.said += 1;
        if (isThere(thing)) told.right += 1;
      }
      for (const thing of truth)
        if (seen[way].some((other) => isSame(thing, other))) this.#countOf(thing)[way].found += 1;
    }
    for (const thing of truth) this.#countOf(thing).there += 1;
    const all = [...seen.sure, ...seen.maybe];
    const unseen = names(truth.filter((thing) => !all.some((other) => isSame(thing, other))));
    const wronglySure = names(seen.sure.filter((thing) => !isThere(thing)));
    const wrongGuesses = names(seen.maybe.filter((thing) => !isThere(thing)));
    if (unseen.length + wronglySure.length + wrongGuesses.length > 0)
      this.misses.push({ photo, unseen, wronglySure, wrongGuesses });
  }

  #countOf({ plain }: Thing): Count {
    const name = plain.toLowerCase();
    const count = this.counts.get(name) ?? noCount();
    this.counts.set(name, count);
    return count;
  }
}
