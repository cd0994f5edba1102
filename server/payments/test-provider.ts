import type { Card } from '#contract/payments.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Db } from '#server/platform/db/database.ts';
import type { Ids } from '#server/platform/ids.ts';
import type { Payment, PaymentOrder, PaymentProvider } from './provider.ts';
import { notATestCard, tryCard } from './test-cards.ts';
import * as store from './test-store.ts';
import type { TestIntent } from './test-store.ts';

export interface TestProviderDependencies {
  database: Database;
  clock: Clock;
  ids: Ids;
}

const stateOf = { open: 'unpaid', paid: 'paid', canceled: 'canceled' } as const;

function present(intent: TestIntent): Payment {
  const { id, status, amountCents, refundedCents, currency, isDisputed, failure, metadata } = intent;
  const receivedCents = status === 'paid' ? amountCents : 0;
  return {
    id,
    state: stateOf[status],
    receivedCents,
    refundedCents,
    currency,
    isDisputed,
    failure,
    metadata,
  };
}

/** Payments that are none: everything is as with a real provider, but no money moves. */
export class TestProvider implements PaymentProvider {
  readonly name = 'test';
  readonly publishableKey = null;
  #deps: TestProviderDependencies;

  constructor(deps: TestProviderDependencies) {
    this.#deps = deps;
  }

  async create(order: PaymentOrder): Promise<{ id: string; clientSecret: string }> {
    const { database, clock, ids } = this.#deps;
    const { amountCents, currency, metadata, key } = order;
    const id = `pi_test_${ids.uuid().replaceAll('-', '')}`;
    return store.insertIntent(database.db, {
      id,
      clientSecret: `${id}_secret_${ids.token()}`,
      idempotencyKey: key,
      amountCents,
      currency,
      metadata,
      status: 'open',
      createdAt: clock.now(),
    });
  }

  async find(id: string): Promise<Payment | null> {
    const intent = await store.findIntent(this.#deps.database.db, id);
    return intent && present(intent);
  }

  async cancel(id: string): Promise<boolean> {
    const { db } = this.#deps.database;
    if (await store.changeOpenIntent(db, id, { status: 'canceled' })) return true;
    return (await store.findIntent(db, id))?.status === 'canceled';
  }

  listReversed(since: Date): Promise<string[]> {
    return store.listReversedIntents(this.#deps.database.db, since);
  }

  /** The id of the payment behind a secret. */
  async findBySecret(clientSecret: string): Promise<string | null> {
    return (await store.findIntentBySecret(this.#deps.database.db, clientSecret))?.id ?? null;
  }

  /** Tries a card. Answers why it was declined, or null when it was not; number and code are looked at and forgotten. */
  async pay(tx: Db, id: string, card: Card): Promise<string | null> {
    const outcome = tryCard(card, this.#deps.clock.now());
    if (outcome.kind === 'refused')
      throw new AppError('INVALID_INPUT', {
        message: notATestCard,
        issues: [{ path: 'number', message: notATestCard }],
      });
    const failure = outcome.kind === 'declined' ? outcome.why : null;
    const isOpen = await store.changeOpenIntent(tx, id, failure ? { failure } : { status: 'paid', failure });
    if (!isOpen && (await store.findIntent(tx, id))?.status === 'canceled')
      throw new AppError('CONFLICT', { message: 'This payment was canceled. Please start again.' });
    return isOpen ? failure : null;
  }
}
