import { hourSeconds } from '#contract/durations.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Member } from '#server/platform/http/actor.ts';
import { untilAborted } from '#server/platform/until-aborted.ts';
import { cutPage } from '#server/platform/http/paging.ts';
import type { Page, PageOf } from '#server/platform/http/paging.ts';
import type { RateLimit } from '#server/platform/rate-limits.ts';
import type { PaymentsDependencies } from './dependencies.ts';
import { requireOwnPurchase } from './policy.ts';
import type { OwnPurchase, ReadablePurchases } from './policy.ts';
import { settlePaymentJob } from './settle-job.ts';
import type { SettlementService } from './settlement-service.ts';
import * as store from './store.ts';
import type { NewPurchase, PurchaseRow } from './store.ts';

const currency = 'usd';
/** More begun payments than a family needs, fewer than somebody who tries out stolen cards wants. */
const createLimit = { name: 'payments.create', limit: 40, windowSeconds: hourSeconds } satisfies RateLimit;
const unreachedRetryMs = 60_000;

interface Adjustment {
  userId: number;
  /** May be negative; at most what is there is taken. */
  amount: number;
  note: string | null;
}

interface Adjusted {
  id: number;
  /** What was really given or taken. */
  delta: number;
  balance: number;
}

/** What people buy, from the first step to their history. */
export class PurchaseService {
  #deps: PaymentsDependencies;
  #settlement: SettlementService;

  constructor(deps: PaymentsDependencies, settlement: SettlementService) {
    this.#deps = deps;
    this.#settlement = settlement;
  }

  /**
   * Begins a payment. `nonce` is one wish of the person: with the same one comes the same payment. `begun` is handed what
   * the card form needs, in the transaction that keeps the purchase.
   */
  async begin<Answer>(
    actor: Member,
    { packageId, nonce, signal }: { packageId: number; nonce: string; signal: AbortSignal },
    begun: (tx: Db, clientSecret: string) => Promise<Answer>,
  ): Promise<Answer> {
    const { database, provider, rateLimits, clock } = this.#deps;
    const { db } = database;
    const { userId } = actor;
    await rateLimits.take(db, createLimit, String(userId));
    const wanted = provider && (await store.findActivePackage(db, packageId));
    if (!provider || !wanted)
      throw new AppError('NOT_FOUND', {
        message: 'This package is not available anymore. Please choose another one.',
      });
    const { name, credits, priceCents } = wanted;
    const bought = { packageName: name, credits, amountCents: priceCents, currency };
    const creating = provider.create({
      amountCents: priceCents,
      currency,
      description: `${name}: ${credits} craft credits`,
      metadata: { userId: String(userId), packageId: String(packageId), credits: String(credits) },
      key: `${userId}:${packageId}:${nonce}`,
    });
    const { id, clientSecret } = await untilAborted(signal, creating);
    const purchase: NewPurchase = {
      ...bought,
      userId,
      packageId,
      provider: provider.name,
      paymentId: id,
      status: 'pending',
      type: 'purchase',
      createdAt: clock.now(),
    };
    return database.transaction(async (tx) => {
      await store.insertPurchase(tx, purchase);
      return begun(tx, clientSecret);
    });
  }

  /**
   * The browser says that it has paid; the provider decides. `granted` is handed the balance with the new credits in it, in
   * the transaction that gives them.
   */
  async confirm<Answer>(
    actor: Member,
    { paymentId, packageId }: { paymentId: string; packageId: number },
    granted: (tx: Db, balance: number) => Promise<Answer>,
  ): Promise<Answer> {
    const { database, credits } = this.#deps;
    const purchase = requireOwnPurchase(actor, await store.findByPayment(database.db, paymentId));
    if (purchase.packageId !== packageId) {
      const message = 'This payment was for another package.';
      throw new AppError('INVALID_INPUT', { message, issues: [{ path: 'packageId', message }] });
    }
    const settled = await this.#settle(purchase, async (tx, now) => {
      if (!isGranted(now)) return { purchase: now };
      return { answer: await granted(tx, await credits.balanceOf(tx, actor.userId)) };
    });
    if ('answer' in settled) return settled.answer;
    const note = settled.purchase?.note;
    throw new AppError('PAYMENT_NOT_COMPLETED', note ? { message: note } : {});
  }

  async list(db: Db, { purchasesOf }: ReadablePurchases, page: Page<number>): Promise<PageOf<PurchaseRow>> {
    const rows = await store.listPurchasesOf(db, purchasesOf, page);
    return cutPage(rows, page.limit, ({ id, createdAt }) => ({ key: createdAt.getTime(), id }));
  }

  /** For somebody's download. */
  allOf(db: Db, userId: number): Promise<PurchaseRow[]> {
    return store.allPurchasesOf(db, userId);
  }

  /** Somebody leaves: what they bought stays, without what was written about them. */
  forget(tx: Db, userId: number): Promise<void> {
    return store.forgetNotes(tx, userId);
  }

  /** Credits given or taken by hand, kept among the purchases. */
  async recordAdjustment(tx: Db, { userId, amount, note }: Adjustment): Promise<Adjusted> {
    const now = this.#deps.clock.now();
    const { credits } = this.#deps;
    const id = await store.insertAdjustment(tx, {
      userId,
      packageName: 'Adjustment',
      credits: amount,
      amountCents: 0,
      currency,
      provider: 'none',
      status: 'completed',
      type: 'adjustment',
      note,
      createdAt: now,
      completedAt: now,
    });
    const change = { userId, delta: amount, reference: `adjustment:${id}`, note };
    const { balance, delta } = await credits.adjust(tx, change);
    if (delta !== amount) await store.updatePurchase(tx, id, { credits: delta });
    return { id, delta, balance };
  }

  /** When the provider cannot be asked now, it is asked later, also if the person does not come back. */
  async #settle<Answer>(
    { paymentId, status }: OwnPurchase,
    settled: (tx: Db, purchase: PurchaseRow | null) => Promise<Answer>,
  ): Promise<Answer> {
    try {
      return status === 'completed'
        ? await this.#settlement.look(paymentId, settled)
        : await this.#settlement.settleThen(paymentId, settled);
    } catch (error) {
      const runAt = new Date(this.#deps.clock.now().getTime() + unreachedRetryMs);
      const uniqueKey = `payments.settle-later:${paymentId}`;
      await this.#deps.jobs.enqueue(this.#deps.database.db, settlePaymentJob, {
        payload: { paymentId },
        uniqueKey,
        runAt,
      });
      throw error;
    }
  }
}

const isGranted = (purchase: PurchaseRow | null): boolean =>
  purchase?.status === 'completed' || purchase?.status === 'partly-refunded';
