import type { ActivitiesService } from '#server/activities/service.ts';
import type { AuditService } from '#server/audit/service.ts';
import type { Config } from '#server/config.ts';
import type { CraftsService } from '#server/crafts/service.ts';
import type { CreditsService } from '#server/credits/service.ts';
import { LimitsService } from '#server/generation/calls/limits-service.ts';
import { CallsService } from '#server/generation/calls/service.ts';
import type { TextEngine } from '#server/generation/ideas/draft.ts';
import { VerdictsService } from '#server/generation/calls/verdicts-service.ts';
import { choosePictures, chooseSpotter, chooseText } from '#server/generation/choose-engines.ts';
import { CraftFileService } from '#server/generation/from-file/service.ts';
import { HouseCraftService } from '#server/generation/house-craft-service.ts';
import { OfferService } from '#server/generation/payment/offer-service.ts';
import { CraftPaymentService } from '#server/generation/payment/service.ts';
import { BuiltinPicture } from '#server/generation/pictures/builtin-picture.ts';
import { PictureReadyNotice } from '#server/generation/pictures/ready-notice.ts';
import { PictureService } from '#server/generation/pictures/service.ts';
import { StepPictureService } from '#server/generation/pictures/step-service.ts';
import { BeginService } from '#server/generation/runs/begin-service.ts';
import { RunsService } from '#server/generation/runs/service.ts';
import { SpottingService } from '#server/generation/spotting/service.ts';
import type { SuppliesService } from '#server/supplies/service.ts';
import { GenerationService } from '#server/generation/service.ts';
import type { VendorCall } from '#server/generation/vendors/vendor-line.ts';
import type { ImagesService } from '#server/images/service.ts';
import type { NotificationsService } from '#server/notifications/service.ts';
import { vendorName } from './doctor.ts';
import type { Platform } from './platform.ts';

interface Below {
  audit: AuditService;
  activities: ActivitiesService;
  credits: CreditsService;
  crafts: CraftsService;
  images: ImagesService;
  notifications: NotificationsService;
  supplies: SuppliesService;
}

const vendorsOf = ({ aiText, aiImage }: Config) => ({
  text: vendorName('text', aiText),
  pictures: vendorName('picture', aiImage),
});

/** Who thinks and who draws, what that costs, and how far it may go. */
function createVendors(config: Config, platform: Platform, { audit, images }: Below) {
  const { database, clock, log } = platform;
  const limits = new LimitsService({ database, clock, audit });
  const verdicts = new VerdictsService({ clock });
  const calls = new CallsService({ database, clock, limits, verdicts, vendors: vendorsOf(config) });
  const parts = {
    clock,
    log,
    images,
    timeoutMs: config.aiTimeoutMs,
    admit: () => limits.admit(database.db),
    recordCall: (call: VendorCall) => calls.record(call),
  };
  const text = chooseText(config.aiText, { ...parts, review: config.aiReview });
  const painter = choosePictures(config.aiImage, parts);
  const spotter = chooseSpotter(config, parts);
  return { limits, verdicts, calls, text, painter, spotter };
}

interface MakingParts {
  payments: CraftPaymentService;
  verdicts: VerdictsService;
  text: TextEngine;
}

/** From a wish to a craft: written down, made by whichever node, followed from anywhere. */
function createMaking(
  { database, clock, jobs, rateLimits, idempotency }: Platform,
  { activities, crafts, images }: Below,
  parts: MakingParts,
) {
  const common = { ...parts, database, clock, jobs };
  const { text, verdicts } = parts;
  const runs = new RunsService({ db: database.db, clock, jobs, crafts });
  return {
    runs,
    generations: new BeginService({ ...common, rateLimits, images, runs }),
    generation: new GenerationService({ ...common, idempotency, activities, crafts }),
    craftFiles: new CraftFileService({
      database,
      clock,
      jobs,
      rateLimits,
      crafts,
      activities,
      verdicts,
      text,
    }),
  };
}

export function createGeneration(config: Config, platform: Platform, below: Below) {
  const { database, clock, ids, jobs, rateLimits } = platform;
  const { credits, crafts, images, notifications, supplies } = below;
  const { limits, verdicts, calls, text, painter, spotter } = createVendors(config, platform, below);
  const offers = new OfferService({ database, clock, ids });
  const payments = new CraftPaymentService({ credits, offers });
  const pictureReady = new PictureReadyNotice({ database, clock, jobs, crafts, notifications });
  const builtin = new BuiltinPicture(images);
  const pictures = new PictureService({ database, clock, jobs, crafts, painter, builtin, pictureReady });
  const making = createMaking(platform, below, { payments, verdicts, text });
  const houseCrafts = new HouseCraftService({ crafts, jobs, clock, ids });
  const stepPictures = new StepPictureService(crafts);
  const spotting = new SpottingService({ images, rateLimits, supplies, spotter });
  return {
    limits,
    calls,
    offers,
    ...making,
    spotter,
    spotting,
    pictures,
    pictureReady,
    houseCrafts,
    stepPictures,
  };
}
