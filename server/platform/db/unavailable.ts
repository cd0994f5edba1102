import { databaseErrorCode } from './database.ts';

const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'EAI_AGAIN',
  'ENOSPC',
  '08000',
  '08001',
  '08003',
  '08006',
  // A primary that has become a replica while somebody wrote.
  '25006',
  '53100',
  '53200',
  '53300',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '58030',
]);
const unavailableMessage =
  /connection terminated|connection error and is not queryable|timeout exceeded when trying to connect|embedded database|Connection ended unexpectedly/i;
/** What the embedded engine throws when it aborts. */
const engineFaults = new Set(['RuntimeError', 'ExitStatus']);

/** How PgBouncer ends who has waited for a session in vain. From a server itself the same code is a mistake of ours, and no end. */
function isEndedByPooler(error: Error): boolean {
  const { code, severity } = error as { code?: unknown; severity?: unknown };
  return code === '08P01' && severity === 'FATAL';
}

/** True for faults that pass by themselves: the database is away, full or starting. */
export function isUnavailable(error: unknown): boolean {
  if (unavailableCodes.has(databaseErrorCode(error) ?? '')) return true;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (unavailableMessage.test(cause.message) || engineFaults.has(cause.name)) return true;
    if (isEndedByPooler(cause)) return true;
  }
  return false;
}
