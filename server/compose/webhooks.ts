import type { CraftsService } from '#server/crafts/service.ts';
import { createOutsideCaller } from '#server/platform/outside/call-outside.ts';
import { WebhookDeliveryService } from '#server/webhooks/delivery-service.ts';
import { WebhooksService } from '#server/webhooks/service.ts';
import type { Platform, ServiceParts } from './platform.ts';

export function createWebhooks(
  { config, callOutside = createOutsideCaller() }: Pick<ServiceParts, 'config' | 'callOutside'>,
  { database, clock, ids, jobs, publicUrl }: Platform,
  crafts: CraftsService,
) {
  const mayCall = config.webhooks;
  const deps = { database, clock, ids, jobs, crafts, callOutside, publicUrl, mayCall };
  const webhookDeliveries = new WebhookDeliveryService(deps);
  return {
    webhookDeliveries,
    webhooks: new WebhooksService({ database, clock, mayCall }, webhookDeliveries),
  };
}
