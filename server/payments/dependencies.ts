import type { ActivitiesService } from '#server/activities/service.ts';
import type { CreditsService } from '#server/credits/service.ts';
import type { NotificationsService } from '#server/notifications/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Jobs } from '#server/platform/jobs/worker.ts';
import type { Log } from '#server/platform/log.ts';
import type { SenderOf } from '#server/platform/mail/mail-layout.ts';
import type { RateLimits } from '#server/platform/rate-limits.ts';
import type { PaymentProvider } from './provider.ts';

export interface PaymentsDependencies {
  database: Database;
  clock: Clock;
  log: Log;
  jobs: Jobs;
  rateLimits: RateLimits;
  credits: CreditsService;
  notifications: NotificationsService;
  senderOf: SenderOf;
  activities: ActivitiesService;
  /** Null when nothing can be bought. */
  provider: PaymentProvider | null;
}
