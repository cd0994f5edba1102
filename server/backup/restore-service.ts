import { isDeepStrictEqual } from 'node:util';
import { CommandError } from '#server/operator/service.ts';
import { deleteBlobsJob } from '#server/platform/blobs/delete-blobs-job.ts';
import { contentTypeOf } from '#server/platform/blobs/blob-store.ts';
import type { Database, Db } from '#server/platform/db/database.ts';
import { waitForMigrations } from '#server/platform/db/migrate.ts';
import {
  applyMigrations,
  dropTables,
  readMigrationsOf,
  UnknownMigrationError,
} from '#server/platform/db/migrations.ts';
import { JobStore } from '#server/platform/jobs/queue.ts';
import type { BackupFile, VerifiedBackup } from './backup-file.ts';
import type { BackupDependencies } from './dependencies.ts';
import { pictureKeyOf, sequencesName, sequencesSchema, tableOf } from './format.ts';
import type { Contents, Header } from './format.ts';
import { readLayout } from './layout-store.ts';
import type { TableLayout } from './layout-store.ts';
import { countOthers, countPeople } from './occupants-store.ts';
import { keepReplaced, noteReplaced, takeReplaced } from './replaced-store.ts';
import { dumpRows, loadRows, setSequences, speakPlainly } from './rows-store.ts';
import { Tally } from './tally.ts';
import type { TarEntry } from './tar.ts';

export interface Restored {
  header: Header;
  contents: Contents;
  /** Changes made since by newer versions, which were made to the restored data too. */
  migrated: number;
}

/** Puts a backup into an empty place, or in the place of what is there: all of it, or nothing. */
export class RestoreService {
  #deps: BackupDependencies;
  #jobs: JobStore;

  constructor(deps: BackupDependencies) {
    this.#deps = deps;
    this.#jobs = new JobStore(deps.clock);
  }

  async restore(
    database: Database,
    { file, contents }: VerifiedBackup,
    options: { replace: boolean },
  ): Promise<Restored> {
    const later = this.#deps.migrations.slice(file.migrations.length);
    await database.transaction(async (tx) => {
      await speakPlainly(tx);
      await waitForMigrations(tx);
      await this.#makeRoom(tx, options);
      await applyMigrations(tx, file.migrations);
      await this.#load(tx, file, contents);
      await applyMigrations(tx, later);
      for await (const keys of takeReplaced(tx))
        await this.#jobs.add(tx, [{ kind: deleteBlobsJob, payload: { keys } }]);
    });
    await database.pool.query('analyze');
    return { header: file.header, contents, migrated: later.length };
  }

  /** Notes which pictures become nobody's, before the rows that name them are gone. */
  async #makeRoom(tx: Db, { replace }: { replace: boolean }): Promise<void> {
    if ((await countOthers(tx)) > 0)
      throw new CommandError('A Gluebird is running on this database: stop it, then restore again.');
    const tables = (await this.#migrationsHere(tx)).at(-1)?.tables ?? [];
    if (tables.length > 0 && !replace) {
      const people = await countPeople(tx);
      throw new CommandError(
        `There is data already, with ${people} ${people === 1 ? 'account' : 'accounts'}: restore into an empty place, or add --replace, which deletes what is there now for good.`,
      );
    }
    await noteReplaced(tx, this.#keysOf(tx, tables));
    if (tables.length > 0) await dropTables(tx, tables);
  }

  async #migrationsHere(tx: Db) {
    try {
      return await readMigrationsOf(tx);
    } catch (error) {
      if (!(error instanceof UnknownMigrationError)) throw error;
      throw new CommandError(
        'The data there belongs to a newer Gluebird, which alone can replace it: use that version.',
        { cause: error },
      );
    }
  }

  async *#keysOf(tx: Db, tables: readonly string[]): AsyncGenerator<string[]> {
    for (const source of this.#deps.pictures) if (tables.includes(source.table)) yield* source.keys(tx);
  }

  async #load(tx: Db, file: BackupFile, contents: Contents): Promise<void> {
    const tables = await this.#tablesFor(tx, file);
    for await (const entry of file.entries()) await this.#loadEntry(tx, entry, tables);
    const names = [...tables.keys()];
    for await (const keys of this.#keysOf(tx, names)) await keepReplaced(tx, keys);
    const tally = new Tally();
    for (const table of tables.values()) {
      tally.begin(table.name);
      for await (const lines of dumpRows(tx, table)) tally.addRows(table.name, lines);
    }
    if (!isDeepStrictEqual(tally.contents().tables, contents.tables))
      throw new Error('the restored rows are not those of the backup');
  }

  /** The tables of the file as they are here; that both look alike is what makes the rows fit. */
  async #tablesFor(tx: Db, { header }: BackupFile): Promise<Map<string, TableLayout>> {
    const layout = await readLayout(
      tx,
      header.tables.map(({ name }) => name),
    );
    const byName = new Map(layout.map((table) => [table.name, table]));
    const tables = new Map<string, TableLayout>();
    for (const { name, columns } of header.tables) {
      const table = byName.get(name);
      const here = table?.columns.map((column) => column.name);
      if (!table || !isDeepStrictEqual(here, columns))
        throw new Error(`the table ${name} of the backup has other columns than its migrations make`);
      tables.set(name, table);
    }
    return tables;
  }

  async #loadEntry(tx: Db, { name, bytes }: TarEntry, tables: Map<string, TableLayout>): Promise<void> {
    const [table, key] = [tables.get(tableOf(name) ?? ''), pictureKeyOf(name)];
    if (table) await loadRows(tx, table, bytes);
    else if (key !== null) await this.#putPicture(key, bytes);
    else if (name === sequencesName)
      await setSequences(tx, sequencesSchema.parse(JSON.parse(bytes.toString('utf8'))));
  }

  async #putPicture(key: string, bytes: Buffer): Promise<void> {
    const { blobs, blobsPlace } = this.#deps;
    try {
      await blobs.put(key, { bytes, contentType: contentTypeOf(key) });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new CommandError(
        `Nothing was restored, because the pictures could not be written to ${blobsPlace}: ${reason}.`,
        { cause: error },
      );
    }
  }
}
