import { and, eq, gte } from 'drizzle-orm';
import type { Db } from '#server/platform/db/database.ts';
import { paymentsTestIntents } from './tables.ts';

export type TestIntent = typeof paymentsTestIntents.$inferSelect;

/** The intent of this key: a new one, or the one that was made with it before. */
export async function insertIntent(
  db: Db,
  intent: typeof paymentsTestIntents.$inferInsert,
): Promise<TestIntent> {
  await db.insert(paymentsTestIntents).values(intent).onConflictDoNothing();
  const [row] = await db
    .select()
    .from(paymentsTestIntents)
    .where(eq(paymentsTestIntents.idempotencyKey, intent.idempotencyKey));
  if (!row) throw new Error('the test payment was not kept');
  return row;
}

export async function findIntent(db: Db, id: string): Promise<TestIntent | null> {
  const [row] = await db.select().from(paymentsTestIntents).where(eq(paymentsTestIntents.id, id));
  return row ?? null;
}

export async function findIntentBySecret(db: Db, clientSecret: string): Promise<TestIntent | null> {
  const id = clientSecret.split('_secret_', 1)[0] ?? '';
  const intent = await findIntent(db, id);
  return intent?.clientSecret === clientSecret ? intent : null;
}

/** Changes an intent that is still open; false when it is not. */
export async function changeOpenIntent(
  tx: Db,
  id: string,
  change: Partial<Pick<TestIntent, 'status' | 'failure'>>,
): Promise<boolean> {
  const rows = await tx
    .update(paymentsTestIntents)
    .set(change)
    .where(and(eq(paymentsTestIntents.id, id), eq(paymentsTestIntents.status, 'open')))
    .returning({ id: paymentsTestIntents.id });
  return rows.length === 1;
}

export async function listReversedIntents(db: Db, since: Date): Promise<string[]> {
  const rows = await db
    .select({ id: paymentsTestIntents.id })
    .from(paymentsTestIntents)
    .where(gte(paymentsTestIntents.reversedAt, since));
  return rows.map((row) => row.id);
}
