import type { AccountProfileService } from '#server/account/profile/service.ts';
import type { ActivitiesService } from '#server/activities/service.ts';
import type { AuditService } from '#server/audit/service.ts';
import { hiddenFrom } from '#server/community/block-store.ts';
import { CommentService } from '#server/community/comment-service.ts';
import type { CommunityDependencies } from '#server/community/dependencies.ts';
import { JudgingService } from '#server/community/judging-service.ts';
import { ModerationService } from '#server/community/moderation-service.ts';
import { PostService } from '#server/community/post-service.ts';
import { SafetyService } from '#server/community/safety-service.ts';
import type { Config } from '#server/config.ts';
import type { CraftEffects } from '#server/crafts/effects.ts';
import { FirstLooks } from '#server/crafts/first-looks.ts';
import { FavoritesService } from '#server/crafts/favorites-service.ts';
import { MakeableService } from '#server/crafts/makeable-service.ts';
import { CraftsService } from '#server/crafts/service.ts';
import type { ImagesService } from '#server/images/service.ts';
import type { NotificationsService } from '#server/notifications/service.ts';
import type { SuppliesService } from '#server/supplies/service.ts';
import type { Platform } from './platform.ts';

interface Below {
  audit: AuditService;
  activities: ActivitiesService;
  notifications: NotificationsService;
  images: ImagesService;
  supplies: SuppliesService;
  profile: AccountProfileService;
  craftNews: CraftEffects['happened'];
}

/** Crafts and the community around them: their likes are one count. */
export function createCommunity(config: Config, platform: Platform, below: Below) {
  const { database, clock, ids, log, jobs, blobs, rateLimits } = platform;
  const { audit, activities, images, notifications, supplies, profile } = below;
  const effects: CraftEffects = {
    likesChanged: (tx, craftIds) => posts.followLikes(tx, craftIds),
    hiddenFrom,
    happened: below.craftNews,
  };
  const crafts = new CraftsService({ database, clock, jobs, blobs, supplies, activities, effects });
  const firstLooks = new FirstLooks({ blobs, shrink: images.toFirstLook });
  const favorites = new FavoritesService({ database, clock, notifications, activities, effects });
  const makeable = new MakeableService({ clock, log, effects });
  const deps: CommunityDependencies = {
    database,
    clock,
    ids,
    rateLimits,
    audit,
    activities,
    notifications,
    crafts,
    likes: favorites,
    profiles: profile,
    reviewFirstTexts: config.reviewFirstTexts,
  };
  const moderation = new ModerationService(deps);
  const posts = new PostService(deps, moderation);
  const comments = new CommentService(deps, posts, moderation);
  const safety = new SafetyService(deps, posts, moderation);
  const hasSecondReader = config.aiReview && config.aiText.provider !== 'builtin';
  const judging = new JudgingService({ ...deps, jobs, hasSecondReader }, moderation);
  return { crafts, firstLooks, makeable, favorites, moderation, posts, comments, safety, judging };
}
