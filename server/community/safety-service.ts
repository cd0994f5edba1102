import type { Author } from '#contract/community.ts';
import type { ReportReason, ReportSubject } from '#contract/safety.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Member } from '#server/platform/http/actor.ts';
import type { RateLimit } from '#server/platform/rate-limits.ts';
import type { Own } from '#server/platform/policy.ts';
import * as blocks from './block-store.ts';
import { findComment } from './comment-store.ts';
import type { CommunityDependencies } from './dependencies.ts';
import type { ModerationService } from './moderation-service.ts';
import { addReport } from './moderation-store.ts';
import type { PostService } from './post-service.ts';
import { presentPerson } from './present.ts';

export interface Report {
  subject: ReportSubject;
  subjectId: number;
  reason: ReportReason;
  note: string | null;
}

const perPerson: RateLimit = { name: 'community.report', limit: 30, windowSeconds: 3600 };

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
  async report(db: Db, actor: Member, report: Report): Promise<string> {
    const { database, rateLimits, clock } = this.#deps;
    await rateLimits.take(db, perPerson, String(actor.userId));
    const { authorId, text } = await this.#subject(db, actor, report);
    if (authorId === actor.userId)
      throw new AppError('INVALID_INPUT', { message: 'This is your own: you can change or delete it.' });
    const { subject, subjectId, reason, note } = report;
    return database.transaction(async (tx) => {
      const opened = await this.#moderation.hold(tx, { subject, subjectId, authorId, text, findings: [] });
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
  async #subject(
    db: Db,
    actor: Member,
    { subject, subjectId }: Report,
  ): Promise<{ authorId: number; text: string }> {
    if (subject === 'profile') {
      const text = await this.#deps.findProfile(db, subjectId);
      if (text === null) throw new AppError('NOT_FOUND');
      return { authorId: subjectId, text };
    }
    const comment = subject === 'comment' ? await findComment(db, subjectId) : null;
    if (subject === 'comment' && comment?.state !== 'published') throw new AppError('NOT_FOUND');
    const { post } = await this.#posts.require(db, actor, comment?.postId ?? subjectId);
    return comment
      ? { authorId: comment.userId, text: comment.content }
      : { authorId: post.userId, text: post.content };
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
