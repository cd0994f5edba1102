import { findCraftHoldReasons } from '#server/crafts/service.ts';
import type { Db } from '#server/platform/db/database.ts';
import { holdPost, setCommentState, findComment } from './comment-store.ts';
import type { CommentRow } from './comment-store.ts';
import type { CommunityDependencies } from './dependencies.ts';
import type { CaseRow } from './moderation-store.ts';
import { moveCommentCount, setPostState } from './post-store.ts';
import type { PostRow } from './post-store.ts';
import { publishComment } from './publish-comment.ts';

type Target = 'published' | 'removed';

/** Carries a decision out on the text itself, counts included; returns how it stood, so that it can be put back. */
export class TextStates {
  #deps: CommunityDependencies;

  constructor(deps: CommunityDependencies) {
    this.#deps = deps;
  }

  async set(tx: Db, { subject, subjectId }: CaseRow, target: Target): Promise<string> {
    if (subject === 'post') return this.#setPost(tx, subjectId, target);
    if (subject === 'comment') return this.#setComment(tx, subjectId, target);
    // A profile that is kept stays as it is; one that is not says nothing from then on.
    return target === 'removed' ? this.#deps.clearProfile(tx, subjectId) : '';
  }

  async restore(tx: Db, { subject, subjectId, state }: CaseRow, stateBefore: string): Promise<void> {
    if (subject === 'post') await this.#setPost(tx, subjectId, stateBefore as PostRow['state']);
    else if (subject === 'comment') await this.#setComment(tx, subjectId, stateBefore as CommentRow['state']);
    else if (state === 'removed') await this.#deps.restoreProfile(tx, subjectId, stateBefore);
  }

  async #setPost(tx: Db, id: number, state: PostRow['state']): Promise<string> {
    const before = await setPostState(tx, id, state);
    if (!before) return 'removed';
    const { crafts, clock } = this.#deps;
    if (state === 'held') await crafts.setAwaiting(tx, before.craftId);
    else await crafts.setShared(tx, before.craftId, state === 'removed' ? null : clock.now());
    await this.#setWithheld(tx, before.craftId, state);
    return before.state;
  }

  /** Published, somebody has vouched for the craft's own words; else these keep it back as they did. */
  async #setWithheld(tx: Db, craftId: string, state: PostRow['state']): Promise<void> {
    const { crafts } = this.#deps;
    const craft = state === 'published' ? null : await crafts.find(tx, craftId);
    await crafts.setWithheld(tx, craftId, craft !== null && findCraftHoldReasons(craft).length > 0);
  }

  async #setComment(tx: Db, id: number, state: CommentRow['state']): Promise<string> {
    const found = await findComment(tx, id);
    if (!found) return 'removed';
    // The post first, as everywhere: whoever touches both takes them in this order.
    await holdPost(tx, found.postId);
    const before = await setCommentState(tx, id, state);
    if (!before) return 'removed';
    if (before.state === 'published' && state !== 'published') await moveCommentCount(tx, before.postId, -1);
    if (before.state !== 'published' && state === 'published')
      await publishComment(tx, this.#deps.notifications, before);
    return before.state;
  }
}
