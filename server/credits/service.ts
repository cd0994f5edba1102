import { dayMs } from '#contract/durations.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Db } from '#server/platform/db/database.ts';
import { cutPage } from '#server/platform/http/paging.ts';
import type { Page, PageOf } from '#server/platform/http/paging.ts';
import type { Ids } from '#server/platform/ids.ts';
import { keepLease } from '#server/platform/leases.ts';
import { settled } from '#server/platform/settled.ts';
import type { Settled } from '#server/platform/settled.ts';
import type { ReadableLedger } from './policy.ts';
import * as store from './store.ts';
import type { HeldCredits, LedgerRow } from './store.ts';

const startingCredits = 1;
/** For whoever looks into a question about a credit; the ledger is kept for good. */
const settledDays = 30;

declare const holdProof: unique symbol;
/** Proof that credits are set aside; only this service can make one, so unpaid work does not compile. */
export type CreditHold = HeldCredits & { readonly [holdProof]: true };

interface HoldRequest {
  userId: number;
  /** What the credits are for: one hold at a time is open for it. */
  workId: string;
  amount: number;
}

/** Whose the work is, and what it is called. */
export interface PaidWork {
  workId: string;
  userId: number;
}

/** Work that is paid for, and what its owner has left. */
export interface PaidFor {
  paid: Settled<PaidWork>;
  balance: number;
}

interface PaidCredits {
  userId: number;
  amount: number;
  reference: string;
  note: string;
}

interface CreditsDependencies {
  database: Database;
  clock: Clock;
  ids: Ids;
}

/** Balances and their ledger: every change is a line, and the balance is their sum. */
export class CreditsService {
  #deps: CreditsDependencies;

  constructor(deps: CreditsDependencies) {
    this.#deps = deps;
  }

  balanceOf(db: Db, userId: number): Promise<number> {
    return store.findBalance(db, userId);
  }

  ledgerOf(db: Db, userId: number) {
    return store.listLedgerOf(db, userId);
  }

  async listLedger(db: Db, { ledgerOf }: ReadableLedger, page: Page<number>): Promise<PageOf<LedgerRow>> {
    const rows = await store.listLedgerPage(db, ledgerOf, page);
    return cutPage(rows, page.limit, ({ id, createdAt }) => ({ key: createdAt.getTime(), id }));
  }

  /** Every account begins with its starting credit, as the first line of its ledger. */
  async openAccount(tx: Db, userId: number): Promise<void> {
    const reference = String(userId);
    await store.book(tx, {
      userId,
      delta: startingCredits,
      reason: 'welcome',
      reference,
      createdAt: this.#now(),
    });
  }

