import type { Card } from '#contract/payments.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Member } from '#server/platform/http/actor.ts';
import type { Jobs } from '#server/platform/jobs/worker.ts';
import { requireOwnPurchase } from './policy.ts';
import { settlePaymentJob } from './settle-job.ts';
import * as store from './store.ts';
import type { TestProvider } from './test-provider.ts';

interface TestPaymentDependencies {
  database: Database;
  jobs: Jobs;
  provider: TestProvider;
}

/** The card form's other end, where no money moves. */
export class TestPaymentService {
  #deps: TestPaymentDependencies;

  constructor(deps: TestPaymentDependencies) {
    this.#deps = deps;
  }

  /** Pays or says why not. Whatever came of it is settled by a job as well, so the browser may go away. */
  async pay(actor: Member, { clientSecret, ...card }: Card & { clientSecret: string }): Promise<string> {
    const { database, jobs, provider } = this.#deps;
    const known = await provider.findBySecret(clientSecret);
    const purchase = known === null ? null : await store.findByPayment(database.db, known);
    const { paymentId } = requireOwnPurchase(actor, purchase);
    const failure = await database.transaction(async (tx) => {
      const why = await provider.pay(tx, paymentId, card);
      await jobs.enqueue(tx, settlePaymentJob, { payload: { paymentId } });
      return why;
    });
    if (failure) throw new AppError('PAYMENT_DECLINED', { message: failure });
    return paymentId;
  }
}
