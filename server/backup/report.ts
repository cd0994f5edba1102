import type { MadeBackup } from './backup-service.ts';
import type { Contents } from './format.ts';
import type { Restored } from './restore-service.ts';

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

export function tellBackup(file: string, { contents, bytes }: MadeBackup): string {
  const size = (bytes / bytesPerMegabyte).toFixed(1);
  return `${file} (${size} MB) was written, read back and found whole: ${summary(contents)}
It holds everything about your visitors: keep it where nobody else can read it, and not only on this machine.`;
}

export function tellDrill(name: string, { header, contents, migrated }: Restored): string {
  const brought = migrated > 0 ? `\nIt came from Gluebird ${header.product} and was brought up to date.` : '';
  return `${name} would stand: ${summary(contents)}
Every row came back as it was, every balance is the sum of what was booked, every picture is there.${brought}`;
}

export function tellRestored({ header, contents, migrated }: Restored): string {
  const made = header.createdAt.slice(0, 16).replace('T', ' ');
  const brought = migrated > 0 ? ` It came from Gluebird ${header.product} and was brought up to date.` : '';
  return `The backup of ${made} UTC was restored, read again and found the same: ${summary(contents)}${brought}
Everybody signs in again: sessions are in no backup.`;
}
