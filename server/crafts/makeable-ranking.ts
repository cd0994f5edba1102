import { createHash } from 'node:crypto';

/** A craft as far as the ranking knows it. */
export interface Candidate {
  id: string;
  /** Null for the house. */
  userId: number | null;
  /** When it was shared; for one that is not, when it was made. */
  at: number;
  supplyIds: readonly number[];
}

/** A craft in its place of the ranking; `slot` is null for one that is handed in with the question. */
export interface Ranked {
  id: string;
  at: number;
  slot: number | null;
}

/** So many of the newest crafts tell whether there are newer ones. */
export const watched = 64;

/** The newest crafts in short: a fingerprint that the database can make too, and how far back they reach. */
interface Newest {
  fingerprint: string;
  /** When the oldest of them was shared, if there are as many as are watched. */
  oldest: number | null;
}

export interface RankQuestion {
  supplyIds: Iterable<number>;
  /** Whose crafts are left out. */
  hidden: ReadonlySet<number>;
  /** Crafts that are ranked too although they are not shared. */
  own: readonly Candidate[];
  offset: number;
  limit: number;
}

export interface Ranking {
  page: Ranked[];
  /** How many use anything of the supplies. */
  total: number;
  /** How many of these use nothing else. */
  complete: number;
}

interface Entry extends Ranked {
  key: number;
}

/** How many answers are kept: about a megabyte of pages. */
const mostAnswers = 500;
const idWords = 4;
const firstCapacity = 1024;
/** More supplies than any craft has; those beyond are ranked as if it had so many. */
const most = 63;
const width = most + 1;

/** The same for questions that have the same answer. */
const textOf = ({ supplyIds, hidden, own, offset, limit }: RankQuestion): string =>
  JSON.stringify([[...supplyIds], [...hidden], own, offset, limit]);

/** Orders by what is missing, then by what is there: the lowest is the best. */
function rankKey(total: number, matching: number): number {
  return Math.min(total - matching, most) * width + most - Math.min(matching, most);
}

function sum(counts: Uint32Array): number {
  let all = 0;
  for (const count of counts) all += count;
  return all;
}

const byRank = (one: Entry, other: Entry): number =>
  one.key - other.key || other.at - one.at || (one.id < other.id ? 1 : -1);

type Numbers = Uint8Array | Int32Array | Uint32Array | Float64Array;

/** The same numbers, with room for so many. */
function grown<N extends Numbers>(numbers: N, length: number): N {
  if (length <= numbers.length) return numbers;
  const Kind = numbers.constructor as new (length: number) => N;
  const larger = new Kind(Math.max(length, Math.ceil(numbers.length * 1.5)));
  larger.set(numbers);
  return larger;
}

/** The crafts that use one supply, by slot, ascending. */
class Postings {
  slots = new Int32Array(8);
  length = 0;

  push(slot: number): void {
    this.slots = grown(this.slots, this.length + 1);
    this.slots[this.length] = slot;
    this.length += 1;
  }

  /** Forgets this slot and all after it. */
  cut(slot: number): void {
    while (this.length > 0 && (this.slots[this.length - 1] as number) >= slot) this.length -= 1;
  }

  countInto(counts: Uint8Array): void {
    const { slots, length } = this;
    for (let each = 0; each < length; each += 1) {
      const slot = slots[each] as number;
      counts[slot] = (counts[slot] as number) + 1;
    }
  }
}

/**
 * All shared crafts by the supplies they use, in numbers only: a question counts, for each craft, how many of its
 * supplies are at hand, and sorts nothing but the page. Crafts have slots in the order in which they were shared.
 */
export class CraftRanking {
  #size = 0;
  #ids = new Uint32Array(firstCapacity * idWords);
  #at = new Float64Array(firstCapacity);
  #owners = new Int32Array(firstCapacity);
  /** How many supplies; none where the craft is gone. */
  #totals = new Uint8Array(firstCapacity);
  /** Of the last question: how many are at hand. */
  #matching = new Uint8Array(firstCapacity);
  #postings = new Map<number, Postings>();
  /** What was answered since the crafts last changed: people turn pages, and come back to them. */
  #answers = new Map<string, Ranking>();
  #newest: Newest | null = null;

