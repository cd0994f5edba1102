import { addTimes, emptyNetwork, layersOf, meanOver, width, type Network } from '#engine/safety/network.ts';
import type { NetworkBook, NetworkRow } from './judge-cases-network-rows.ts';

const rounds = 8;
const batch = 256;
const rate = 2e-3;
/** How much of what was learned is forgotten with each batch. */
const fading = 1e-3;
/** Harm is rarer than calm, and worse to miss. */
const harmCounts = 2;
/** The house repeats itself: of its sentences each round reads so many others. */
const houseEachRound = 12_000;
const houseCounts = 3;
/** Shares of inputs and features that are left out at random, so that none is relied on alone. */
const leftOut = { word: 0.3, common: 0.05, feature: 0.4, last: 0.2 };

type Chance = () => number;

function chanceFrom(seed: number): Chance {
  let state = (seed * 2_654_435_761 + 1) >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function shuffled<One>(all: readonly One[], chance: Chance): One[] {
  const order = [...all];
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(chance() * (at + 1));
    [order[at], order[other]] = [order[other] as One, order[at] as One];
  }
  return order;
}

/** Between any two numbers around nought, most of them near it. */
const bell = (chance: Chance, spread: number): number =>
  spread * Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());

function begin({ words, wholes }: NetworkBook, chance: Chance): Network {
  const network = emptyNetwork(words.length, wholes.length);
  const fill = (rows: Float32Array[], spread: number): void => {
    for (const row of rows) for (let at = 0; at < row.length; at += 1) row[at] = bell(chance, spread);
  };
  fill(network.words, 0.1);
  fill(network.near, Math.sqrt(2 / (3 * width.word)));
  fill(network.wholes, 0.1);
  fill(network.whole, Math.sqrt(1 / (2 * width.near)));
  fill(network.last, Math.sqrt(1 / width.whole));
  (network.first[0] as Float32Array)[0] = -2;
  return network;
}

/** One sentence on its way through the network, and back. */
interface Pass {
  inputs: number[][];
  words: Float32Array[];
  near: Float32Array[];
  /** Where each feature is greatest. */
  where: Int32Array;
  features: Float32Array;
  keptFeatures: Float32Array;
  whole: Float32Array;
  keptWhole: Float32Array;
}

const row0 = (rows: readonly Float32Array[]): Float32Array => rows[0] as Float32Array;

function nearOf(network: Network, words: readonly Float32Array[]): Float32Array[] {
  const near = words.map(() => row0(network.nearFirst).slice());
  for (const [at, word] of words.entries())
    for (let place = 0; place < 3; place += 1) {
      const target = near[at + 1 - place];
      if (target)
        for (let cell = 0; cell < width.word; cell += 1)
          addTimes(target, network.near[place * width.word + cell] as Float32Array, word[cell] as number);
    }
  for (const row of near)
    for (let cell = 0; cell < row.length; cell += 1) if ((row[cell] as number) < 0) row[cell] = 0;
  return near;
}

const keptOf = (size: number, out: number, chance: Chance): Float32Array =>
  Float32Array.from({ length: size }, () => (chance() < out ? 0 : 1 / (1 - out)));

function featuresOf(near: readonly Float32Array[]): { features: Float32Array; where: Int32Array } {
  const features = new Float32Array(2 * width.near);
  const where = new Int32Array(width.near);
  const over = meanOver(near.length);
  for (let cell = 0; cell < width.near; cell += 1) {
    let total = 0;
    for (const [at, row] of near.entries()) {
      const value = row[cell] as number;
      total += value;
      if (value > (features[cell] as number)) {
        features[cell] = value;
        where[cell] = at;
      }
    }
    features[width.near + cell] = total / over;
  }
  return { features, where };
}

interface Study {
  network: Network;
  slopes: Network;
  chance: Chance;
  wordCount: number;
}

function forward({ network, chance, wordCount }: Study, row: NetworkRow): { pass: Pass; sum: number } {
  const inputs = row.words.map((ids) =>
    ids.filter((id) => chance() >= (id < wordCount ? leftOut.word : leftOut.common)),
  );
  const words = inputs.map((ids) => {
    const word = new Float32Array(width.word);
    for (const id of ids) addTimes(word, network.words[id] as Float32Array, 1);
    return word;
  });
  const near = nearOf(network, words);
  const { features, where } = featuresOf(near);
  const keptFeatures = keptOf(2 * width.near, leftOut.feature, chance);
  const whole = row0(network.wholeFirst).slice();
  for (const id of row.whole) addTimes(whole, network.wholes[id] as Float32Array, 1);
  for (const [at, value] of features.entries()) {
    features[at] = value * (keptFeatures[at] as number);
    if (features[at] !== 0) addTimes(whole, network.whole[at] as Float32Array, features[at]);
  }
  const keptWhole = keptOf(width.whole, leftOut.last, chance);
  let sum = row0(network.first)[0] as number;
  for (const [at, value] of whole.entries()) {
    if (value <= 0) keptWhole[at] = 0;
    whole[at] = value * (keptWhole[at] as number);
    sum += whole[at] * (row0(network.last)[at] as number);
  }
  return { pass: { inputs, words, near, where, features, keptFeatures, whole, keptWhole }, sum };
}

