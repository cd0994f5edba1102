import { BackupService } from '#server/backup/backup-service.ts';
import type { MakeBackup } from '#server/backup/schedule-service.ts';
import { backupDependencies } from '#server/compose/backup.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/platform/db/database.ts';

/** In this process: the database of a test lies in no folder that could be copied. */
export const backUpHere =
  (config: Config, database: Database): MakeBackup =>
  async (target) => {
    await new BackupService(backupDependencies(config)).make(database, target, { overwrite: false });
  };
