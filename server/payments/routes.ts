import * as contract from '#contract/payments.ts';
import type { Db } from '#server/platform/db/database.ts';
import { mount, succeeded } from '#server/platform/http/mount.ts';
import type { Mounting } from '#server/platform/http/mount.ts';
import { pageByNumber, sendPage } from '#server/platform/http/paging.ts';
import type { PackageService } from './package-service.ts';
import { requirePurchaseReader } from './policy.ts';
import { presentPurchase } from './present.ts';
import type { PaymentProvider } from './provider.ts';
import type { PurchaseService } from './service.ts';
import type { TestPaymentService } from './test-payment-service.ts';
import type { WebhookService } from './webhook-service.ts';
import { mountStripeWebhook } from './webhook-routes.ts';

interface Payments {
  provider: PaymentProvider | null;
  packages: PackageService;
  purchases: PurchaseService;
  /** Only with the test provider. */
  testPayments: TestPaymentService | null;
  /** Only with Stripe, when it can sign what it tells. */
  webhooks: WebhookService | null;
}

const usualPageSize = 20;

export function mountPayments(mounting: Mounting, { db, payments }: { db: Db; payments: Payments }): void {
  const { provider, packages, purchases, testPayments, webhooks } = payments;
  mount(mounting, contract.listCreditPackages, () => packages.list(db));
  mount(mounting, contract.getPaymentConfig, async () => ({
    provider: provider?.name ?? ('off' as const),
    publishableKey: provider?.publishableKey ?? null,
  }));
  mount(mounting, contract.createPaymentIntent, ({ actor, body, request, attempt }) => {
    const nonce = String(request.headers['idempotency-key'] ?? attempt.workId);
    const asked = { packageId: body.packageId, nonce, signal: attempt.signal };
    return purchases.begin(actor, asked, (tx, clientSecret) => attempt.keep(tx, { clientSecret }));
  });
  mount(mounting, contract.confirmCreditPurchase, ({ actor, body, attempt }) => {
    const { paymentIntentId: paymentId, packageId } = body;
    return purchases.confirm(actor, { paymentId, packageId }, (tx, craftCredits) => {
      const message = 'Your credits have been added to your account.';
      return attempt.keep(tx, succeeded({ message, craftCredits }));
    });
  });
  mount(mounting, contract.listCreditPurchases, async (call) => {
    const { actor, params, query } = call;
    const page = pageByNumber({ ...query, limit: query.limit ?? usualPageSize });
    return sendPage(call, await purchases.list(db, requirePurchaseReader(actor, params.id), page)).map(
      presentPurchase,
    );
  });
  if (testPayments) mountTestPayments(mounting, testPayments);
  if (webhooks) mountStripeWebhook(mounting.app, webhooks);
}

function mountTestPayments(mounting: Mounting, testPayments: TestPaymentService): void {
  mount(mounting, contract.confirmTestPayment, async ({ actor, body }) => {
    const id = await testPayments.pay(actor, body);
    return { paymentIntent: { id, status: 'succeeded' as const } };
  });
}
