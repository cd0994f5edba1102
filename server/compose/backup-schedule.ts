import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { AuditService } from '#server/audit/service.ts';
import { BackupScheduleService } from '#server/backup/schedule-service.ts';
import type { MakeBackup } from '#server/backup/schedule-service.ts';
import { explainWrite } from '#server/backup/sealed-file.ts';
import { BucketShelf } from '#server/backup/shelf/bucket-shelf.ts';
import { FolderShelf } from '#server/backup/shelf/folder-shelf.ts';
import type { Shelf } from '#server/backup/shelf/shelf.ts';
import type { Config } from '#server/config.ts';
import { CommandError } from '#server/operator/service.ts';
import type { Made, ToMake } from './backup-worker.ts';
import type { Platform, ServiceParts } from './platform.ts';

/** Where the backups of this installation lie. */
export function chooseShelf({ backups: { place }, dataDir }: Config): Shelf {
  if (place.kind === 'folder') return new FolderShelf(place);
  return new BucketShelf({ ...place, workshop: path.join(dataDir, 'backup-workshop') });
}

const entry = new URL('./backup-worker.ts', import.meta.url);

/** Reading everything keeps a processor busy: it is done beside what visitors wait for, and ends with this process. */
async function makeInThread(toMake: ToMake, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const worker = new Worker(entry, { workerData: toMake });
  const answer = Promise.withResolvers<Made>();
  const abort = (): void => answer.reject(signal.reason);
  worker.once('message', answer.resolve).once('error', answer.reject);
  worker.once('exit', () => answer.reject(new Error('the thread that makes backups ended early')));
  signal.addEventListener('abort', abort, { once: true });
  try {
    const made = await answer.promise;
    if ('refusal' in made) throw new CommandError(made.refusal);
  } finally {
    signal.removeEventListener('abort', abort);
    await worker.terminate();
  }
}

/** The embedded database admits one process, and has one session: a copy of it is read. */
async function makeOfCopy(
  { database, databaseCopies, blobDeletions }: Platform,
  toMake: ToMake,
  signal: AbortSignal,
): Promise<void> {
  if (database.kind !== 'embedded') return makeInThread(toMake, signal);
  // Before the copy is taken: what it shows must still be there.
  const release = blobDeletions.hold();
  try {
    const copy = await databaseCopies.take();
    if (!copy) throw new CommandError('Another backup is being made just now.');
    try {
      await makeInThread({ ...toMake, copy: copy.folder }, signal);
    } finally {
      await copy.remove();
    }
  } catch (error) {
    throw explainWrite(error, path.join(toMake.config.dataDir, 'database-copy'));
  } finally {
    release();
  }
}

export function createBackupSchedule(
  parts: ServiceParts,
  platform: Platform,
  audit: AuditService,
): BackupScheduleService {
  const { config, version } = parts;
  const { database, clock, jobs } = platform;
  const make: MakeBackup = (target, signal) => makeOfCopy(platform, { config, target, copy: null }, signal);
  return new BackupScheduleService({
    database,
    clock,
    jobs,
    audit,
    settings: config.backups,
    shelf: chooseShelf(config),
    make: parts.makeBackup ?? make,
    version,
  });
}
