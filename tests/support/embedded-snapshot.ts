import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';

const folder = path.resolve('.cache/embedded-snapshots');

/** Making a database takes the engine five seconds of work, opening one that is made already half a second. */
async function makeSnapshot(file: string): Promise<void> {
  const engine = await PGlite.create();
  await engine.exec('checkpoint');
  const dump = await engine.dumpDataDir('none');
  await engine.close();
  await fs.mkdir(folder, { recursive: true });
  // Several processes may find it missing at once, and each must find it whole.
  const part = `${file}.${randomUUID()}`;
  await fs.writeFile(part, dump.stream());
  await fs.rename(part, file);
}

async function findSnapshot(): Promise<string> {
  const engine = path.dirname(fileURLToPath(import.meta.resolve('@electric-sql/pglite')));
  const { version } = JSON.parse(await fs.readFile(path.join(engine, '../package.json'), 'utf8'));
  const file = path.join(folder, `${version}.tar`);
  const isThere = await fs.access(file).then(
    () => true,
    () => false,
  );
  if (!isThere) await makeSnapshot(file);
  return file;
}

let found: Promise<string> | undefined;

/** The embedded engine's database before its first table, kept from run to run. */
export async function readSnapshot(): Promise<Blob> {
  found ??= findSnapshot();
  return new Blob([await fs.readFile(await found)]);
}

/** Puts such a database on the disk, where the product would make one. */
export async function unpackSnapshot(to: string): Promise<void> {
  found ??= findSnapshot();
  await fs.mkdir(to, { recursive: true });
  await promisify(execFile)('tar', ['-xf', await found, '-C', to]);
}
