import assert from 'node:assert/strict';

type Code = readonly (readonly boolean[])[];

/** Blocks per version at correction M, and check words in each, as the standard's table has them. */
const layout = ['1/10', '1/16', '1/26', '2/18', '2/24', '4/16', '4/18', '4/22', '5/22', '5/26'];

/** The 15 format bits of correction M, mask by mask, from the standard's table. */
const formats = [
  '101010000010010',
  '101000100100101',
  '101111001111100',
  '101101101001011',
  '100010111111001',
  '100000011001110',
  '100111110010111',
  '100101010100000',
];

const isTurned: ((row: number, column: number) => boolean)[] = [
  (i, j) => (i + j) % 2 === 0,
  (i) => i % 2 === 0,
  (_i, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => ((i >> 1) + Math.trunc(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
];

function isFixed(row: number, column: number, size: number): boolean {
  const version = (size - 17) / 4;
  if (row === 6 || column === 6) return true;
  if (row < 9 && (column < 9 || column >= size - 8)) return true;
  if (column < 9 && row >= size - 8) return true;
  if (version >= 7 && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11))) return true;
  if (version === 1) return false;
  const centers = version < 7 ? [6, size - 7] : [6, (size - 1) / 2, size - 7];
  const near = (place: number): number | undefined => centers.find((center) => Math.abs(center - place) <= 2);
  const [y, x] = [near(row), near(column)];
  if (y === undefined || x === undefined) return false;
  const corners = [`6,6`, `6,${size - 7}`, `${size - 7},6`];
  return !corners.includes(`${y},${x}`);
}

function bitsOf(code: Code, mask: number): string {
  const size = code.length;
  let bits = '';
  let rows = Array.from({ length: size }, (_, index) => size - 1 - index);
  for (let column = size - 1; column > 0; column -= column === 8 ? 3 : 2) {
    for (const row of rows)
      for (const at of [column, column - 1])
        if (!isFixed(row, at, size)) bits += code[row]?.[at] === isTurned[mask]?.(row, at) ? '0' : '1';
    rows = rows.toReversed();
  }
  return bits;
}

const double = (value: number): number => (value < 128 ? value * 2 : (value * 2) ^ 0x11d);

function product(a: number, b: number): number {
  let result = 0;
  for (let [left, right] = [a, b]; right > 0; right >>= 1) {
    if (right & 1) result ^= left;
    left = double(left);
  }
  return result;
}

/** A block without a flaw is zero at every root of the generator. */
function assertFlawless(block: readonly number[], checks: number): void {
  let root = 1;
  for (let index = 0; index < checks; index += 1) {
    assert.equal(
      block.reduce((sum, word) => product(sum, root) ^ word, 0),
      0,
      'the check words fit their data',
    );
    root = double(root);
  }
}

/** Reads a code the way a scanner does: format, mask, columns, blocks, check words, bytes. Independent of the writer. */
export function readQrCode(code: Code): string {
  const size = code.length;
  const format = [0, 1, 2, 3, 4, 5, 7].map((column) => code[8]?.[column]);
  const rest = [8, 7, 5, 4, 3, 2, 1, 0].map((row) => code[row]?.[8]);
  const mask = formats.indexOf([...format, ...rest].map(Number).join(''));
  assert.ok(mask >= 0, 'the format is one of correction M');
  const words = (bitsOf(code, mask).match(/.{8}/g) ?? []).map((word) => Number.parseInt(word, 2));
  const [count = 0, checks = 0] = (layout[(size - 17) / 4 - 1] ?? '').split('/').map(Number);
  const dataCount = words.length - count * checks;
  const short = Math.trunc(dataCount / count);
  const blocks = Array.from({ length: count }, (_, block) => {
    const own = Array.from({ length: short }, (_each, index) => words[index * count + block] ?? 0);
    const firstLong = count - (dataCount % count);
    return block < firstLong ? own : [...own, words[short * count + block - firstLong] ?? 0];
  });
  for (const [block, data] of blocks.entries()) {
    const check = Array.from({ length: checks }, (_, index) => words[dataCount + index * count + block] ?? 0);
    assertFlawless([...data, ...check], checks);
  }
  const bits = blocks
    .flat()
    .map((word) => word.toString(2).padStart(8, '0'))
    .join('');
  assert.equal(bits.slice(0, 4), '0100', 'the text is written in bytes');
  const lengthBits = size < 57 ? 8 : 16;
  const length = Number.parseInt(bits.slice(4, 4 + lengthBits), 2);
  const bytes = bits.slice(4 + lengthBits, 4 + lengthBits + length * 8).match(/.{8}/g) ?? [];
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2)));
}
