import { isDeepStrictEqual } from 'node:util';
import { listMigrations } from '#server/platform/db/migrations.ts';
import type { Migration } from '#server/platform/db/migrations.ts';
import { CommandError } from '#server/operator/service.ts';
import {
  anyHeaderSchema,
  contentsName,
  contentsSchema,
  formatVersion,
  headerName,
  headerSchema,
  pictureKeyOf,
  sequencesName,
  tableOf,
} from './format.ts';
import type { Contents, Header } from './format.ts';
import { SealedReader } from './sealed-file.ts';
import { Tally } from './tally.ts';
import { unpack } from './tar.ts';
import type { TarEntry } from './tar.ts';

const parse = (bytes: Buffer): unknown => JSON.parse(bytes.toString('utf8'));

async function firstEntry(sealed: SealedReader): Promise<TarEntry | null> {
  try {
    for await (const entry of unpack(sealed.content())) return entry;
  } catch {
    // Not an archive at all, or damaged where it begins.
  }
  return null;
}

const newer = (file: string, product: string): CommandError =>
  new CommandError(
    `${file} was written by a newer Gluebird (${product}): update this one first, then restore again.`,
  );

async function readHeader(sealed: SealedReader): Promise<Header> {
  const { file } = sealed;
  const entry = await firstEntry(sealed);
  if (entry?.name !== headerName) {
    if (await sealed.looksSealed()) throw sealed.damaged();
    throw new CommandError(`${file} is not a backup of Gluebird: name the file that "backup" has written.`);
  }
  try {
    const { format, product } = anyHeaderSchema.parse(parse(entry.bytes));
    if (format > formatVersion) throw newer(file, product);
    return headerSchema.parse(parse(entry.bytes));
  } catch (error) {
    throw error instanceof CommandError ? error : sealed.damaged(error);
  }
}

/** The steps that lead to the database the file was made of. */
function migrationsOf(file: string, { migrations, product }: Header): Migration[] {
  const known = listMigrations();
  if (migrations.some((name, index) => known[index]?.name !== name)) throw newer(file, product);
  return known.slice(0, migrations.length);
}

/** A backup of which every byte has been read and found right. */
export interface VerifiedBackup {
  file: BackupFile;
  contents: Contents;
}

/** A backup that lies somewhere: who wrote it, whether it is whole, and what is in it. */
export class BackupFile {
  readonly header: Header;
  readonly migrations: readonly Migration[];
  #sealed: SealedReader;

  private constructor(sealed: SealedReader, header: Header) {
    this.#sealed = sealed;
    this.header = header;
    this.migrations = migrationsOf(sealed.file, header);
  }

  /** The passphrase is asked for only where the file is encrypted. */
  static async open(file: string, passphrase: string | null = null): Promise<BackupFile> {
    const sealed = await SealedReader.open(file, passphrase);
    try {
      return new BackupFile(sealed, await readHeader(sealed));
    } catch (error) {
      await sealed.close();
      throw error;
    }
  }

  /** Reads everything once: nothing that is damaged passes. */
  async verify(): Promise<VerifiedBackup> {
    await this.#sealed.checkSeal();
    const tally = new Tally();
    for (const { name } of this.header.tables) tally.begin(name);
    let said: Contents | undefined;
    try {
      for await (const { name, bytes } of this.entries()) {
        const [table, key] = [tableOf(name), pictureKeyOf(name)];
        if (table !== null) tally.addRows(table, bytes);
        else if (key !== null) tally.addPicture(key, bytes);
        else if (name === contentsName) said = contentsSchema.parse(parse(bytes));
        else if (name !== headerName && name !== sequencesName) throw new Error(`a stranger: ${name}`);
      }
    } catch (error) {
      throw this.#sealed.damaged(error);
    }
    const counted = tally.contents();
    if (!said || !isDeepStrictEqual({ ...said, pictures: { ...said.pictures, missing: 0 } }, counted))
      throw this.#sealed.damaged();
    return { file: this, contents: said };
  }

  entries(): AsyncGenerator<TarEntry> {
    return unpack(this.#sealed.content());
  }

  close(): Promise<void> {
    return this.#sealed.close();
  }
}