  get bytes(): number {
    const arrays = [this.#ids, this.#at, this.#owners, this.#totals, this.#matching];
    for (const { slots } of this.#postings.values()) arrays.push(slots);
    return arrays.reduce((bytes, array) => bytes + array.byteLength, 0);
  }

  /** When the latest was shared. */
  get latest(): number | null {
    return this.#size === 0 ? null : (this.#at[this.#size - 1] as number);
  }

  /** Crafts in the order in which they were shared, none before those that are here. */
  append(crafts: readonly Candidate[]): void {
    this.#forgetAnswers();
    this.#makeRoom(this.#size + crafts.length);
    for (const { id, userId, at, supplyIds } of crafts) {
      const slot = this.#size;
      this.#writeId(slot, id);
      this.#at[slot] = at;
      this.#owners[slot] = userId ?? 0;
      this.#totals[slot] = Math.min(supplyIds.length, most);
      for (const supplyId of supplyIds) this.#postingsOf(supplyId).push(slot);
      this.#size += 1;
    }
  }

  /** What was shared since then, oldest first. */
  since(at: number): { id: string; at: number }[] {
    const found: { id: string; at: number }[] = [];
    for (let slot = this.#size - 1; slot >= 0 && (this.#at[slot] as number) >= at; slot -= 1)
      if (this.#totals[slot] !== 0) found.push({ id: this.#idOf(slot), at: this.#at[slot] as number });
    return found.toReversed();
  }

  get newest(): Newest {
    return (this.#newest ??= summaryOf(this.#listNewest(watched)));
  }

  /** Forgets what was shared since then. */
  cut(at: number): void {
    this.#forgetAnswers();
    while (this.#size > 0 && (this.#at[this.#size - 1] as number) >= at) this.#size -= 1;
    for (const postings of this.#postings.values()) postings.cut(this.#size);
  }

  /** Forgets one craft, if it still stands there; its slot stays empty. */
  drop({ slot, id, at }: Ranked): void {
    if (slot === null || this.#at[slot] !== at || this.#idOf(slot) !== id) return;
    this.#forgetAnswers();
    this.#totals[slot] = 0;
  }

  rank(question: RankQuestion): Ranking {
    const asked = textOf(question);
    const known = this.#answers.get(asked);
    if (known) return known;
    const ranking = this.#rank(question);
    if (this.#answers.size >= mostAnswers) this.#answers.clear();
    this.#answers.set(asked, ranking);
    return ranking;
  }

  #forgetAnswers(): void {
    this.#answers.clear();
    this.#newest = null;
  }

  #listNewest(count: number): { id: string; at: number }[] {
    const found: { id: string; at: number }[] = [];
    for (let slot = this.#size - 1; slot >= 0 && found.length < count; slot -= 1)
      if (this.#totals[slot] !== 0) found.push({ id: this.#idOf(slot), at: this.#at[slot] as number });
    return found;
  }

  #rank({ supplyIds, hidden, own, offset, limit }: RankQuestion): Ranking {
    const atHand = new Set(supplyIds);
    const extras = own.flatMap((craft) => entryOf(craft, atHand));
    const shared = this.#tally(atHand, hidden);
    const tally = shared.slice();
    for (const { key } of extras) tally[key] = (tally[key] ?? 0) + 1;
    const { first, last, before, total } = ranksOfPage(tally, offset, offset + limit);
    const wanted = shared.map((count, key) =>
      key >= first && key <= last ? Math.min(count, offset + limit - before) : 0,
    );
    const isOnPage = ({ key }: Entry): boolean => key >= first && key <= last;
    const entries = [...this.#collect(wanted), ...extras.filter(isOnPage)].toSorted(byRank);
    return {
      page: entries
        .slice(offset - before, offset + limit - before)
        .map(({ id, at, slot }) => ({ id, at, slot })),
      total,
      complete: sum(tally.subarray(0, width)),
    };
  }

  /** Counts for each craft what is at hand, and for each rank how many crafts have it. */
  #tally(supplyIds: ReadonlySet<number>, hidden: ReadonlySet<number>): Uint32Array {
    const [totals, owners, size] = [this.#totals, this.#owners, this.#size];
    const matching = this.#matching.fill(0, 0, size);
    for (const supplyId of supplyIds) this.#postings.get(supplyId)?.countInto(matching);
    const tally = new Uint32Array(width * width);
    const hasHidden = hidden.size > 0;
    for (let slot = 0; slot < size; slot += 1) {
      const count = matching[slot] as number;
      if (count === 0) continue;
      const total = totals[slot] as number;
      if (total === 0 || (hasHidden && hidden.has(owners[slot] as number))) {
        matching[slot] = 0;
        continue;
      }
      const key = rankKey(total, count);
      tally[key] = (tally[key] as number) + 1;
    }
    return tally;
  }

  /** Of each rank the newest so many. */
  #collect(wanted: Uint32Array): Entry[] {
    const found: Entry[] = [];
    let left = sum(wanted);
    for (let slot = this.#size - 1; left > 0 && slot >= 0; slot -= 1) {
      const count = this.#matching[slot] as number;
      if (count === 0) continue;
      const key = rankKey(this.#totals[slot] as number, count);
      const open = wanted[key] as number;
      if (open === 0) continue;
      wanted[key] = open - 1;
      left -= 1;
      found.push({ id: this.#idOf(slot), at: this.#at[slot] as number, slot, key });
    }
    return found;
  }

  #writeId(slot: number, id: string): void {
    const hex = id.replaceAll('-', '');
    for (let word = 0; word < idWords; word += 1)
      this.#ids[slot * idWords + word] = Number.parseInt(hex.slice(word * 8, word * 8 + 8), 16);
  }

  #idOf(slot: number): string {
    let hex = '';
    for (const word of this.#ids.subarray(slot * idWords, (slot + 1) * idWords))
      hex += word.toString(16).padStart(8, '0');
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  }

  #postingsOf(supplyId: number): Postings {
    const known = this.#postings.get(supplyId);
    if (known) return known;
    const postings = new Postings();
    this.#postings.set(supplyId, postings);
    return postings;
  }

  #makeRoom(size: number): void {
    this.#ids = grown(this.#ids, size * idWords);
    this.#at = grown(this.#at, size);
    this.#owners = grown(this.#owners, size);
    this.#totals = grown(this.#totals, size);
    this.#matching = grown(this.#matching, size);
  }
}

function summaryOf(newest: readonly { id: string; at: number }[]): Newest {
  const text = newest.map(({ id, at }) => `${id}@${at}`).join(',');
  const oldest = newest.length < watched ? null : (newest.at(-1)?.at ?? null);
  return { fingerprint: createHash('md5').update(text).digest('hex'), oldest };
}

function entryOf({ id, at, supplyIds }: Candidate, atHand: ReadonlySet<number>): Entry[] {
  const matching = supplyIds.filter((supplyId) => atHand.has(supplyId)).length;
  return matching === 0 ? [] : [{ id, at, slot: null, key: rankKey(supplyIds.length, matching) }];
}

/** Which ranks a page reaches into, and how many crafts stand before them. */
function ranksOfPage(tally: Uint32Array, from: number, to: number) {
  let total = 0;
  let [first, last, before] = [0, -1, 0];
  for (let key = 0; key < tally.length; key += 1) {
    const count = tally[key] as number;
    if (count === 0) continue;
    if (total <= from) [first, before] = [key, total];
    if (total < to) last = key;
    total += count;
  }
  return { first, last, before, total };
}
