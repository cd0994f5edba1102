import type { FileHandle } from 'node:fs/promises';
import { CommandError } from '#server/operator/service.ts';

/** What a backup's file holds, in any order and as often as wished, whether it lies there plainly or encrypted. */
export interface FileBytes {
  readonly size: number;
  /** From the first up to, and without, the last. */
  read(from: number, to: number): AsyncGenerator<Buffer>;
}

export const damaged = (file: string, cause?: unknown): CommandError =>
  new CommandError(`${file} is damaged or was cut short: take another copy of it, or an older backup.`, {
    cause,
  });

const pieceBytes = 256 * 1024;

export class PlainBytes implements FileBytes {
  readonly size: number;
  #file: string;
  #handle: FileHandle;

  constructor(file: string, handle: FileHandle, size: number) {
    this.#file = file;
    this.#handle = handle;
    this.size = size;
  }

  async *read(from: number, to: number): AsyncGenerator<Buffer> {
    for (let at = from; at < to;) {
      const piece = Buffer.allocUnsafe(Math.min(pieceBytes, to - at));
      const { bytesRead } = await this.#handle.read(piece, 0, piece.length, at);
      if (bytesRead === 0) throw damaged(this.#file);
      at += bytesRead;
      yield piece.subarray(0, bytesRead);
    }
  }
}

export async function readAll(bytes: FileBytes, from: number, to: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of bytes.read(from, to)) pieces.push(piece);
  return Buffer.concat(pieces);
}
