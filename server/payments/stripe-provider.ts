import type Stripe from 'stripe';
import { AppError } from '#server/platform/app-error.ts';
import { traced } from '#server/platform/tracing/trace.ts';
import { lazily } from '#server/platform/lazily.ts';
import type { Payment, PaymentOrder, PaymentProvider } from './provider.ts';
import { fromStripe, hasCode } from './stripe-errors.ts';

/** What Stripe answers is of this version, whatever the account's default is. */
export const stripeApiVersion = '2026-10-28.endive';

interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string | null;
  /** Another address than Stripe's own, for tests. */
  apiBase: string | null;
  timeoutMs?: number;
}

/** What Stripe says of itself about a payment. */
interface StripeEvent {
  id: string;
  type: string;
  paymentId: string;
}

const defaultTimeoutMs = 10_000;
/** The SDK keeps one idempotency key through its tries. */
const retries = 2;

const stateOf: Partial<Record<Stripe.PaymentIntent.Status, Payment['state']>> = {
  succeeded: 'paid',
  processing: 'processing',
  canceled: 'canceled',
};

const idOf = (reference: string | { id: string } | null): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

function present(intent: Stripe.PaymentIntent): Payment {
  const { id, status, amount_received, currency, last_payment_error, metadata, latest_charge } = intent;
  const charge = typeof latest_charge === 'string' ? null : latest_charge;
  return {
    id,
    state: stateOf[status] ?? 'unpaid',
    receivedCents: amount_received,
    refundedCents: charge?.amount_refunded ?? 0,
    currency,
    isDisputed: charge?.disputed ?? false,
    failure: last_payment_error?.message ?? null,
    metadata,
  };
}

async function connect({
  secretKey,
  apiBase,
  timeoutMs = defaultTimeoutMs,
}: StripeSettings): Promise<Stripe> {
  const { default: Client } = await import('stripe');
  const base = apiBase ? new URL(apiBase) : null;
  return new Client(secretKey, {
    apiVersion: stripeApiVersion,
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
    ...(base && { host: base.hostname, protocol: base.protocol === 'http:' ? 'http' : 'https' }),
    ...(base?.port && { port: base.port }),
  });
}

/** Payments through Stripe. Its SDK is loaded with the first payment. */
export class StripeProvider implements PaymentProvider {
  readonly name = 'stripe';
  readonly publishableKey: string;
  #client: () => Promise<Stripe>;
  #webhookSecret: string | null;

  constructor(settings: StripeSettings) {
    this.publishableKey = settings.publishableKey;
    this.#webhookSecret = settings.webhookSecret;
    this.#client = lazily(() => connect(settings));
  }

  get takesWebhooks(): boolean {
    return this.#webhookSecret !== null;
  }

  async create(order: PaymentOrder): Promise<{ id: string; clientSecret: string }> {
    const { amountCents: amount, currency, description, metadata, key } = order;
    const intent = await this.#ask((stripe) =>
      stripe.paymentIntents.create(
        {
          amount,
          currency,
          description,
          metadata,
          // The card is confirmed on our page; what would lead away from it is not offered.
          automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        },
        { idempotencyKey: key },
      ),
    );
    if (!intent.client_secret) throw new Error('Stripe gave no client secret');
    return { id: intent.id, clientSecret: intent.client_secret };
  }

  async find(id: string): Promise<Payment | null> {
    try {
      return present(
        await this.#ask((stripe) => stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })),
      );
    } catch (error) {
      if (hasCode(error, 'resource_missing')) return null;
      throw error;
    }
  }

  async cancel(id: string): Promise<boolean> {
    try {
      await this.#ask((stripe) => stripe.paymentIntents.cancel(id));
      return true;
    } catch (error) {
      if (hasCode(error, 'payment_intent_unexpected_state')) return false;
      throw error;
    }
  }

  async listReversed(since: Date): Promise<string[]> {
    const asked = { created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 };
    return this.#ask(async (stripe) => {
      const found = new Set<string>();
      for await (const { payment_intent } of stripe.refunds.list(asked))
        found.add(idOf(payment_intent) ?? '');
      for await (const { payment_intent } of stripe.disputes.list(asked))
        found.add(idOf(payment_intent) ?? '');
      found.delete('');
      return [...found];
    });
  }

  /** Reads what came to the webhook, once its signature proves that Stripe sent it; null when it is about no payment. */
  async readEvent(body: Buffer, signature: string): Promise<StripeEvent | null> {
    const stripe = await this.#client();
    const event = verified(() => stripe.webhooks.constructEvent(body, signature, this.#webhookSecret ?? ''));
    const { id, type, data } = event;
    const object = data.object as { id?: string; payment_intent?: string | { id: string } | null };
    const paymentId = type.startsWith('payment_intent.') ? object.id : idOf(object.payment_intent ?? null);
    return paymentId ? { id, type, paymentId } : null;
  }

  async #ask<T>(work: (stripe: Stripe) => Promise<T>): Promise<T> {
    const stripe = await this.#client();
    try {
      return await traced({ kind: 'client', name: 'stripe', attributes: {} }, () => work(stripe));
    } catch (error) {
      throw fromStripe(error);
    }
  }
}

function verified<T>(check: () => T): T {
  try {
    return check();
  } catch {
    throw new AppError('INVALID_INPUT', { message: 'This message has no valid signature.' });
  }
}
