/** Made by the clock or a button, or before an upgrade changed the data. */
type BackupOccasion = 'regular' | 'upgrade';

export interface ShelvedBackup {
  name: string;
  occasion: BackupOccasion;
  madeAt: Date;
  /** Of the product. */
  version: string;
  bytes: number;
}

const beginnings: Record<BackupOccasion, string> = {
  regular: 'gluebird-',
  upgrade: 'gluebird-before-upgrade-',
};
const pattern =
  /^gluebird-(before-upgrade-)?(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z-([\w.+-]+)\.backup$/;

/** Sorted by name they are sorted by time; no colons, which not every file system takes. */
export function backupName({ occasion, madeAt, version }: Omit<ShelvedBackup, 'name' | 'bytes'>): string {
  const time = madeAt.toISOString().replaceAll(/[:.]/g, '-');
  return `${beginnings[occasion]}${time}-${version}.backup`;
}

/** Null for files of somebody else. */
export function readBackupName({ name, bytes }: { name: string; bytes: number }): ShelvedBackup | null {
  const [, before, day, hour, minute, second, thousandth, version] = pattern.exec(name) ?? [];
  const madeAt = new Date(`${day}T${hour}:${minute}:${second}.${thousandth}Z`);
  if (!version || Number.isNaN(madeAt.getTime())) return null;
  return { name, bytes, version, madeAt, occasion: before ? 'upgrade' : 'regular' };
}

/** What a process that was killed has left, such as `<name>.123.part`. */
export const isLeftover = (file: string): boolean =>
  readBackupName({ name: file.replace(/\.\d+\.part$/, ''), bytes: 0 }) !== null && file.endsWith('.part');
