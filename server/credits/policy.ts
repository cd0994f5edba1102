import { AppError } from '#server/platform/app-error.ts';
import { authorize } from '#server/platform/authorized.ts';
import type { Authorized } from '#server/platform/authorized.ts';
import type { Member } from '#server/platform/http/actor.ts';

/** The ledger of this person, which somebody may read. */
export type ReadableLedger = Authorized<{ ledgerOf: number }>;

/** A ledger is read by whose it is and by administrators. */
export function requireLedgerReader(actor: Member, userId: number): ReadableLedger {
  if (actor.userId !== userId && !actor.isAdmin) throw new AppError('FORBIDDEN');
  return authorize({ ledgerOf: userId });
}
