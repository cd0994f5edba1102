import type { Clock } from '#server/platform/clock.ts';
import type { Database, Db } from '#server/platform/db/database.ts';
import { isUnavailable } from '#server/platform/db/unavailable.ts';
import type { Log } from '#server/platform/log.ts';
import { redactText } from '#server/platform/log.ts';
import { currentSpan, failureOf, lasting, outsideTraces } from '#server/platform/tracing/trace.ts';
import type { Span, Tracing } from '#server/platform/tracing/trace.ts';
import { keepLease } from '#server/platform/leases.ts';
import { backoffMs, JobLost, lanes, RetryLater } from './job.ts';
import type { JobHandler, JobKind } from './job.ts';
import { JobStore } from './queue.ts';
import type { ClaimedJob, NewJob, Queue } from './queue.ts';

const pollMs = 1_000;
/** In each lane. */
const concurrentJobs = 3;

interface Registered {
  kind: JobKind<unknown>;
  handler: JobHandler<unknown>;
}

interface Running {
  job: ClaimedJob;
  done: Promise<void>;
  abort: AbortController;
  /** Begun at once, and so in nobody's way. */
  isBeside: boolean;
}

interface JobsDependencies {
  database: Database;
  clock: Clock;
  log: Log;
  tracing?: Tracing | null;
}

/** The durable queue and the worker that empties it. */
export class Jobs implements Queue {
  readonly store: JobStore;
  #database: Database;
  #clock: Clock;
  #log: Log;
  #tracing: Tracing | null;
  #handlers = new Map<string, Registered>();
  #running = new Set<Running>();
  #timer: NodeJS.Timeout | null = null;
  #claiming: Promise<void> | null = null;
  #claimAgain = false;
  #awaitingCommit = new WeakSet<object>();
  #stopped = false;

