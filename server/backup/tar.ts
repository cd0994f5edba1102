/** As much of the tar format (POSIX ustar) as a backup needs, so that any machine's own tools can look into one. */
const blockBytes = 512;
const longestName = 100;
/** Larger than anything that is written; a size beyond it is damage, not data. */
const largestEntryBytes = 256 * 1024 * 1024;

const field = { name: 0, mode: 100, size: 124, time: 136, sum: 148, type: 156, magic: 257 } as const;
const plainFile = '0';

export interface TarEntry {
  name: string;
  bytes: Buffer;
}

const octal = (value: number, digits: number): string => value.toString(8).padStart(digits, '0');

/** The sum of the header's bytes, its own field counted as spaces. */
function checksum(header: Buffer): number {
  let sum = 8 * 0x20;
  for (const [index, byte] of header.entries()) {
    if (index < field.sum || index >= field.sum + 8) sum += byte;
  }
  return sum;
}

const padding = (size: number): number => (blockBytes - (size % blockBytes)) % blockBytes;

/** One file of an archive, readable by its owner only. */
export function* packEntry({ name, bytes }: TarEntry, changedAt: Date): Generator<Uint8Array> {
  if (name.length > longestName) throw new Error(`too long for a tar header: ${name}`);
  const header = Buffer.alloc(blockBytes);
  header.write(name, field.name);
  header.write('0000600\0' + '0000000\0'.repeat(2), field.mode);
  header.write(`${octal(bytes.length, 11)} `, field.size);
  header.write(`${octal(Math.floor(changedAt.getTime() / 1000), 11)} `, field.time);
  header.write(plainFile, field.type);
  header.write('ustar\u000000', field.magic);
  header.write(`${octal(checksum(header), 6)}\0 `, field.sum);
  yield header;
  yield bytes;
  yield Buffer.alloc(padding(bytes.length));
}

export const tarEnd = (): Uint8Array => Buffer.alloc(2 * blockBytes);

/** Cuts a stream into pieces of the length that is asked for. */
class Cutter {
  #source: AsyncIterator<Uint8Array>;
  #chunks: Uint8Array[] = [];
  #length = 0;

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  async take(length: number): Promise<Buffer> {
    while (this.#length < length) {
      const { value, done } = await this.#source.next();
      if (done) throw new Error('the archive ends too early');
      this.#chunks.push(value);
      this.#length += value.length;
    }
    const all = Buffer.concat(this.#chunks);
    this.#chunks = [all.subarray(length)];
    this.#length -= length;
    return all.subarray(0, length);
  }

  async isAtEnd(): Promise<boolean> {
    return this.#length === 0 && (await this.#source.next()).done === true;
  }
}

function readHeader(header: Buffer): { name: string; size: number } {
  const text = (from: number, length: number): string =>
    header.toString('utf8', from, from + length).replace(/[\0 ]+$/, '');
  const size = Number.parseInt(text(field.size, 12), 8);
  const isSound =
    Number.parseInt(text(field.sum, 8), 8) === checksum(header) &&
    text(field.magic, 5) === 'ustar' &&
    text(field.type, 1) === plainFile &&
    size >= 0 &&
    size <= largestEntryBytes;
  if (!isSound) throw new Error('the archive has an entry that cannot be read');
  return { name: text(field.name, longestName), size };
}

/** The files of an archive, one at a time. */
export async function* unpack(source: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const cutter = new Cutter(source);
  for (;;) {
    const header = await cutter.take(blockBytes);
    if (header.every((byte) => byte === 0)) break;
    const { name, size } = readHeader(header);
    const bytes = await cutter.take(size);
    await cutter.take(padding(size));
    yield { name, bytes };
  }
  await cutter.take(blockBytes);
  if (!(await cutter.isAtEnd())) throw new Error('the archive goes on after its end');
}
