import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/database.ts';
import { isLeaseOver, leaseEnd, leaseOver } from '#server/platform/leases.ts';
import { platformIdempotency } from '#server/platform/tables.ts';

/** Which wish of whom. */
export interface IntentKey {
  userId: number;
  endpoint: string;
  key: string;
}

/** A claim on a wish: its `attempt` is the proof that nobody has taken over since. */
export interface Claim extends IntentKey {
  workId: string;
  attempt: number;
}

type IntentRow = typeof platformIdempotency.$inferSelect;

const { userId, endpoint, key, bodyHash, reply, leaseUntil, createdAt, workId, attempt } =
  platformIdempotency;

const isSame = (of: IntentKey) => and(eq(userId, of.userId), eq(endpoint, of.endpoint), eq(key, of.key));
const isHeld = (claim: Claim) => and(isSame(claim), eq(attempt, claim.attempt), isNull(reply));

/** The claim of the one who may do the work now; null where somebody does it, has done it, or wanted something else. */
export async function claimIntent(
  db: Db,
  fresh: IntentKey & { bodyHash: string; createdAt: Date },
): Promise<Claim | null> {
  const [row] = await db
    .insert(platformIdempotency)
    .values({ ...fresh, leaseUntil: leaseEnd })
    .onConflictDoUpdate({
      target: [userId, endpoint, key],
      set: { leaseUntil: leaseEnd, attempt: sql`${attempt} + 1` },
      setWhere: sql`${reply} is null and ${isLeaseOver(leaseUntil)} and ${bodyHash} = ${fresh.bodyHash}`,
    })
    .returning({ userId, endpoint, key, workId, attempt });
  return row ?? null;
}

export async function findIntent(db: Db, of: IntentKey): Promise<IntentRow | null> {
  const [row] = await db.select().from(platformIdempotency).where(isSame(of)).limit(1);
  return row ?? null;
}

/** False when another attempt has taken over. */
export async function keepReply(tx: Db, claim: Claim, answer: unknown): Promise<boolean> {
  const rows = await tx
    .update(platformIdempotency)
    .set({ reply: answer })
    .where(isHeld(claim))
    .returning({ key });
  return rows.length === 1;
}

export async function renewClaim(db: Db, claim: Claim): Promise<boolean> {
  const rows = await db
    .update(platformIdempotency)
    .set({ leaseUntil: leaseEnd })
    .where(isHeld(claim))
    .returning({ key });
  return rows.length === 1;
}

/** Nothing was done, so the same key may try again. False when the claim was not there to be dropped any more. */
export async function dropClaim(db: Db, claim: Claim): Promise<boolean> {
  const rows = await db.delete(platformIdempotency).where(isHeld(claim)).returning({ key });
  return rows.length === 1;
}

/** Of these, the ones somebody still works on. */
export function listBusy(db: Db, keys: readonly IntentKey[]): Promise<IntentKey[]> {
  const asked = sql.join(
    keys.map((of) => sql`(${of.userId}::int, ${of.endpoint}, ${of.key})`),
    sql`, `,
  );
  return db
    .select({ userId, endpoint, key })
    .from(platformIdempotency)
    .where(
      and(
        sql`(${userId}, ${endpoint}, ${key}) in (${asked}) /* for all who wait */`,
        isNull(reply),
        sql`not ${isLeaseOver(leaseUntil)}`,
      ),
    );
}

/** Nobody else runs on this database: what somebody before us began waits for no lease. */
export async function endAllClaims(db: Db): Promise<void> {
  await db.update(platformIdempotency).set({ leaseUntil: leaseOver }).where(isNull(reply));
}

export async function deleteIntentsOf(tx: Db, of: number): Promise<void> {
  await tx.delete(platformIdempotency).where(eq(userId, of));
}

export async function deleteIntentOf(tx: Db, work: { userId: number; workId: string }): Promise<void> {
  await tx.delete(platformIdempotency).where(and(eq(userId, work.userId), eq(workId, work.workId)));
}

export async function deleteIntentsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(platformIdempotency).where(lt(createdAt, before));
}
