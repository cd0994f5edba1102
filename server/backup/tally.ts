import { createHash } from 'node:crypto';
import type { Hash } from 'node:crypto';
import { sha256 } from '#server/platform/ids.ts';
import type { Contents } from './format.ts';

const newline = 0x0a;

function countLines(bytes: Buffer): number {
  let lines = 0;
  for (let at = bytes.indexOf(newline); at >= 0; at = bytes.indexOf(newline, at + 1)) lines += 1;
  return lines;
}

/** Counts and hashes what passes by, when a backup is written, read, or compared with a database. */
export class Tally {
  #tables = new Map<string, { rows: number; hash: Hash }>();
  #pictures = { count: 0, missing: 0, hash: createHash('sha256') };

  /** Also said of tables without rows. */
  begin(table: string): void {
    this.#tables.set(table, { rows: 0, hash: createHash('sha256') });
  }

  addRows(table: string, lines: Buffer): void {
    const counted = this.#tables.get(table);
    if (!counted) throw new Error(`rows of an unknown table ${table}`);
    counted.rows += countLines(lines);
    counted.hash.update(lines);
  }

  addPicture(key: string, bytes: Buffer): void {
    this.#pictures.count += 1;
    this.#pictures.hash.update(`${key} ${sha256(bytes)}\n`);
  }

  missPicture(): void {
    this.#pictures.missing += 1;
  }

  get pictures(): { count: number; missing: number } {
    return this.#pictures;
  }

  contents(): Contents {
    const { count, missing, hash } = this.#pictures;
    return {
      tables: [...this.#tables].map(([name, { rows, hash: ofRows }]) => ({
        name,
        rows,
        sha256: ofRows.copy().digest('hex'),
      })),
      pictures: { count, missing, sha256: hash.copy().digest('hex') },
    };
  }
}
