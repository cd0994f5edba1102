import type { Post, PostDetails } from '#contract/community.ts';
import { bandsOfRange } from '#contract/common.ts';
import { hourSeconds } from '#contract/durations.ts';
import type { HoldReason } from '#contract/safety.ts';
import { AppError } from '#server/platform/app-error.ts';
import { findCraftHoldReasons } from '#server/crafts/service.ts';
import type { CraftRow } from '#server/crafts/service.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Member } from '#server/platform/http/actor.ts';
import { pageByNumber } from '#server/platform/http/paging.ts';
import type { RateLimit } from '#server/platform/rate-limits.ts';
import { listComments } from './comment-store.ts';
import type { Authorized } from '#server/platform/authorized.ts';
import type { Administrator } from '#server/platform/policy.ts';
import type { CommunityDependencies } from './dependencies.ts';
import { findPostFor } from './feed-store.ts';
import type { FeedRow } from './feed-store.ts';
import type { ModerationService } from './moderation-service.ts';
import { deleteCasesUnder, deleteCasesUnderPostsOf } from './moderation-store.ts';
import { postMissing, requireShownPost } from './policy.ts';
import * as store from './post-store.ts';
import type { PostRow } from './post-store.ts';
import { presentComment, presentPost } from './present.ts';

const firstComments = 50;
const perPerson: RateLimit = { name: 'community.share', limit: 60, windowSeconds: hourSeconds };

/** A craft that is kept from others goes nowhere without a look, whatever its words say. */
const reasonsInCraft = (craft: CraftRow): HoldReason[] => {
  const reasons = findCraftHoldReasons(craft);
  return craft.withheld && reasons.length === 0 ? ['not-safe'] : reasons;
};

/** Crafts in the community: each has at most one post. */
export class PostService {
  #deps: CommunityDependencies;
  #moderation: ModerationService;

  constructor(deps: CommunityDependencies, moderation: ModerationService) {
    this.#deps = deps;
    this.#moderation = moderation;
  }

  /** The post as this reader may see it. */
  async require(db: Db, actor: Member, id: number): Promise<Authorized<FeedRow>> {
    return requireShownPost(actor, await findPostFor(db, id, actor.userId));
  }

  async details(db: Db, actor: Member, id: number): Promise<PostDetails> {
    const row = await this.require(db, actor, id);
    const asked = { postId: id, readerId: actor.userId };
    const [craft, comments] = await Promise.all([
      this.#deps.crafts.get(db, row.post.craftId, actor),
      listComments(db, asked, pageByNumber({ limit: firstComments })),
    ]);
    return { ...presentPost(row), craft, comments: comments.slice(0, firstComments).map(presentComment) };
  }

  /**
   * Shares the actor's own craft; what it says of itself may be replaced by words of their own. `shared` runs in the same
   * transaction.
   */
  async share<Answer>(
    actor: Member,
    asked: { craftId: string; content: string | null },
    shared: (tx: Db, post: Post) => Promise<Answer>,
  ): Promise<Answer> {
    const { database, crafts, rateLimits } = this.#deps;
    await rateLimits.take(database.db, perPerson, String(actor.userId));
    return database.transaction(async (tx) => {
      const craft = await crafts.lockOwn(tx, actor, asked.craftId);
      const before = await store.findPostOfCraft(tx, craft.id);
      if (before?.state === 'removed')
        throw new AppError('FORBIDDEN', {
          message: 'This craft was taken out of the community after a review.',
        });
      const content = asked.content || craft.description;
      const postId = before?.id ?? (await this.#publishOwn(tx, actor, { craft, content }));
      return shared(tx, presentPost(await this.require(tx, actor, postId)));
    });
  }

  /** A craft of the house, shown under its name. */
  async shareForHouse(tx: Db, craftId: string, houseId: number): Promise<void> {
    const craft = await this.#deps.crafts.lockHouseCraft(tx, craftId);
    await this.#publish(tx, craft, { userId: houseId, content: craft.description, isHeld: false });
  }

  /** What others would read is looked at first where it gives a reason: the words that go with it, and the craft's own. */
  async #publishOwn(
    tx: Db,
    { userId }: Member,
    { craft, content }: { craft: CraftRow; content: string },
  ): Promise<number> {
    const said =
      content === craft.description ? [] : await this.#moderation.reasonsToHold(tx, userId, content);
    const own = reasonsInCraft(craft);
    const findings = [...new Set([...said, ...own])];
    const isHeld = findings.length > 0;
    const postId = await this.#publish(tx, craft, { userId, content, isHeld });
    if (!isHeld) return postId;
    if (own.length > 0) await this.#deps.crafts.setWithheld(tx, craft.id, true);
    const text = own.length > 0 ? `${craft.title} (${craft.theme}): ${content}` : content;
    const post = { subject: 'post', subjectId: postId, craftId: craft.id, authorId: userId } as const;
    await this.#moderation.hold(tx, { ...post, text, findings });
    return postId;
  }

