import path from 'node:path';
import { AccountAdminService } from '#server/account/admin-service.ts';
import { AccountDeletionService } from '#server/account/leaving/deletion-service.ts';
import type { AccountDependencies } from '#server/account/dependencies.ts';
import { AccountExportService } from '#server/account/leaving/export-service.ts';
import { createPasswords } from '#server/account/sign-in/passwords.ts';
import type { PasswordCost } from '#server/account/sign-in/passwords.ts';
import { AccountProfileService } from '#server/account/profile/service.ts';
import { AccountRecoveryService } from '#server/account/recovery/service.ts';
import { AccountSecondFactorAdminService } from '#server/account/second-factor/admin-service.ts';
import { AccountSecondFactorService } from '#server/account/second-factor/service.ts';
import { AccountSecurityService } from '#server/account/security/service.ts';
import { AccountService } from '#server/account/service.ts';
import { AdminActionService } from '#server/admin/action-service.ts';
import type { AdminActionDependencies } from '#server/admin/dependencies.ts';
import { AdminListService } from '#server/admin/list-service.ts';
import { AdminSeriesService } from '#server/admin/series-service.ts';
import { AdminStatsService } from '#server/admin/stats-service.ts';
import { createActivitiesService } from '#server/activities/service.ts';
import type { ActivitiesService } from '#server/activities/service.ts';
import { AuditService } from '#server/audit/service.ts';
import { createDoctor, vendorName } from './doctor.ts';
import { accountNeighbors } from './account-effects.ts';
import { chooseBlobs, chooseMailer, databaseFolder } from './ports.ts';
import type { Config } from '#server/config.ts';
import { hiddenFrom } from '#server/community/block-store.ts';
import { CommentService } from '#server/community/comment-service.ts';
import type { CommunityDependencies } from '#server/community/dependencies.ts';
import { JudgingService } from '#server/community/judging-service.ts';
import { ModerationService } from '#server/community/moderation-service.ts';
import { PostService } from '#server/community/post-service.ts';
import { SafetyService } from '#server/community/safety-service.ts';
import { ContactInboxService } from '#server/contact/inbox-service.ts';
import { ContactService } from '#server/contact/service.ts';
import { FavoritesService } from '#server/crafts/favorites-service.ts';
import { MakeableService } from '#server/crafts/makeable-service.ts';
import { CraftsService } from '#server/crafts/service.ts';
import { CreditsService } from '#server/credits/service.ts';
import { HouseCraftService } from '#server/generation/house-craft-service.ts';
import { BuiltinPicture } from '#server/generation/pictures/builtin-picture.ts';
import { CallsService } from '#server/generation/calls/service.ts';
import { choosePictures, chooseText } from '#server/generation/choose-engines.ts';
import { LimitsService } from '#server/generation/calls/limits-service.ts';
import { OfferService } from '#server/generation/payment/offer-service.ts';
import { CraftPaymentService } from '#server/generation/payment/service.ts';
import { PictureReadyNotice } from '#server/generation/pictures/ready-notice.ts';
import { PictureService } from '#server/generation/pictures/service.ts';
import { GenerationService } from '#server/generation/service.ts';
import { VerdictsService } from '#server/generation/calls/verdicts-service.ts';
import { StepPictureService } from '#server/generation/pictures/step-service.ts';
import type { VendorCall } from '#server/generation/vendors/vendor-line.ts';
import { createImagesService } from '#server/images/service.ts';
import { NotificationsService } from '#server/notifications/service.ts';
import { JobsAdminService } from '#server/operations/jobs-service.ts';
import { SignInRuleService } from '#server/operations/sign-in-rule-service.ts';
import { SystemService } from '#server/operations/system-service.ts';
import { createOperatorService } from '#server/operator/service.ts';
import { createPayments } from './payments.ts';
import type { ComposedPayments } from './payments.ts';
import { InventoryService } from '#server/supplies/inventory-service.ts';
import { StarterService } from '#server/starter/service.ts';
import { createSuppliesService } from '#server/supplies/service.ts';
import { BlobDeletions } from '#server/platform/blobs/blob-deletions.ts';
import { handleBlobJobs } from '#server/platform/blobs/delete-blobs-job.ts';
import { createBus } from '#server/platform/bus.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Db } from '#server/platform/db/database.ts';
import { EmbeddedCopies } from '#server/platform/db/embedded-copies.ts';
import { Idempotency } from '#server/platform/idempotency/idempotency.ts';
import type { Ids } from '#server/platform/ids.ts';
import { createRecurring } from '#server/platform/jobs/recurring.ts';
import type { RecurringTask } from '#server/platform/jobs/recurring.ts';
import { Jobs } from '#server/platform/jobs/worker.ts';
import type { Log } from '#server/platform/log.ts';
import type { Mailer } from '#server/platform/mail/mailer.ts';
import { handleMailJobs } from '#server/platform/mail/send-mail-job.ts';
import { createRateLimits } from '#server/platform/rate-limits.ts';

