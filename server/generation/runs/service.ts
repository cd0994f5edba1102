import { dayMs } from '#contract/durations.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { generateCraft } from '#contract/generation.ts';
import type { Run } from '#contract/generation-runs.ts';
import type { CraftsService } from '#server/crafts/service.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Member } from '#server/platform/http/actor.ts';
import { keptDays } from '#server/platform/idempotency/idempotency.ts';
import type { Jobs } from '#server/platform/jobs/worker.ts';
import { JointWatch } from '#server/platform/joint-watch.ts';
import { untilAborted } from '#server/platform/until-aborted.ts';
import { errorOf, presentFailure } from './failure.ts';
import { makingOf } from './job.ts';
import * as store from './store.ts';
import type { RunRow } from './store.ts';

type Reply = ReplyOf<typeof generateCraft>;

interface RunsDependencies {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  crafts: CraftsService;
}

/** Whoever follows asks again after this. */
const patienceMs = 1_500;
/** How long somebody who comes back is told of what came of it. */
const newsDays = 1;

/** Follows crafts in the making, on whichever node they are worked on. */
export class RunsService {
  #deps: RunsDependencies;
  #watch: JointWatch<string>;
  #here = new Map<string, Promise<void>>();
  #stopping = new AbortController();

  constructor(deps: RunsDependencies) {
    this.#deps = deps;
    this.#watch = new JointWatch({ nameOf: (id) => id, listBusy: (ids) => store.listOpen(deps.db, ids) });
  }

  /** This process works on it, so its end is known here at once. */
  follow(id: string, work: Promise<void>): void {
    this.#here.set(id, work);
    void work.catch(() => undefined).then(() => this.#here.delete(id));
  }

  /** Waits for what comes of it, until nobody listens any more. Who hears it so is not told again elsewhere. */
  async outcome(db: Db, id: string, gone: AbortSignal): Promise<Reply> {
    const signal = AbortSignal.any([gone, this.#stopping.signal]);
    for (;;) {
      await this.#ended(id, signal);
      if (signal.aborted) throw new AppError('UNAVAILABLE');
      const run = await store.tellOutcome(db, id, this.#deps.clock.now());
      if (run?.reply) return run.reply;
      if (run?.failure) throw errorOf(run.failure);
      if (!(await store.findRun(db, id))) throw new AppError('NOT_FOUND');
      await this.#watch.ended(id, signal);
    }
  }

  /** Waits for its end here, and not at all where nobody here works on it. */
  async #ended(id: string, signal: AbortSignal): Promise<void> {
    const here = this.#here.get(id);
    if (here) await untilAborted(signal, here).catch(() => undefined);
  }

  /** How it stands; waits a little first, because an idea of our own is there in no time. */
  async soon(db: Db, actor: Member, id: string): Promise<Run> {
    await this.#ended(id, AbortSignal.any([AbortSignal.timeout(patienceMs), this.#stopping.signal]));
    return this.get(db, actor, id);
  }

  async get(db: Db, actor: Member, id: string): Promise<Run> {
    const row = await store.findRun(db, id);
    const run = row?.userId === actor.userId && (await this.#present(db, row));
    if (!run) throw new AppError('NOT_FOUND');
    return run;
  }

  async findCurrent(db: Db, { userId }: Member): Promise<Run | null> {
    const since = new Date(this.#deps.clock.now().getTime() - newsDays * dayMs);
    const row = await store.findUntold(db, userId, since);
    if (!row) return null;
    // A craft that was opened, or deleted, is no news.
    const isNews = !row.reply || (await this.#deps.crafts.findUnopened(db, row.id)) !== null;
    return isNews ? this.#present(db, row) : null;
  }

  async dismiss(db: Db, { userId }: Member, id: string): Promise<void> {
    if (!(await store.setTold(db, { id, userId }, this.#deps.clock.now()))) throw new AppError('NOT_FOUND');
  }

  /** As long as answers are given again. */
  sweep(db: Db): Promise<void> {
    return store.deleteEndedBefore(db, new Date(this.#deps.clock.now().getTime() - keptDays * dayMs));
  }

  /** Whoever still waits here is told to come again: others go on with it. */
  stop(): void {
    this.#stopping.abort(new AppError('UNAVAILABLE'));
  }

  /** Null when the craft that came of it is gone. */
  async #present(db: Db, row: RunRow): Promise<Run | null> {
    const { id, hasList, reply, failure } = row;
    const stage = await this.#stageOf(db, row);
    if (stage === null) return null;
    return {
      id,
      stage,
      hasList,
      startedAt: row.createdAt.toISOString(),
      craft: reply && { id: reply.craft.id, title: reply.craft.title },
      craftCredits: reply && reply.craftCredits,
      failure: failure && presentFailure(failure),
    };
  }

  async #stageOf(db: Db, { id, step, reply, failure }: RunRow): Promise<Run['stage'] | null> {
    const { jobs, crafts } = this.#deps;
    if (failure) return 'failed';
    if (!reply) return (await jobs.isWorkedOn(db, makingOf(id).uniqueKey)) ? step : 'waiting';
    const craft = await crafts.find(db, id);
    return craft && (craft.imageStatus === 'completed' ? 'ready' : 'drawing');
  }
}