  async #publish(
    tx: Db,
    craft: CraftRow,
    { userId, content, isHeld }: { userId: number; content: string; isHeld: boolean },
  ): Promise<number> {
    const { crafts, clock, activities } = this.#deps;
    const createdAt = clock.now();
    const { post } = await store.insertPost(
      tx,
      {
        userId,
        craftId: craft.id,
        content,
        state: isHeld ? 'held' : 'published',
        theme: craft.theme,
        difficulty: craft.difficulty,
        bands: bandsOfRange({ min: craft.ageRangeMin, max: craft.ageRangeMax }),
        likes: craft.likes,
        createdAt,
      },
      await crafts.supplyIdsOf(tx, craft.id),
    );
    await (isHeld ? crafts.setAwaiting(tx, craft.id) : crafts.setShared(tx, craft.id, createdAt));
    await activities.record(tx, { userId, type: 'craft_shared', metadata: craft.title });
    return post.id;
  }

  /** Takes the actor's own craft out; asking again changes nothing. */
  async unshare(actor: Member, craftId: string): Promise<void> {
    const { database, crafts, activities } = this.#deps;
    await database.transaction(async (tx) => {
      const craft = await crafts.lockOwn(tx, actor, craftId);
      const post = await store.findPostOfCraft(tx, craftId);
      // A removed post stays as a note that it may not come back.
      if (!post || post.state === 'removed') return;
      await this.#takeOut(tx, post);
      await activities.record(tx, { userId: actor.userId, type: 'craft_unshared', metadata: craft.title });
    });
  }

  /** Takes a post out, whosever it is; the craft stays. Answers what it was. */
  async delete(tx: Db, by: Administrator, id: number): Promise<PostRow> {
    const found = await store.findPost(tx, id);
    if (!found) throw postMissing();
    // The craft first, as everywhere; then whether the post is still its.
    await this.#deps.crafts.lockAny(tx, by, found.craftId);
    const post = await store.findPostOfCraft(tx, found.craftId);
    if (post?.id !== id) throw postMissing();
    await this.#takeOut(tx, post);
    return post;
  }

  /** A craft goes, and its post with it: nothing is left to decide about them. */
  async forgetCraft(tx: Db, craftId: string): Promise<void> {
    const post = await store.findPostOfCraft(tx, craftId);
    if (post) await this.#forgetCases(tx, post.id);
  }

  /** Somebody leaves: what others said about their posts goes too, and what was to be decided about it. */
  forget(tx: Db, userId: number): Promise<void> {
    return deleteCasesUnderPostsOf(tx, userId);
  }

  async #takeOut(tx: Db, post: PostRow): Promise<void> {
    await this.#forgetCases(tx, post.id);
    await store.deletePostOfCraft(tx, post.craftId);
    await this.#deps.crafts.setShared(tx, post.craftId, null);
  }

  async #forgetCases(tx: Db, postId: number): Promise<void> {
    await this.#moderation.forget(tx, 'post', postId);
    await deleteCasesUnder(tx, postId);
  }

  async like(db: Db, actor: Member, id: number) {
    const { post } = await this.require(db, actor, id);
    return this.#deps.likes.like(actor, post.craftId);
  }

  async unlike(db: Db, actor: Member, id: number) {
    const { post } = await this.require(db, actor, id);
    return this.#deps.likes.unlike(actor, post.craftId);
  }

  /** Likes of crafts changed, and with them those of their posts. */
  followLikes(tx: Db, craftIds: readonly string[]): Promise<void> {
    return store.followLikes(tx, craftIds);
  }

  listOf(db: Db, userId: number) {
    return store.listPostsOf(db, userId);
  }
}
