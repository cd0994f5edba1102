import { hourMs } from '#contract/durations.ts';
import type { PaidWork } from '#server/credits/service.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Db } from '#server/platform/db/database.ts';
import type { Ids } from '#server/platform/ids.ts';
import { keepLease } from '#server/platform/leases.ts';
import { settled } from '#server/platform/settled.ts';
import type { Settled } from '#server/platform/settled.ts';
import * as store from './offer-store.ts';

const openHours = 24;

interface OfferDependencies {
  database: Database;
  clock: Clock;
  ids: Ids;
}

declare const passProof: unique symbol;
/** Proof that an idea is owed; only an open offer gives one, so a craft for nothing does not compile. */
export interface FreePass {
  readonly kind: 'free';
  readonly userId: number;
  readonly workId: string;
  readonly reference: string;
  readonly [passProof]: true;
}

interface FreeRequest {
  userId: number;
  workId: string;
}

/** Who got no idea because a vendor failed is owed one of ours: one open offer per person, for a day. */
export class OfferService {
  #deps: OfferDependencies;

  constructor(deps: OfferDependencies) {
    this.#deps = deps;
  }

  async make(db: Db, userId: number): Promise<void> {
    const createdAt = this.#deps.clock.now();
    const expiresAt = new Date(createdAt.getTime() + openHours * hourMs);
    await store.putOffer(db, { userId, createdAt, expiresAt });
  }

  /** Sets the offer aside for one piece of work, and opens it again if that takes no idea. */
  async reserving<T>(request: FreeRequest, work: (pass: FreePass) => Promise<T>): Promise<T> {
    const { db } = this.#deps.database;
    const pass = await this.#reserve(db, request);
    const lease = keepLease(() => store.renewReserved(db, pass.reference));
    try {
      return await work(pass);
    } catch (error) {
      // Should that fail as well, nobody renews it any more, and it opens by itself.
      await store.reopenOffer(db, pass.reference).catch(() => undefined);
      throw error;
    } finally {
      lease.stop();
    }
  }

  /** The work is written down in this transaction: its end uses the offer or opens it again. */
  async entrust(tx: Db, { reference }: FreePass): Promise<void> {
    if (!(await store.entrustReserved(tx, reference)))
      throw new AppError('CONFLICT', { message: 'This took too long. Please try again.' });
  }

  /** The craft is made: the offer is gone, in the transaction that stores it. */
  async use(tx: Db, { workId, userId }: PaidWork): Promise<Settled<PaidWork>> {
    if (!(await store.deleteEntrusted(tx, { workId, userId })))
      throw new Error('no offer is set aside for this work');
    return settled({ workId, userId });
  }

  reopen(tx: Db, work: PaidWork): Promise<void> {
    return store.reopenEntrusted(tx, work);
  }

  /** To be called where nobody else runs on this database. */
  inherit(db: Db): Promise<void> {
    return store.endAllReserved(db);
  }

  async #reserve(db: Db, { userId, workId }: FreeRequest): Promise<FreePass> {
    const reference = this.#deps.ids.uuid();
    if (!(await store.reserveOffer(db, { userId, workId, reference }, this.#deps.clock.now())))
      throw new AppError('FREE_IDEA_GONE');
    return { kind: 'free', userId, workId, reference } as FreePass;
  }

  sweep(db: Db): Promise<void> {
    return store.deleteExpired(db, this.#deps.clock.now());
  }
}
