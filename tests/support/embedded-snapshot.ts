import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';

const folder = path.resolve('.cache/embedded-snapshots');

const run = promisify(execFile);

/**
 * Making a database takes the engine five seconds of work, opening one that is made already half a second. It is closed
 * before it is kept: opening it needs no recovery then, whose timer would hold up the end of a test process.
 */
async function makeSnapshot(file: string): Promise<void> {
  await fs.mkdir(folder, { recursive: true });
  // Several processes may find it missing at once, and each must find it whole.
  const part = `${file}.${randomUUID()}`;
  const engine = await PGlite.create(`${part}.d`);
  await engine.close();
  await run('tar', ['-cf', part, '-C', `${part}.d`, '.']);
  await fs.rename(part, file);
  await fs.rm(`${part}.d`, { recursive: true });
}

async function findSnapshot(): Promise<string> {
  const engine = path.dirname(fileURLToPath(import.meta.resolve('@electric-sql/pglite')));
  const { version } = JSON.parse(await fs.readFile(path.join(engine, '../package.json'), 'utf8'));
  const file = path.join(folder, `${version}-closed.tar`);
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
  await run('tar', ['-xf', await found, '-C', to]);
}
