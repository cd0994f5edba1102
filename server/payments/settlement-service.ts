import { dollars } from '#contract/payments.ts';
import type { Db } from '#server/platform/db/database.ts';
import { sendMailJob } from '#server/platform/mail/send-mail-job.ts';
import type { PaymentsDependencies } from './dependencies.ts';
import { receiptMail } from './mails.ts';
import type { Payment } from './provider.ts';
import { judge, reversalNote } from './rules.ts';
import type { Settlement } from './rules.ts';
import { settlePaymentJob } from './settle-job.ts';
import * as store from './store.ts';
import type { PurchaseRow } from './store.ts';

type OwnedPurchase = PurchaseRow & { userId: number };

const nobodyLeft = 'Paid after the account was deleted: nobody was there to get the credits.';

/** Brings purchases in line with their payments: the one place where money becomes credits. */
export class SettlementService {
  #deps: PaymentsDependencies;

  constructor(deps: PaymentsDependencies) {
    this.#deps = deps;
    deps.jobs.handle(settlePaymentJob, {
      run: async ({ payload }) => void (await this.settle(payload.paymentId)),
    });
  }

  /**
   * Asks the provider how a payment stands and does what follows from that. Whoever tells of news, a browser, a webhook
   * or the nightly comparison, their order and repetition make no difference. Null when no purchase belongs to it.
   */
  settle(paymentId: string): Promise<PurchaseRow | null> {
    return this.settleThen(paymentId, async (_tx, purchase) => purchase);
  }

  /** The same, and in the transaction in which it happens whatever else belongs to it. */
  async settleThen<Answer>(
    paymentId: string,
    settled: (tx: Db, purchase: PurchaseRow | null) => Promise<Answer>,
  ): Promise<Answer> {
    const { provider, database } = this.#deps;
    const known = await store.findByPayment(database.db, paymentId);
    if (!known || known.provider !== provider?.name) return this.look(paymentId, settled);
    const payment = await provider.find(paymentId);
    if (!payment) return this.look(paymentId, settled);
    return database.transaction(async (tx) => settled(tx, await this.#apply(tx, payment)));
  }

  /** How the purchase stands here, without asking anybody. */
  look<Answer>(
    paymentId: string,
    seen: (tx: Db, purchase: PurchaseRow | null) => Promise<Answer>,
  ): Promise<Answer> {
    return this.#deps.database.transaction(async (tx) => seen(tx, await store.findByPayment(tx, paymentId)));
  }

  async #apply(tx: Db, payment: Payment): Promise<PurchaseRow | null> {
    const purchase = await store.lockByPayment(tx, payment.id);
    if (!purchase) return null;
    if (!this.#isOurs(purchase, payment)) return purchase;
    const verdict = judge(purchase, payment);
    const { status, refundedCents, note, grant, takeBack } = verdict;
    const { id, userId } = purchase;
    const change = { status, refundedCents, note };
    if (userId === null)
      return store.updatePurchase(tx, id, { ...change, note: grant > 0 ? nobodyLeft : note });
    const owned = { ...purchase, userId };
    if (grant > 0) await this.#grant(tx, owned, grant);
    const back = takeBack > 0 ? await this.#takeBack(tx, owned, verdict) : {};
    const completedAt = grant > 0 ? this.#deps.clock.now() : purchase.completedAt;
    return store.updatePurchase(tx, id, { ...change, completedAt, ...back });
  }

  /** Nothing is granted for a payment that is not exactly the one we asked for. */
  #isOurs({ id, userId, amountCents, currency }: PurchaseRow, payment: Payment): boolean {
    const isRight =
      (userId === null || payment.metadata['userId'] === String(userId)) &&
      payment.currency === currency &&
      (payment.state !== 'paid' || payment.receivedCents === amountCents);
    if (!isRight) this.#deps.log.error({ purchaseId: id }, 'a payment is not what its purchase says');
    return isRight;
  }

  async #grant(tx: Db, purchase: OwnedPurchase, amount: number): Promise<void> {
    const { credits, notifications, jobs, clock, senderOf, activities } = this.#deps;
    const { userId, packageName, amountCents, provider } = purchase;
    const paymentId = purchase.paymentId ?? '';
    const price = dollars(amountCents);
    await credits.grant(tx, { userId, amount, reference: paymentId, note: `${packageName}, ${price}` });
    await notifications.tell(tx, {
      userId,
      type: 'credits_added',
      content: `${amount} credits are in your account. Time to make something together.`,
      sourceType: 'credits',
      sourceId: String(purchase.id),
      once: `credits-added:${purchase.id}`,
    });
    await activities.record(tx, {
      userId,
      type: 'credits_purchased',
      metadata: `${amount} credits for ${price}`,
    });
    const buyer = await store.findBuyer(tx, userId);
    if (!buyer) return;
    const payload = receiptMail({
      ...buyer,
      packageName,
      credits: amount,
      amountCents,
      paymentId,
      at: clock.now(),
      isTest: provider === 'test',
      sender: await senderOf(tx),
    });
    await jobs.enqueue(tx, sendMailJob, { payload });
  }

  /** Credits that are no longer paid for go, as far as they are unused; the person is told. */
  async #takeBack(
    tx: Db,
    purchase: OwnedPurchase,
    { takeBack, refundedCents, status }: Settlement,
  ): Promise<Pick<PurchaseRow, 'note' | 'returnedCredits'>> {
    const { credits, notifications } = this.#deps;
    const { id, userId, paymentId } = purchase;
    const reversal = `${status === 'disputed' ? 'disputed' : refundedCents}`;
    const taken = await credits.takeBack(tx, {
      userId,
      amount: takeBack,
      reference: `${paymentId}:${reversal}`,
      note: purchase.packageName,
    });
    const returnedCredits = purchase.returnedCredits + taken;
    const note = reversalNote({ isDisputed: status === 'disputed', refundedCents, taken: returnedCredits });
    await notifications.tell(tx, {
      userId,
      type: 'credits_returned',
      content: note,
      sourceType: 'credits',
      sourceId: String(id),
      once: `credits-returned:${id}:${reversal}`,
    });
    return { note, returnedCredits };
  }
}
