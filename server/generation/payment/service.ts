import type { CreditHold, CreditsService, PaidWork } from '#server/credits/service.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Database, Db } from '#server/platform/db/database.ts';
import type { Settled } from '#server/platform/settled.ts';
import type { FreePass, OfferService } from './offer-service.ts';

/** What a craft is made for: a credit set aside, or an idea that is owed. Storing a craft requires that it is settled. */
export type CraftPayment = CreditHold | FreePass;

interface CraftPaymentRequest {
  userId: number;
  /** The craft that is to come of it; the same for every attempt at it. */
  workId: string;
  /** Whether an idea that is owed is asked for, instead of one for a credit. */
  isFree: boolean;
}

const creditsPerCraft = 1;

interface CraftPaymentDependencies {
  database: Database;
  credits: CreditsService;
  offers: OfferService;
}

export const isFree = (payment: CraftPayment): payment is FreePass => 'kind' in payment;

/** Taken before any work, settled with the craft, given back when there is none. */
export class CraftPaymentService {
  #database: Database;
  #credits: CreditsService;
  #offers: OfferService;

  constructor({ database, credits, offers }: CraftPaymentDependencies) {
    this.#database = database;
    this.#credits = credits;
    this.#offers = offers;
  }

  async paying<T>(request: CraftPaymentRequest, work: (payment: CraftPayment) => Promise<T>): Promise<T> {
    if (request.isFree) return this.#offers.reserving(request, work);
    try {
      return await this.#credits.holding({ ...request, amount: creditsPerCraft }, work);
    } catch (error) {
      // Whom a vendor left without an idea may have one of ours.
      if (error instanceof AppError && error.code === 'GENERATION_UNAVAILABLE')
        await this.#offers.make(this.#database.db, request.userId);
      throw error;
    }
  }

  settle(tx: Db, payment: CraftPayment): Promise<Settled<PaidWork>> {
    return isFree(payment) ? this.#offers.use(tx, payment) : this.#credits.capture(tx, payment);
  }
}
