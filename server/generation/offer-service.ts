import { AppError } from '#server/platform/app-error.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/database.ts';
import * as store from './offer-store.ts';

const openHours = 24;
const hourMs = 3_600_000;

declare const passProof: unique symbol;
/** Proof that an idea is owed; only an open offer gives one, so a craft for nothing does not compile. */
export interface FreePass {
  readonly kind: 'free';
  readonly userId: number;
  readonly reference: string;
  readonly [passProof]: true;
}

export interface FreeRequest {
  userId: number;
  reference: string;
  /** How long the work may take at the most; after that the offer is open again. */
  lifeMs: number;
}

/** Who got no idea because a vendor failed is owed one of ours: one open offer per person, for a day. */
export class OfferService {
  #clock: Clock;

  constructor({ clock }: { clock: Clock }) {
    this.#clock = clock;
  }

  async make(db: Db, userId: number): Promise<void> {
    const createdAt = this.#clock.now();
    const expiresAt = new Date(createdAt.getTime() + openHours * hourMs);
    await store.putOffer(db, { userId, createdAt, expiresAt });
  }

  /** Sets the offer aside for one piece of work. */
  async reserve(db: Db, { userId, reference, lifeMs }: FreeRequest): Promise<FreePass> {
    const now = this.#clock.now();
    const reservedUntil = new Date(now.getTime() + lifeMs);
    if (!(await store.reserveOffer(db, { userId, reference, reservedUntil }, now)))
      throw new AppError('FREE_IDEA_GONE');
    return { kind: 'free', userId, reference } as FreePass;
  }

  /** The craft is made: the offer is gone, in the transaction that stores it. */
  async use(tx: Db, { reference }: FreePass): Promise<void> {
    if (!(await store.deleteReserved(tx, reference)))
      throw new AppError('CONFLICT', { message: 'This took too long. Please try again.' });
  }

  giveBack(db: Db, { reference }: FreePass): Promise<void> {
    return store.reopenOffer(db, reference);
  }

  sweep(db: Db): Promise<void> {
    return store.deleteExpired(db, this.#clock.now());
  }
}
