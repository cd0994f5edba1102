import { BackupService } from '#server/backup/backup-service.ts';
import { backupName, readBackupName } from '#server/backup/shelf/backup-name.ts';
import type { Shelf } from '#server/backup/shelf/shelf.ts';
import type { Config } from '#server/config.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { migrateDatabase } from '#server/platform/db/migrate.ts';
import { StartError } from '#server/platform/start-error.ts';
import { productVersion } from '#server/version.ts';
import { chooseShelf } from './backup-schedule.ts';
import { backupDependencies } from './backup.ts';

/** Enough to go back as far as somebody may still want to. */
const kept = 3;

async function removeOld(shelf: Shelf): Promise<void> {
  const made = (await shelf.list())
    .flatMap((file) => readBackupName(file) ?? [])
    .filter(({ occasion }) => occasion === 'upgrade')
    .sort((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
  for (const { name } of made.slice(kept)) await shelf.remove(name);
}

async function keepBefore(database: Database, config: Config): Promise<void> {
  const shelf = chooseShelf(config);
  const version = productVersion();
  const name = backupName({ occasion: 'upgrade', madeAt: systemClock.now(), version });
  const service = new BackupService(backupDependencies(config));
  try {
    await shelf.add(name, async (target) => {
      await service.make(database, target, { overwrite: false });
    });
    await removeOld(shelf);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `Nothing was upgraded, because the data could not be backed up before (BACKUP_BEFORE_UPGRADE=off goes on without): ${why}`,
      { cause: error },
    );
  }
}

/** Brings the database to this version; what was there before is kept in a backup, for whoever has to go back. */
export function upgradeDatabase(database: Database, config: Config): Promise<void> {
  const { beforeUpgrade } = config.backups;
  return migrateDatabase(database, beforeUpgrade ? () => keepBefore(database, config) : undefined);
}
