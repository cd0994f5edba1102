import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '#server/platform/db/database.ts';
import { generationOffers } from './tables.ts';

type NewOffer = Pick<typeof generationOffers.$inferInsert, 'userId' | 'createdAt' | 'expiresAt'>;

/** A person has one offer at most; a newer reason for it makes it last longer. */
export async function putOffer(db: Db, offer: NewOffer): Promise<void> {
  const { expiresAt } = offer;
  await db
    .insert(generationOffers)
    .values(offer)
    .onConflictDoUpdate({ target: generationOffers.userId, set: { expiresAt } });
}

/** In one statement: of many who take the same offer at once, one gets it. */
export async function reserveOffer(
  db: Db,
  { userId, reference, reservedUntil }: { userId: number; reference: string; reservedUntil: Date },
  now: Date,
): Promise<boolean> {
  const { reservedUntil: until } = generationOffers;
  const rows = await db
    .update(generationOffers)
    .set({ reference, reservedUntil })
    .where(
      and(
        eq(generationOffers.userId, userId),
        gt(generationOffers.expiresAt, now),
        or(isNull(until), lt(until, now)),
      ),
    )
    .returning({ userId: generationOffers.userId });
  return rows.length === 1;
}

export async function reopenOffer(db: Db, reference: string): Promise<void> {
  await db
    .update(generationOffers)
    .set({ reference: null, reservedUntil: null })
    .where(eq(generationOffers.reference, reference));
}

export async function deleteReserved(tx: Db, reference: string): Promise<boolean> {
  const rows = await tx
    .delete(generationOffers)
    .where(eq(generationOffers.reference, reference))
    .returning({ userId: generationOffers.userId });
  return rows.length === 1;
}

/** Work that began in time may end a little later. */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  const { expiresAt, reservedUntil } = generationOffers;
  await db
    .delete(generationOffers)
    .where(and(lt(expiresAt, now), or(isNull(reservedUntil), lt(reservedUntil, now))));
}
