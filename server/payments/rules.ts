import { dollars } from '#contract/payments.ts';
import type { PurchaseStatus } from '#contract/payments.ts';
import type { Payment } from './provider.ts';

/** What of a purchase decides how it goes on. */
interface Standing {
  credits: number;
  amountCents: number;
  currency: string;
  status: PurchaseStatus;
  refundedCents: number;
  completedAt: Date | null;
  note: string | null;
}

export interface Settlement {
  status: PurchaseStatus;
  refundedCents: number;
  /** Credits to add now; only ever once. */
  grant: number;
  /** Credits to take back now, as far as they are unused. */
  takeBack: number;
  note: string | null;
}

const bankIsWorking = 'Your bank is still working on this payment.';

/** Refunds and disputes only ever grow: older news that arrives later changes nothing. */
function reversalOf(purchase: Standing, payment: Payment) {
  const refundedCents = Math.max(purchase.refundedCents, payment.refundedCents);
  const isDisputed = purchase.status === 'disputed' || payment.isDisputed;
  return { refundedCents, isDisputed };
}

/** How many credits of a purchase are no longer paid for. A part of a credit stays with the person. */
function unpaidCredits(
  { credits, amountCents }: Standing,
  reversal: { refundedCents: number; isDisputed: boolean },
): number {
  return reversal.isDisputed ? credits : Math.floor((credits * reversal.refundedCents) / amountCents);
}

/** How a purchase goes on, seen from where it stands here and at the provider. Judging twice changes nothing. */
export function judge(purchase: Standing, payment: Payment): Settlement {
  const stay = { status: purchase.status, refundedCents: purchase.refundedCents, grant: 0, takeBack: 0 };
  if (payment.state !== 'paid') {
    if (purchase.completedAt) return { ...stay, note: purchase.note };
    if (payment.state === 'processing') return { ...stay, status: 'pending', note: bankIsWorking };
    if (payment.state === 'canceled') return { ...stay, status: 'canceled', note: null };
    return payment.failure
      ? { ...stay, status: 'failed', note: payment.failure }
      : { ...stay, note: purchase.note };
  }
  const reversal = reversalOf(purchase, payment);
  const { refundedCents, isDisputed } = reversal;
  const status = statusOf(purchase, reversal);
  const owedBefore = unpaidCredits(purchase, {
    refundedCents: purchase.refundedCents,
    isDisputed: purchase.status === 'disputed',
  });
  const owedNow = unpaidCredits(purchase, reversal);
  if (purchase.completedAt)
    return { status, refundedCents, grant: 0, takeBack: owedNow - owedBefore, note: purchase.note };
  const isLost = isDisputed || refundedCents >= purchase.amountCents;
  return isLost
    ? {
        status,
        refundedCents,
        grant: 0,
        takeBack: 0,
        note: reversalNote({ isDisputed, refundedCents, taken: 0 }),
      }
    : { status, refundedCents, grant: purchase.credits, takeBack: owedNow, note: null };
}

function statusOf(
  { amountCents }: Standing,
  { refundedCents, isDisputed }: { refundedCents: number; isDisputed: boolean },
): PurchaseStatus {
  if (isDisputed) return 'disputed';
  if (refundedCents >= amountCents) return 'refunded';
  return refundedCents > 0 ? 'partly-refunded' : 'completed';
}

/** Says to the person what came back and what was taken. */
export function reversalNote(told: { isDisputed: boolean; refundedCents: number; taken: number }): string {
  const what = told.isDisputed
    ? 'This payment was disputed with the bank.'
    : `${dollars(told.refundedCents)} was refunded.`;
  if (told.taken === 0) return `${what} No credits were taken back.`;
  return `${what} ${told.taken === 1 ? '1 unused credit was' : `${told.taken} unused credits were`} taken back.`;
}
