import type { Craft } from '#contract/crafts.ts';
import type { LikeReply } from '#contract/crafts-favorites.ts';
import type { NotificationsService } from '#server/notifications/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Db } from '#server/platform/db/database.ts';
import type { Member } from '#server/platform/http/actor.ts';
import { cutPage } from '#server/platform/http/paging.ts';
import type { Page, PageOf } from '#server/platform/http/paging.ts';
import type { ActivitiesService } from '#server/activities/service.ts';
import type { Own } from '#server/platform/policy.ts';
import type { CraftEffects } from './effects.ts';
import * as store from './favorites-store.ts';
import type { MarkKind } from './favorites-store.ts';
import { presentCrafts } from './hydrate.ts';
import { craftMissing, requireShownCraft } from './policy.ts';

interface FavoritesDependencies {
  database: Database;
  clock: Clock;
  notifications: NotificationsService;
  activities: ActivitiesService;
  effects: Pick<CraftEffects, 'likesChanged'>;
}

/** What people like and keep for later. Whoever has a craft's link may do both. */
export class FavoritesService {
  #deps: FavoritesDependencies;

  constructor(deps: FavoritesDependencies) {
    this.#deps = deps;
  }

  like(actor: Member, craftId: string): Promise<Pick<LikeReply, 'isLiked' | 'count'>> {
    const { database, clock } = this.#deps;
    const { userId } = actor;
    return database.transaction(async (tx) => {
      const craft = requireShownCraft(actor, await store.holdCraft(tx, { userId, craftId }));
      const count = await store.addLike(tx, { userId, craftId, createdAt: clock.now() });
      if (count !== null) await this.#liked(tx, userId, craft);
      return { isLiked: true, count: count ?? (await this.likeCount(tx, craftId)) };
    });
  }

  async #liked(tx: Db, userId: number, craft: store.HeldCraft): Promise<void> {
    const { activities, effects, notifications } = this.#deps;
    await effects.likesChanged(tx, [craft.id]);
    await activities.record(tx, { userId, type: 'craft_liked', metadata: craft.title });
    if (craft.userId === null) return;
    await notifications.tell(tx, {
      userId: craft.userId,
      type: 'craft_liked',
      content: `${craft.readerName ?? 'Somebody'} liked your craft “${craft.title}”.`,
      sourceType: 'craft',
      sourceId: craft.id,
      fromUserId: userId,
      once: `like:${craft.id}:${userId}`,
    });
  }

  unlike({ userId }: Member, craftId: string): Promise<Pick<LikeReply, 'isLiked' | 'count'>> {
    return this.#deps.database.transaction(async (tx) => {
      const count = await store.removeLike(tx, { userId, craftId });
      if (count !== null) await this.#deps.effects.likesChanged(tx, [craftId]);
      return { isLiked: false, count: count ?? (await this.likeCount(tx, craftId)) };
    });
  }

  async likeCount(db: Db, craftId: string): Promise<number> {
    const count = await store.countLikes(db, craftId);
    if (count === null) throw craftMissing();
    return count;
  }

  async isLiked(db: Db, { userId }: Member, craftId: string): Promise<boolean> {
    await this.likeCount(db, craftId);
    return store.isMarked(db, 'likes', { userId, craftId });
  }

  likedAmong(db: Db, userId: number, craftIds: readonly string[]): Promise<Set<string>> {
    return store.listLikedAmong(db, userId, craftIds);
  }

  async save(actor: Member, craftId: string): Promise<void> {
    const { database, clock } = this.#deps;
    const { userId } = actor;
    await database.transaction(async (tx) => {
      requireShownCraft(actor, await store.holdCraft(tx, { userId, craftId }));
      await store.addSaved(tx, { userId, craftId, createdAt: clock.now() });
    });
  }

  async unsave(db: Db, { userId }: Member, craftId: string): Promise<void> {
    await this.likeCount(db, craftId);
    await store.removeSaved(db, { userId, craftId });
  }

  async isSaved(db: Db, { userId }: Own, craftId: string): Promise<boolean> {
    await this.likeCount(db, craftId);
    return store.isMarked(db, 'saved', { userId, craftId });
  }

  /** Somebody's liked or saved crafts, for them alone. */
  async list(
    db: Db,
    actor: Member,
    { kind, of: { userId }, page }: { kind: MarkKind; of: Own; page: Page<string> },
  ): Promise<PageOf<Craft>> {
    const found = await store.listMarked(db, kind, { userId, page });
    const cut = cutPage(found, page.limit, (row) => ({ key: row.markedAt.getTime(), id: row.id }));
    return { rows: await presentCrafts(db, cut.rows, actor), next: cut.next };
  }

  /** For somebody's download: the titles of what they marked. */
  allOf(db: Db, userId: number, kind: MarkKind) {
    return store.listMarkedTitles(db, kind, userId);
  }

  /** Somebody leaves: their likes go with the counts. */
  async forget(tx: Db, userId: number): Promise<void> {
    await this.#deps.effects.likesChanged(tx, await store.forgetLikes(tx, userId));
  }
}
