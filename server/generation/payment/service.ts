import type { CreditHold, CreditsService, PaidFor, PaidWork } from '#server/credits/service.ts';
import type { AppError } from '#server/platform/app-error.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { FreePass, OfferService } from './offer-service.ts';

/** What a craft is made for: a credit set aside, or an idea that is owed. Writing a craft's making down requires it. */
export type CraftPayment = CreditHold | FreePass;

/** `workId` is the craft that is to come of it, the same for every attempt at it. */
export interface CraftOrder extends PaidWork {
  /** Whether an idea that is owed is asked for, instead of one for a credit. */
  isFree: boolean;
}

const creditsPerCraft = 1;

interface CraftPaymentDependencies {
  credits: CreditsService;
  offers: OfferService;
}

const isPass = (payment: CraftPayment): payment is FreePass => 'kind' in payment;

/** Taken before any work, then entrusted to what is written down, whose end settles it or gives it back. */
export class CraftPaymentService {
  #credits: CreditsService;
  #offers: OfferService;

  constructor({ credits, offers }: CraftPaymentDependencies) {
    this.#credits = credits;
    this.#offers = offers;
  }

  paying<T>(work: CraftOrder, write: (payment: CraftPayment) => Promise<T>): Promise<T> {
    return work.isFree
      ? this.#offers.reserving(work, write)
      : this.#credits.holding({ ...work, amount: creditsPerCraft }, write);
  }

  entrust(tx: Db, payment: CraftPayment): Promise<void> {
    return isPass(payment) ? this.#offers.entrust(tx, payment) : this.#credits.entrust(tx, payment);
  }

  async settle(tx: Db, work: CraftOrder): Promise<PaidFor> {
    if (!work.isFree) return this.#credits.capture(tx, work);
    const paid = await this.#offers.use(tx, work);
    return { paid, balance: await this.#credits.balanceOf(tx, work.userId) };
  }

  async giveBack(tx: Db, work: CraftOrder, { code }: AppError): Promise<void> {
    if (work.isFree) return this.#offers.reopen(tx, work);
    await this.#credits.giveBack(tx, work);
    // Whom a vendor left without an idea may have one of ours.
    if (code === 'GENERATION_UNAVAILABLE') await this.#offers.make(tx, work.userId);
  }
}
