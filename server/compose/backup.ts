import fs from 'node:fs';
import path from 'node:path';
import { allPhotoKeys } from '#server/account/profile/photo-keys.ts';
import { BackupService } from '#server/backup/backup-service.ts';
import type { BackupDependencies } from '#server/backup/dependencies.ts';
import { tellBackup } from '#server/backup/report.ts';
import { allLogoKeys } from '#server/branding/logo-keys.ts';
import { chooseBlobs, databaseFolder, openDatabase } from './ports.ts';
import type { Config } from '#server/config.ts';
import { allPictureKeys } from '#server/crafts/picture-keys.ts';
import { borrowCopy } from '#server/operator/ask-server.ts';
import { CommandError, fileWords } from '#server/operator/service.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { listMigrations } from '#server/platform/db/migrations.ts';
import { openEmbedded } from '#server/platform/db/open-database.ts';
import { productVersion } from '#server/version.ts';

export function backupDependencies(config: Config): BackupDependencies {
  const { s3, dataDir, backups } = config;
  return {
    blobs: chooseBlobs(config),
    blobsPlace: s3 ? `the bucket ${s3.bucket} at ${new URL(s3.endpoint).host}` : path.join(dataDir, 'images'),
    pictures: [
      { table: 'account_users', keys: allPhotoKeys },
      { table: 'crafts', keys: allPictureKeys },
      { table: 'branding_texts', keys: allLogoKeys },
    ],
    migrations: listMigrations(),
    passphrase: backups.passphrase,
    clock: systemClock,
    version: productVersion(),
  };
}

export async function using<T>(database: Database, work: (database: Database) => Promise<T>): Promise<T> {
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** The embedded database admits one process: while a server has it open, a copy is read. */
async function backUp(config: Config, target: string, overwrite: boolean): Promise<string> {
  const service = new BackupService(backupDependencies(config));
  const make = async (database: Database, confirm?: () => void): Promise<string> =>
    tellBackup(target, await service.make(database, target, { overwrite, ...(confirm && { confirm }) }));
  if (!config.databaseUrl && !fs.existsSync(databaseFolder(config)))
    throw new CommandError(`There is nothing to back up in ${config.dataDir}: set DATA_DIR or DATABASE_URL.`);
  const copy = config.databaseUrl ? null : await borrowCopy(config.dataDir);
  if (!copy) return using(await openDatabase(config), (database) => make(database));
  try {
    return await using(await openEmbedded(copy.folder), (database) => make(database, copy.requireLent));
  } catch (error) {
    // A server that stops takes its copy away: that is the reason, whatever failed by it.
    copy.requireLent();
    throw error;
  } finally {
    await copy.giveBack();
  }
}

/** Null when the words are for another command. */
export function runBackup(config: Config, words: readonly string[]): Promise<string> | null {
  const backup = fileWords(words, 'backup', '--overwrite');
  return backup && backUp(config, path.resolve(backup.file), backup.option);
}
