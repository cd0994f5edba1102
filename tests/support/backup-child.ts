import path from 'node:path';
import { BackupFile } from '#server/backup/backup-file.ts';
import { BackupService } from '#server/backup/backup-service.ts';
import { RestoreService } from '#server/backup/restore-service.ts';
import { backupDependencies } from '#server/compose/backup.ts';
import { openDatabase } from '#server/compose/ports.ts';
import { readConfig } from '#server/config.ts';

/** Backs up or restores and stops for ever at the first picture, for its parent to kill it there. */
const [verb, file = '', dataDir = '', url] = process.argv.slice(2);
const config = readConfig({ DATA_DIR: path.resolve(dataDir), ...(url ? { DATABASE_URL: url } : {}) });
const forever = (): Promise<never> => {
  process.send?.('at the first picture');
  return new Promise(() => setInterval(() => undefined, 1_000));
};
const deps = backupDependencies(config);
const stuck = { ...deps, blobs: { find: forever, put: forever, delete: forever, check: forever } };
const database = await openDatabase(config);
if (verb === 'backup') {
  await new BackupService(stuck).make(database, file, { overwrite: false });
} else {
  const verified = await (await BackupFile.open(file)).verify();
  await new RestoreService(stuck).restore(database, verified, { replace: true });
}
