import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { seeded } from '#engine/random/seeded.ts';
import { Person } from './crowd.ts';
import type { Told } from './crowd.ts';
import type { Door } from './place.ts';

const crowdSize = 6;
const creditsEach = 500;
/** Before something goes wrong, and after, people are left alone. */
const calmMs = 2_000;

/** People who go on with their lives, whatever happens. */
export class Families {
  readonly people: readonly Person[];
  #crafts: readonly string[];
  #posts = new Map<string, number>();

  private constructor(people: readonly Person[], crafts: readonly string[]) {
    this.people = people;
    this.#crafts = crafts;
  }

  static async gather(door: Door, seed: number, size = crowdSize): Promise<Families> {
    const operator = new Person(door, seeded(seed + 1));
    await operator.signIn();
    const people = Array.from({ length: size }, (_each, n) => new Person(door, seeded(seed + 2 + n)));
    for (const [n, person] of people.entries()) {
      await person.register(n);
      await operator.giveCredits(person.userId, creditsEach);
    }
    const crafts = await Promise.all(people.map((person) => person.make()));
    const known = crafts.filter((id) => id !== null);
    assert.equal(known.length, size);
    return new Families(people, known);
  }

  async liveThrough(work: () => Promise<void>): Promise<void> {
    const calm = new AbortController();
    const lives = Promise.all(this.people.map((each) => each.live(this.#crafts, this.#posts, calm.signal)));
    try {
      await sleep(calmMs);
      await Promise.race([work(), lives]);
      await sleep(calmMs);
    } finally {
      calm.abort();
    }
    await lives;
  }

  /** How many of these were told so far. */
  count(what: (told: Told) => number): number {
    return this.people.reduce((sum, { told }) => sum + what(told), 0);
  }
}

export const madeAndSaid = ({ crafts, comments }: Told): number => crafts.length + comments.size;
