import { AppError } from '#server/platform/app-error.ts';
import { authorize } from '#server/platform/authorized.ts';
import type { Authorized } from '#server/platform/authorized.ts';
import type { Member } from '#server/platform/http/actor.ts';
import type { PurchaseRow } from './store.ts';

/** A purchase whose payment is known, in its buyer's hands. */
export type OwnPurchase = PurchaseRow & { paymentId: string };

/** The purchases of this person, which somebody may read. */
export type ReadablePurchases = Authorized<{ purchasesOf: number }>;

/** What somebody bought is read by them and by administrators. */
export function requirePurchaseReader(actor: Member, userId: number): ReadablePurchases {
  if (actor.userId !== userId && !actor.isAdmin) throw new AppError('FORBIDDEN');
  return authorize({ purchasesOf: userId });
}

/** Somebody else's payment is as unknown as one that never was. */
export function requireOwnPurchase(actor: Member, purchase: PurchaseRow | null): Authorized<OwnPurchase> {
  const paymentId = purchase?.paymentId;
  if (!purchase || !paymentId || purchase.userId !== actor.userId)
    throw new AppError('NOT_FOUND', { message: 'This payment is not known.' });
  return authorize({ ...purchase, paymentId });
}
