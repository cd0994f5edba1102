import type { FastifyInstance } from 'fastify';
import { mountFarewell } from './account/farewell-routes.ts';
import { mountProfile } from './account/profile-routes.ts';
import { mountRecovery } from './account/recovery-routes.ts';
import { mountAccount } from './account/routes.ts';
import { mountSecondFactor } from './account/second-factor-routes.ts';
import { mountSecurity } from './account/security-routes.ts';
import type { SessionCookie } from './account/session-cookie.ts';
import { mountAdminActions } from './admin/action-routes.ts';
import { mountAdminCsv } from './admin/csv-routes.ts';
import { mountAdmin } from './admin/routes.ts';
import { mountSupplies } from './supplies/routes.ts';
import type { Services } from './compose-services.ts';
import { mountCommunity } from './community/routes.ts';
import { mountSafety } from './community/safety-routes.ts';
import { mountContactDesk } from './contact/desk-routes.ts';
import { mountContact } from './contact/routes.ts';
import { mountFavorites } from './crafts/favorites-routes.ts';
import { mountCrafts } from './crafts/routes.ts';
import { mountCredits } from './credits/routes.ts';
import { mountGenerationCalls } from './generation/calls-routes.ts';
import { mountGeneration } from './generation/routes.ts';
import { mountNotifications } from './notifications/routes.ts';
import { mountOperations } from './operations/routes.ts';
import { mountPackageDesk } from './payments/package-routes.ts';
import { mountPayments } from './payments/routes.ts';
import { mountCopies } from './operator/copy-routes.ts';
import { mountOperator } from './operator/routes.ts';
import { mountApiDescription } from './platform/http/describe-routes.ts';
import { mountHealth } from './platform/http/health.ts';
import { onceByKey } from './platform/idempotency/by-key.ts';
import { mountMetrics } from './platform/http/metrics.ts';
import type { Mounting } from './platform/http/mount.ts';
import type { Stage } from './platform/stage.ts';

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
  mountFarewell(mounting, { ...of, cookie: settings.cookie });
  mountContact(mounting, of);
  mountContactDesk(mounting, of);
  mountCrafts(mounting, { ...of, debugPages: settings.debugPages });
  mountFavorites(mounting, of);
  mountCredits(mounting, of);
  mountPayments(mounting, of);
  mountPackageDesk(mounting, { db, packages: services.payments.packageDesk });
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
