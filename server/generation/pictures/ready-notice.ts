import type { CraftsService } from '#server/crafts/service.ts';
import type { NotificationsService } from '#server/notifications/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Db } from '#server/platform/db/database.ts';
import { jobKind } from '#server/platform/jobs/job.ts';
import type { JobRun } from '#server/platform/jobs/job.ts';
import type { Jobs } from '#server/platform/jobs/worker.ts';

const tellPictureJob = jobKind<{ craftId: string }>({ name: 'generation.tell-picture', maxAttempts: 5 });
/** Who is still there looks at the craft within this time. */
const patienceMs = 30_000;

interface PictureReadyNoticeDependencies {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  crafts: CraftsService;
  notifications: NotificationsService;
}

/** Tells people who left while their craft was made that it is ready. */
export class PictureReadyNotice {
  #deps: PictureReadyNoticeDependencies;

  constructor(deps: PictureReadyNoticeDependencies) {
    this.#deps = deps;
    deps.jobs.handle(tellPictureJob, { run: ({ payload }) => this.#tell(deps.database.db, payload.craftId) });
  }

  /** In the transaction that completes the picture, and its job: a little later somebody looks whether its maker has seen it. */
  async plan(tx: Db, craftId: string, drawn: Pick<JobRun<unknown>, 'endWith'>): Promise<void> {
    const runAt = new Date(this.#deps.clock.now().getTime() + patienceMs);
    await drawn.endWith(tx, tellPictureJob, { payload: { craftId }, runAt, uniqueKey: `told:${craftId}` });
  }

  async #tell(db: Db, craftId: string): Promise<void> {
    const { crafts, notifications } = this.#deps;
    const craft = await crafts.findUnopened(db, craftId);
    if (!craft || craft.userId === null) return;
    await notifications.tell(db, {
      userId: craft.userId,
      type: 'picture_ready',
      content: `Your craft “${craft.title}” is ready, with its picture.`,
      sourceType: 'craft',
      sourceId: craft.id,
      fromUserId: null,
      once: `picture:${craft.id}`,
    });
  }
}
