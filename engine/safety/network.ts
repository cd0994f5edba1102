import type { Inputs, WordInputs } from './inputs.ts';

/** How wide the networks are: numbers for a word, features of three neighbouring words, features of a sentence. */
export const width = { word: 32, near: 64, whole: 32 };

/** The networks as they are written down: names of inputs, and for each network its numbers as bytes. */
export interface NetworksText {
  words: string;
  wholes: string;
  networks: readonly { scales: readonly number[]; bytes: string }[];
}

/** Rows of numbers; what a network has learned. */
export interface Network {
  /** A row for each input of a word. */
  words: Float32Array[];
  /** Three times a row for each number of a word: as the one before, as itself and as the one after. */
  near: Float32Array[];
  nearFirst: Float32Array[];
  /** A row for each input of the whole sentence. */
  wholes: Float32Array[];
  /** A row for each feature of three words: its greatest, then its mean. */
  whole: Float32Array[];
  wholeFirst: Float32Array[];
  last: Float32Array[];
  first: Float32Array[];
}

const rowsOf = (count: number, size: number): Float32Array[] => {
  const all = new Float32Array(count * size);
  return Array.from({ length: count }, (_, at) => all.subarray(at * size, (at + 1) * size));
};

/** A network that has learned nothing, for so many inputs. */
export const emptyNetwork = (words: number, wholes: number): Network => ({
  words: rowsOf(words, width.word),
  near: rowsOf(3 * width.word, width.near),
  nearFirst: rowsOf(1, width.near),
  wholes: rowsOf(wholes, width.whole),
  whole: rowsOf(2 * width.near, width.whole),
  wholeFirst: rowsOf(1, width.whole),
  last: rowsOf(1, width.whole),
  first: rowsOf(1, 1),
});

export const layersOf = (network: Network): Float32Array[][] => [
  network.words,
  network.near,
  network.nearFirst,
  network.wholes,
  network.whole,
  network.wholeFirst,
  network.last,
  network.first,
];

export function addTimes(target: Float32Array, source: Float32Array, by: number): void {
  for (let at = 0; at < target.length; at += 1)
    target[at] = (target[at] as number) + by * (source[at] as number);
}

/** What the greatest and the mean of a feature are divided by: a short sentence has fewer words to be alarming. */
export const meanOver = (count: number): number => Math.max(count, 4) / 2;

/** Adds a row that begins there to one that begins here. */
function addAt(
  target: Float32Array,
  source: Float32Array,
  { to, from, size }: Record<'to' | 'from' | 'size', number>,
): void {
  for (let at = 0; at < size; at += 1)
    target[to + at] = (target[to + at] as number) + (source[from + at] as number);
}

/** Sentences are made of few words: what a word comes to is kept. */
const mostKept = 10_000;

type Ids = ReadonlyMap<string, number>;

/** Networks side by side: what they make of a word is looked up once for all of them. */
class Reader {
  readonly #networks: readonly Network[];
  readonly #wordIds: Ids;
  readonly #wholeIds: Ids;
  readonly #kept = new Map<string, Float32Array>();
  /** Features of one place, of all networks. */
  readonly #size: number;
  #near = new Float32Array(0);

  constructor(networks: readonly Network[], wordIds: Ids, wholeIds: Ids) {
    this.#networks = networks;
    this.#wordIds = wordIds;
    this.#wholeIds = wholeIds;
    this.#size = networks.length * width.near;
  }

