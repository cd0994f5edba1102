import type { Brand } from '#contract/brand.ts';
import { createPasswords } from '#server/account/sign-in/passwords.ts';
import { createActivitiesService } from '#server/activities/service.ts';
import { AdminActionService } from '#server/admin/action-service.ts';
import { AdminInvitationService } from '#server/admin/invitation-service.ts';
import { AdminListService } from '#server/admin/list-service.ts';
import { AdminSeriesService } from '#server/admin/series-service.ts';
import { AdminStatsService } from '#server/admin/stats-service.ts';
import { AuditService } from '#server/audit/service.ts';
import { BrandingService } from '#server/branding/service.ts';
import { ContactInboxService } from '#server/contact/inbox-service.ts';
import { ContactService } from '#server/contact/service.ts';
import { CreditsService } from '#server/credits/service.ts';
import type { DoctorService } from '#server/doctor/service.ts';
import type { CallsService } from '#server/generation/calls/service.ts';
import { createImagesService } from '#server/images/service.ts';
import { NotificationsService } from '#server/notifications/service.ts';
import { JobsAdminService } from '#server/operations/jobs-service.ts';
import { SignInRuleService } from '#server/operations/sign-in-rule-service.ts';
import { SystemService } from '#server/operations/system-service.ts';
import { createOperatorService } from '#server/operator/service.ts';
import { SupportService } from '#server/operations/support/service.ts';
import { RecentProblems } from '#server/platform/recent-problems.ts';
import { createRecurring } from '#server/platform/jobs/recurring.ts';
import type { SenderOf } from '#server/platform/mail/mail-layout.ts';
import { PrintService } from '#server/print/service.ts';
import { StarterService } from '#server/starter/service.ts';
import { InventoryService } from '#server/supplies/inventory-service.ts';
import { createSuppliesService } from '#server/supplies/service.ts';
import { accountEffects } from './account-effects.ts';
import type { AboveAccount } from './account-effects.ts';
import { createAccount } from './account.ts';
import { allByName } from './all-by-name.ts';
import { createBackupSchedule } from './backup-schedule.ts';
import { createCommunity } from './community.ts';
import { createDoctor } from './doctor.ts';
import { createGeneration } from './generation.ts';
import { createPayments } from './payments.ts';
import { createPlatform } from './platform.ts';
import type { Platform, ServiceParts } from './platform.ts';
import { createWebhooks } from './webhooks.ts';
import { recurringTasks } from './recurring.ts';

/** What other features stand on. */
function createFoundations({ config }: ServiceParts, platform: Platform) {
  const { database, clock, ids, jobs, blobs, rateLimits, publicUrl } = platform;
  const { contactEmail } = config.mail;
  const audit = new AuditService({ clock });
  const supplies = createSuppliesService();
  const images = createImagesService();
  const branding = new BrandingService({ database, clock, audit, jobs, blobs, images });
  const senderOf: SenderOf = async (db) => ({ brand: await branding.findBrand(db), publicUrl: publicUrl() });
  return {
    audit,
    supplies,
    images,
    activities: createActivitiesService({ clock }),
    notifications: new NotificationsService({ clock }),
    credits: new CreditsService({ database, clock, ids }),
    inventory: new InventoryService({ clock, supplies }),
    contact: new ContactService({ database, clock, jobs, rateLimits, contactEmail, senderOf }),
    contactInbox: new ContactInboxService({ database, clock, audit }),
    branding,
    senderOf,
  };
}

/** Every feature after those it uses; what a lower one does to higher ones it asks for when it happens. */
function createFeatures(parts: ServiceParts, platform: Platform) {
  const { config, passwordCost } = parts;
  const { database, clock, ids, jobs, mailer, blobs, rateLimits, publicUrl, idempotency } = platform;
  const foundations = createFoundations(parts, platform);
  const { audit, activities, notifications, credits, supplies, images, senderOf } = foundations;
  const { passwordMinLength, registration, oidc } = config;
  const passwords = createPasswords(passwordCost);
  const accounts = createAccount({
    database,
    clock,
    ids,
    jobs,
    mailer,
    blobs,
    images,
    rateLimits,
    publicUrl,
    senderOf,
    passwords,
    passwordMinLength,
    registration,
    operatorEmail: config.admin?.email ?? null,
    oidc,
    passwordSignIn: config.passwordSignIn,
    effects: accountEffects(() => above),
  });
  const { profile } = accounts;
  const forCommunity = { audit, activities, images, notifications, supplies, profile };
  const community = createCommunity(config, platform, {
    ...forCommunity,
    craftNews: (tx, news) => webhooks.webhookDeliveries.tell(tx, news),
  });
  const payments = createPayments(config, platform, { audit, activities, credits, notifications, senderOf });
  const { crafts } = community;
  const forGeneration = { audit, activities, credits, crafts, images, notifications, supplies };
  const generation = createGeneration(config, platform, forGeneration);
  const webhooks = createWebhooks(parts, platform, crafts);
  const above: AboveAccount = { foundations, community, payments, webhooks, idempotency };
  return { foundations, accounts, community, payments, generation, webhooks };
}

