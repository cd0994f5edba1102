import fs from 'node:fs/promises';
import path from 'node:path';
import { contentTypeOf, requireBlobKey } from './blob-store.ts';
import type { Blob, BlobStore } from './blob-store.ts';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await fs.open(file, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Blobs as files in a folder of this machine. */
export class DiskBlobs implements BlobStore {
  #root: string;
  #written = 0;

  constructor(root: string) {
    this.#root = root;
  }

  async put(key: string, blob: Blob): Promise<void> {
    const file = this.#fileOf(key);
    await fs.mkdir(path.dirname(file), { recursive: true });
    this.#written += 1;
    const part = `${file}.${process.pid}.${this.#written}.part`;
    try {
      await writeDurably(part, blob.bytes);
      await fs.rename(part, file);
    } catch (error) {
      await fs.rm(part, { force: true });
      throw error;
    }
  }

  async find(key: string): Promise<Blob | null> {
    try {
      return { bytes: await fs.readFile(this.#fileOf(key)), contentType: contentTypeOf(key) };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async delete(key: string): Promise<void> {
    await fs.rm(this.#fileOf(key), { force: true });
  }

  async check(): Promise<void> {
    await fs.mkdir(this.#root, { recursive: true });
    const probe = path.join(this.#root, `.check-${process.pid}`);
    await fs.writeFile(probe, 'ok');
    await fs.rm(probe, { force: true });
  }

  #fileOf(key: string): string {
    const [folder = '', name = ''] = requireBlobKey(key).split('/');
    // Two letters of the hash as a folder keep directories small.
    return path.join(this.#root, folder, name.slice(0, 2), name);
  }
}
