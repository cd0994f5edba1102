import type { ServiceParts } from './services.ts';
import { chooseProvider } from '#server/payments/choose-provider.ts';
import type { PaymentsDependencies } from '#server/payments/dependencies.ts';
import { PackageAdminService } from '#server/payments/package-admin-service.ts';
import type { PackageAdminDependencies } from '#server/payments/package-admin-service.ts';
import { PackageService } from '#server/payments/package-service.ts';
import { ReconciliationService } from '#server/payments/reconciliation-service.ts';
import { PurchaseService } from '#server/payments/service.ts';
import { SettlementService } from '#server/payments/settlement-service.ts';
import { StripeProvider } from '#server/payments/stripe-provider.ts';
import { TestPaymentService } from '#server/payments/test-payment-service.ts';
import { TestProvider } from '#server/payments/test-provider.ts';
import { WebhookService } from '#server/payments/webhook-service.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Ids } from '#server/platform/ids.ts';

type Ground = Omit<PaymentsDependencies, 'provider' | 'log'> & PackageAdminDependencies & { ids: Ids };

/** Everything around payments, with the provider that the settings name. */
export function createPayments({ config, log }: Pick<ServiceParts, 'config' | 'log'>, ground: Ground) {
  const provider = chooseProvider(config, ground);
  const deps: PaymentsDependencies = { ...ground, log, provider };
  const settlement = new SettlementService(deps);
  const takesWebhooks = provider instanceof StripeProvider && provider.takesWebhooks;
  const webhooks = takesWebhooks ? new WebhookService({ ...ground, provider }) : null;
  return {
    provider,
    packages: new PackageService(deps),
    packageAdmin: new PackageAdminService(ground),
    purchases: new PurchaseService(deps, settlement),
    settlement,
    reconciliation: new ReconciliationService(deps, settlement),
    testPayments: provider instanceof TestProvider ? new TestPaymentService({ ...ground, provider }) : null,
    webhooks,
    sweep: async (db: Db): Promise<void> => webhooks?.sweep(db),
  };
}

export type ComposedPayments = ReturnType<typeof createPayments>;
