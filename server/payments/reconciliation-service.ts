import { dayMs } from '#contract/durations.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { PaymentsDependencies } from './dependencies.ts';
import type { PaymentProvider } from './provider.ts';
import type { SettlementService } from './settlement-service.ts';
import type { Db } from '#server/platform/db/database.ts';
import * as store from './store.ts';
import type { PurchaseRow } from './store.ts';

/** A card form that nobody sent for so long is not waited for. */
const openForMs = dayMs;
/** Far longer than a webhook can be late, or a server down. */
const reversedWithinMs = 30 * dayMs;
const batch = 100;

/** Compares our purchases with the provider's payments, and repairs what both browser and webhook missed. */
export class ReconciliationService {
  #deps: PaymentsDependencies;
  #settlement: SettlementService;

  constructor(deps: PaymentsDependencies, settlement: SettlementService) {
    this.#deps = deps;
    this.#settlement = settlement;
  }

  async run(): Promise<void> {
    const { provider, clock } = this.#deps;
    if (!provider) return;
    const failed: string[] = [];
    const each = async (paymentId: string, work: () => Promise<unknown>): Promise<void> => {
      try {
        await work();
      } catch (error) {
        // Out of reach for one is out of reach for all; anything else is this payment's own trouble.
        if (error instanceof AppError && error.code === 'PAYMENT_UNAVAILABLE') throw error;
        this.#deps.log.error({ err: error, paymentId }, 'a payment could not be compared');
        failed.push(paymentId);
      }
    };
    for await (const purchase of this.#open(this.#deps.database.db, provider))
      await each(purchase.paymentId ?? '', () => this.#finish(provider, purchase));
    const since = new Date(clock.now().getTime() - reversedWithinMs);
    for (const paymentId of await provider.listReversed(since))
      await each(paymentId, () => this.#settlement.settle(paymentId));
    if (failed.length > 0) throw new Error(`${failed.length} payments could not be compared`);
  }

  async *#open(db: Db, { name }: PaymentProvider): AsyncGenerator<PurchaseRow> {
    for (let afterId = 0; ;) {
      const rows = await store.listOpen(db, { provider: name, afterId, limit: batch });
      yield* rows;
      const last = rows.at(-1);
      if (!last) return;
      afterId = last.id;
    }
  }

  async #finish(provider: PaymentProvider, purchase: PurchaseRow): Promise<void> {
    const paymentId = purchase.paymentId ?? '';
    const settled = await this.#settlement.settle(paymentId);
    const isOld = purchase.createdAt.getTime() < this.#deps.clock.now().getTime() - openForMs;
    const isOpen = settled?.status === 'pending' || settled?.status === 'failed';
    if (!isOld || !isOpen) return;
    // Canceled at the provider first: from then on nobody can pay it, and whoever was quicker is granted.
    await provider.cancel(paymentId);
    await this.#settlement.settle(paymentId);
  }
}
