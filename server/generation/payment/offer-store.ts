import { and, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '#server/platform/db/database.ts';
import { isLeaseOver, leaseEnd, leaseOver, leaseUntilSettled } from '#server/platform/leases.ts';
import { generationOffers } from '#server/generation/tables.ts';

const { reservedUntil } = generationOffers;
type NewOffer = Pick<typeof generationOffers.$inferInsert, 'userId' | 'createdAt' | 'expiresAt'>;

/** A person has one offer at most; a newer reason for it makes it last longer. */
export async function putOffer(db: Db, offer: NewOffer): Promise<void> {
  const { expiresAt } = offer;
  await db
    .insert(generationOffers)
    .values(offer)
    .onConflictDoUpdate({ target: generationOffers.userId, set: { expiresAt } });
}

/** In one statement: of many who take the same offer at once, one gets it. Work that begins anew takes up its own. */
export async function reserveOffer(
  db: Db,
  { userId, workId, reference }: { userId: number; workId: string; reference: string },
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(generationOffers)
    .set({ workId, reference, reservedUntil: leaseEnd })
    .where(
      and(
        eq(generationOffers.userId, userId),
        gt(generationOffers.expiresAt, now),
        or(isNull(reservedUntil), isLeaseOver(reservedUntil), eq(generationOffers.workId, workId)),
      ),
    )
    .returning({ userId: generationOffers.userId });
  return rows.length === 1;
}

export async function renewReserved(db: Db, reference: string): Promise<boolean> {
  const rows = await db
    .update(generationOffers)
    .set({ reservedUntil: leaseEnd })
    .where(eq(generationOffers.reference, reference))
    .returning({ userId: generationOffers.userId });
  return rows.length === 1;
}

/** From the hand with this reference to whoever works on what is written down: no reference has it any more. */
export async function entrustReserved(tx: Db, reference: string): Promise<boolean> {
  const rows = await tx
    .update(generationOffers)
    .set({ reference: null, reservedUntil: leaseUntilSettled })
    .where(eq(generationOffers.reference, reference))
    .returning({ userId: generationOffers.userId });
  return rows.length === 1;
}

const isEntrusted = (of: { userId: number; workId: string }) =>
  and(
    eq(generationOffers.userId, of.userId),
    eq(generationOffers.workId, of.workId),
    eq(reservedUntil, leaseUntilSettled),
  );

export async function reopenEntrusted(tx: Db, of: { userId: number; workId: string }): Promise<void> {
  await tx.update(generationOffers).set({ workId: null, reservedUntil: null }).where(isEntrusted(of));
}

/** Nobody else runs on this database: what somebody before us set aside waits for no lease. */
export async function endAllReserved(db: Db): Promise<void> {
  await db
    .update(generationOffers)
    .set({ reservedUntil: leaseOver })
    .where(isNotNull(generationOffers.reference));
}

export async function reopenOffer(db: Db, reference: string): Promise<void> {
  await db
    .update(generationOffers)
    .set({ workId: null, reference: null, reservedUntil: null })
    .where(eq(generationOffers.reference, reference));
}

export async function deleteEntrusted(tx: Db, of: { userId: number; workId: string }): Promise<boolean> {
  const rows = await tx
    .delete(generationOffers)
    .where(isEntrusted(of))
    .returning({ userId: generationOffers.userId });
  return rows.length === 1;
}

/** Work that began in time may end a little later. */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  const { expiresAt } = generationOffers;
  await db
    .delete(generationOffers)
    .where(and(lt(expiresAt, now), or(isNull(reservedUntil), isLeaseOver(reservedUntil))));
}
