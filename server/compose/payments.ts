import type { ActivitiesService } from '#server/activities/service.ts';
import type { AuditService } from '#server/audit/service.ts';
import type { Config } from '#server/config.ts';
import type { CreditsService } from '#server/credits/service.ts';
import type { NotificationsService } from '#server/notifications/service.ts';
import { chooseProvider } from '#server/payments/choose-provider.ts';
import type { PaymentsDependencies } from '#server/payments/dependencies.ts';
import { PackageAdminService } from '#server/payments/package-admin-service.ts';
import { PackageService } from '#server/payments/package-service.ts';
import { ReconciliationService } from '#server/payments/reconciliation-service.ts';
import { PurchaseService } from '#server/payments/service.ts';
import { SettlementService } from '#server/payments/settlement-service.ts';
import { StripeProvider } from '#server/payments/stripe-provider.ts';
import { TestPaymentService } from '#server/payments/test-payment-service.ts';
import { TestProvider } from '#server/payments/test-provider.ts';
import { WebhookService } from '#server/payments/webhook-service.ts';
import type { SenderOf } from '#server/platform/mail/mail-layout.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Platform } from './platform.ts';

interface Below {
  audit: AuditService;
  activities: ActivitiesService;
  credits: CreditsService;
  notifications: NotificationsService;
  senderOf: SenderOf;
}

/** Everything around payments, with the provider that the settings name. */
export function createPayments(config: Config, platform: Platform, below: Below) {
  const { database, clock, ids, jobs, log, rateLimits } = platform;
  const { audit, activities, credits, notifications, senderOf } = below;
  const provider = chooseProvider(config, { database, clock, ids });
  const deps: PaymentsDependencies = {
    database,
    clock,
    log,
    jobs,
    rateLimits,
    senderOf,
    activities,
    credits,
    notifications,
    provider,
  };
  const settlement = new SettlementService(deps);
  const takesWebhooks = provider instanceof StripeProvider && provider.takesWebhooks;
  const webhooks = takesWebhooks ? new WebhookService({ database, clock, jobs, provider }) : null;
  return {
    provider,
    packages: new PackageService(deps),
    packageAdmin: new PackageAdminService({ database, clock, audit }),
    purchases: new PurchaseService(deps, settlement),
    settlement,
    reconciliation: new ReconciliationService(deps, settlement),
    testPayments:
      provider instanceof TestProvider ? new TestPaymentService({ database, jobs, provider }) : null,
    webhooks,
    sweep: async (db: Db): Promise<void> => webhooks?.sweep(db),
  };
}