  /** A word's share in the features of the place after it, of its own and of the place before it. */
  #sharesOf(names: readonly string[]): Float32Array {
    const key = names.length === 1 ? (names[0] as string) : names.join('|');
    const before = this.#kept.get(key);
    if (before) return before;
    const ids = names.flatMap((name) => this.#wordIds.get(name) ?? []);
    const shares = new Float32Array(3 * this.#size);
    for (const [net, { words, near }] of this.#networks.entries()) {
      const word = new Float32Array(width.word);
      for (const id of ids) addTimes(word, words[id] as Float32Array, 1);
      for (const [row, weights] of near.entries()) {
        const from = Math.floor(row / width.word) * this.#size + net * width.near;
        addTimes(shares.subarray(from, from + width.near), weights, word[row % width.word] as number);
      }
    }
    if (this.#kept.size > mostKept) this.#kept.clear();
    this.#kept.set(key, shares);
    return shares;
  }

  #readNear(words: readonly WordInputs[]): void {
    const size = this.#size;
    if (this.#near.length < words.length * size) this.#near = new Float32Array(words.length * size);
    const near = this.#near;
    for (let at = 0; at < words.length; at += 1)
      for (const [net, { nearFirst }] of this.#networks.entries())
        near.set(nearFirst[0] as Float32Array, at * size + net * width.near);
    for (const [at, { means, stands }] of words.entries())
      for (const shares of [this.#sharesOf(means), this.#sharesOf(stands)])
        for (let place = 0; place < 3; place += 1) {
          const to = at + 1 - place;
          if (to >= 0 && to < words.length) addAt(near, shares, { to: to * size, from: place * size, size });
        }
  }

  /** The sum of one network, when the features of all places have been read. */
  #sumOf(network: Network, from: number, { words, whole }: Inputs): number {
    const sum = (network.wholeFirst[0] as Float32Array).slice();
    for (const name of whole) {
      const id = this.#wholeIds.get(name);
      if (id !== undefined) addTimes(sum, network.wholes[id] as Float32Array, 1);
    }
    const near = this.#near;
    const over = meanOver(words.length);
    for (let cell = 0; cell < width.near; cell += 1) {
      let greatest = 0;
      let total = 0;
      for (let at = 0; at < words.length; at += 1) {
        const value = near[at * this.#size + from + cell] as number;
        if (value <= 0) continue;
        total += value;
        if (value > greatest) greatest = value;
      }
      if (greatest === 0) continue;
      addTimes(sum, network.whole[cell] as Float32Array, greatest);
      addTimes(sum, network.whole[width.near + cell] as Float32Array, total / over);
    }
    const last = network.last[0] as Float32Array;
    let all = network.first[0]?.[0] ?? 0;
    for (let at = 0; at < width.whole; at += 1)
      if ((sum[at] as number) > 0) all += (sum[at] as number) * (last[at] as number);
    return all;
  }

  meanOf(inputs: Inputs): number {
    this.#readNear(inputs.words);
    let sum = 0;
    for (const [net, network] of this.#networks.entries())
      sum += this.#sumOf(network, net * width.near, inputs);
    return sum / Math.max(1, this.#networks.length);
  }
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The bytes of a base64 text: neither Node's nor a browser's way to them is known to both. */
function bytesOf(text: string): Uint8Array {
  const values = new Uint8Array(128);
  for (let at = 0; at < letters.length; at += 1) values[letters.charCodeAt(at)] = at;
  const valueAt = (at: number): number => values[text.charCodeAt(at)] ?? 0;
  const bytes = new Uint8Array(Math.floor((text.replace(/=+$/, '').length * 3) / 4));
  for (let at = 0, to = 0; to < bytes.length; at += 4, to += 3) {
    const second = valueAt(at + 1);
    const third = valueAt(at + 2);
    bytes[to] = (valueAt(at) << 2) | (second >> 4);
    bytes[to + 1] = (second << 4) | (third >> 2);
    bytes[to + 2] = (third << 6) | valueAt(at + 3);
  }
  return bytes;
}

const idsOf = (names: string): Map<string, number> =>
  new Map(
    names
      .split('|')
      .filter(Boolean)
      .map((name, at) => [name, at]),
  );

/** Reads networks that were written down, and says what they make of a sentence in the mean. */
export function readNetworks({ words, wholes, networks }: NetworksText): (inputs: Inputs) => number {
  const [wordIds, wholeIds] = [idsOf(words), idsOf(wholes)];
  const all = networks.map(({ scales, bytes }) => {
    const network = emptyNetwork(wordIds.size, wholeIds.size);
    const cells = bytesOf(bytes);
    let from = 0;
    for (const [layer, rows] of layersOf(network).entries())
      for (const row of rows) {
        for (let at = 0; at < row.length; at += 1)
          row[at] = ((cells[from + at] ?? 128) - 128) * (scales[layer] ?? 0);
        from += row.length;
      }
    return network;
  });
  const reader = new Reader(all, wordIds, wholeIds);
  return (inputs) => reader.meanOf(inputs);
}
