import { parentPort, workerData } from 'node:worker_threads';
import { BackupService } from '#server/backup/backup-service.ts';
import type { Config } from '#server/config.ts';
import { CommandError } from '#server/operator/service.ts';
import { openEmbedded } from '#server/platform/db/open-database.ts';
import { StartError } from '#server/platform/start-error.ts';
import { backupDependencies } from './backup.ts';
import { openDatabase } from './ports.ts';

export interface ToMake {
  config: Config;
  target: string;
  /** The folder of a copy of the embedded database; null where a server is read. */
  copy: string | null;
}

/** What is thrown would come out of a thread without its kind. */
export type Made = { bytes: number } | { refusal: string };

async function make({ config, target, copy }: ToMake): Promise<Made> {
  const database = await (copy === null ? openDatabase(config) : openEmbedded(copy));
  try {
    const { bytes } = await new BackupService(backupDependencies(config)).make(database, target, {
      overwrite: false,
    });
    return { bytes };
  } finally {
    await database.close();
  }
}

async function tryToMake(toMake: ToMake): Promise<Made> {
  try {
    return await make(toMake);
  } catch (error) {
    if (error instanceof CommandError || error instanceof StartError) return { refusal: error.message };
    throw error;
  }
}

parentPort?.postMessage((await tryToMake(workerData as ToMake)) satisfies Made, []);
