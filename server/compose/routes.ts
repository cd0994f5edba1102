import type { FastifyInstance } from 'fastify';
import { mountAccessTokens } from '#server/account/access-tokens/routes.ts';
import { mountInvitations } from '#server/account/invitations/routes.ts';
import { mountLeaving } from '#server/account/leaving/routes.ts';
import { mountPasskeys } from '#server/account/passkeys/routes.ts';
import { mountProfile } from '#server/account/profile/routes.ts';
import type { BrowserCookie } from '#server/account/provider/browser-cookie.ts';
import { mountProvider } from '#server/account/provider/routes.ts';
import { mountRecovery } from '#server/account/recovery/routes.ts';
import { mountAccount } from '#server/account/routes.ts';
import { mountSecondFactor } from '#server/account/second-factor/routes.ts';
import { mountSecurity } from '#server/account/security/routes.ts';
import type { SessionCookie } from '#server/account/sign-in/session-cookie.ts';
import { mountAdminActions } from '#server/admin/action-routes.ts';
import { mountAdminCsv } from '#server/admin/csv-routes.ts';
import { mountAdminInvitations } from '#server/admin/invitation-routes.ts';
import { mountAdmin } from '#server/admin/routes.ts';
import { mountBackups } from '#server/backup/routes.ts';
import { mountBranding, mountLogo } from '#server/branding/routes.ts';
import { mountSupplies } from '#server/supplies/routes.ts';
import type { Services } from './services.ts';
import { mountCommunity as mountPosts } from '#server/community/routes.ts';
import { mountSafety } from '#server/community/safety-routes.ts';
import { mountContactInbox } from '#server/contact/inbox-routes.ts';
import { mountContact } from '#server/contact/routes.ts';
import { mountFavorites } from '#server/crafts/favorites-routes.ts';
import { mountCrafts as mountCraftRoutes } from '#server/crafts/routes.ts';
import { mountCredits } from '#server/credits/routes.ts';
import { mountGenerationCalls } from '#server/generation/calls/routes.ts';
import { mountGeneration } from '#server/generation/routes.ts';
import { mountNotifications } from '#server/notifications/routes.ts';
import { mountOperations } from '#server/operations/routes.ts';
import { mountPackageAdmin } from '#server/payments/package-routes.ts';
import { mountPayments } from '#server/payments/routes.ts';
import { mountWebhooks } from '#server/webhooks/routes.ts';
import { mountPrint } from '#server/print/routes.ts';
import { mountArrivals } from '#server/operator/arrival-routes.ts';
import { mountCopies } from '#server/operator/copy-routes.ts';
import { mountOperator } from '#server/operator/routes.ts';
import { mountApiDescription } from '#server/platform/http/describe-routes.ts';
import { mountHealth } from '#server/platform/http/health.ts';
import { onceByKey } from '#server/platform/idempotency/by-key.ts';
import { mountMetrics } from '#server/platform/http/metrics.ts';
import type { Mounting } from '#server/platform/http/mount.ts';
import type { Stage } from '#server/platform/stage.ts';

interface RouteSettings {
  version: string;
  metricsToken: string | null;
  operatorToken: string;
  cookie: SessionCookie;
  browserCookie: BrowserCookie;
  checkReplies: boolean;
  debugPages: boolean;
  stage: Stage;
}

/** Everything that is served, feature by feature. */
export function mountEverything(http: FastifyInstance, services: Services, settings: RouteSettings): void {
  const mounting: Mounting = {
    app: http,
    endpoints: [],
    once: onceByKey(services.idempotency),
    checkReplies: settings.checkReplies,
  };
  mountPlatform(http, services, settings);
  mountAccounts(mounting, services, settings);
  mountCrafts(mounting, services, settings);
  mountCommunity(mounting, services);
  mountAdministration(mounting, services);
  mountApiDescription(http, mounting.endpoints, settings.version);
}

