import { findCraftHoldReasons } from '#server/crafts/service.ts';
import type { Db } from '#server/platform/db/database.ts';
import { holdPost, setCommentState, findComment } from './comment-store.ts';
import type { CommentRow } from './comment-store.ts';
import type { CommunityDependencies } from './dependencies.ts';
import { isUrgent } from './moderation-store.ts';
import type { CaseRow } from './moderation-store.ts';
import { moveCommentCount, setPostState } from './post-store.ts';
import type { PostRow } from './post-store.ts';
import { publishComment } from './publish-comment.ts';

const withheld = 'withheld';

type Target = 'published' | 'removed';

/** Carries a decision out on the text itself, counts included; returns how it stood, so that it can be put back. */
export class TextStates {
  #deps: CommunityDependencies;

  constructor(deps: CommunityDependencies) {
    this.#deps = deps;
  }

  async set(tx: Db, about: CaseRow, target: Target): Promise<string> {
    const { subject, subjectId } = about;
    const id = Number(subjectId);
    if (subject === 'craft') return this.#setCraft(tx, subjectId, target === 'removed');
    if (subject === 'post') return this.#setPost(tx, about, target);
    if (subject === 'comment') return this.#setComment(tx, id, target);
    // A profile that is kept stays as it is; one that is not says nothing from then on.
    return target === 'removed' ? this.#deps.profiles.clear(tx, id) : '';
  }

  async restore(tx: Db, about: CaseRow, stateBefore: string): Promise<void> {
    const { subject, subjectId, state } = about;
    const id = Number(subjectId);
    if (subject === 'craft') await this.#setCraft(tx, subjectId, stateBefore === withheld);
    else if (subject === 'post') await this.#setPost(tx, about, stateBefore as PostRow['state']);
    else if (subject === 'comment') await this.#setComment(tx, id, stateBefore as CommentRow['state']);
    else if (state === 'removed') await this.#deps.profiles.restoreBio(tx, id, stateBefore);
  }

  /** A craft that is not in the community: kept from others, or for whoever has its link. */
  async #setCraft(tx: Db, id: string, isWithheld: boolean): Promise<string> {
    const before = await this.#deps.crafts.find(tx, id);
    await this.#deps.crafts.setWithheld(tx, id, isWithheld);
    return before?.withheld ? withheld : 'published';
  }

  async #setPost(tx: Db, about: CaseRow, state: PostRow['state']): Promise<string> {
    const before = await setPostState(tx, Number(about.subjectId), state);
    if (!before) return 'removed';
    const { crafts, clock } = this.#deps;
    if (state === 'held') await crafts.setAwaiting(tx, before.craftId);
    else await crafts.setShared(tx, before.craftId, state === 'removed' ? null : clock.now());
    // What was removed because it is not safe is not handed on by its link either.
    if (state === 'removed' && isUrgent(about)) await crafts.setWithheld(tx, before.craftId, true);
    else await this.#setWithheld(tx, before.craftId, state);
    return before.state;
  }

  /** Published, somebody has vouched for the craft's own words; else these keep it back as they did. */
  async #setWithheld(tx: Db, craftId: string, state: PostRow['state']): Promise<void> {
    const { crafts } = this.#deps;
    const craft = state === 'published' ? null : await crafts.find(tx, craftId);
    const isKept = craft !== null && (craft.notSafe !== null || findCraftHoldReasons(craft).length > 0);
    await crafts.setWithheld(tx, craftId, isKept);
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
