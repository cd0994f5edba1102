import { dayMs, minuteSeconds } from '#contract/durations.ts';
import { webhookTryWords } from '#contract/webhooks.ts';
import type { WebhookProblem } from '#contract/webhooks.ts';
import { presentCard } from '#server/crafts/service.ts';
import type { CraftNews, CraftsService } from '#server/crafts/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Db } from '#server/platform/db/database.ts';
import type { Ids } from '#server/platform/ids.ts';
import { jobKind } from '#server/platform/jobs/job.ts';
import type { JobRun } from '#server/platform/jobs/job.ts';
import type { Jobs } from '#server/platform/jobs/worker.ts';
import type { CallOutside, OutsideAnswer } from '#server/platform/outside/call-outside.ts';
import { signedHeaders } from './sign.ts';
import * as store from './store.ts';
import type { DueDelivery, NewDelivery } from './store.ts';

interface DeliveryDependencies {
  database: Database;
  clock: Clock;
  ids: Ids;
  jobs: Jobs;
  crafts: CraftsService;
  callOutside: CallOutside;
  publicUrl: () => string;
  /** Whether the operator lets anything be sent at all. */
  mayCall: boolean;
}

interface Deliver {
  deliveryId: string;
}

/** Its own tries are jobs of their own: a receiver that is away is nothing an operator must look at. */
const deliverJob = jobKind<Deliver>({ name: 'webhooks.deliver-event', maxAttempts: 5, lane: 'strangers' });

/** How long until each next try. */
const waitsMinutes = [1, 5, 30, 120, 480] as const;
const givenUpUntilOff = 3;
const keptDays = 30;
const gone = 410;

/** Tells webhooks what happened: written down with what happened, sent by a job, tried again with growing waits. */
export class WebhookDeliveryService {
  #deps: DeliveryDependencies;

  constructor(deps: DeliveryDependencies) {
    this.#deps = deps;
    deps.jobs.handle(deliverJob, {
      run: (job) => this.#deliver(job),
      failed: (tx, { deliveryId }) => this.#end(tx, deliveryId, 'no-answer'),
    });
  }

  /** In the transaction in which it happens. */
  async tell(tx: Db, { event, craftId, userId }: CraftNews): Promise<void> {
    if (!this.#deps.mayCall) return;
    const name = `craft.${event}` as const;
    for (const webhookId of await store.listTold(tx, userId, name))
      await this.#plan(tx, { webhookId, event: name, craftId });
  }

  async sendTest(tx: Db, webhookId: number): Promise<void> {
    await this.#plan(tx, { webhookId, event: 'webhook.test', craftId: null });
  }

  sweep(db: Db): Promise<void> {
    return store.deleteDeliveriesBefore(db, new Date(this.#deps.clock.now().getTime() - keptDays * dayMs));
  }

  async #plan(tx: Db, news: Pick<NewDelivery, 'webhookId' | 'event' | 'craftId'>): Promise<void> {
    const { ids, clock, jobs } = this.#deps;
    const id = ids.uuid();
    await store.insertDeliveries(tx, [{ ...news, id, createdAt: clock.now() }]);
    await jobs.enqueue(tx, deliverJob, { payload: { deliveryId: id } });
  }

  async #deliver(job: JobRun<Deliver>): Promise<void> {
    const { database, mayCall } = this.#deps;
    // What was to be sent before the operator switched all of it off.
    if (!mayCall) return this.#end(database.db, job.payload.deliveryId, 'switched-off');
    const due = await store.findDue(database.db, job.payload.deliveryId);
    if (!due) return;
    const answer = await this.#send(due, job.signal);
    await database.transaction(async (tx) => {
      await job.end(tx);
      await this.#settle(tx, due, answer);
    });
  }

  async #send({ delivery, webhook }: DueDelivery, signal: AbortSignal): Promise<OutsideAnswer> {
    const { clock, callOutside } = this.#deps;
    const { id, event, createdAt } = delivery;
    const data = await this.#dataOf(delivery.craftId);
    const body = JSON.stringify({ type: event, timestamp: createdAt.toISOString(), data });
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Gluebird webhooks',
      ...signedHeaders(webhook.secret, { id, sentAt: clock.now(), body }),
    };
    return callOutside({ url: webhook.url, headers, body, signal });
  }

  /** The craft as its card says it now. */
  async #dataOf(craftId: string | null): Promise<Record<string, unknown>> {
    const { crafts, database, publicUrl } = this.#deps;
    const row = craftId === null ? null : await crafts.find(database.db, craftId);
    if (!row) return {};
    const card = presentCard(row);
    const imageUrl = card.imageUrl && `${publicUrl()}${card.imageUrl}`;
    return { craft: { ...card, imageUrl, url: `${publicUrl()}/craft/${row.id}` } };
  }

  async #settle(tx: Db, { delivery, webhook }: DueDelivery, answer: OutsideAnswer): Promise<void> {
    const status = 'status' in answer ? answer.status : null;
    const problem = 'problem' in answer ? answer.problem : null;
    const attempts = delivery.attempts + 1;
    const tried = { status, problem, attempts };
    if (status !== null && status >= 200 && status < 300) {
      const isTold = await store.updateWaiting(tx, delivery.id, {
        ...tried,
        state: 'delivered',
        nextAt: null,
      });
      if (isTold) await store.updateWebhook(tx, webhook.id, { givenUp: 0 });
      return;
    }
    const wait = status === gone ? undefined : waitsMinutes[attempts - 1];
    if (wait !== undefined) return this.#tryAgain(tx, delivery.id, { tried, wait });
    if (!(await store.updateWaiting(tx, delivery.id, { ...tried, state: 'failed', nextAt: null }))) return;
    const inARow = await store.countGivenUp(tx, webhook.id);
    if (status === gone || inARow >= givenUpUntilOff)
      await this.#switchOff(tx, webhook.id, `Switched off, because ${webhookTryWords(tried)}.`);
  }

  async #tryAgain(
    tx: Db,
    deliveryId: string,
    { tried, wait }: { tried: Pick<store.DeliveryRow, 'status' | 'problem' | 'attempts'>; wait: number },
  ): Promise<void> {
    const { clock, jobs } = this.#deps;
    const runAt = new Date(clock.now().getTime() + wait * minuteSeconds * 1000);
    if (!(await store.updateWaiting(tx, deliveryId, { ...tried, nextAt: runAt }))) return;
    await jobs.enqueue(tx, deliverJob, { payload: { deliveryId }, runAt });
  }

  async #switchOff(tx: Db, webhookId: number, offReason: string): Promise<void> {
    await store.updateWebhook(tx, webhookId, { offSince: this.#deps.clock.now(), offReason });
    await store.cancelWaiting(tx, webhookId);
  }

  async #end(db: Db, deliveryId: string, problem: WebhookProblem): Promise<void> {
    await store.updateWaiting(db, deliveryId, { state: 'failed', problem, nextAt: null });
  }
}
