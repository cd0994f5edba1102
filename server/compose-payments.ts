import type { ServiceParts } from './compose-services.ts';
import { chooseProvider } from './payments/choose-provider.ts';
import type { PaymentsDependencies } from './payments/dependencies.ts';
import { PackageDeskService } from './payments/package-desk-service.ts';
import type { PackageDeskDependencies } from './payments/package-desk-service.ts';
import { PackageService } from './payments/package-service.ts';
import { ReconciliationService } from './payments/reconciliation-service.ts';
import { PurchaseService } from './payments/service.ts';
import { SettlementService } from './payments/settlement-service.ts';
import { StripeProvider } from './payments/stripe-provider.ts';
import { TestPaymentService } from './payments/test-payment-service.ts';
import { TestProvider } from './payments/test-provider.ts';
import { WebhookService } from './payments/webhook-service.ts';
import type { Db } from './platform/db/database.ts';
import type { Ids } from './platform/ids.ts';

type Ground = Omit<PaymentsDependencies, 'provider' | 'log'> & PackageDeskDependencies & { ids: Ids };

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
    packageDesk: new PackageDeskService(ground),
    purchases: new PurchaseService(deps, settlement),
    settlement,
    reconciliation: new ReconciliationService(deps, settlement),
    testPayments: provider instanceof TestProvider ? new TestPaymentService({ ...ground, provider }) : null,
    webhooks,
    sweep: async (db: Db): Promise<void> => webhooks?.sweep(db),
  };
}

export type ComposedPayments = ReturnType<typeof createPayments>;