export interface ServiceParts {
  config: Config;
  version: string;
  database: Database;
  clock: Clock;
  ids: Ids;
  log: Log;
  /** The origin of links; asked for when a link is made, because the port may only be known then. */
  publicUrl: () => string;
  mailer?: Mailer;
  passwordCost?: PasswordCost;
}

const minute = 60;
const hour = 3600;

function createPlatform(parts: ServiceParts) {
  const { config, database, clock, ids, log, publicUrl } = parts;
  const jobs = new Jobs({ database, clock, log });
  const mailer = parts.mailer ?? chooseMailer(config, clock);
  const blobs = chooseBlobs(config);
  handleMailJobs(jobs, mailer);
  const blobDeletions = new BlobDeletions();
  handleBlobJobs(jobs, { db: database.db, blobs, blobDeletions });
  return {
    database,
    clock,
    ids,
    publicUrl,
    jobs,
    mailer,
    bus: createBus(log),
    rateLimits: createRateLimits(clock, config.rateLimits),
    blobs,
    blobDeletions,
    databaseCopies: new EmbeddedCopies(database, {
      from: databaseFolder(config),
      place: path.join(config.dataDir, 'database-copy'),
    }),
    idempotency: new Idempotency({ database, clock, ids }),
  };
}

function createAccount(deps: AccountDependencies) {
  const security = new AccountSecurityService(deps);
  const secondFactor = new AccountSecondFactorService(deps, security);
  return {
    security,
    secondFactor,
    secondFactorAdmin: new AccountSecondFactorAdminService(deps),
    account: new AccountService(deps, secondFactor),
    accountAdmin: new AccountAdminService(deps),
    recovery: new AccountRecoveryService(deps),
    profile: new AccountProfileService(deps),
    exporting: new AccountExportService(deps),
    deletion: new AccountDeletionService(deps, security),
  };
}

/** What other features stand on and that stands on nothing but accounts. */
function createGround({ config }: ServiceParts, platform: Platform) {
  const audit = new AuditService(platform);
  const supplies = createSuppliesService();
  const activities = createActivitiesService(platform);
  const record: ActivitiesService['record'] = (db, activity) => activities.record(db, activity);
  return {
    images: createImagesService(),
    supplies,
    inventory: new InventoryService({ ...platform, supplies }),
    credits: new CreditsService(platform),
    notifications: new NotificationsService(platform),
    contact: new ContactService({ ...platform, contactEmail: config.mail.contactEmail }),
    contactInbox: new ContactInboxService({ ...platform, audit }),
    audit,
    activities,
    record,
  };
}

/** Crafts and the community around them: their likes are one count. */
function createCrafts(ground: Ground, { config, log }: ServiceParts, profile: () => AccountProfileService) {
  const crafts = new CraftsService(ground);
  const favorites = new FavoritesService({
    ...ground,
    likesChanged: (tx, craftIds) => posts.followLikes(tx, craftIds),
  });
  const deps: CommunityDependencies = {
    ...ground,
    crafts,
    likes: favorites,
    reviewFirstTexts: config.reviewFirstTexts,
    clearProfile: (tx, userId) => profile().clear(tx, userId),
    restoreProfile: (tx, userId, bio) => profile().restoreBio(tx, userId, bio),
    findProfile: (db, userId) => profile().findBio(db, userId),
  };
  const moderation = new ModerationService(deps);
  const posts = new PostService(deps, moderation);
  const comments = new CommentService(deps, posts, moderation);
  const safety = new SafetyService(deps, posts, moderation);
  const makeable = new MakeableService({ clock: ground.clock, log, hiddenFrom });
  const hasSecondReader = config.aiReview && config.aiText.provider !== 'builtin';
  const judging = new JudgingService({ ...deps, jobs: ground.jobs, hasSecondReader }, moderation);
  return { crafts, makeable, favorites, moderation, posts, comments, safety, judging };
}

const vendorsOf = ({ aiText, aiImage }: Config) => ({
  text: vendorName('text', aiText),
  pictures: vendorName('picture', aiImage),
});

function createMaking({ config, log }: ServiceParts, deps: Ground & { crafts: CraftsService }) {
  const { database, clock, images } = deps;
  const limits = new LimitsService(deps);
  const verdicts = new VerdictsService(deps);
  const calls = new CallsService({ ...deps, limits, verdicts, vendors: vendorsOf(config) });
  const engineParts = {
    clock,
    log,
    images,
    timeoutMs: config.aiTimeoutMs,
    admit: () => limits.admit(database.db),
    recordCall: (call: VendorCall) => calls.record(call),
  };
  const text = chooseText(config.aiText, { ...engineParts, review: config.aiReview });
  const pictures = choosePictures(config.aiImage, engineParts);
  const offers = new OfferService(deps);
  const payments = new CraftPaymentService({ ...deps, offers });
  const notice = new PictureReadyNotice(deps);
  const drawing = new PictureService({ ...deps, pictures, builtin: new BuiltinPicture(images) });
  drawing.onReady((tx, { craftId }) => notice.ready(tx, craftId));
  return {
    limits,
    calls,
    offers,
    house: new HouseCraftService(deps),
    generation: new GenerationService({ ...deps, payments, text, verdicts }),
    stepPictures: new StepPictureService(deps.crafts),
    pictures: drawing,
  };
}