type Features = ReturnType<typeof createFeatures>;

/** What the house begins with: an account of its own and a dozen crafts, made by the built-in engine and shared. */
function createStarter(
  { database }: Platform,
  { accounts, community, generation }: Features,
): StarterService {
  const { accountAdmin } = accounts;
  const { crafts, posts } = community;
  return new StarterService({
    database,
    addHouseAccount: (tx, displayName, bio) => accountAdmin.addHouseAccount(tx, displayName, bio),
    removeHouseAccount: (tx) => accountAdmin.removeHouseAccount(tx),
    make: (tx, idea) => generation.houseCrafts.make(tx, idea),
    share: (tx, craftId, houseId) => posts.shareForHouse(tx, craftId, houseId),
    deleteCrafts: (tx) => crafts.deleteHouseCrafts(tx),
  });
}

/** The doctor of a server that runs: what its questions cost is kept like that of all others. */
function createHouseDoctor(
  { config }: ServiceParts,
  { database, clock, log }: Platform,
  calls: CallsService,
) {
  return createDoctor({
    config,
    clock,
    log,
    findDatabase: () => Promise.resolve(database),
    recordCall: (call) => calls.record(call),
  });
}

function createSupport(parts: ServiceParts, { database, clock }: Platform, doctor: DoctorService) {
  const { config, version, recentProblems = new RecentProblems() } = parts;
  return new SupportService({ config, version, database, clock, doctor, recentProblems });
}

/** For those who look after the place: console, command line, machine room. */
function createAdministration(parts: ServiceParts, platform: Platform, features: Features) {
  const { config, version } = parts;
  const { database, clock } = platform;
  const { accounts, community, payments, generation } = features;
  const { audit, credits, notifications } = features.foundations;
  const { accountAdmin, secondFactorAdmin, deletion } = accounts;
  const { crafts, posts } = community;
  const doctor = createHouseDoctor(parts, platform, generation.calls);
  const starter = createStarter(platform, features);
  const support = createSupport(parts, platform, doctor);
  return {
    adminLists: new AdminListService(),
    adminStats: new AdminStatsService({ clock }),
    adminSeries: new AdminSeriesService({ clock }),
    adminActions: new AdminActionService({
      database,
      accountAdmin,
      secondFactorAdmin,
      deletion,
      audit,
      crafts,
      posts,
      credits,
      purchases: payments.purchases,
      notifications,
    }),
    adminInvitations: new AdminInvitationService({ database, invitations: accounts.invitations, audit }),
    jobsAdmin: new JobsAdminService({ database, clock, audit }),
    system: new SystemService({ config, version, database, clock, doctor, audit }),
    signInRule: new SignInRuleService({ database, secondFactorAdmin, audit }),
    operator: createOperatorService({ accountAdmin, secondFactorAdmin, doctor, starter, support }),
    starter,
    backupSchedule: createBackupSchedule(parts, platform, audit),
  };
}

/** Every service under its own name. */
export function createServices(parts: ServiceParts) {
  const platform = createPlatform(parts);
  const features = createFeatures(parts, platform);
  const { foundations, accounts, community, payments, generation, webhooks } = features;
  const administration = createAdministration(parts, platform, features);
  const { branding, images, senderOf } = foundations;
  const { crafts } = community;
  const findLogo = async ({ logo }: Brand): Promise<Uint8Array | null> =>
    (logo && (await branding.findLogo(logo.version, 'plain')))?.bytes ?? null;
  const printing = new PrintService({ crafts, images, senderOf, findLogo });
  const services = allByName(
    platform,
    foundations,
    accounts,
    community,
    generation,
    webhooks,
    administration,
    {
      payments,
      printing,
    },
  );
  return { ...services, recurring: createRecurring(platform, recurringTasks(services)) };
}

export type Services = ReturnType<typeof createServices>;
