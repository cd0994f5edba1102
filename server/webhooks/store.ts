import { and, arrayContains, count, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { WebhookEvent } from '#contract/webhooks.ts';
import { accountUsers } from '#server/account/tables.ts';
import { crafts } from '#server/crafts/tables.ts';
import type { Db } from '#server/platform/db/database.ts';
import { webhooks, webhooksDeliveries } from './tables.ts';

export type WebhookRow = typeof webhooks.$inferSelect;
export type DeliveryRow = typeof webhooksDeliveries.$inferSelect;
export type NewDelivery = Pick<DeliveryRow, 'id' | 'webhookId' | 'event' | 'craftId' | 'createdAt'>;

const ownedBy = (userId: number, id: number) => and(eq(webhooks.id, id), eq(webhooks.userId, userId));

export async function insertWebhook(tx: Db, webhook: typeof webhooks.$inferInsert): Promise<WebhookRow> {
  const [row] = await tx.insert(webhooks).values(webhook).returning();
  if (!row) throw new Error('the new webhook was not returned');
  return row;
}

export function listWebhooksOf(db: Db, userId: number): Promise<WebhookRow[]> {
  return db.select().from(webhooks).where(eq(webhooks.userId, userId)).orderBy(webhooks.id);
}

/** Whose webhooks stay as many as they are until the transaction ends. */
export async function holdOwner(tx: Db, userId: number): Promise<void> {
  const { id } = accountUsers;
  await tx.select({ id }).from(accountUsers).where(eq(id, userId)).for('no key update');
}

export async function countWebhooksOf(tx: Db, userId: number): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(webhooks).where(eq(webhooks.userId, userId));
  return row?.n ?? 0;
}

/** The webhook, which stays as it is until the transaction ends. */
export async function lockOwnWebhook(tx: Db, userId: number, id: number): Promise<WebhookRow | null> {
  const [row] = await tx.select().from(webhooks).where(ownedBy(userId, id)).for('update');
  return row ?? null;
}

export async function deleteOwnWebhook(db: Db, userId: number, id: number): Promise<boolean> {
  const rows = await db.delete(webhooks).where(ownedBy(userId, id)).returning({ id: webhooks.id });
  return rows.length === 1;
}

export async function updateWebhook(
  tx: Db,
  id: number,
  change: Partial<typeof webhooks.$inferInsert>,
): Promise<void> {
  await tx.update(webhooks).set(change).where(eq(webhooks.id, id));
}

/** Those of a person that are on and want to be told. */
export async function listTold(tx: Db, userId: number, event: WebhookEvent): Promise<number[]> {
  const rows = await tx
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(
      and(eq(webhooks.userId, userId), isNull(webhooks.offSince), arrayContains(webhooks.events, [event])),
    );
  return rows.map(({ id }) => id);
}

export async function insertDeliveries(tx: Db, deliveries: readonly NewDelivery[]): Promise<void> {
  await tx.insert(webhooksDeliveries).values([...deliveries]);
}

export interface ListedDelivery {
  delivery: DeliveryRow;
  title: string | null;
}

/** The last ones of a webhook, newest first. */
export function listDeliveries(db: Db, webhookId: number, most: number): Promise<ListedDelivery[]> {
  return db
    .select({ delivery: webhooksDeliveries, title: crafts.title })
    .from(webhooksDeliveries)
    .leftJoin(crafts, eq(crafts.id, webhooksDeliveries.craftId))
    .where(eq(webhooksDeliveries.webhookId, webhookId))
    .orderBy(desc(webhooksDeliveries.id))
    .limit(most);
}

export interface DueDelivery {
  delivery: DeliveryRow;
  webhook: WebhookRow;
}

/** A delivery that still waits; null when it is over, or its webhook or craft is gone. */
export async function findDue(db: Db, id: string): Promise<DueDelivery | null> {
  const [row] = await db
    .select({ delivery: webhooksDeliveries, webhook: webhooks })
    .from(webhooksDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhooksDeliveries.webhookId))
    .where(and(eq(webhooksDeliveries.id, id), eq(webhooksDeliveries.state, 'waiting')));
  return row ?? null;
}

/** False when it was over before, such as switched off meanwhile. */
export async function updateWaiting(tx: Db, id: string, change: Partial<DeliveryRow>): Promise<boolean> {
  const rows = await tx
    .update(webhooksDeliveries)
    .set(change)
    .where(and(eq(webhooksDeliveries.id, id), eq(webhooksDeliveries.state, 'waiting')))
    .returning({ id: webhooksDeliveries.id });
  return rows.length === 1;
}

/** What still waits for a webhook that is off is not sent any more. */
export async function cancelWaiting(tx: Db, webhookId: number): Promise<void> {
  await tx
    .update(webhooksDeliveries)
    .set({ state: 'failed', problem: 'switched-off', nextAt: null })
    .where(and(eq(webhooksDeliveries.webhookId, webhookId), eq(webhooksDeliveries.state, 'waiting')));
}

/** One more that was given up; answers how many in a row. */
export async function countGivenUp(tx: Db, webhookId: number): Promise<number> {
  const [row] = await tx
    .update(webhooks)
    .set({ givenUp: sql`${webhooks.givenUp} + 1` })
    .where(eq(webhooks.id, webhookId))
    .returning({ givenUp: webhooks.givenUp });
  return row?.givenUp ?? 0;
}

export async function deleteDeliveriesBefore(db: Db, before: Date): Promise<void> {
  await db.delete(webhooksDeliveries).where(lt(webhooksDeliveries.createdAt, before));
}
