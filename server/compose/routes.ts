import type { FastifyInstance } from 'fastify';
import { mountLeaving } from '#server/account/leaving/routes.ts';
import { mountProfile } from '#server/account/profile/routes.ts';
import { mountRecovery } from '#server/account/recovery/routes.ts';
import { mountAccount } from '#server/account/routes.ts';
import { mountSecondFactor } from '#server/account/second-factor/routes.ts';
import { mountSecurity } from '#server/account/security/routes.ts';
import type { SessionCookie } from '#server/account/sign-in/session-cookie.ts';
import { mountAdminActions } from '#server/admin/action-routes.ts';
import { mountAdminCsv } from '#server/admin/csv-routes.ts';
import { mountAdmin } from '#server/admin/routes.ts';
import { mountSupplies } from '#server/supplies/routes.ts';
import type { Services } from './services.ts';
import { mountCommunity } from '#server/community/routes.ts';
import { mountSafety } from '#server/community/safety-routes.ts';
import { mountContactInbox } from '#server/contact/inbox-routes.ts';
import { mountContact } from '#server/contact/routes.ts';
import { mountFavorites } from '#server/crafts/favorites-routes.ts';
import { mountCrafts } from '#server/crafts/routes.ts';
import { mountCredits } from '#server/credits/routes.ts';
import { mountGenerationCalls } from '#server/generation/calls/routes.ts';
import { mountGeneration } from '#server/generation/routes.ts';
import { mountNotifications } from '#server/notifications/routes.ts';
import { mountOperations } from '#server/operations/routes.ts';
import { mountPackageAdmin } from '#server/payments/package-routes.ts';
import { mountPayments } from '#server/payments/routes.ts';
import { mountCopies } from '#server/operator/copy-routes.ts';
import { mountOperator } from '#server/operator/routes.ts';
import { mountApiDescription } from '#server/platform/http/describe-routes.ts';
import { mountHealth } from '#server/platform/http/health.ts';
import { onceByKey } from '#server/platform/idempotency/by-key.ts';
import { mountMetrics } from '#server/platform/http/metrics.ts';
import type { Mounting } from '#server/platform/http/mount.ts';
import type { Stage } from '#server/platform/stage.ts';

export interface RouteSettings {
  version: string;
  metricsToken: string | null;
  operatorToken: string;
  cookie: SessionCookie;
  checkReplies: boolean;
  debugPages: boolean;
  stage: Stage;
}

/** Everything that is served, feature by feature. */
export function mountEverything(http: FastifyInstance, services: Services, settings: RouteSettings): void {
  const { database } = services;
  const { db } = database;
  const of = { ...services, db };
  mountHealth(http, { database, blobs: services.blobs, stage: settings.stage });
  mountMetrics(http, { database, jobs: services.jobs.store, token: settings.metricsToken });
  mountOperator(http, { db, operator: services.operator, token: settings.operatorToken });
  if (database.kind === 'embedded')
    mountCopies(http, { ...services, copies: services.databaseCopies, token: settings.operatorToken });

  const mounting: Mounting = {
    app: http,
    endpoints: [],
    once: onceByKey(services.idempotency),
    checkReplies: settings.checkReplies,
  };
  mountAccount(mounting, { ...of, cookie: settings.cookie });
  mountRecovery(mounting, of);
  mountSecurity(mounting, of);
  mountSecondFactor(mounting, of);
  mountProfile(mounting, of);
  mountLeaving(mounting, { ...of, cookie: settings.cookie });
  mountContact(mounting, of);
  mountContactInbox(mounting, of);
  mountCrafts(mounting, { ...of, debugPages: settings.debugPages });
  mountFavorites(mounting, of);
  mountCredits(mounting, of);
  mountPayments(mounting, of);
  mountPackageAdmin(mounting, { db, packages: services.payments.packageAdmin });
  mountGeneration(mounting, of);
  mountGenerationCalls(mounting, of);
  mountCommunity(mounting, of);
  mountSafety(mounting, of);
  mountNotifications(mounting, of);
  mountSupplies(mounting, of);
  mountAdmin(mounting, of);
  mountAdminActions(mounting, of);
  mountAdminCsv(http, of);
  mountOperations(mounting, of);
  mountApiDescription(http, mounting.endpoints, settings.version);
}
