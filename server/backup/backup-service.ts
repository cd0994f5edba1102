import { CommandError } from '#server/operator/service.ts';
import { keepBlobs } from '#server/platform/blobs/blob-deletions.ts';
import type { Database, Db } from '#server/platform/db/database.ts';
import { readMigrationsOf, UnknownMigrationError } from '#server/platform/db/migrations.ts';
import type { Migration } from '#server/platform/db/migrations.ts';
import { BackupFile } from './backup-file.ts';
import type { BackupDependencies } from './dependencies.ts';
import {
  contentsName,
  formatVersion,
  headerName,
  pictureName,
  rowsName,
  sequencesName,
  toJson,
} from './format.ts';
import type { Contents, Header } from './format.ts';
import { readLayout } from './layout-store.ts';
import type { TableLayout } from './layout-store.ts';
import { leftOut } from './policy.ts';
import { beginSnapshot, dumpRows, readSequences } from './rows-store.ts';
import { SealedWriter } from './sealed-file.ts';
import { Tally } from './tally.ts';
import { packEntry, tarEnd } from './tar.ts';

interface BackupOptions {
  overwrite: boolean;
  /** Throws when what was read cannot be trusted after all. */
  confirm?: () => void;
}

export interface MadeBackup {
  contents: Contents;
  bytes: number;
}

const picturesAtOnce = 8;

/** Writes the database of one moment and its pictures into a file, and reads it back before it gets its name. */
export class BackupService {
  #deps: BackupDependencies;

  constructor(deps: BackupDependencies) {
    this.#deps = deps;
  }

  async make(database: Database, target: string, options: BackupOptions): Promise<MadeBackup> {
    const writer = new SealedWriter(target, { ...options, passphrase: this.#deps.passphrase });
    await writer.refuseExisting();
    try {
      await database.transaction(async (tx) => {
        await beginSnapshot(tx);
        await keepBlobs(tx);
        await writer.write(this.#content(tx));
      });
      options.confirm?.();
      const contents = await this.#readBack(writer.part);
      return { contents, bytes: await writer.keep() };
    } finally {
      await writer.discard();
    }
  }

  async #readBack(part: string): Promise<Contents> {
    const file = await BackupFile.open(part, this.#deps.passphrase);
    try {
      return (await file.verify()).contents;
    } finally {
      await file.close();
    }
  }

  async *#content(tx: Db): AsyncGenerator<Uint8Array> {
    const { clock, version } = this.#deps;
    const now = clock.now();
    const migrations = await migrationsHere(tx);
    const names = (migrations.at(-1)?.tables ?? []).filter((name) => !leftOut.has(name));
    const tables = await readLayout(tx, names);
    const tally = new Tally();
    yield* packEntry(
      { name: headerName, bytes: toJson(headerOf({ version, now, migrations, tables })) },
      now,
    );
    for (const table of tables) {
      tally.begin(table.name);
      let chunk = 0;
      for await (const lines of dumpRows(tx, table)) {
        tally.addRows(table.name, lines);
        yield* packEntry({ name: rowsName(table.name, (chunk += 1)), bytes: lines }, now);
      }
    }
    yield* packEntry({ name: sequencesName, bytes: toJson(await readSequences(tx, names)) }, now);
    for await (const { key, bytes } of this.#pictures(tx, names, tally))
      yield* packEntry({ name: pictureName(key), bytes }, now);
    yield* packEntry({ name: contentsName, bytes: toJson(tally.contents()) }, now);
    yield tarEnd();
  }

  async *#pictures(
    tx: Db,
    tables: readonly string[],
    tally: Tally,
  ): AsyncGenerator<{ key: string; bytes: Buffer }> {
    for (const source of this.#deps.pictures.filter(({ table }) => tables.includes(table))) {
      for await (const keys of source.keys(tx)) {
        for (let at = 0; at < keys.length; at += picturesAtOnce)
          yield* this.#fetch(keys.slice(at, at + picturesAtOnce), tally);
      }
    }
    const { count, missing } = tally.pictures;
    if (count === 0 && missing > 0)
      throw new CommandError(
        `None of the ${missing} pictures are in ${this.#deps.blobsPlace}: run this with the settings that the server has.`,
      );
  }

  async *#fetch(keys: readonly string[], tally: Tally): AsyncGenerator<{ key: string; bytes: Buffer }> {
    const found = await Promise.all(
      keys.map(async (key) => ({ key, blob: await this.#deps.blobs.find(key) })),
    );
    for (const { key, blob } of found) {
      if (!blob) {
        tally.missPicture();
        continue;
      }
      const bytes = Buffer.from(blob.bytes);
      tally.addPicture(key, bytes);
      yield { key, bytes };
    }
  }
}

async function migrationsHere(tx: Db): Promise<Migration[]> {
  try {
    return await readMigrationsOf(tx);
  } catch (error) {
    if (!(error instanceof UnknownMigrationError)) throw error;
    throw new CommandError('The data was written by a newer Gluebird: back it up with that version.', {
      cause: error,
    });
  }
}

function headerOf(of: {
  version: string;
  now: Date;
  migrations: readonly Migration[];
  tables: readonly TableLayout[];
}): Header {
  return {
    format: formatVersion,
    product: of.version,
    createdAt: of.now.toISOString(),
    migrations: of.migrations.map(({ name }) => name),
    tables: of.tables.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) })),
  };
}
