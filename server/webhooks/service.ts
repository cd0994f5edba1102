import { isIP } from 'node:net';
import { mostWebhooks, webhooksOffWords } from '#contract/webhooks.ts';
import type { createWebhook, Webhook, WebhookDelivery } from '#contract/webhooks.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Db } from '#server/platform/db/database.ts';
import { isPublicAddress } from '#server/platform/outside/public-address.ts';
import type { Own } from '#server/platform/policy.ts';
import type { WebhookDeliveryService } from './delivery-service.ts';
import { newSecret } from './sign.ts';
import * as store from './store.ts';
import type { ListedDelivery, WebhookRow } from './store.ts';

type NewWebhook = BodyOf<typeof createWebhook>;

const shownDeliveries = 10;

const missing = (): AppError => new AppError('NOT_FOUND', { message: 'This webhook is not there anymore.' });

const presentDelivery = ({ delivery, title }: ListedDelivery): WebhookDelivery => {
  const { id, event, craftId, createdAt, state, attempts, status, problem, nextAt } = delivery;
  return {
    id,
    event,
    craft: craftId !== null && title !== null ? { id: craftId, title } : null,
    createdAt: createdAt.toISOString(),
    state,
    attempts,
    status,
    problem,
    nextAt: nextAt?.toISOString() ?? null,
  };
};

const present = (row: WebhookRow, deliveries: readonly ListedDelivery[]): Webhook => ({
  id: row.id,
  url: row.url,
  events: row.events,
  createdAt: row.createdAt.toISOString(),
  offSince: row.offSince?.toISOString() ?? null,
  offReason: row.offReason,
  deliveries: deliveries.map(presentDelivery),
});

interface WebhooksDependencies {
  database: Database;
  clock: Clock;
  /** Whether the operator lets anything be sent at all. */
  mayCall: boolean;
}

/** Addresses that people have told of their crafts. */
export class WebhooksService {
  #deps: WebhooksDependencies;
  #deliveries: WebhookDeliveryService;

  constructor(deps: WebhooksDependencies, deliveries: WebhookDeliveryService) {
    this.#deps = deps;
    this.#deliveries = deliveries;
  }

  async list(db: Db, { userId }: Own): Promise<Webhook[]> {
    const rows = await store.listWebhooksOf(db, userId);
    return Promise.all(
      rows.map(async (row) => present(row, await store.listDeliveries(db, row.id, shownDeliveries))),
    );
  }

  /** The secret is told here and never again. */
  async create({ userId }: Own, { url, events }: NewWebhook): Promise<{ webhook: Webhook; secret: string }> {
    this.#requireAllowed();
    requireOutside(url);
    const { database, clock } = this.#deps;
    const secret = newSecret();
    const row = await database.transaction(async (tx) => {
      await store.holdOwner(tx, userId);
      if ((await store.countWebhooksOf(tx, userId)) >= mostWebhooks)
        throw new AppError('CONFLICT', {
          message: `You have ${mostWebhooks} webhooks. Please delete one first.`,
        });
      const created = { userId, url, secret, events: [...new Set(events)], createdAt: clock.now() };
      return store.insertWebhook(tx, created);
    });
    return { webhook: present(row, []), secret };
  }

  async switch({ userId }: Own, id: number, isOn: boolean): Promise<void> {
    if (isOn) this.#requireAllowed();
    const { database, clock } = this.#deps;
    await database.transaction(async (tx) => {
      const row = await store.lockOwnWebhook(tx, userId, id);
      if (!row) throw missing();
      if ((row.offSince === null) === isOn) return;
      await store.updateWebhook(tx, id, {
        offSince: isOn ? null : clock.now(),
        offReason: null,
        givenUp: 0,
      });
      if (!isOn) await store.cancelWaiting(tx, id);
    });
  }

  async sendTest({ userId }: Own, id: number): Promise<void> {
    this.#requireAllowed();
    await this.#deps.database.transaction(async (tx) => {
      const row = await store.lockOwnWebhook(tx, userId, id);
      if (!row) throw missing();
      if (row.offSince !== null)
        throw new AppError('CONFLICT', { message: 'This webhook is off. Please switch it on first.' });
      await this.#deliveries.sendTest(tx, id);
    });
  }

  async delete(db: Db, { userId }: Own, id: number): Promise<void> {
    if (!(await store.deleteOwnWebhook(db, userId, id))) throw missing();
  }

  #requireAllowed(): void {
    if (!this.#deps.mayCall) throw new AppError('FORBIDDEN', { message: webhooksOffWords });
  }

  /** For their download. */
  async allOf(db: Db, userId: number): Promise<Record<string, unknown>[]> {
    const rows = await store.listWebhooksOf(db, userId);
    return rows.map(({ secret: _secret, givenUp: _count, ...webhook }) => webhook);
  }
}

/** Where a name leads is looked at with every call; an address without a name can be told at once. */
function requireOutside(url: string): void {
  const host = new URL(url).hostname.replaceAll(/^\[|\]$/g, '');
  if (!isIP(host) || isPublicAddress(host)) return;
  const message = 'This address is in a private network, where webhooks are not sent';
  throw new AppError('INVALID_INPUT', { message, issues: [{ path: 'url', message }] });
}
