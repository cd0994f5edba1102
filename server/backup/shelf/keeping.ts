import { hourSeconds } from '#contract/durations.ts';
import type { BackupSettings } from '#server/config.ts';
import { readBackupName } from './backup-name.ts';
import type { ShelvedBackup } from './backup-name.ts';
import type { Shelf } from './shelf.ts';

/** Those that were made by themselves or by a button, oldest first. */
export async function listBackups(shelf: Shelf): Promise<ShelvedBackup[]> {
  return (await shelf.list())
    .flatMap((file) => readBackupName(file) ?? [])
    .filter(({ occasion }) => occasion === 'regular')
    .sort((a, b) => a.madeAt.getTime() - b.madeAt.getTime());
}

/** The oldest beyond what is kept, never the one just made, whatever the clock says. */
export function tooMany(
  backups: readonly ShelvedBackup[],
  { keep, name }: { keep: number; name: string },
): ShelvedBackup[] {
  const others = backups.filter((each) => each.name !== name);
  return others.slice(0, Math.max(0, others.length + 1 - keep));
}

type Schedule = Pick<BackupSettings, 'everyHours'>;
const lengthMs = (everyHours: number): number => everyHours * hourSeconds * 1000;

export function nextTurn({ everyHours }: Schedule, now: Date): Date | null {
  if (everyHours === null) return null;
  const length = lengthMs(everyHours);
  return new Date((Math.floor(now.getTime() / length) + 1) * length);
}

/** Whether somebody should look: no good one for two turns, or none ever. */
export function isLate(
  { everyHours }: Schedule,
  { last, now, hasFailed }: { last: ShelvedBackup | null; now: Date; hasFailed: boolean },
): boolean {
  if (everyHours === null) return false;
  return last ? now.getTime() - last.madeAt.getTime() > 2 * lengthMs(everyHours) : hasFailed;
}
