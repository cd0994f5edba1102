import { dateTime, plural } from '#web/lib/formats.ts';
import { bytesText } from './measures.ts';

const place = (where: string, isEncrypted: boolean): string =>
  `${where}, ${isEncrypted ? 'encrypted' : 'not encrypted'}`;

export const backupsMessages = {
  title: 'Backups',
  late: 'There is no recent good backup: see what failed.',
  lateEverywhere: 'This installation has no recent backup.',
  look: 'Look at the backups',
  none: 'None yet',
  broken: 'Failed to load the backups',
  last: 'Last good one',
  lastFacts: (last: { madeAt: string; bytes: number; version: string }) =>
    `${dateTime(last.madeAt)}, ${bytesText(last.bytes)}, by version ${last.version}`,
  file: 'File',
  place: 'Place',
  placeFacts: place,
  kept: 'There now',
  keptFacts: (count: number, keep: number) => `${count}; at most ${keep} stay`,
  next: 'Next one',
  off: 'Only when asked for: BACKUP_EVERY_HOURS is not set',
  every: (hours: number, nextAt: string | null) =>
    `${nextAt ? dateTime(nextAt) : 'Soon'}, every ${plural(hours, 'hour', 'hours')}`,
  failure: (message: string, isTriedAgain: boolean) =>
    `${message} ${isTriedAgain ? 'It is tried again in a few minutes.' : 'It is tried again at the next turn.'}`,
  make: 'Back up now',
  busy: 'Backing up…',
  asked: 'A backup is being made',
  failed: 'No backup was begun',
} as const;
