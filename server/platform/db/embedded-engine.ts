import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { DurableFiles } from './durable-files.ts';
import { engineCode } from './engine-code.ts';
import type { ExecuteWire } from './wire-stream.ts';

/** The PostgreSQL major of the embedded engine; its data cannot be opened by another one. */
export const embeddedMajor = '18';

const simpleQuery = (sql: string): Buffer => {
  const message = Buffer.from(`Q\0\0\0\0${sql}\0`);
  message.writeInt32BE(message.length - 1, 1);
  return message;
};
const resetSession = Buffer.concat([simpleQuery('rollback'), simpleQuery('discard all')]);

const memorySettings = ['-c', 'shared_buffers=16MB', '-c', 'max_wal_size=128MB', '-c', 'min_wal_size=32MB'];

/** A folder, or memory that begins as a dump of such a folder. */
type EmbeddedPlace = string | { loadDataDir: Blob };

async function openEngine(place: EmbeddedPlace): Promise<PGlite> {
  const pgliteWasmModule = await engineCode();
  if (typeof place !== 'string') {
    const startParams = [...PGlite.defaultStartParams, ...memorySettings];
    return PGlite.create({ ...place, pgliteWasmModule, startParams });
  }
  const durable = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F');
  return PGlite.create({
    pgliteWasmModule,
    fs: new DurableFiles(place),
    startParams: [...durable, '-c', 'fsync=on', '-c', 'wal_sync_method=fsync', ...memorySettings],
  });
}

export function dataMajor(folder: string): string | null {
  try {
    return fs.readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim();
  } catch {
    return null;
  }
}

/**
 * PostgreSQL inside this process. A full disk or another fatal fault makes the engine abort; it is then opened anew
 * (with PostgreSQL's own recovery) by the next session, so the server heals without a restart.
 */
export class EmbeddedEngine {
  #place: EmbeddedPlace;
  #engine: PGlite | null = null;
  #opening: Promise<PGlite> | null = null;
  #closed = false;
  #statements = 0;

  constructor(place: EmbeddedPlace) {
    this.#place = place;
  }

  async open(): Promise<PGlite> {
    if (this.#engine) return this.#engine;
    if (this.#closed) throw new Error('the embedded database is closed');
    this.#opening ??= openEngine(this.#place).finally(() => {
      this.#opening = null;
    });
    this.#engine = await this.#opening;
    return this.#engine;
  }

  /** Whatever is told to the engine is counted before it can act on it. */
  get statementsSoFar(): number {
    return this.#statements;
  }

  execute: ExecuteWire = async (messages) => {
    this.#statements += 1;
    if (messages === null) {
      if (this.#engine && !this.#engine.closed) await this.#run(this.#engine, resetSession);
      return Buffer.alloc(0);
    }
    const isStartup = messages[0] === 0;
    const engine = isStartup ? await this.open() : this.#engine;
    if (!engine) throw new Error('the embedded database was restarted');
    if (isStartup) return Buffer.from(await engine.execProtocolRaw(messages, { syncToFs: false }));
    return this.#run(engine, messages);
  };

  async #run(engine: PGlite, messages: Buffer): Promise<Buffer> {
    const answers: Buffer[] = [];
    try {
      await engine.execProtocolRawStream(messages, {
        syncToFs: false,
        // The engine reuses its memory for the next answer, so each piece is copied out.
        onRawData: (data) => answers.push(Buffer.from(data)),
      });
    } catch (error) {
      if (this.#engine === engine) this.#engine = null;
      throw error;
    }
    return Buffer.concat(answers);
  }

  async close(): Promise<void> {
    this.#closed = true;
    const engine = this.#engine;
    this.#engine = null;
    if (engine && !engine.closed) await engine.close();
  }
}