  /** A change by hand; takes away at most what is there. Returns the new balance and what was changed. */
  async adjust(
    tx: Db,
    change: { userId: number; delta: number; reference: string; note: string | null },
  ): Promise<{ balance: number; delta: number }> {
    const line = { ...change, reason: 'adjustment', createdAt: this.#now() } as const;
    const delta = Math.max(change.delta, -(await store.lockBalance(tx, change.userId)));
    return { delta, balance: await store.book(tx, { ...line, delta }) };
  }

  /** Credits that were paid for; a payment is a reference, so it can grant once. */
  async grant(tx: Db, { amount, ...line }: PaidCredits): Promise<void> {
    await store.book(tx, { ...line, delta: amount, reason: 'purchase', createdAt: this.#now() });
  }

  /** Takes back what is no longer paid for, as far as it is there. Answers how many credits that were. */
  async takeBack(tx: Db, { amount, ...line }: PaidCredits): Promise<number> {
    const taken = Math.min(amount, await store.lockBalance(tx, line.userId));
    if (taken > 0) await store.book(tx, { ...line, delta: -taken, reason: 'refund', createdAt: this.#now() });
    return taken;
  }

  /**
   * Sets credits aside, or takes up what is still held for this work, and does it. The hold lives as long as the work
   * does in a living process, or is entrusted to work that is written down; else it goes back.
   */
  async holding<T>(request: HoldRequest, work: (hold: CreditHold) => Promise<T>): Promise<T> {
    const hold = await this.#hold(request);
    const lease = keepLease(() => store.renewHold(this.#deps.database.db, hold));
    try {
      return await work(hold);
    } catch (error) {
      // Should that fail as well, nobody renews the hold any more, and it is given back as a lost one.
      await this.#release(hold).catch(() => undefined);
      throw error;
    } finally {
      lease.stop();
    }
  }

  /** The work is written down in this transaction: from now on the hold is settled by its end, whoever works on it. */
  async entrust(tx: Db, hold: CreditHold): Promise<void> {
    if (!(await store.entrustHold(tx, hold)))
      throw new AppError('CONFLICT', {
        message: 'This took too long. Your credit is back: please try again.',
      });
  }

  /** The written work is done: the credits are spent, in the transaction that stores what came of it. */
  async capture(tx: Db, { userId, workId }: PaidWork): Promise<PaidFor> {
    const hold = await store.settleEntrusted(tx, { userId, workId }, 'captured');
    if (!hold) throw new Error('nothing is held for this work');
    return { paid: settled({ workId, userId }), balance: hold.balance };
  }

  /** The written work came to nothing: the credits go back, in the transaction that says so. */
  async giveBack(tx: Db, work: PaidWork): Promise<void> {
    const hold = await store.settleEntrusted(tx, work, 'released');
    if (hold) await this.#giveBack(tx, hold);
  }

  /** Gives back what was held by work that a crash has ended. */
  async releaseLost(): Promise<void> {
    const { database } = this.#deps;
    if (await store.hasLostHolds(database.db)) await database.transaction((tx) => this.#returnLost(tx, null));
  }

  sweep(db: Db): Promise<void> {
    return store.deleteSettledBefore(db, new Date(this.#now().getTime() - settledDays * dayMs));
  }

  /** To be called where nobody else runs on this database. */
  inherit(db: Db): Promise<void> {
    return store.endAllHolds(db);
  }

  async #hold({ userId, workId, amount }: HoldRequest): Promise<CreditHold> {
    const { database, ids } = this.#deps;
    const asked = { userId, workId, amount, reference: ids.uuid(), createdAt: this.#now() };
    const hold = (await store.setAside(database.db, asked)) ?? (await this.#holdReturned(asked));
    if (!hold) throw new AppError('NOT_ENOUGH_CREDITS');
    return hold as CreditHold;
  }

  /** What lost work of theirs still holds is theirs again, and now is when it is missed. */
  #holdReturned(asked: Parameters<typeof store.setAside>[1]): Promise<HeldCredits | null> {
    return this.#deps.database.transaction(async (tx) => {
      await this.#returnLost(tx, asked.userId);
      return store.setAside(tx, asked);
    });
  }

  /** The work came to nothing: the credits go back, visibly and once. */
  async #release(hold: CreditHold): Promise<void> {
    await this.#deps.database.transaction(async (tx) => {
      if (await store.releaseHold(tx, hold)) await this.#giveBack(tx, hold);
    });
  }

  async #returnLost(tx: Db, of: number | null): Promise<void> {
    const lost = await store.settleLostHolds(tx, of);
    // One order for all, so that two who give back at once do not wait for each other.
    for (const hold of lost.toSorted((a, b) => a.userId - b.userId)) await this.#giveBack(tx, hold);
  }

  async #giveBack(tx: Db, { userId, amount, reference }: HeldCredits): Promise<void> {
    const line = { userId, reference, reason: 'generation-return', createdAt: this.#now() } as const;
    await store.book(tx, { ...line, delta: amount });
  }

  #now(): Date {
    return this.#deps.clock.now();
  }
}

export { balanceIn } from './store.ts';
