import { AppError } from '#server/platform/app-error.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Member } from '#server/platform/http/actor.ts';
import { cutPage } from '#server/platform/http/paging.ts';
import type { Page, PageOf } from '#server/platform/http/paging.ts';
import type { RateLimit } from '#server/platform/rate-limits.ts';
import type { PaymentsDependencies } from './dependencies.ts';
import { requireOwnPurchase, requirePurchaseReader } from './policy.ts';
import type { OwnPurchase } from './policy.ts';
import { settlePaymentJob } from './settle-job.ts';
import type { SettlementService } from './settlement-service.ts';
import * as store from './store.ts';
import type { PurchaseRow } from './store.ts';

const currency = 'usd';
/** More begun payments than a family needs, fewer than somebody who tries out stolen cards wants. */
const createLimit = { name: 'payments.create', limit: 40, windowSeconds: 3600 } satisfies RateLimit;
const unreachedRetryMs = 60_000;

export interface Adjustment {
  userId: number;
  /** May be negative; at most what is there is taken. */
  amount: number;
  note: string | null;
}

export interface Adjusted {
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

  /** Begins a payment. `nonce` is one wish of the person: with the same one comes the same payment. */
  async begin(
    db: Db,
    actor: Member,
    { packageId, nonce }: { packageId: number; nonce: string },
  ): Promise<string> {
    const { provider, rateLimits, clock } = this.#deps;
    const { userId } = actor;
    await rateLimits.take(db, createLimit, String(userId));
    const wanted = provider && (await store.findActivePackage(db, packageId));
    if (!provider || !wanted)
      throw new AppError('NOT_FOUND', {
        message: 'This package is not available anymore. Please choose another one.',
      });
    const { name, credits, priceCents } = wanted;
    const { id, clientSecret } = await provider.create({
      amountCents: priceCents,
      currency,
      description: `${name}: ${credits} craft credits`,
      metadata: { userId: String(userId), packageId: String(packageId), credits: String(credits) },
      key: `${userId}:${packageId}:${nonce}`,
    });
    await store.insertPurchase(db, {
      userId,
      packageId,
      packageName: name,
      credits,
      amountCents: priceCents,
      currency,
      provider: provider.name,
      paymentId: id,
      status: 'pending',
      type: 'purchase',
      createdAt: clock.now(),
    });
    return clientSecret;
  }

  /** The browser says that it has paid; the provider decides. Answers the balance with the new credits in it. */
  async confirm(
    db: Db,
    actor: Member,
    { paymentId, packageId }: { paymentId: string; packageId: number },
  ): Promise<number> {
    const purchase = requireOwnPurchase(actor, await store.findByPayment(db, paymentId));
    if (purchase.packageId !== packageId) {
      const message = 'This payment was for another package.';
      throw new AppError('INVALID_INPUT', { message, issues: [{ path: 'packageId', message }] });
    }
    const settled = purchase.status === 'completed' ? purchase : await this.#settle(db, purchase);
    requireGranted(settled);
    return this.#deps.credits.balanceOf(db, actor.userId);
  }

  async list(
    db: Db,
    actor: Member,
    asked: { userId: number; page: Page<number> },
  ): Promise<PageOf<PurchaseRow>> {
    const { userId } = requirePurchaseReader(actor, asked.userId);
    const rows = await store.listPurchasesOf(db, userId, asked.page);
    return cutPage(rows, asked.page.limit, ({ id, createdAt }) => ({ key: createdAt.getTime(), id }));
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
  async #settle(db: Db, { paymentId }: OwnPurchase): Promise<PurchaseRow | null> {
    try {
      return await this.#settlement.settle(paymentId);
    } catch (error) {
      const runAt = new Date(this.#deps.clock.now().getTime() + unreachedRetryMs);
      const uniqueKey = `payments.settle-later:${paymentId}`;
      await this.#deps.jobs.enqueue(db, settlePaymentJob, { payload: { paymentId }, uniqueKey, runAt });
      throw error;
    }
  }
}

function requireGranted(purchase: PurchaseRow | null): void {
  if (purchase?.status === 'completed' || purchase?.status === 'partly-refunded') return;
  throw new AppError('PAYMENT_NOT_COMPLETED', purchase?.note ? { message: purchase.note } : {});
}
