import { inputsOf, type Inputs } from './inputs.ts';
import { readNetworks, type NetworksText } from './network.ts';
import { networks } from './networks.data.ts';
import { partsOf, type Weighed } from './parts.ts';
import { traitsOf } from './traits.ts';
import { bias, usualWords, weightTable } from './weights.data.ts';

const step = 0.05;

/** What the lessons have taught, as it is written down. */
export interface Taught {
  bias: number;
  usualWords: string;
  weightTable: string;
  networks: NetworksText;
}

interface Learned {
  bias: number;
  weights: Map<string, number>;
  usual: Set<string>;
  network: (inputs: Inputs) => number;
}

/** How much of a sentence's weight the networks say besides its traits. */
const networkShare = 0.3;

/** They have learned from whole crafts, where nobody says it bluntly: what they find harmless lightens a sentence so far and no further. */
const calmest = -4;

/** Read when the first craft is judged: a start does not wait for it. */
let learned: Learned | null = null;

/** Weighs by other lessons from now on: how it reads what it has not learned from can only be asked like that. */
export function teach(taught: Taught): Learned {
  const weights = new Map<string, number>();
  for (const line of taught.weightTable.trim().split('\n')) {
    const at = line.indexOf(':');
    const weight = Number(line.slice(0, at)) * step;
    for (const trait of line.slice(at + 1).split('|')) weights.set(trait, weight);
  }
  const usual = new Set(taught.usualWords.trim().split(/\s+/));
  learned = { bias: taught.bias, weights, usual, network: readNetworks(taught.networks) };
  return learned;
}

/** So many words are told of what weighs. */
const most = 5;

/** How far a sentence leads away from a table where something is made, and the words that do. */
export function weigh(weighed: Weighed): { weight: number; words: string[] } {
  const {
    bias: first,
    weights,
    usual,
    network,
  } = learned ?? teach({ bias, usualWords, weightTable, networks });
  const parts = partsOf(weighed);
  let weight = first + networkShare * Math.max(calmest, network(inputsOf(weighed, parts)));
  const heavy: [string, number][] = [];
  for (const trait of traitsOf(weighed, (word) => usual.has(word), parts)) {
    const share = weights.get(trait) ?? 0;
    weight += share;
    if (share > 0.1 && /^w [a-z]\S*$/.test(trait)) heavy.push([trait.slice(2), share]);
  }
  heavy.sort(([, a], [, b]) => b - a);
  return { weight, words: heavy.slice(0, most).map(([word]) => word) };
}
