import { randomInt } from 'node:crypto';
import { ageBands, bandOfAge } from '#contract/common.ts';
import type { GenerationBody } from '#contract/generation.ts';
import type { ActivitiesService } from '#server/activities/service.ts';
import type { CraftsService } from '#server/crafts/service.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Db } from '#server/platform/db/database.ts';
import { isUnavailable } from '#server/platform/db/unavailable.ts';
import type { Idempotency } from '#server/platform/idempotency/idempotency.ts';
import { JobLost } from '#server/platform/jobs/job.ts';
import type { JobRun } from '#server/platform/jobs/job.ts';
import type { Jobs } from '#server/platform/jobs/worker.ts';
import { untilAborted } from '#server/platform/until-aborted.ts';
import type { VerdictsService } from './calls/verdicts-service.ts';
import { builtinText } from './ideas/builtin-text.ts';
import type { IdeaRequest, SafeDraft, TextEngine } from './ideas/draft.ts';
import { seeds, thinkOf } from './ideas/thinking.ts';
import { keepDraft } from './keep-draft.ts';
import type { CraftOrder, CraftPaymentService } from './payment/service.ts';
import { drawingOf, drawPictureJob } from './pictures/job.ts';
import { failureOf } from './runs/failure.ts';
import { makeCraftJob } from './runs/job.ts';
import type { MakeCraft } from './runs/job.ts';
import * as store from './runs/store.ts';
import type { RunWork } from './runs/store.ts';

interface GenerationDependencies {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  idempotency: Idempotency;
  payments: CraftPaymentService;
  crafts: CraftsService;
  text: TextEngine;
  verdicts: VerdictsService;
  activities: ActivitiesService;
}

const oldest = 18;

const orderOf = ({ id, userId, wish }: RunWork): CraftOrder => ({
  userId,
  workId: id,
  isFree: wish.asked.freeIdea === true,
});

/** From a wish that is written down to a stored craft: paid exactly when it is stored. */
export class GenerationService {
  #deps: GenerationDependencies;

  constructor(deps: GenerationDependencies) {
    this.#deps = deps;
    deps.jobs.handle(makeCraftJob, {
      run: (job) => this.#make(job),
      failed: (tx, { runId }) => this.#giveUp(tx, runId),
    });
  }

  async #make(job: JobRun<MakeCraft>): Promise<void> {
    const { db } = this.#deps.database;
    // It ends the process that works on it: nobody is to try for ever.
    if (job.attempt > makeCraftJob.maxAttempts) throw new Error('tried too often');
    const work = await store.findWork(db, job.payload.runId);
    if (!work) return;
    try {
      await this.#store(job, work, await untilAborted(job.signal, this.#think(db, work)));
    } catch (error) {
      const isOurs = !job.signal.aborted && !(error instanceof JobLost);
      if (!isOurs || (!(error instanceof AppError) && isUnavailable(error))) throw error;
      await this.#refuse(job, work, error);
    }
  }

  async #think(db: Db, work: RunWork): Promise<SafeDraft> {
    const { verdicts } = this.#deps;
    const { id, photo, lately } = work;
    const { asked, palette } = work.wish;
    const text = asked.freeIdea ? builtinText : this.#deps.text;
    const supplies = asked.additionalSupplies ?? [];
    // Nobody pays for an idea that passes by what they laid out.
    if (text.wantsPhoto && !photo && supplies.length === 0) throw new AppError('GENERATION_UNAVAILABLE');
    const request: IdeaRequest = {
      ageBand: bandOfAge(asked.ageMin),
      theme: asked.theme,
      supplies,
      palette,
      photo: text.wantsPhoto ? photo : null,
      ...lately,
      seed: randomInt(seeds),
      avoid: asked.avoid ?? [],
      minutes: asked.minutes ?? null,
      mess: asked.mess ?? null,
    };
    return thinkOf(request, {
      text,
      count: (provider, rules) => verdicts.count(db, provider, rules),
      step: (step) => store.setStep(db, id, step),
    });
  }

  /** Craft, payment, answer, the end of the job and the one that draws the picture are one. */
  async #store(job: JobRun<MakeCraft>, work: RunWork, safe: SafeDraft): Promise<void> {
    const { database, payments, activities } = this.#deps;
    const { id, userId } = work;
    const { asked } = work.wish;
    await database.transaction(async (tx) => {
      await job.endWith(tx, drawPictureJob, drawingOf(id));
      const { paid, balance: craftCredits } = await payments.settle(tx, orderOf(work));
      const kept = { paid, safe, theme: asked.theme, ages: agesOf(asked) };
      const craft = await keepDraft(tx, this.#deps, kept);
      await activities.record(tx, { userId, type: 'craft_created', metadata: craft.title });
      const reply = { craft, imageGenerationInProgress: true, craftCredits };
      await store.endRun(tx, work, { reply, craftId: craft.id });
    });
  }

  async #refuse(job: JobRun<MakeCraft>, work: RunWork, error: unknown): Promise<void> {
    const refusal = error instanceof AppError ? error : new AppError('INTERNAL', { cause: error });
    const isOpen = await this.#deps.database.transaction(async (tx) => {
      await job.end(tx);
      return this.#close(tx, work, refusal);
    });
    // Whose account is gone needs no craft.
    if (!isOpen) return;
    if (refusal === error)
      job.log.info({ err: refusal.cause, code: refusal.code }, 'no craft came of a wish');
    else job.log.error({ err: error }, 'a craft could not be made');
  }

  /** Tried too often, by nodes that died of it or could not reach the database. */
  async #giveUp(tx: Db, runId: string): Promise<void> {
    const work = await store.findWork(tx, runId);
    if (work) await this.#close(tx, work, new AppError('UNAVAILABLE'));
  }

  /** Nothing comes of it: what was paid goes back, and its key may try again. False when it is over, or gone. */
  async #close(tx: Db, work: RunWork, refusal: AppError): Promise<boolean> {
    const { payments, idempotency } = this.#deps;
    if (!(await store.endRun(tx, work, { failure: failureOf(refusal) }))) return false;
    await payments.giveBack(tx, orderOf(work), refusal);
    await idempotency.release(tx, { userId: work.userId, workId: work.id });
    return true;
  }
}

function agesOf({ ageMin, ageMax }: Pick<GenerationBody, 'ageMin' | 'ageMax'>): { min: number; max: number } {
  const band = ageBands[bandOfAge(ageMin)];
  return {
    min: Math.max(band.min, Math.min(ageMin, oldest)),
    max: Math.max(band.min, Math.min(ageMax, oldest)),
  };
}
