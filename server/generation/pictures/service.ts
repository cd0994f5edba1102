import type { CraftsService } from '#server/crafts/service.ts';
import type { Database, Db } from '#server/platform/db/database.ts';
import { RetryLater } from '#server/platform/jobs/job.ts';
import type { JobRun } from '#server/platform/jobs/job.ts';
import type { Jobs } from '#server/platform/jobs/worker.ts';
import type { Log } from '#server/platform/log.ts';
import type { Clock } from '#server/platform/clock.ts';
import { drawingOf, drawPictureJob } from './job.ts';
import type { DrawPicture } from './job.ts';
import type { Picture, PictureEngine, PictureRequest } from './picture.ts';
import type { PictureReadyNotice } from './ready-notice.ts';
import { VendorError } from '#server/generation/vendors/vendor-error.ts';
import type { VendorOutcome } from '#server/generation/vendors/vendor-error.ts';

interface PictureDependencies {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  crafts: CraftsService;
  /** Who draws; the built-in illustrator stands in where a vendor cannot. */
  painter: PictureEngine;
  builtin: PictureEngine;
  pictureReady: PictureReadyNotice;
}

const vendorTries = 3;
/** Somebody looks at the page: a vendor that wants more time than this does not get it. */
const longestWaitMs = 60_000;
/** What another try may mend. */
const passing: ReadonlySet<VendorOutcome> = new Set(['rate-limited', 'timeout', 'down']);
const lostAfterMs = 10 * 60_000;
const redrawnAtOnce = 100;

/** Draws the pictures of crafts, after their words have been answered with. */
export class PictureService {
  #deps: PictureDependencies;

  constructor(deps: PictureDependencies) {
    this.#deps = deps;
    deps.jobs.handle(drawPictureJob, { run: (job) => this.#draw(job) });
  }

  /** Pictures whose job failed for good, such as while the blob store was away, get a new one. */
  async redrawLost(db: Db): Promise<void> {
    const { crafts, jobs, clock } = this.#deps;
    const before = new Date(clock.now().getTime() - lostAfterMs);
    for (const craftId of await crafts.listUnpictured(db, before, redrawnAtOnce))
      await jobs.enqueue(db, drawPictureJob, drawingOf(craftId));
  }

  async #draw(job: JobRun<DrawPicture>): Promise<void> {
    const { database, crafts, pictureReady } = this.#deps;
    const { craftId } = job.payload;
    const craft = await crafts.startPicture(database.db, craftId);
    if (!craft) return;
    const picture = await this.#pictureOf(craft, job);
    await crafts.setPicture(craftId, picture, async (tx) => {
      if (craft.userId !== null) await pictureReady.plan(tx, craftId, job);
    });
  }

  async #pictureOf(
    craft: PictureRequest & { provider: string; userId: number | null },
    { attempt, signal, log }: JobRun<DrawPicture>,
  ): Promise<Picture> {
    const { painter, builtin } = this.#deps;
    // A craft that was brought in, or is the house's own, cost nobody anything: nor does its picture.
    const isForNothing = craft.provider === 'file' || craft.userId === null;
    if (attempt > vendorTries || isForNothing) return builtin.draw(craft, signal);
    try {
      return await painter.draw(craft, signal);
    } catch (error) {
      if (!(error instanceof VendorError)) throw error;
      if (attempt < vendorTries && isPassing(error)) throw againLater(error);
      tell(log, error, painter.provider);
      return builtin.draw(craft, signal);
    }
  }
}

const isPassing = ({ outcome, retryAfterMs, isResting }: VendorError): boolean =>
  !isResting && passing.has(outcome) && (retryAfterMs ?? 0) <= longestWaitMs;

/** When the vendor says when, then; else as the queue does it. */
const againLater = (error: VendorError): Error =>
  error.retryAfterMs === null ? error : new RetryLater(error.retryAfterMs, error.message, { cause: error });

function tell(log: Log, error: VendorError, provider: string): void {
  const { outcome } = error;
  const level = error.isForOperator ? 'error' : 'warn';
  log[level]({ err: error, outcome, provider }, 'no picture from the vendor: the built-in illustrator draws');
}
