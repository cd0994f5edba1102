import type { ActivitiesService } from '#server/activities/service.ts';
import type { LikeReply } from '#contract/crafts-favorites.ts';
import type { AuditService } from '#server/audit/service.ts';
import type { CraftsService } from '#server/crafts/service.ts';
import type { NotificationsService } from '#server/notifications/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Db } from '#server/platform/db/database.ts';
import type { Member } from '#server/platform/http/actor.ts';
import type { Ids } from '#server/platform/ids.ts';
import type { RateLimits } from '#server/platform/rate-limits.ts';

type LikeState = Pick<LikeReply, 'isLiked' | 'count'>;

/** Likes belong to crafts; a post only passes them on. */
interface Likes {
  like(actor: Member, craftId: string): Promise<LikeState>;
  unlike(actor: Member, craftId: string): Promise<LikeState>;
}

/** What accounts do about what people say of themselves. */
interface Profiles {
  /** Empties somebody's public profile; returns what it said. */
  clear(tx: Db, userId: number): Promise<string>;
  restoreBio(tx: Db, userId: number, bio: string): Promise<void>;
  findBio(db: Db, userId: number): Promise<string | null>;
}

export interface CommunityDependencies {
  database: Database;
  clock: Clock;
  ids: Ids;
  audit: AuditService;
  rateLimits: RateLimits;
  crafts: CraftsService;
  likes: Likes;
  notifications: NotificationsService;
  /** How many texts of somebody new are looked at before they are published. */
  reviewFirstTexts: number;
  activities: ActivitiesService;
  profiles: Profiles;
}
