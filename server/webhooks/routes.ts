import { hourSeconds } from '#contract/durations.ts';
import * as contract from '#contract/webhooks.ts';
import type { Db } from '#server/platform/db/database.ts';
import { mount, succeeded } from '#server/platform/http/mount.ts';
import type { Mounting } from '#server/platform/http/mount.ts';
import { requireSelf } from '#server/platform/policy.ts';
import type { RateLimit, RateLimits } from '#server/platform/rate-limits.ts';
import type { WebhooksService } from './service.ts';

interface WebhookRouting {
  db: Db;
  webhooks: WebhooksService;
  limits: RateLimits;
}

const changes: RateLimit = { name: 'webhooks.change', limit: 60, windowSeconds: hourSeconds };

export function mountWebhooks(mounting: Mounting, { db, webhooks, limits }: WebhookRouting): void {
  mount(mounting, contract.listWebhooks, ({ actor, params }) =>
    webhooks.list(db, requireSelf(actor, params.id)),
  );
  mount(mounting, contract.createWebhook, async ({ actor, params, body }) => {
    const own = requireSelf(actor, params.id);
    await limits.take(db, changes, String(own.userId));
    return succeeded(await webhooks.create(own, body));
  });
  mount(mounting, contract.switchWebhook, async ({ actor, params, body }) => {
    await webhooks.switch(requireSelf(actor, params.id), params.webhookId, body.isOn);
    return succeeded({ message: body.isOn ? 'This webhook is on.' : 'This webhook is off.' });
  });
  mount(mounting, contract.testWebhook, async ({ actor, params }) => {
    const own = requireSelf(actor, params.id);
    await limits.take(db, changes, String(own.userId));
    await webhooks.sendTest(own, params.webhookId);
    return succeeded({ message: 'A test is on its way.' });
  });
  mount(mounting, contract.deleteWebhook, async ({ actor, params }) => {
    await webhooks.delete(db, requireSelf(actor, params.id), params.webhookId);
    return succeeded({ message: 'This webhook is gone.' });
  });
}
