import fs from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { pipeline as connect } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { CommandError } from '#server/operator/service.ts';
import { DecryptedBytes, encrypt, isEncrypted } from './encryption.ts';
import { damaged, PlainBytes, readAll } from './file-bytes.ts';
import type { FileBytes } from './file-bytes.ts';
import { isSeal, newSealHash, sealBytes, sealOf } from './seal.ts';

const refusals: Record<string, (file: string) => string> = {
  ENOENT: (file) => `There is no folder ${path.dirname(file)}: make it first, or choose another place.`,
  ENOTDIR: (file) => `${path.dirname(file)} is not a folder: choose another place.`,
  EACCES: (file) => `This user may not write to ${path.dirname(file)}: choose another place.`,
  EPERM: (file) => `This user may not write to ${path.dirname(file)}: choose another place.`,
  EROFS: (file) => `${path.dirname(file)} cannot be written to: choose another place.`,
  ENOSPC: (file) => `There is no room left in ${path.dirname(file)}: make room, or choose another place.`,
};

/** What is in an operator's hands is said in a sentence; the rest is a fault. */
export function explainWrite(error: unknown, file: string): unknown {
  const refusal = refusals[(error as NodeJS.ErrnoException).code ?? ''];
  return refusal ? new CommandError(refusal(file), { cause: error }) : error;
}

async function isThere(file: string): Promise<boolean> {
  return fs.stat(file).then(
    () => true,
    () => false,
  );
}

/** A renamed file is there for good once its folder is on the disk too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await fs.open(folder, 'r');
  try {
    await handle.sync();
  } catch (error) {
    // Some systems do not know this for folders.
    if (!['EINVAL', 'EPERM', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  } finally {
    await handle.close();
  }
}

/** Compressed, sealed, encrypted where a passphrase is set, and synced. Until `keep` it has a name that nobody takes for a backup. */
export class SealedWriter {
  readonly part: string;
  #target: string;
  #overwrite: boolean;
  #passphrase: string | null;

  constructor(target: string, { overwrite, passphrase }: { overwrite: boolean; passphrase: string | null }) {
    this.#target = target;
    this.#overwrite = overwrite;
    this.#passphrase = passphrase;
    this.part = `${target}.${process.pid}.part`;
  }

  async refuseExisting(): Promise<void> {
    if (!this.#overwrite && (await isThere(this.#target)))
      throw new CommandError(`${this.#target} exists already: choose another name, or add --overwrite.`);
  }

  async write(content: AsyncIterable<Uint8Array>): Promise<void> {
    try {
      const handle = await fs.open(this.part, 'w', 0o600);
      try {
        await pipeline(content, createGzip(), async (compressed: AsyncIterable<Buffer>) => {
          for await (const chunk of this.#locked(sealed(compressed))) await handle.writeFile(chunk);
        });
        await handle.sync();
      } finally {
        await handle.close();
      }
    } catch (error) {
      throw explainWrite(error, this.#target);
    }
  }

  #locked(content: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
    return this.#passphrase === null ? content : encrypt(content, this.#passphrase);
  }

  async keep(): Promise<number> {
    await this.refuseExisting();
    await fs.rename(this.part, this.#target).catch((error: unknown) => {
      throw explainWrite(error, this.#target);
    });
    await syncFolder(path.dirname(this.#target));
    return (await fs.stat(this.#target)).size;
  }

  async discard(): Promise<void> {
    await fs.rm(this.part, { force: true }).catch(() => undefined);
  }
}

async function* sealed(compressed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = newSealHash();
  for await (const chunk of compressed) {
    hash.update(chunk);
    yield chunk;
  }
  yield sealOf(hash);
}

async function bytesOf(file: string, handle: FileHandle, passphrase: string | null): Promise<FileBytes> {
  const stats = await handle.stat();
  if (!stats.isFile())
    throw new CommandError(`${file} is not a file: name the one that "backup" has written.`);
  const stored = new PlainBytes(file, handle, stats.size);
  return (await isEncrypted(stored)) ? DecryptedBytes.open(file, stored, passphrase) : stored;
}

async function openHandle(file: string): Promise<FileHandle> {
  try {
    return await fs.open(file, 'r');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new CommandError(`There is no file ${file}.`, { cause: error });
    if (code === 'EACCES') throw new CommandError(`This user may not read ${file}.`, { cause: error });
    throw error;
  }
}

/** Reads a sealed file, as often as wished, from one handle: nobody can exchange it meanwhile. */
export class SealedReader {
  readonly file: string;
  #handle: FileHandle;
  #bytes: FileBytes;

  private constructor(file: string, handle: FileHandle, bytes: FileBytes) {
    this.file = file;
    this.#handle = handle;
    this.#bytes = bytes;
  }

  static async open(file: string, passphrase: string | null): Promise<SealedReader> {
    const handle = await openHandle(file);
    try {
      return new SealedReader(file, handle, await bytesOf(file, handle, passphrase));
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  damaged(cause?: unknown): CommandError {
    return damaged(this.file, cause);
  }

  /** Every byte counts: one that differs from what was written is noticed here. */
  async checkSeal(): Promise<void> {
    const hash = newSealHash();
    for await (const chunk of this.#bytes.read(0, this.#sealAt)) hash.update(chunk);
    if (!(await this.#readSeal()).equals(sealOf(hash))) throw this.damaged();
  }

  /** Whether it ends as sealed files do, whatever the hash says. */
  async looksSealed(): Promise<boolean> {
    return isSeal(await this.#readSeal());
  }

  get #sealAt(): number {
    return Math.max(0, this.#bytes.size - sealBytes);
  }

  #readSeal(): Promise<Buffer> {
    return readAll(this.#bytes, this.#sealAt, this.#bytes.size);
  }

  async *content(): AsyncGenerator<Uint8Array> {
    const gunzip = createGunzip();
    // A failure is thrown to whoever reads what comes out.
    connect(this.#bytes.read(0, this.#sealAt), gunzip, () => undefined);
    yield* gunzip as AsyncIterable<Uint8Array>;
  }

  close(): Promise<void> {
    return this.#handle.close();
  }
}