/** For probes, measuring and the command line. */
function mountPlatform(http: FastifyInstance, of: Services, settings: RouteSettings): void {
  const { database, blobs, blobDeletions, databaseCopies: copies, operator } = of;
  const { stage, metricsToken, operatorToken: token } = settings;
  mountHealth(http, { database, blobs, stage });
  mountMetrics(http, {
    database,
    jobs: of.jobs.store,
    token: metricsToken,
    figures: of.backupSchedule.figures,
  });
  mountOperator(http, { operator, token });
  mountArrivals(http, { token });
  if (database.kind === 'embedded') mountCopies(http, { copies, blobDeletions, token });
}

function mountAccounts(mounting: Mounting, of: Services, settings: RouteSettings): void {
  const { cookie, browserCookie } = settings;
  const {
    account,
    provider,
    connection,
    invitations,
    recovery,
    security,
    secondFactor,
    passkeys,
    accessTokens,
    profile,
    deletion,
    exporting,
  } = of;
  const { contact, contactInbox } = of;
  const { db } = of.database;
  mountAccount(mounting, { db, account, cookie, provider });
  if (provider) mountProvider(mounting, { db, provider, connection, cookie, browserCookie });
  mountInvitations(mounting, { db, invitations });
  mountRecovery(mounting, { db, recovery, security });
  mountSecurity(mounting, { db, security });
  mountSecondFactor(mounting, { db, secondFactor });
  mountPasskeys(mounting, { db, passkeys, cookie });
  mountAccessTokens(mounting, { db, accessTokens });
  mountProfile(mounting, { profile });
  mountLeaving(mounting, { db, deletion, exporting, cookie });
  mountContact(mounting, { contact });
  mountContactInbox(mounting, { db, contactInbox });
}

/** Crafts, what pays for them, and the making of them. */
function mountCrafts(mounting: Mounting, of: Services, { debugPages }: RouteSettings): void {
  const { db } = of.database;
  const {
    crafts,
    makeable,
    favorites,
    credits,
    payments,
    generations,
    runs,
    stepPictures,
    spotting,
    craftFiles,
    printing,
    calls,
    limits,
  } = of;
  mountCraftRoutes(mounting, { db, crafts, makeable, debugPages });
  mountFavorites(mounting, { db, favorites });
  mountCredits(mounting, { db, credits });
  mountPayments(mounting, { db, payments });
  mountPackageAdmin(mounting, { db, packages: payments.packageAdmin });
  mountGeneration(mounting, { db, generations, runs, stepPictures, spotting, craftFiles });
  mountPrint(mounting, { db, printing });
  mountGenerationCalls(mounting, { db, calls, limits });
}

function mountCommunity(mounting: Mounting, of: Services): void {
  const { db } = of.database;
  const { posts, comments, safety, moderation, notifications, inventory } = of;
  mountPosts(mounting, { database: of.database, posts, comments });
  mountSafety(mounting, { db, safety, moderation });
  mountNotifications(mounting, { db, notifications });
  mountSupplies(mounting, { db, inventory });
  mountWebhooks(mounting, { db, webhooks: of.webhooks, limits: of.rateLimits });
}

/** For those who look after the place. */
function mountAdministration(mounting: Mounting, of: Services): void {
  const { db } = of.database;
  const { adminLists, adminStats, adminSeries, adminActions, adminInvitations } = of;
  const { jobsAdmin, system, signInRule, backupSchedule, branding } = of;
  mountAdmin(mounting, { db, adminLists, adminStats, adminSeries });
  mountAdminActions(mounting, { adminActions });
  mountAdminInvitations(mounting, { db, adminInvitations });
  mountAdminCsv(mounting.app, { db, adminLists });
  mountOperations(mounting, { db, jobsAdmin, system, signInRule });
  mountBackups(mounting, { db, backupSchedule });
  mountBranding(mounting, { db, branding });
  mountLogo(mounting.app, branding);
}