  constructor({ database, clock, log, tracing = null }: JobsDependencies) {
    this.#database = database;
    this.#clock = clock;
    this.#log = log;
    this.#tracing = tracing;
    this.store = new JobStore(clock);
    database.onCommit((tx) => {
      if (this.#awaitingCommit.delete(tx)) this.wake();
    });
  }

  async enqueue<Payload>(
    db: Db,
    kind: JobKind<Payload>,
    job: { payload: Payload; uniqueKey?: string; runAt?: Date },
  ): Promise<void> {
    await this.enqueueAll(db, [{ kind, ...job }]);
  }

  async enqueueAll(db: Db, jobs: readonly NewJob[]): Promise<void> {
    await this.store.add(db, jobs);
    if (db === this.#database.db) this.wake();
    else this.#awaitingCommit.add(db);
  }

  /**
   * Adds a job that this process does as soon as the caller's transaction is through, beside the lanes, because somebody
   * waits for it. Should this process die, another one takes it up like any other. Answers with what is to be called then.
   */
  async begin<Payload>(
    tx: Db,
    kind: JobKind<Payload>,
    { payload, uniqueKey }: { payload: Payload; uniqueKey: string },
  ): Promise<() => Promise<void>> {
    const job = await this.store.addBegun(tx, { kind, payload, uniqueKey });
    return () => this.#launch(job, true);
  }

  isWorkedOn(db: Db, uniqueKey: string): Promise<boolean> {
    return this.store.isWorkedOn(db, uniqueKey);
  }

  forget(db: Db, text: string): Promise<void> {
    return this.store.forget(db, text);
  }

  handle<Payload>(kind: JobKind<Payload>, handler: JobHandler<Payload>): void {
    this.#handlers.set(kind.name, { kind, handler });
  }

  start(): void {
    this.#timer = setInterval(() => this.wake(), pollMs);
    this.#timer.unref();
    this.wake();
  }

  /** Looks for due jobs now. Does nothing before start(): tests drain by hand. */
  wake(): void {
    if (!this.#timer || this.#stopped) return;
    if (this.#claiming) {
      this.#claimAgain = true;
      return;
    }
    // Whoever happens to wake us has nothing to do with what is due.
    this.#claiming = outsideTraces(() => this.#claimAndRun())
      .catch((error: unknown) => this.#log.warn({ err: error }, 'jobs could not be claimed'))
      .finally(() => {
        this.#claiming = null;
        if (this.#claimAgain) {
          this.#claimAgain = false;
          this.wake();
        }
      });
  }

  /** Runs everything that is due, one after the other, until nothing is. Returns how many ran. */
  async drain(): Promise<number> {
    for (let count = 0; ; count += 1) {
      const [job] = await this.store.claim(this.#database.db, [...this.#handlers.keys()], 1);
      if (!job) return count;
      await this.#run(job, new AbortController());
    }
  }

  /** Takes no more jobs and lets the running ones finish; what does not finish in time goes back to the queue. */
  async stop(graceMs: number): Promise<void> {
    this.#stopped = true;
    if (this.#timer) clearInterval(this.#timer);
    await this.#claiming;
    const all = Promise.all([...this.#running].map((running) => running.done));
    const grace = Promise.withResolvers<void>();
    const timer = setTimeout(grace.resolve, graceMs);
    await Promise.race([all, grace.promise]);
    clearTimeout(timer);
    for (const running of this.#running) {
      running.abort.abort(new Error('the server is stopping'));
      await this.#handOn(running.job);
    }
  }

  #handOn(job: ClaimedJob): Promise<void> {
    const again = { runAt: this.#clock.now(), lastError: null, refundAttempt: true };
    return this.store.putBack(this.#database.db, job, again);
  }

  async #claimAndRun(): Promise<void> {
    for (const lane of lanes) await this.#claimLane(lane);
  }

  async #claimLane(lane: (typeof lanes)[number]): Promise<void> {
    const names = [...this.#handlers].flatMap(([name, { kind }]) =>
      (kind.lane ?? 'quick') === lane ? [name] : [],
    );
    const busy = [...this.#running].filter(
      ({ job, isBeside }) => !isBeside && names.includes(job.name),
    ).length;
    const jobs = await this.store.claim(this.#database.db, names, concurrentJobs - busy);
    for (const job of jobs) void this.#launch(job, false);
  }

  async #launch(job: ClaimedJob, isBeside: boolean): Promise<void> {
    if (this.#stopped) return this.#handOn(job);
    const abort = new AbortController();
    const running: Running = { job, abort, isBeside, done: Promise.resolve() };
    running.done = this.#run(job, abort).finally(() => {
      this.#running.delete(running);
      this.wake();
    });
    this.#running.add(running);
    return running.done;
  }

  /** A job that a request begins is a part of it; any other only names what wanted it. */
  #beginSpan(job: ClaimedJob): Span | undefined {
    const attributes = { 'gluebird.job.id': job.id, 'gluebird.job.attempt': job.attempts };
    const start = { kind: 'consumer', name: job.name, attributes } as const;
    return currentSpan()?.begin(start) ?? this.#tracing?.begin(start, { causedBy: job.causedBy });
  }

  #run(job: ClaimedJob, abort: AbortController): Promise<void> {
    const span = this.#beginSpan(job);
    return span ? lasting(span, () => this.#work(job, abort)) : this.#work(job, abort);
  }

  async #work(job: ClaimedJob, abort: AbortController): Promise<void> {
    const registered = this.#handlers.get(job.name);
    if (!registered) return;
    const log = this.#logOf(job);
    const lease = keepLease(
      () => this.store.renew(this.#database.db, job),
      () => abort.abort(new Error('another worker has taken this job over')),
    );
    let isEnded = false;
    const ended = (wasHeld: boolean): void => {
      if (!wasHeld) throw new JobLost('another worker has taken this job over');
      isEnded = true;
    };
    try {
      await registered.handler.run({
        id: job.id,
        payload: job.payload,
        attempt: job.attempts,
        signal: abort.signal,
        log,
        end: async (tx) => ended(await this.store.remove(tx, job)),
        endWith: async (tx, kind, next) => {
          ended(await this.store.replace(tx, job, { kind, ...next }));
          this.#awaitingCommit.add(tx);
        },
      });
      if (!isEnded) await this.store.remove(this.#database.db, job);
    } catch (error) {
      currentSpan()?.fail(failureOf(error));
      // It was handed on: its outcome is somebody else's.
      if (abort.signal.aborted || error instanceof JobLost) return;
      await this.#settleFailure(
        job,
        error instanceof Error ? error : new Error(String(error)),
        registered.handler,
      );
    } finally {
      lease.stop();
    }
  }

  #logOf(job: ClaimedJob): Log {
    return this.#log.child({ job: job.name, jobId: job.id, attempt: job.attempts });
  }

  async #settleFailure(job: ClaimedJob, error: Error, handler: JobHandler<unknown>): Promise<void> {
    const log = this.#logOf(job);
    try {
      if (job.attempts < job.maxAttempts) {
        const delayMs = error instanceof RetryLater ? error.delayMs : backoffMs(job.attempts, Math.random());
        log.warn({ err: error, delayMs }, 'a job failed and will be tried again');
        const runAt = new Date(this.#clock.now().getTime() + delayMs);
        await this.store.putBack(this.#database.db, job, { runAt, lastError: redactText(error.message) });
        return;
      }
      log.error({ err: error }, 'a job failed for good');
      await this.#database.transaction(async (tx) => {
        const held = await this.store.bury(tx, job, redactText(error.message));
        if (held) await handler.failed?.(tx, job.payload, error);
      });
    } catch (storeError) {
      // The lease runs out and the job is taken up again, so nothing is lost: an outage passes by itself.
      const told = isUnavailable(storeError) ? log.warn.bind(log) : log.error.bind(log);
      told({ err: storeError }, 'the outcome of a job could not be stored');
    }
  }
}
