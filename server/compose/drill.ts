import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { BackupFile } from '#server/backup/backup-file.ts';
import { DrillService } from '#server/backup/drill-service.ts';
import type { Drilled } from '#server/backup/drill-service.ts';
import { tellDrill } from '#server/backup/report.ts';
import { listBackups } from '#server/backup/shelf/keeping.ts';
import type { Config } from '#server/config.ts';
import { CommandError } from '#server/operator/service.ts';
import { DiskBlobs } from '#server/platform/blobs/disk-blobs.ts';
import type { Database } from '#server/platform/db/database.ts';
import { openEmbedded, openPostgres } from '#server/platform/db/open-database.ts';
import { chooseShelf } from './backup-schedule.ts';
import { backupDependencies, using } from './backup.ts';

/** A database of its own on the same server, gone when the drill is over. */
async function onServer<T>(
  url: string,
  waitMs: number,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const name = `gluebird_drill_${randomBytes(6).toString('hex')}`;
  const server = await openPostgres(url, waitMs);
  try {
    await server.pool.query(`create database ${name}`).catch((error: Error) => {
      throw new CommandError(
        `The drill needs a database of its own, which the user of DATABASE_URL may not make: ${error.message}.`,
        { cause: error },
      );
    });
    try {
      const place = new URL(url);
      place.pathname = `/${name}`;
      return await using(await openPostgres(place.href, waitMs), work);
    } finally {
      await server.pool.query(`drop database if exists ${name} with (force)`);
    }
  } finally {
    await server.close();
  }
}

async function drillWith(config: Config, file: BackupFile): Promise<Drilled> {
  const verified = await file.verify();
  await fs.mkdir(config.dataDir, { recursive: true });
  const folder = await fs.mkdtemp(path.join(config.dataDir, 'drill-'));
  const blobs = new DiskBlobs(path.join(folder, 'images'));
  const service = new DrillService({ ...backupDependencies(config), blobs, blobsPlace: folder });
  const run = (database: Database): Promise<Drilled> => service.run(database, verified);
  try {
    return await (config.databaseUrl
      ? onServer(config.databaseUrl, config.databaseWaitMs, run)
      : using(await openEmbedded(path.join(folder, 'database')), run));
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}

async function drill(config: Config): Promise<string> {
  const shelf = chooseShelf(config);
  const newest = (await listBackups(shelf)).at(-1);
  if (!newest) throw new CommandError(`There is no backup in ${shelf.place} to try: set BACKUP_EVERY_HOURS.`);
  const { restored, faults } = await shelf.lend(newest.name, async (source) => {
    const file = await BackupFile.open(source, config.backups.passphrase);
    try {
      return await drillWith(config, file);
    } finally {
      await file.close();
    }
  });
  const told = tellDrill(newest.name, restored);
  if (faults.length > 0) throw new CommandError([`${newest.name} would not stand:`, ...faults].join('\n'));
  return told;
}

/** Null when the words are for another command. */
export const runDrill = (config: Config, words: readonly string[]): Promise<string> | null =>
  words.length === 1 && words[0] === 'drill' ? drill(config) : null;
