import fs from 'node:fs';
import { databaseErrorCode } from './db/database.ts';

const bytesPerMegabyte = 1e6;
/** Below this, whatever went wrong with the files most likely went wrong for want of room. */
const leastFreeBytes = 50 * bytesPerMegabyte;

const noRoom = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100']);
const noAccess = new Set(['EACCES', 'EPERM', 'EROFS', 'EIO']);
/** SQLite, which guards the folder, and PostgreSQL have words of their own. */
const noRoomMessage = /disk is full|no space left|file too large/i;
/** What the embedded engine throws when it aborts: it says no more than that. */
const engineFaults = new Set(['RuntimeError', 'ExitStatus', 'ErrnoError']);

/** The engine's own numbers for no space, no quota and a file that may not grow; its errors are no `Error`. */
const noRoomNumbers = new Set([51, 19, 22]);

function* causesOf(error: unknown): Generator<Error & { errno?: number }> {
  let cause = error;
  while (typeof cause === 'object' && cause !== null) {
    yield cause as Error;
    cause = (cause as Error).cause;
  }
}

const saysNoRoom = ({ name, message, errno = 0 }: Error & { errno?: number }): boolean =>
  noRoomMessage.test(message) || (name === 'ErrnoError' && noRoomNumbers.has(errno));

function freeBytes(folder: string): number | null {
  try {
    const { bavail, bsize } = fs.statfsSync(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}

/** One sentence for a start that failed at its files; null where they are not to blame. */
export function diskTrouble(error: unknown, folder: string, free = freeBytes(folder)): string | null {
  const code = databaseErrorCode(error) ?? '';
  const causes = [...causesOf(error)];
  const isAborted = causes.some(({ name }) => engineFaults.has(name));
  const isFull = noRoom.has(code) || causes.some(saysNoRoom);
  const room = free === null ? '' : ` (${Math.floor(free / bytesPerMegabyte)} MB are free)`;
  if (isFull || (isAborted && free !== null && free < leastFreeBytes))
    return `There is no room for the data in DATA_DIR, ${folder}${room}: make room on its disk and start again.`;
  if (isAborted)
    return `The embedded database in DATA_DIR, ${folder}, could not be opened${room}: make sure that there is room and that its files can be written, or restore a backup into an empty folder.`;
  if (noAccess.has(code))
    return `The data in DATA_DIR, ${folder}, cannot be read or written (${code}): look at its disk and its permissions.`;
  return null;
}
