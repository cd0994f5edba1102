import type { MadeBackup } from './backup-service.ts';
import type { Contents } from './format.ts';
import type { Restored } from './restore-service.ts';
import type { ShelvedBackup } from './shelf/backup-name.ts';

const bytesPerMegabyte = 1_000_000;

const counted = (count: number, one: string, several: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : several}`;

function summary({ tables, pictures }: Contents): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const rowsOf = (name: string): number => tables.find((table) => table.name === name)?.rows ?? 0;
  const parts = [
    counted(rowsOf('account_users'), 'account', 'accounts'),
    counted(rowsOf('crafts'), 'craft', 'crafts'),
    `${counted(rows, 'row', 'rows')} in ${counted(tables.length, 'table', 'tables')}`,
    counted(pictures.count, 'picture', 'pictures'),
  ];
  const missing =
    pictures.missing > 0
      ? `\n${counted(pictures.missing, 'picture', 'pictures')} that rows name were not in the store, and so are not in the backup.`
      : '';
  return `${parts.join(', ')}.${missing}`;
}

const megabytes = (bytes: number): string => `${(bytes / bytesPerMegabyte).toFixed(1)} MB`;
const minuteOf = (instant: string): string => `${instant.slice(0, 16).replace('T', ' ')} UTC`;

function tellShelved(place: string, { name, bytes, version, madeAt, occasion }: ShelvedBackup): string {
  const before = occasion === 'upgrade' ? ', before an upgrade' : '';
  return `  ${place}/${name}  ${minuteOf(madeAt.toISOString())}, ${megabytes(bytes)}, Gluebird ${version}${before}`;
}

/** Each by the name that `restore` takes. */
export function tellShelf(place: string, backups: readonly ShelvedBackup[]): string {
  if (backups.length === 0) return `There is no backup in ${place}.`;
  const lines = backups.map((backup) => tellShelved(place, backup));
  return `${counted(backups.length, 'backup', 'backups')} in ${place}, the newest last:\n${lines.join('\n')}`;
}

export function tellBackup(file: string, { contents, bytes }: MadeBackup): string {
  return `${file} (${megabytes(bytes)}) was written, read back and found whole: ${summary(contents)}
It holds everything about your visitors: keep it where nobody else can read it, and not only on this machine.`;
}

export function tellDrill(name: string, { header, contents, migrated }: Restored): string {
  const brought = migrated > 0 ? `\nIt came from Gluebird ${header.product} and was brought up to date.` : '';
  return `${name} would stand: ${summary(contents)}
Every row came back as it was, every balance is the sum of what was booked, every picture is there.${brought}`;
}

export function tellRestored({ header, contents, migrated }: Restored): string {
  const brought = migrated > 0 ? ` It came from Gluebird ${header.product} and was brought up to date.` : '';
  return `The backup of ${minuteOf(header.createdAt)} was restored, read again and found the same: ${summary(contents)}${brought}
Everybody signs in again: sessions are in no backup.`;
}
