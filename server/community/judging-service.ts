import type { HoldReason } from '#contract/safety.ts';
import { judgeVersion } from '#engine/safety/judge-version.ts';
import type { ShownCraft } from '#engine/safety/shown.ts';
import { findCraftHoldReasons, judgeAgain } from '#server/crafts/service.ts';
import type { CraftRow } from '#server/crafts/service.ts';
import type { Db } from '#server/platform/db/database.ts';
import { jobKind } from '#server/platform/jobs/job.ts';
import type { Jobs } from '#server/platform/jobs/worker.ts';
import type { CommunityDependencies } from './dependencies.ts';
import { followDescription, isJudged, lockJudging, moveJudging, wasKept } from './judging-store.ts';
import type { ModerationService } from './moderation-service.ts';
import { findPostOfCraft, setPostState } from './post-store.ts';

const batch = 50;

/** Judges all crafts that are kept once more, after the judge has learned something. */
const judgeAgainJob = jobKind<{ version: number }>({
  name: 'community.judge-again',
  maxAttempts: 8,
  lane: 'slow',
});

interface Refusal {
  findings: readonly HoldReason[];
  /** Why it is not safe, for its owner; null where only its words wait for a look. */
  notSafe: string | null;
}

/** Crafts from before an upgrade: each is judged once by every version of the judge. */
export class JudgingService {
  #deps: CommunityDependencies;
  #moderation: ModerationService;
  #hasSecondReader: boolean;

  constructor(
    deps: CommunityDependencies & { jobs: Jobs; hasSecondReader: boolean },
    moderation: ModerationService,
  ) {
    this.#deps = deps;
    this.#moderation = moderation;
    this.#hasSecondReader = deps.hasSecondReader;
    deps.jobs.handle(judgeAgainJob, {
      run: async ({ payload, signal }) => {
        while (await this.#judgeSome(payload.version)) signal.throwIfAborted();
      },
    });
  }

  /** To be called at start: asks for the work if it is not done. */
  async plan(db: Db, queue: Pick<Jobs, 'enqueue'>): Promise<void> {
    if (await isJudged(db, judgeVersion)) return;
    const payload = { version: judgeVersion };
    await queue.enqueue(db, judgeAgainJob, { payload, uniqueKey: `judge-again:${judgeVersion}` });
  }

  /** A batch in one transaction, which also says how far it came: whatever ends in between begins there again. */
  async #judgeSome(version: number): Promise<boolean> {
    const { database, crafts, clock } = this.#deps;
    return database.transaction(async (tx) => {
      const place = await lockJudging(tx, version);
      if (!place) return false;
      const rows = await crafts.lockAfter(tx, place.lastId, batch);
      for (const row of rows) await this.#judge(tx, row);
      const last = rows.at(-1);
      const isDone = last === undefined || rows.length < batch;
      await moveJudging(tx, version, {
        ...(last ? { lastId: last.id } : {}),
        ...(isDone ? { finishedAt: clock.now() } : {}),
      });
      return !isDone;
    });
  }

  async #judge(tx: Db, row: CraftRow): Promise<void> {
    const verdict = await judgeAgain(row, this.#hasSecondReader);
    if (verdict.kind === 'mended') await this.#mend(tx, row, verdict.shown);
    if (verdict.kind === 'refused')
      return this.#takeOut(tx, row, { findings: ['not-safe'], notSafe: verdict.reason });
    const findings = row.userId === null || (await wasKept(tx, row.id)) ? [] : findCraftHoldReasons(row);
    if (findings.length > 0) await this.#takeOut(tx, row, { findings, notSafe: null });
  }

  async #mend(tx: Db, row: CraftRow, shown: ShownCraft): Promise<void> {
    await this.#deps.crafts.mend(tx, row.id, shown);
    await followDescription(tx, row.id, { was: row.description, now: shown.description });
  }

  /** Kept from everybody but its owner, who is told why; in the queue it is a case like any other. */
  async #takeOut(tx: Db, row: CraftRow, { findings, notSafe }: Refusal): Promise<void> {
    const { crafts } = this.#deps;
    const { id: craftId, userId: authorId } = row;
    await crafts.setWithheld(tx, craftId, true);
    await crafts.setNotSafe(tx, craftId, notSafe);
    const post = await findPostOfCraft(tx, craftId);
    if (post?.state === 'removed' || (post === null && notSafe === null)) return;
    if (post?.state === 'published') {
      await setPostState(tx, post.id, 'held');
      await crafts.setAwaiting(tx, craftId);
    }
    const about = post
      ? ({ subject: 'post', subjectId: post.id } as const)
      : ({ subject: 'craft', subjectId: craftId } as const);
    const held = { ...about, craftId, authorId, text: `${row.title} (${row.theme})`, findings };
    await this.#moderation.hold(tx, held);
    await this.#tell(tx, row);
  }

  async #tell(tx: Db, { id, userId, title }: CraftRow): Promise<void> {
    if (userId === null) return;
    await this.#deps.notifications.tell(tx, {
      userId,
      type: 'moderation',
      content: `We look at your craft “${title}” once more. Until then only you see it.`,
      sourceType: 'craft',
      sourceId: id,
      once: `judged:${judgeVersion}:${id}`,
    });
  }
}
