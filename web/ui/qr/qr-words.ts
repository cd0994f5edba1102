/** For each version at error correction M: check words per block, blocks, data words in all. */
const versions = [
  { check: 10, blocks: 1, data: 16 },
  { check: 16, blocks: 1, data: 28 },
  { check: 26, blocks: 1, data: 44 },
  { check: 18, blocks: 2, data: 64 },
  { check: 24, blocks: 2, data: 86 },
  { check: 16, blocks: 4, data: 108 },
  { check: 18, blocks: 4, data: 124 },
  { check: 22, blocks: 4, data: 154 },
  { check: 22, blocks: 5, data: 182 },
  { check: 26, blocks: 5, data: 216 },
] as const;

const longCountFromVersion = 10;

export interface QrWords {
  /** The size of the code: each version is four modules wider than the one before. */
  version: number;
  words: readonly number[];
}

/** A text of up to 213 bytes as the words of a QR code, check words and all. */
export function qrWordsOf(text: string): QrWords {
  const bytes = new TextEncoder().encode(text);
  const index = versions.findIndex(({ data }, at) => bytes.length + headWords(at + 1) <= data);
  const plan = versions[index];
  if (!plan) throw new RangeError('The text is too long for a QR code.');
  const version = index + 1;
  return { version, words: interleave(dataWords(bytes, version, plan.data), plan) };
}

/** Mode and length take a word and a half, or two and a half. */
const headWords = (version: number): number => (version < longCountFromVersion ? 2 : 3);

function dataWords(bytes: Uint8Array, version: number, count: number): number[] {
  const lengthBits = version < longCountFromVersion ? 8 : 16;
  const bits = ['0100', bytes.length.toString(2).padStart(lengthBits, '0')];
  for (const byte of bytes) bits.push(byte.toString(2).padStart(8, '0'));
  const whole = `${bits.join('')}0000`;
  const words = whole.match(/.{8}/g)?.map((word) => Number.parseInt(word, 2)) ?? [];
  for (let filler = 0xec; words.length < count; filler ^= 0xec ^ 0x11) words.push(filler);
  return words;
}

// Arithmetic in the field of 256 elements that QR codes use.
const power = new Uint8Array(512);
const log = new Uint8Array(256);
for (let exponent = 0, value = 1; exponent < 255; exponent += 1) {
  power[exponent] = value;
  power[exponent + 255] = value;
  log[value] = exponent;
  value = (value << 1) ^ (value & 0x80 ? 0x11d : 0);
}
const times = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : (power[(log[a] ?? 0) + (log[b] ?? 0)] ?? 0);

/** What is left when the words are divided by the generator of this degree (Reed and Solomon). */
export function checkWords(words: readonly number[], degree: number): number[] {
  let generator = [1];
  for (let root = 0; root < degree; root += 1) {
    const shifted = [...generator, 0];
    generator = shifted.map((value, at) => value ^ times(generator[at - 1] ?? 0, power[root] ?? 0));
  }
  const rest = [...words, ...Array<number>(degree).fill(0)];
  for (let at = 0; at < words.length; at += 1) {
    const lead = rest[at] ?? 0;
    for (const [offset, value] of generator.entries())
      rest[at + offset] = (rest[at + offset] ?? 0) ^ times(value, lead);
  }
  return rest.slice(words.length);
}

/** The first word of each row, then the second of each, and so on. */
const braid = (rows: readonly number[][]): number[] =>
  Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, column) =>
    rows.flatMap((row) => row[column] ?? []),
  ).flat();

/** The blocks of data braided, then their check words. */
function interleave(words: readonly number[], { blocks, check }: (typeof versions)[number]): number[] {
  const short = Math.floor(words.length / blocks);
  const firstLong = blocks - (words.length % blocks);
  let at = 0;
  const data = Array.from({ length: blocks }, (_, block) => {
    const from = at;
    at += short + (block >= firstLong ? 1 : 0);
    return words.slice(from, at);
  });
  return [...braid(data), ...braid(data.map((block) => checkWords(block, check)))];
}
