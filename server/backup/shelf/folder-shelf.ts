import fs from 'node:fs/promises';
import path from 'node:path';
import { explainWrite } from '#server/backup/sealed-file.ts';
import { CommandError } from '#server/operator/service.ts';
import { isLeftover, readBackupName } from './backup-name.ts';
import type { Shelf, ShelvedFile } from './shelf.ts';

interface FolderShelfSettings {
  folder: string;
  /** Whether it is made when it is missing: where a disk is away, nothing is to be written in its place. */
  isOurs: boolean;
}

/** One backup at a time is written here: whatever else is half there was left by somebody who was killed. */
export class FolderShelf implements Shelf {
  readonly place: string;
  #isOurs: boolean;

  constructor({ folder, isOurs }: FolderShelfSettings) {
    this.place = folder;
    this.#isOurs = isOurs;
  }

  async list(): Promise<ShelvedFile[]> {
    const names = (await this.#names()).filter((name) => readBackupName({ name, bytes: 0 }));
    const found = await Promise.all(
      names.map(async (name) => ({ name, bytes: (await fs.stat(path.join(this.place, name))).size })),
    );
    return found;
  }

  async add(name: string, make: (target: string) => Promise<void>): Promise<void> {
    const target = path.join(this.place, name);
    try {
      if (this.#isOurs) await fs.mkdir(this.place, { recursive: true, mode: 0o700 });
    } catch (error) {
      throw explainWrite(error, target);
    }
    await this.#clear();
    try {
      await make(target);
    } finally {
      await this.#clear();
    }
  }

  async lend<T>(name: string, work: (file: string) => Promise<T>): Promise<T> {
    return work(path.join(this.place, name));
  }

  async remove(name: string): Promise<void> {
    await fs.rm(path.join(this.place, name), { force: true });
  }

  async #clear(): Promise<void> {
    for (const name of await this.#names()) if (isLeftover(name)) await this.remove(name);
  }

  async #names(): Promise<string[]> {
    try {
      return await fs.readdir(this.place);
    } catch (error) {
      if (this.#isOurs && (error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw new CommandError(
        `The folder for backups, ${this.place}, cannot be read: look whether it is there.`,
        {
          cause: error,
        },
      );
    }
  }
}
