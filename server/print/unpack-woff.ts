import { inflateSync } from 'node:zlib';

const headBytes = 44;
const entryBytes = 20;

interface Table {
  tag: number;
  checksum: number;
  bytes: Buffer;
}

function tablesIn(woff: Buffer): Table[] {
  return Array.from({ length: woff.readUInt16BE(12) }, (_, at) => {
    const entry = headBytes + at * entryBytes;
    const [offset, packed, whole] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(offset, offset + packed);
    return {
      tag: woff.readUInt32BE(entry),
      checksum: woff.readUInt32BE(entry + 16),
      bytes: packed < whole ? inflateSync(bytes) : bytes,
    };
  });
}

const padded = (length: number): number => (length + 3) & ~3;

/** A font packed for the web as the plain file it was: the writer of PDFs would unpack its tables anew for every letter. */
export function unpackWoff(woff: Buffer): Buffer {
  const tables = tablesIn(woff);
  const power = 2 ** Math.floor(Math.log2(tables.length));
  const start = 12 + tables.length * 16;
  const font = Buffer.alloc(start + tables.reduce((sum, { bytes }) => sum + padded(bytes.length), 0));
  woff.copy(font, 0, 4, 8);
  font.writeUInt16BE(tables.length, 4);
  font.writeUInt16BE(power * 16, 6);
  font.writeUInt16BE(Math.log2(power), 8);
  font.writeUInt16BE(tables.length * 16 - power * 16, 10);
  let offset = start;
  for (const [at, { tag, checksum, bytes }] of tables.entries()) {
    for (const [field, value] of [tag, checksum, offset, bytes.length].entries())
      font.writeUInt32BE(value, 12 + at * 16 + field * 4);
    bytes.copy(font, offset);
    offset += padded(bytes.length);
  }
  return font;
}
