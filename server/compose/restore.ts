import fs from 'node:fs/promises';
import path from 'node:path';
import { BackupFile } from '#server/backup/backup-file.ts';
import { tellRestored, tellShelf } from '#server/backup/report.ts';
import { RestoreService } from '#server/backup/restore-service.ts';
import { readBackupName } from '#server/backup/shelf/backup-name.ts';
import { BucketShelf } from '#server/backup/shelf/bucket-shelf.ts';
import type { Config } from '#server/config.ts';
import { CommandError, fileWords } from '#server/operator/service.ts';
import { chooseShelf } from './backup-schedule.ts';
import { backupDependencies, using } from './backup.ts';
import { openDatabase } from './ports.ts';

/** All that is fetched was read to its end and found whole before the database is touched. */
async function restoreFile(config: Config, source: string, replace: boolean): Promise<string> {
  const file = await BackupFile.open(source, config.backups.passphrase);
  try {
    const verified = await file.verify();
    const service = new RestoreService(backupDependencies(config));
    return await using(await openDatabase(config), async (database) =>
      tellRestored(await service.restore(database, verified, { replace })),
    );
  } finally {
    await file.close();
  }
}

const bucketPattern = /^s3:\/\/([a-z0-9][a-z0-9.-]+)\/((?:[\w.+-]+\/)*)([\w.+-]+)$/;

interface Fetching {
  replace: boolean;
  /** How long each answer of the store may take. */
  answerMs?: number;
}

/** From any bucket that the keys of S3_… open. The file lies here while it is restored, and not after. */
export async function restoreFromBucket(
  config: Config,
  source: string,
  { replace, ...limits }: Fetching,
): Promise<string> {
  const [, bucket, folder = '', name] = bucketPattern.exec(source) ?? [];
  if (!bucket || !name)
    throw new CommandError(
      `${source} names no file in a bucket: it has to look like s3://bucket/folder/name.`,
    );
  if (!config.s3)
    throw new CommandError(`To fetch ${source}, S3_ENDPOINT and what belongs to it have to be set.`);
  const s3 = { ...config.s3, bucket };
  const workshop = path.join(config.dataDir, 'restore-workshop');
  const shelf = new BucketShelf({ s3, prefix: folder.replace(/\/$/, ''), workshop, ...limits });
  try {
    return await shelf.lend(name, (file) => restoreFile(config, file, replace));
  } finally {
    await fs.rm(workshop, { recursive: true, force: true });
  }
}

async function listShelf(config: Config): Promise<string> {
  const shelf = chooseShelf(config);
  const backups = (await shelf.list()).flatMap((file) => readBackupName(file) ?? []);
  backups.sort((a, b) => a.madeAt.getTime() - b.madeAt.getTime());
  return tellShelf(shelf.place, backups);
}

/** Null when the words are for another command. */
export function runRestore(config: Config, words: readonly string[]): Promise<string> | null {
  if (words.length === 1 && words[0] === 'backups') return listShelf(config);
  const restoring = fileWords(words, 'restore', '--replace');
  if (!restoring) return null;
  const { file, option: replace } = restoring;
  return file.startsWith('s3://')
    ? restoreFromBucket(config, file, { replace })
    : restoreFile(config, path.resolve(file), replace);
}
