import { dayMs } from '#contract/durations.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Db } from '#server/platform/db/database.ts';
import type { Jobs } from '#server/platform/jobs/worker.ts';
import { settlePaymentJob } from './settle-job.ts';
import * as store from './store.ts';
import type { StripeProvider } from './stripe-provider.ts';

interface WebhookDependencies {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  provider: StripeProvider;
}

/** Longer than Stripe tries to deliver an event. */
const keptDays = 30;

const telling = new Set([
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.processing',
  'payment_intent.canceled',
  'charge.refunded',
  'charge.dispute.created',
]);

/** What Stripe tells by itself. An event only says that there is news: what the news is, the payment itself is asked. */
export class WebhookService {
  #deps: WebhookDependencies;

  constructor(deps: WebhookDependencies) {
    this.#deps = deps;
  }

  async take(body: Buffer, signature: string): Promise<void> {
    const { provider, database, clock, jobs } = this.#deps;
    const event = await provider.readEvent(body, signature);
    if (!event || !telling.has(event.type)) return;
    const { paymentId } = event;
    await database.transaction(async (tx) => {
      if (!(await store.insertEvent(tx, { ...event, createdAt: clock.now() }))) return;
      await jobs.enqueue(tx, settlePaymentJob, { payload: { paymentId } });
    });
  }

  sweep(db: Db): Promise<void> {
    return store.deleteEventsBefore(db, new Date(this.#deps.clock.now().getTime() - keptDays * dayMs));
  }
}