/** What each feature of three words should change, from what those of the sentence should. */
function slopesNear({ network, slopes }: Study, pass: Pass, slope: Float32Array): Float32Array[] {
  const over = meanOver(pass.near.length);
  const near = pass.near.map(() => new Float32Array(width.near));
  for (let at = 0; at < 2 * width.near; at += 1) {
    const value = pass.features[at] as number;
    if (value === 0) continue;
    addTimes(slopes.whole[at] as Float32Array, slope, value);
    const weights = network.whole[at] as Float32Array;
    let pull = 0;
    for (let cell = 0; cell < width.whole; cell += 1)
      pull += (slope[cell] as number) * (weights[cell] as number);
    pull *= pass.keptFeatures[at] as number;
    const cell = at % width.near;
    const isMean = at >= width.near;
    for (const [index, row] of near.entries())
      if ((pass.near[index]?.[cell] as number) > 0 && (isMean || pass.where[cell] === index))
        row[cell] = (row[cell] as number) + (isMean ? pull / over : pull);
  }
  return near;
}

/** Most features of three words ask for nothing: where a row is not nought. */
const livelyIn = (row: Float32Array): number[] => [...row.keys()].filter((at) => row[at] !== 0);

interface Slope {
  row: Float32Array;
  lively: readonly number[];
}

function backToWord(
  { network, slopes }: Study,
  word: Float32Array,
  near: readonly (Slope | undefined)[],
): Float32Array {
  const back = new Float32Array(width.word);
  for (const [place, slope] of near.entries()) {
    if (!slope) continue;
    const { row, lively } = slope;
    for (let cell = 0; cell < width.word; cell += 1) {
      const weights = network.near[place * width.word + cell] as Float32Array;
      const learned = slopes.near[place * width.word + cell] as Float32Array;
      const value = word[cell] as number;
      let pull = 0;
      for (let index = 0; index < lively.length; index += 1) {
        const at = lively[index] as number;
        const one = row[at] as number;
        pull += one * (weights[at] as number);
        learned[at] = (learned[at] as number) + one * value;
      }
      back[cell] = (back[cell] as number) + pull;
    }
  }
  return back;
}

function backward(study: Study, row: NetworkRow, { pass, pull }: { pass: Pass; pull: number }): void {
  const { network, slopes } = study;
  row0(slopes.first)[0] = (row0(slopes.first)[0] as number) + pull;
  addTimes(row0(slopes.last), pass.whole, pull);
  const slope = pass.keptWhole.map((kept, at) => kept * pull * (row0(network.last)[at] as number));
  addTimes(row0(slopes.wholeFirst), slope, 1);
  for (const id of row.whole) addTimes(slopes.wholes[id] as Float32Array, slope, 1);
  const near = slopesNear(study, pass, slope).map((one): Slope => ({ row: one, lively: livelyIn(one) }));
  for (const one of near) addTimes(row0(slopes.nearFirst), one.row, 1);
  for (const [at, word] of pass.words.entries()) {
    const back = backToWord(study, word, [near[at + 1], near[at], near[at - 1]]);
    for (const id of pass.inputs[at] ?? []) addTimes(slopes.words[id] as Float32Array, back, 1);
  }
}

/** Each number's own pace (Adam): what has moved much moves less. */
interface Pace {
  means: Network;
  squares: Network;
  steps: number;
}

function stepRow(
  [row, slope, mean, square]: readonly Float32Array[],
  by: number,
  [first, second]: readonly number[],
): void {
  if (!row || !slope || !mean || !square) return;
  for (let at = 0; at < row.length; at += 1) {
    const one = slope[at] as number;
    const m = 0.9 * (mean[at] as number) + 0.1 * one;
    const q = 0.99 * (square[at] as number) + 0.01 * one * one;
    mean[at] = m;
    square[at] = q;
    row[at] = (row[at] as number) - (by * m * (first as number)) / (Math.sqrt(q * (second as number)) + 1e-6);
    slope[at] = 0;
  }
}

function takeStep({ network, slopes }: Study, pace: Pace, by: number): void {
  pace.steps += 1;
  const corrections = [1 / (1 - 0.9 ** pace.steps), 1 / (1 - 0.99 ** pace.steps)];
  const fades = new Set([network.words, network.near, network.wholes, network.whole]);
  const all = [network, slopes, pace.means, pace.squares].map(layersOf);
  for (const [layer, rows] of (all[0] as Float32Array[][]).entries())
    for (const [at, row] of rows.entries()) {
      stepRow(
        all.map((layers) => layers[layer]?.[at] as Float32Array),
        by,
        corrections,
      );
      if (fades.has(rows)) addTimes(row, row, -fading);
    }
}

/** A small network over the words of a sentence, their neighbours and what they have in common. */
export function trainNetwork(book: NetworkBook, seed: number): Network {
  const chance = chanceFrom(seed + 1);
  const none = (): Network => emptyNetwork(book.words.length, book.wholes.length);
  const study: Study = { network: begin(book, chance), slopes: none(), chance, wordCount: book.wordCount };
  const pace: Pace = { means: none(), squares: none(), steps: 0 };
  const house = book.rows.filter(({ isHouse }) => isHouse);
  const told = book.rows.filter(({ isHouse }) => !isHouse);
  const houseWeight = Math.min(houseCounts, house.length / houseEachRound);
  for (let round = 0; round < rounds; round += 1) {
    const some = shuffled(house, chance).slice(0, houseEachRound);
    const rows = shuffled([...told, ...some], chance);
    for (let from = 0; from < rows.length; from += batch) {
      const part = rows.slice(from, from + batch);
      for (const row of part) {
        const { pass, sum } = forward(study, row);
        const error = 1 / (1 + Math.exp(-sum)) - (row.isHarm ? 1 : 0);
        const counts = row.weight * (row.isHarm ? harmCounts : 1) * (row.isHouse ? houseWeight : 1);
        backward(study, row, { pass, pull: (error * counts) / part.length });
      }
      takeStep(study, pace, rate * (1 - (0.9 * round) / rounds));
    }
  }
  return study.network;
}
