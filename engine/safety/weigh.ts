import type { Weighed } from './parts.ts';
import { traitsOf } from './traits.ts';
import { bias, usualWords, weightTable } from './weights.data.ts';

const step = 0.05;

/** Read when the first craft is judged: a start does not wait for it. */
let learned: { weights: Map<string, number>; usual: Set<string> } | null = null;

function lessons(): { weights: Map<string, number>; usual: Set<string> } {
  if (learned) return learned;
  const weights = new Map<string, number>();
  for (const line of weightTable.trim().split('\n')) {
    const at = line.indexOf(':');
    const weight = Number(line.slice(0, at)) * step;
    for (const trait of line.slice(at + 1).split('|')) weights.set(trait, weight);
  }
  learned = { weights, usual: new Set(usualWords.trim().split(/\s+/)) };
  return learned;
}

/** So many words are told of what weighs. */
const most = 5;

/** How far a sentence leads away from a table where something is made, and the words that do. */
export function weigh(weighed: Weighed): { weight: number; words: string[] } {
  const { weights, usual } = lessons();
  let weight = bias;
  const heavy: [string, number][] = [];
  for (const trait of traitsOf(weighed, (word) => usual.has(word))) {
    const share = weights.get(trait) ?? 0;
    weight += share;
    if (share > 0.1 && /^w [a-z]\S*$/.test(trait)) heavy.push([trait.slice(2), share]);
  }
  heavy.sort(([, a], [, b]) => b - a);
  return { weight, words: heavy.slice(0, most).map(([word]) => word) };
}
