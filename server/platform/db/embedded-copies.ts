import { constants } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Database } from './database.ts';

interface DatabaseCopy {
  folder: string;
  remove(): Promise<void>;
}

/**
 * Copies of the embedded database's folder, for a process beside this one that wants to read it all: the engine has one
 * session, and reading everything through it would keep every visitor waiting. A copy takes as long as the disk does.
 */
export class EmbeddedCopies {
  #database: Database;
  #from: string;
  #place: string;
  #taken = false;

  constructor(database: Database, { from, place }: { from: string; place: string }) {
    this.#database = database;
    this.#from = from;
    this.#place = place;
  }

  /** Null while there is one already. */
  async take(): Promise<DatabaseCopy | null> {
    if (this.#taken) return null;
    this.#taken = true;
    try {
      await this.clear();
      await fs.mkdir(this.#place, { mode: 0o700 });
      const folder = path.join(this.#place, 'database');
      await this.#copy(folder);
      return { folder, remove: () => this.#end() };
    } catch (error) {
      await this.#end();
      throw error;
    }
  }

  /** A server that was killed may have left one. */
  async clear(): Promise<void> {
    await fs.rm(this.#place, { recursive: true, force: true });
  }

  async #end(): Promise<void> {
    this.#taken = false;
    await this.clear();
  }

  /** Whoever holds the only session is sure that nobody writes. */
  async #copy(to: string): Promise<void> {
    const session = await this.#database.pool.connect();
    try {
      await session.query('checkpoint');
      await fs.cp(this.#from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
    } finally {
      session.release();
    }
  }
}
