import { getBackupState, makeBackupNow } from '#contract/backups.ts';
import type { Db } from '#server/platform/db/database.ts';
import { mount, succeeded } from '#server/platform/http/mount.ts';
import type { Mounting } from '#server/platform/http/mount.ts';
import type { BackupScheduleService } from './schedule-service.ts';

/** For operators. */
export function mountBackups(
  mounting: Mounting,
  { db, backupSchedule }: { db: Db; backupSchedule: BackupScheduleService },
): void {
  mount(mounting, getBackupState, ({ admin }) => backupSchedule.state(db, admin));
  mount(mounting, makeBackupNow, async ({ admin }) => {
    await backupSchedule.makeNow(admin);
    return succeeded({ message: 'A backup is being made.' });
  });
}
