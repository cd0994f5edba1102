import type { Author } from '#contract/community.ts';
import { hourSeconds } from '#contract/durations.ts';
import type { ReportReason, ReportSubject } from '#contract/safety.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Member } from '#server/platform/http/actor.ts';
import type { RateLimit } from '#server/platform/rate-limits.ts';
import type { Own } from '#server/platform/policy.ts';
import * as blocks from './block-store.ts';
import { findComment } from './comment-store.ts';
import type { CommunityDependencies } from './dependencies.ts';
import type { HeldText, ModerationService } from './moderation-service.ts';
import { addReport, hasten } from './moderation-store.ts';
import type { PostService } from './post-service.ts';
import { findPostOfCraft } from './post-store.ts';
import type { PostRow } from './post-store.ts';
import { presentPerson } from './present.ts';

interface Report {
  subject: ReportSubject;
  subjectId: number | string;
  reason: ReportReason;
  note: string | null;
}

const aboutPost = (
  post: Pick<PostRow, 'id' | 'userId' | 'craftId' | 'content'>,
): Omit<HeldText, 'findings'> => ({
  subject: 'post',
  subjectId: post.id,
  craftId: post.craftId,
  authorId: post.userId,
  text: post.content,
});

const perPerson: RateLimit = { name: 'community.report', limit: 30, windowSeconds: hourSeconds };

/** What anybody can do for a kind community: report, and keep out of each other's way. */
export class SafetyService {
  #deps: CommunityDependencies;
  #posts: PostService;
  #moderation: ModerationService;

  constructor(deps: CommunityDependencies, posts: PostService, moderation: ModerationService) {
    this.#deps = deps;
    this.#posts = posts;
    this.#moderation = moderation;
  }

  /** Puts something before those who look after the community; the receipt names the case. */
  async report(actor: Member, report: Report): Promise<string> {
    const { database, rateLimits, clock } = this.#deps;
    const { db } = database;
    await rateLimits.take(db, perPerson, String(actor.userId));
    const about = await this.#subject(db, actor, report);
    if (about.authorId === actor.userId)
      throw new AppError('INVALID_INPUT', { message: 'This is your own: you can change or delete it.' });
    const { reason, note } = report;
    return database.transaction(async (tx) => {
      const opened = await this.#moderation.hold(tx, { ...about, findings: [] });
      if (reason === 'unsafe') await hasten(tx, opened.id);
      const createdAt = clock.now();
      const id = await addReport(tx, {
        caseId: opened.id,
        reporterId: actor.userId,
        reason,
        note,
        createdAt,
      });
      return `R-${opened.id}-${id}`;
    });
  }

  /** What is reported, if the reporter can see it at all. */
  async #subject(db: Db, actor: Member, { subject, subjectId }: Report): Promise<Omit<HeldText, 'findings'>> {
    if ((subject === 'craft') !== (typeof subjectId === 'string')) throw new AppError('NOT_FOUND');
    if (typeof subjectId === 'string') return this.#craft(db, actor, subjectId);
    if (subject === 'profile') {
      const text = await this.#deps.profiles.findBio(db, subjectId);
      if (text === null) throw new AppError('NOT_FOUND');
      return { subject, subjectId, authorId: subjectId, text };
    }
    const comment = subject === 'comment' ? await findComment(db, subjectId) : null;
    if (subject === 'comment' && comment?.state !== 'published') throw new AppError('NOT_FOUND');
    const { post } = await this.#posts.require(db, actor, comment?.postId ?? subjectId);
    return comment
      ? { subject, subjectId, authorId: comment.userId, text: comment.content }
      : aboutPost(post);
  }

  /** A craft in the community is its post: one case, however it was reported. */
  async #craft(db: Db, actor: Member, id: string): Promise<Omit<HeldText, 'findings'>> {
    const craft = await this.#deps.crafts.require(db, id, actor);
    const post = await findPostOfCraft(db, id);
    if (post && post.state !== 'removed') return aboutPost(post);
    return {
      subject: 'craft',
      subjectId: craft.id,
      craftId: craft.id,
      authorId: craft.userId,
      text: craft.title,
    };
  }

  async block(db: Db, actor: Member, userId: number): Promise<void> {
    if (actor.userId === userId)
      throw new AppError('INVALID_INPUT', { message: 'You cannot block yourself.' });
    const createdAt = this.#deps.clock.now();
    if (!(await blocks.addBlock(db, { blockerId: actor.userId, blockedId: userId, createdAt })))
      throw new AppError('NOT_FOUND', { message: 'This person is not here anymore.' });
  }

  unblock(db: Db, actor: Member, userId: number): Promise<void> {
    return blocks.removeBlock(db, actor.userId, userId);
  }

  async listBlocked(db: Db, { userId }: Own): Promise<Author[]> {
    return (await blocks.listBlocked(db, userId)).map(presentPerson);
  }
}
