import { traitsOf } from '#engine/safety/traits.ts';
import type { Lesson } from './judge-cases-lessons.ts';

/** A lesson as numbers of traits. */
interface Row {
  lesson: Lesson;
  traits: Int32Array;
}

export interface Book {
  rows: Row[];
  names: string[];
  counts: number[];
  /** Words that good crafts use. */
  usual: Map<string, Set<string>>;
}

export interface Model {
  bias: number;
  weights: Float64Array;
}

/** What the judge will look up later: a word counts as usual when another craft than its own has it. */
export function bookOf(lessons: readonly Lesson[]): Book {
  const usual = new Map<string, Set<string>>();
  for (const { isHarm, kind, group, weighed } of lessons)
    if (!isHarm && kind !== 'unsafe')
      traitsOf(weighed, (word) => {
        const groups = usual.get(word) ?? new Set();
        usual.set(word, groups.add(group));
        return true;
      });
  const ids = new Map<string, number>();
  const counts: number[] = [];
  const idOf = (trait: string): number => {
    const id = ids.get(trait) ?? ids.size;
    ids.set(trait, id);
    counts[id] = (counts[id] ?? 0) + 1;
    return id;
  };
  const rows = lessons.map((lesson) => {
    const isUsual = (word: string): boolean => {
      const groups = usual.get(word);
      return groups !== undefined && groups.size > (groups.has(lesson.group) ? 1 : 0);
    };
    return { lesson, traits: Int32Array.from(traitsOf(lesson.weighed, isUsual).map(idOf)) };
  });
  return { rows, names: [...ids.keys()], counts, usual };
}

const rounds = 12;
const rate = 0.05;
const decay = 0.1;
/** Harm is rarer than calm, and worse to miss. */
const harmCounts = 2;
const fewest = 2;

/** How telling a trait is by itself: one that stands in harm and in calm alike should not grow. */
function tellingOf(rows: readonly Row[], size: number): Float64Array {
  const inHarm = new Float64Array(size).fill(1);
  const inCalm = new Float64Array(size).fill(1);
  let harms = 0;
  let calms = 0;
  for (const { lesson, traits } of rows) {
    const counts = lesson.isHarm ? inHarm : inCalm;
    if (lesson.isHarm) harms += lesson.weight;
    else calms += lesson.weight;
    for (const trait of traits) counts[trait] = (counts[trait] ?? 0) + lesson.weight;
  }
  return inHarm.map((count, trait) => {
    const ratio = count / harms / ((inCalm[trait] ?? 1) / calms);
    return Math.min(3, Math.abs(Math.log(ratio))) * 0.25 + 0.5;
  });
}

function shuffled(count: number, seed: number): Int32Array {
  const order = Int32Array.from({ length: count }, (_, at) => at);
  let state = seed;
  for (let at = count - 1; at > 0; at -= 1) {
    state = (state * 1_103_515_245 + 12_345) & 0x7f_ff_ff_ff;
    const other = Math.floor((state / 0x7f_ff_ff_ff) * (at + 1)) % (at + 1);
    const kept = order[at] as number;
    order[at] = order[other] as number;
    order[other] = kept;
  }
  return order;
}

/** Logistic regression over the traits, each scaled by how telling it is. */
export function train({ counts }: Book, rows: readonly Row[]): Model {
  const size = counts.length;
  const telling = tellingOf(rows, size);
  const weights = new Float64Array(size);
  const steps = new Float64Array(size).fill(0.01);
  let bias = -3;
  for (let round = 0; round < rounds; round += 1)
    for (const at of shuffled(rows.length, round + 7)) {
      const { lesson, traits } = rows[at] as Row;
      let sum = bias;
      for (const trait of traits) sum += (weights[trait] as number) * (telling[trait] as number);
      const error = 1 / (1 + Math.exp(-sum)) - (lesson.isHarm ? 1 : 0);
      const pull = error * lesson.weight * (lesson.isHarm ? harmCounts : 1);
      if (Math.abs(pull) < 1e-3) continue;
      bias -= rate * 0.05 * pull;
      for (const trait of traits) {
        if ((counts[trait] as number) < fewest) continue;
        const slope = pull * (telling[trait] as number) + decay * (weights[trait] as number);
        steps[trait] = (steps[trait] as number) + slope * slope;
        weights[trait] = (weights[trait] as number) - (rate * slope) / Math.sqrt(steps[trait] ?? 1);
      }
    }
  return { bias, weights: weights.map((weight, trait) => weight * (telling[trait] as number)) };
}
