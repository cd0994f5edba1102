import { qrWordsOf } from './qr-words.ts';

/** Rows of dark (true) and light modules, without the quiet border. */
export type QrCode = readonly (readonly boolean[])[];

const levelM = 0;

/** A QR code of a text up to 213 bytes; it stays readable with an eighth of it under paint. */
export function qrCodeOf(text: string): QrCode {
  const { version, words } = qrWordsOf(text);
  const frame = drawFrame(version);
  const codes = masks.map((_, mask) => fill(frame, words, mask));
  return codes.reduce((best, next) => (penaltyOf(next) < penaltyOf(best) ? next : best));
}

/** Undefined where data goes. */
type Board = (boolean | undefined)[][];

function drawFrame(version: number): Board {
  const size = version * 4 + 17;
  const board: Board = Array.from({ length: size }, () => Array<undefined>(size).fill(undefined));
  const put = (x: number, y: number, dark: boolean): void => {
    const row = board[y];
    if (row && x >= 0 && x < size) row[x] = dark;
  };
  const rings = (
    x: number,
    y: number,
    { reach, light }: { reach: number; light: readonly number[] },
  ): void => {
    for (let dy = -reach; dy <= reach; dy += 1)
      for (let dx = -reach; dx <= reach; dx += 1)
        put(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  for (let at = 8; at < size - 8; at += 1) {
    put(at, 6, at % 2 === 0);
    put(6, at, at % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    rings(x, y, { reach: 4, light: [2, 4] });
  const places = alignments(version);
  for (const x of places)
    for (const y of places) if (isFree(x, y, size)) rings(x, y, { reach: 2, light: [1] });
  writeFormat(board, 0);
  if (version >= 7) writeVersion(board, version);
  return board;
}

/** Alignment marks keep clear of the three corners that have finders. */
const isFree = (x: number, y: number, size: number): boolean =>
  !((x < 9 && y < 9) || (x > size - 9 && y < 9) || (x < 9 && y > size - 9));

function alignments(version: number): number[] {
  if (version === 1) return [];
  const last = version * 4 + 10;
  return version < 7 ? [6, last] : [6, last / 2 + 3, last];
}

/** The remainder of a binary division, as format and version carry it for their protection. */
function protect(value: number, divisor: number): number {
  const degree = 31 - Math.clz32(divisor);
  let rest = value << degree;
  while (rest >= 1 << degree) rest ^= divisor << (31 - Math.clz32(rest) - degree);
  return (value << degree) | rest;
}

function writeFormat(board: Board, mask: number): void {
  const size = board.length;
  const bits = protect((levelM << 3) | mask, 0b10100110111) ^ 0b101010000010010;
  for (let bit = 0; bit < 15; bit += 1) {
    const dark = ((bits >> bit) & 1) === 1;
    const along = bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit;
    const back = bit < 8 ? size - 1 - bit : bit === 8 ? 7 : 14 - bit;
    board[along]![8] = dark;
    board[8]![back] = dark;
  }
  board[size - 8]![8] = true;
}

function writeVersion(board: Board, version: number): void {
  const bits = protect(version, 0b1111100100101);
  for (let bit = 0; bit < 18; bit += 1) {
    const dark = ((bits >> bit) & 1) === 1;
    const [near, far] = [Math.floor(bit / 3), board.length - 11 + (bit % 3)];
    board[near]![far] = dark;
    board[far]![near] = dark;
  }
}

/** Data runs in columns of two, up and down by turns, from the right; the timing column is skipped. */
export function* dataPlaces(size: number): Generator<readonly [x: number, y: number]> {
  let upward = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step += 1) {
      const y = upward ? size - 1 - step : step;
      yield [right, y];
      yield [right - 1, y];
    }
    upward = !upward;
  }
}

/** Which modules each mask turns over, so that no code has large even patches. */
export const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function fill(frame: Board, words: readonly number[], mask: number): boolean[][] {
  const board = frame.map((row) => [...row]);
  let bit = 0;
  for (const [x, y] of dataPlaces(frame.length)) {
    if (frame[y]?.[x] !== undefined) continue;
    const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
    board[y]![x] = dark !== masks[mask]?.(x, y);
    bit += 1;
  }
  writeFormat(board, mask);
  return board.map((row) => row.map(Boolean));
}

/** How hard a code is to read: long runs, squares, what looks like a finder, too much dark or light. */
function penaltyOf(code: QrCode): number {
  const size = code.length;
  const lines = [...code, ...code.map((_, x) => code.map((row) => row[x] ?? false))].map((line) =>
    line.map((dark) => (dark ? '#' : '.')).join(''),
  );
  let points = 0;
  for (const line of lines) {
    for (const run of line.match(/#{5,}|\.{5,}/g) ?? []) points += run.length - 2;
    points += 40 * [...line.matchAll(/(?=#\.###\.#\.{4}|\.{4}#\.###\.#)/g)].length;
  }
  const rows = lines.slice(0, size);
  for (let y = 1; y < size; y += 1) {
    for (let x = 1; x < size; x += 1) {
      const square = `${rows[y - 1]?.slice(x - 1, x + 1)}${rows[y]?.slice(x - 1, x + 1)}`;
      if (square === '####' || square === '....') points += 3;
    }
  }
  const dark = rows.join('').replaceAll('.', '').length / (size * size);
  return points + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}
