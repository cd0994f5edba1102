import { AppError } from '#server/platform/app-error.ts';
import { authorize } from '#server/platform/authorized.ts';
import type { Authorized } from '#server/platform/authorized.ts';
import type { Member } from '#server/platform/http/actor.ts';

/** A ledger is read by whose it is and by administrators. */
export function requireLedgerReader(actor: Member, userId: number): Authorized<{ userId: number }> {
  if (actor.userId !== userId && !actor.isAdmin) throw new AppError('FORBIDDEN');
  return authorize({ userId });
}
