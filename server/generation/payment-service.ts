import type { CreditHold, CreditsService } from '#server/credits/service.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { FreePass, OfferService } from './offer-service.ts';

/** What a craft is made for: a credit set aside, or an idea that is owed. Storing a craft requires one. */
export type Payment = CreditHold | FreePass;

export interface PaymentRequest {
  userId: number;
  reference: string;
  /** Whether an idea that is owed is asked for, instead of one for a credit. */
  isFree: boolean;
  lifeMs: number;
}

const creditsPerCraft = 1;

export const isFree = (payment: Payment): payment is FreePass => 'kind' in payment;

/** Taken before any work, settled with the craft, given back when there is none. */
export class PaymentService {
  #credits: CreditsService;
  #offers: OfferService;

  constructor({ credits, offers }: { credits: CreditsService; offers: OfferService }) {
    this.#credits = credits;
    this.#offers = offers;
  }

  take(db: Db, request: PaymentRequest): Promise<Payment> {
    return request.isFree
      ? this.#offers.reserve(db, request)
      : this.#credits.hold({ ...request, amount: creditsPerCraft });
  }

  settle(tx: Db, payment: Payment): Promise<void> {
    return isFree(payment) ? this.#offers.use(tx, payment) : this.#credits.capture(tx, payment);
  }

  /** Whom a vendor left without an idea may have one of ours. */
  async giveBack(db: Db, payment: Payment, reason: unknown): Promise<void> {
    if (isFree(payment)) return this.#offers.giveBack(db, payment);
    await this.#credits.release(payment.reference);
    if (reason instanceof AppError && reason.code === 'GENERATION_UNAVAILABLE')
      await this.#offers.make(db, payment.userId);
  }
}
