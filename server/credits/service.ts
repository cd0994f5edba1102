import { AppError } from '#server/platform/app-error.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Db } from '#server/platform/db/database.ts';
import type { Member } from '#server/platform/http/actor.ts';
import { cutPage } from '#server/platform/http/paging.ts';
import type { Page, PageOf } from '#server/platform/http/paging.ts';
import { requireLedgerReader } from './policy.ts';
import * as store from './store.ts';
import type { LedgerRow } from './store.ts';

export const startingCredits = 1;

declare const holdProof: unique symbol;
/** Proof that credits are set aside; only this service can make one, so unpaid work does not compile. */
export interface CreditHold {
  readonly userId: number;
  readonly reference: string;
  readonly amount: number;
  readonly [holdProof]: true;
}

export interface HoldRequest {
  userId: number;
  /** What the credits are for; unique. */
  reference: string;
  amount: number;
  /** How long the work may take at the most. */
  lifeMs: number;
}

export interface PaidCredits {
  userId: number;
  amount: number;
  reference: string;
  note: string;
}

export interface CreditsDependencies {
  database: Database;
  clock: Clock;
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

  async listLedger(
    db: Db,
    actor: Member,
    asked: { userId: number; page: Page<number> },
  ): Promise<PageOf<LedgerRow>> {
    const { userId } = requireLedgerReader(actor, asked.userId);
    const rows = await store.listLedgerPage(db, userId, asked.page);
    return cutPage(rows, asked.page.limit, ({ id, createdAt }) => ({ key: createdAt.getTime(), id }));
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

  /** Sets credits aside before any work is done for them. */
  async hold({ userId, reference, amount, lifeMs }: HoldRequest): Promise<CreditHold> {
    const createdAt = this.#now();
    const expiresAt = new Date(createdAt.getTime() + lifeMs);
    await this.#deps.database.transaction(async (tx) => {
      const line = { userId, delta: -amount, reason: 'generation', reference, createdAt } as const;
      const balance = await store.spend(tx, line);
      if (balance === null) throw new AppError('NOT_ENOUGH_CREDITS');
      await store.insertHold(tx, { userId, reference, amount, state: 'held', createdAt, expiresAt });
    });
    return { userId, reference, amount } as CreditHold;
  }

  /** The work is done: the credits are spent, in the transaction that stores it. */
  async capture(tx: Db, hold: CreditHold): Promise<void> {
    const settled = await store.settleHold(tx, hold.reference, 'captured');
    if (!settled)
      throw new AppError('CONFLICT', {
        message: 'This took too long. Your credit is back: please try again.',
      });
  }

  /** The work came to nothing: the credits go back, visibly and once. */
  async release(reference: string): Promise<void> {
    await this.#deps.database.transaction(async (tx) => {
      const settled = await store.settleHold(tx, reference, 'released');
      if (!settled) return;
      const { userId, amount } = settled;
      await store.book(tx, {
        userId,
        delta: amount,
        reason: 'generation-return',
        reference,
        createdAt: this.#now(),
      });
    });
  }

  /** Gives back what was held by work that a crash has ended. */
  async releaseLost(db: Db): Promise<void> {
    for (const reference of await store.listLostHolds(db, this.#now())) await this.release(reference);
  }

  #now(): Date {
    return this.#deps.clock.now();
  }
}
