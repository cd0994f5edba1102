import type { TestContext } from 'node:test';
import {
  confirmCreditPurchase,
  confirmTestPayment,
  createPaymentIntent,
  testCard,
} from '#contract/payments.ts';
import type { CreditPackage } from '#contract/payments.ts';
import { createTestApp } from './create-test-app.ts';
import type { TestApp, TestAppOptions } from './create-test-app.ts';
import { startFakeStripe, stripeKeys } from './fake-stripe.ts';
import type { FakeStripe } from './fake-stripe.ts';
import type { Person } from './people.ts';

/** A shop with a payment provider, and what happens at the provider's own site. */
export interface Shop {
  app: TestApp;
  packages: CreditPackage[];
  /** What the card form does. True when the card was charged. */
  pay(person: Person, clientSecret: string, card: 'good' | 'declined'): Promise<boolean>;
  refund(paymentId: string, cents: number): Promise<void>;
  dispute(paymentId: string): Promise<void>;
  /** Everything that the provider would tell by itself by now, told once more. */
  tell(paymentId: string): Promise<void>;
}

export const shops = ['test', 'stripe'] as const;
type ShopName = (typeof shops)[number];

export const paymentIdOf = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? '';

export async function openShop(t: TestContext, name: ShopName, options: TestAppOptions = {}): Promise<Shop> {
  return name === 'test' ? openTestShop(t, options) : (await openStripeShop(t, options)).shop;
}

async function packagesOf(app: TestApp): Promise<CreditPackage[]> {
  await app.services.payments.packages.seed(app.database.db);
  return app.services.payments.packages.list(app.database.db);
}

async function openTestShop(t: TestContext, options: TestAppOptions): Promise<Shop> {
  const app = await createTestApp(t, options);
  const change = (columns: string, values: unknown[]) =>
    app.database.pool.query(
      `update payments_test_intents set ${columns}, reversed_at = $2 where id = $1`,
      values,
    );
  return {
    app,
    packages: await packagesOf(app),
    async pay(person, clientSecret, card) {
      const number = card === 'good' ? testCard.number : '4000 0000 0000 0002';
      const { status } = await person.client.ask(confirmTestPayment, {
        body: { ...testCard, number, clientSecret },
      });
      return status === 200;
    },
    async refund(id, cents) {
      await change('refunded_cents = refunded_cents + $3', [id, app.clock.now(), cents]);
    },
    async dispute(id) {
      await change('is_disputed = true', [id, app.clock.now()]);
    },
    async tell(id) {
      await app.services.payments.settlement.settle(id);
    },
  };
}

export interface StripeShop {
  shop: Shop;
  stripe: FakeStripe;
  /** Delivers an event to the webhook and answers its status. */
  deliver: (event: { body: string; signature: string }) => Promise<number>;
}

export async function openStripeShop(t: TestContext, options: TestAppOptions = {}): Promise<StripeShop> {
  const stripe = await startFakeStripe();
  t.after(() => stripe.close());
  const settings = { ...stripeKeys, apiBase: stripe.apiBase };
  const app = await createTestApp(t, {
    ...options,
    config: { ...options.config, payments: 'stripe', stripe: settings },
  });
  const deliver: StripeShop['deliver'] = async ({ body, signature }) => {
    const response = await app.http.inject({
      method: 'POST',
      url: '/api/webhooks/stripe',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': signature,
        'sec-fetch-site': 'cross-site',
      },
      payload: body,
    });
    return response.statusCode;
  };
  const shop: Shop = {
    app,
    packages: await packagesOf(app),
    async pay(_person, clientSecret, card) {
      stripe.pay(clientSecret, card);
      return card === 'good';
    },
    async refund(id, cents) {
      stripe.refund(id, cents);
    },
    async dispute(id) {
      stripe.dispute(id);
    },
    async tell(id) {
      const types = ['payment_intent.succeeded', 'payment_intent.payment_failed'];
      for (const type of types) await deliver(stripe.event(type, id));
      await app.jobs.drain();
    },
  };
  return { shop, stripe, deliver };
}

/** From the wish to the paid card; what is left is to confirm. */
export async function payFor(shop: Shop, person: Person, wanted: CreditPackage): Promise<string> {
  const { clientSecret } = await person.client.call(createPaymentIntent, { body: { packageId: wanted.id } });
  await shop.pay(person, clientSecret, 'good');
  return paymentIdOf(clientSecret);
}

export async function buy(shop: Shop, person: Person, wanted: CreditPackage): Promise<string> {
  const paymentIntentId = await payFor(shop, person, wanted);
  await person.client.call(confirmCreditPurchase, { body: { paymentIntentId, packageId: wanted.id } });
  return paymentIntentId;
}