function createStarter(of: StarterParts): StarterService {
  const { database, accountAdmin, crafts, posts, house } = of;
  return new StarterService({
    database,
    addHouseAccount: (tx, displayName, bio) => accountAdmin.addHouseAccount(tx, displayName, bio),
    removeHouseAccount: (tx) => accountAdmin.removeHouseAccount(tx),
    make: (tx, idea) => house.make(tx, idea),
    share: (tx, craftId, houseId) => posts.shareForHouse(tx, craftId, houseId),
    deleteCrafts: (tx) => crafts.deleteHouseCrafts(tx),
  });
}

/** Every service, each made after those it uses. */
export function createServices(parts: ServiceParts) {
  const { config } = parts;
  const platform = createPlatform(parts);
  const ground = { ...platform, ...createGround(parts, platform) };
  const making = createCrafts(ground, parts, () => accounts.profile);
  const payments = createPayments(parts, ground);
  const { passwordMinLength } = config;
  const passwords = createPasswords(parts.passwordCost);
  const neighbors = accountNeighbors({ ...ground, ...making, ...payments });
  const accounts = createAccount({ ...ground, passwords, passwordMinLength, neighbors });
  const made = { ...ground, ...making, ...accounts, payments };
  const services = { ...made, ...createMaking(parts, made) };
  const { database } = platform;
  const doctor = createDoctor({
    ...parts,
    findDatabase: () => Promise.resolve(database),
    recordCall: (call) => services.calls.record(call),
  });
  const starter = createStarter(services);
  const operator = createOperatorService({ ...services, doctor, starter });
  const admin = createAdmin({ ...services, purchases: payments.purchases });
  const recurring = createRecurring(platform, recurringTasks(services));
  const jobsAdmin = new JobsAdminService(ground);
  const system = new SystemService({ ...parts, ...ground, doctor });
  const signInRule = new SignInRuleService(services);
  return { ...services, ...admin, jobsAdmin, system, signInRule, operator, starter, recurring };
}

function createAdmin(deps: AdminActionDependencies & { clock: Clock }) {
  return {
    adminLists: new AdminListService(),
    adminStats: new AdminStatsService(deps),
    adminSeries: new AdminSeriesService(deps),
    adminActions: new AdminActionService(deps),
  };
}

interface StarterParts {
  database: Database;
  accountAdmin: AccountAdminService;
  crafts: CraftsService;
  posts: PostService;
  house: HouseCraftService;
}
type Platform = ReturnType<typeof createPlatform>;
type Ground = Platform & ReturnType<typeof createGround>;
export type Services = ReturnType<typeof createServices>;

interface Sweeper {
  sweep(db: Db): Promise<void>;
}
type Sweepers = Record<
  | 'rateLimits'
  | 'idempotency'
  | 'account'
  | 'recovery'
  | 'activities'
  | 'contact'
  | 'notifications'
  | 'offers'
  | 'calls',
  Sweeper
>;

interface Finishers {
  payments: ComposedPayments;
  pictures: PictureService;
}

/** Pictures that were lost are drawn; nothing is kept longer than the privacy page says. */
function recurringTasks({ pictures, payments, ...sweepers }: Sweepers & Finishers): RecurringTask[] {
  const { rateLimits, idempotency, account, recovery, activities, contact, notifications, offers, calls } =
    sweepers;
  return [
    { name: 'platform.sweep-counters', everySeconds: hour, run: ({ db }) => rateLimits.sweep(db) },
    { name: 'platform.sweep-answers', everySeconds: hour, run: ({ db }) => idempotency.sweep(db) },
    { name: 'payments.compare-purchases', everySeconds: 24 * hour, run: () => payments.reconciliation.run() },
    { name: 'payments.sweep-events', everySeconds: 24 * hour, run: ({ db }) => payments.sweep(db) },
    { name: 'generation.redraw-lost', everySeconds: 10 * minute, run: ({ db }) => pictures.redrawLost(db) },
    { name: 'generation.sweep-offers', everySeconds: hour, run: ({ db }) => offers.sweep(db) },
    { name: 'generation.sweep-calls', everySeconds: 24 * hour, run: ({ db }) => calls.sweep(db) },
    { name: 'account.sweep-sessions', everySeconds: hour, run: ({ db }) => account.sweep(db) },
    { name: 'account.sweep-tokens', everySeconds: hour, run: ({ db }) => recovery.sweep(db) },
    { name: 'activities.sweep-old', everySeconds: 24 * hour, run: ({ db }) => activities.sweep(db) },
    { name: 'notifications.sweep-old', everySeconds: 24 * hour, run: ({ db }) => notifications.sweep(db) },
    { name: 'contact.sweep-old', everySeconds: 24 * hour, run: ({ db }) => contact.sweep(db) },
  ];
}
