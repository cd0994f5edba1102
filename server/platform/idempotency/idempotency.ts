import { dayMs } from '#contract/durations.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Db } from '#server/platform/db/database.ts';
import type { Ids } from '#server/platform/ids.ts';
import { keepLease } from '#server/platform/leases.ts';
import { asKept } from './attempt.ts';
import type { Attempt, Kept } from './attempt.ts';
import { fingerprint } from './fingerprint.ts';
import * as store from './intent-store.ts';
import type { Claim, IntentKey } from './intent-store.ts';
import { JointWatch } from '#server/platform/joint-watch.ts';
import { UnderWay } from './under-way.ts';

/** One wish of one person, however often its request arrives. */
interface Intent extends IntentKey {
  body: unknown;
}

export type Work<Reply> = (attempt: Attempt<Reply>) => Promise<Kept<Reply>>;

export const keptDays = 2;

interface IdempotencyDependencies {
  database: Database;
  clock: Clock;
  ids: Ids;
}

const nameOf = ({ userId, endpoint, key }: IntentKey): string => JSON.stringify([userId, endpoint, key]);
const takenOver = (): Error => new Error('another attempt has taken over');

/** Gives the first answer again to a request that comes again, also while the first still runs. */
export class Idempotency {
  #database: Database;
  #clock: Clock;
  #ids: Ids;
  #watch: JointWatch<IntentKey>;
  #here = new Map<string, Promise<unknown>>();
  #underWay = new UnderWay();

  constructor({ database, clock, ids }: IdempotencyDependencies) {
    this.#database = database;
    this.#clock = clock;
    this.#ids = ids;
    this.#watch = new JointWatch({ nameOf, listBusy: (keys) => store.listBusy(database.db, keys) });
  }

  /** Work that nobody asked to be done once: its answer is its own. */
  plainly<Reply>(work: Work<Reply>): Promise<Kept<Reply>> {
    const workId = this.#ids.uuid();
    return this.#underWay.run((stopped) =>
      work({ workId, signal: stopped, keep: async (_tx, reply) => asKept(reply) }),
    );
  }

  /** `gone` is aborted when the caller does not wait for the answer any more. */
  async once<Reply>(intent: Intent, work: Work<Reply>, gone?: AbortSignal): Promise<Kept<Reply>> {
    const { db } = this.#database;
    const { userId, endpoint, key } = intent;
    const of: IntentKey = { userId, endpoint, key };
    const bodyHash = await fingerprint(intent.body ?? null);
    const signal = AbortSignal.any([this.#underWay.stopping, ...(gone ? [gone] : [])]);
    for (;;) {
      if (signal.aborted) throw new AppError('UNAVAILABLE');
      const claim = await store.claimIntent(db, { ...of, bodyHash, createdAt: this.#clock.now() });
      const done = claim && (await this.#attempt(claim, work));
      if (done) return done;
      const row = await store.findIntent(db, of);
      if (!row) continue;
      if (row.bodyHash !== bodyHash) throw new AppError('IDEMPOTENCY_CONFLICT');
      if (row.reply !== null) return row.reply as Kept<Reply>;
      // Whether the first one works out or not is read from its row: only a good answer is given again.
      await this.#ended(of, signal);
    }
  }

  /** What is under way may end in this time; what does not is ended, and nothing is begun any more. */
  stop(graceMs: number): Promise<void> {
    return this.#underWay.stop(graceMs);
  }

  /** To be called where nobody else runs on this database. */
  inherit(): Promise<void> {
    return store.endAllClaims(this.#database.db);
  }

  async forget(tx: Db, userId: number): Promise<void> {
    await store.deleteIntentsOf(tx, userId);
  }

  /** What was begun for a key came to nothing, so the same key may try again. */
  async release(tx: Db, work: { userId: number; workId: string }): Promise<void> {
    await store.deleteIntentOf(tx, work);
  }

  async sweep(db: Db): Promise<void> {
    await store.deleteIntentsBefore(db, new Date(this.#clock.now().getTime() - keptDays * dayMs));
  }

  async #ended(of: IntentKey, signal: AbortSignal): Promise<void> {
    const here = this.#here.get(nameOf(of));
    if (!here) return this.#watch.ended(of, signal);
    const left = Promise.withResolvers<void>();
    const leave = (): void => left.resolve();
    signal.addEventListener('abort', leave, { once: true });
    await Promise.race([here.catch(() => undefined), left.promise]);
    signal.removeEventListener('abort', leave);
  }

  /** Null when another attempt has taken over meanwhile: then its answer counts. */
  async #attempt<Reply>(claim: Claim, work: Work<Reply>): Promise<Kept<Reply> | null> {
    const name = nameOf(claim);
    const running = this.#underWay.run((stopped) => this.#run(claim, work, stopped));
    this.#here.set(name, running);
    try {
      return await running;
    } finally {
      if (this.#here.get(name) === running) this.#here.delete(name);
    }
  }

  async #run<Reply>(claim: Claim, work: Work<Reply>, stopped: AbortSignal): Promise<Kept<Reply> | null> {
    const { db } = this.#database;
    const lost = new AbortController();
    const lease = keepLease(
      () => store.renewClaim(db, claim),
      () => lost.abort(takenOver()),
    );
    try {
      return await work({
        workId: claim.workId,
        signal: AbortSignal.any([stopped, lost.signal]),
        async keep(tx, reply) {
          if (!(await store.keepReply(tx, claim, reply))) throw takenOver();
          return asKept(reply);
        },
      });
    } catch (error) {
      // A refusal did nothing, so the same key may try again. What was kept after all is given as the answer.
      if (await store.dropClaim(db, claim)) throw error;
      return null;
    } finally {
      lease.stop();
    }
  }
}
