import fs from 'node:fs/promises';
import path from 'node:path';
import { explainWrite } from '#server/backup/sealed-file.ts';
import { CommandError } from '#server/operator/service.ts';
import { S3Files } from '#server/platform/blobs/s3-files.ts';
import type { S3Settings } from '#server/platform/blobs/s3-blobs.ts';
import type { Shelf, ShelvedFile } from './shelf.ts';

interface BucketShelfSettings {
  s3: S3Settings;
  prefix: string;
  /** On this machine: there a backup is made before it is sent, or looked at. */
  workshop: string;
  /** How long each answer of the store may take. */
  answerMs?: number;
}

export class BucketShelf implements Shelf {
  readonly place: string;
  #files: S3Files;
  #prefix: string;
  #workshop: string;

  constructor({ s3, prefix, workshop, answerMs }: BucketShelfSettings) {
    this.place = `s3://${s3.bucket}${prefix && `/${prefix}`}`;
    this.#files = new S3Files(s3, answerMs);
    this.#prefix = prefix && `${prefix}/`;
    this.#workshop = workshop;
  }

  async list(): Promise<ShelvedFile[]> {
    const found = await this.#speak(this.#files.list(`${this.#prefix}gluebird-`));
    return found.map(({ name, bytes }) => ({ name: name.slice(this.#prefix.length), bytes }));
  }

  add(name: string, make: (target: string) => Promise<void>): Promise<void> {
    return this.#inWorkshop('making', async (folder) => {
      const file = path.join(folder, name);
      await make(file);
      await this.#speak(this.#files.put(this.#prefix + name, file));
    });
  }

  lend<T>(name: string, work: (file: string) => Promise<T>): Promise<T> {
    return this.#inWorkshop('looking', async (folder) => {
      const key = this.#prefix + name;
      const found = (await this.#speak(this.#files.list(key))).find((each) => each.name === key);
      if (!found) throw new CommandError(`There is no backup ${name} in ${this.place}.`);
      const file = path.join(folder, name);
      await this.#speak(this.#files.fetch(key, found.bytes, file), file);
      return work(file);
    });
  }

  async remove(name: string): Promise<void> {
    await this.#speak(this.#files.delete(this.#prefix + name));
  }

  /** Emptied before and after: somebody may have been killed in it. */
  async #inWorkshop<T>(room: 'making' | 'looking', work: (folder: string) => Promise<T>): Promise<T> {
    const folder = path.join(this.#workshop, room);
    const clear = () => fs.rm(folder, { recursive: true, force: true });
    try {
      await clear();
      await fs.mkdir(folder, { recursive: true, mode: 0o700 });
    } catch (error) {
      throw explainWrite(error, folder);
    }
    try {
      return await work(folder);
    } finally {
      await clear();
    }
  }

  /** A file here may be what is in the way, such as on a full disk. */
  async #speak<T>(asked: Promise<T>, file?: string): Promise<T> {
    try {
      return await asked;
    } catch (error) {
      const explained = file === undefined ? error : explainWrite(error, file);
      if (explained instanceof CommandError) throw explained;
      const why = error instanceof Error ? error.message : String(error);
      throw new CommandError(`The place for backups, ${this.place}, does not take part: ${why}.`, {
        cause: error,
      });
    }
  }
}
