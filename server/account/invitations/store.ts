import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#server/platform/db/database.ts';
import type { Page } from '#server/platform/http/paging.ts';
import { accountInvitations, accountUsers } from '#server/account/tables.ts';

export type InvitationRow = typeof accountInvitations.$inferSelect;

interface Person {
  id: number;
  displayName: string;
}

export interface ListedInvitation {
  invitation: InvitationRow;
  maker: (Person & { isAdmin: boolean }) | null;
  guest: Person | null;
}

const { id, tokenHash, createdBy, expiresAt, usedAt, withdrawnAt } = accountInvitations;

const isUntouched = and(isNull(usedAt), isNull(withdrawnAt));
/** What somebody promised who may not promise it any more is worth nothing. */
const isMakerAdmin = sql`exists (select 1 from account_users u where u.id = ${createdBy} and u.is_admin)`;
const isOpen = (now: Date) => and(isUntouched, gt(expiresAt, now), isMakerAdmin);

export async function insertInvitation(
  tx: Db,
  invitation: typeof accountInvitations.$inferInsert,
): Promise<number> {
  const [row] = await tx.insert(accountInvitations).values(invitation).returning({ id });
  if (!row) throw new Error('the new invitation was not returned');
  return row.id;
}

export async function findOpenInvitation(db: Db, hash: string, now: Date): Promise<InvitationRow | null> {
  const [row] = await db
    .select()
    .from(accountInvitations)
    .where(and(eq(tokenHash, hash), isOpen(now)));
  return row ?? null;
}

/** Uses it up in one statement: of two who come with it, one gets it. */
export async function spendInvitation(tx: Db, hash: string, now: Date): Promise<InvitationRow | null> {
  const [row] = await tx
    .update(accountInvitations)
    .set({ usedAt: now })
    .where(and(eq(tokenHash, hash), isOpen(now)))
    .returning();
  return row ?? null;
}

export async function noteGuest(tx: Db, invitationId: number, usedBy: number): Promise<void> {
  await tx.update(accountInvitations).set({ usedBy }).where(eq(id, invitationId));
}

/** The one that brought somebody here. */
export async function findInvitationOf(db: Db, userId: number): Promise<InvitationRow | null> {
  const [row] = await db.select().from(accountInvitations).where(eq(accountInvitations.usedBy, userId));
  return row ?? null;
}

/** Nobody came with them, and nobody will. */
export async function deleteUnused(db: Db, endedBefore: Date): Promise<void> {
  await db.delete(accountInvitations).where(and(isNull(usedAt), lt(expiresAt, endedBefore)));
}

/** What was noted about somebody who leaves. */
export async function forgetGuest(tx: Db, userId: number): Promise<void> {
  await tx.update(accountInvitations).set({ note: null }).where(eq(accountInvitations.usedBy, userId));
}

/** False when there was nothing left to take back. */
export async function withdrawInvitation(tx: Db, invitationId: number, now: Date): Promise<boolean> {
  const rows = await tx
    .update(accountInvitations)
    .set({ withdrawnAt: now })
    .where(and(eq(id, invitationId), isOpen(now)))
    .returning({ id });
  return rows.length === 1;
}

const maker = alias(accountUsers, 'maker');
const guest = alias(accountUsers, 'guest');

const listed = (db: Db) =>
  db
    .select({
      invitation: accountInvitations,
      maker: { id: maker.id, displayName: maker.displayName, isAdmin: maker.isAdmin },
      guest: { id: guest.id, displayName: guest.displayName },
    })
    .from(accountInvitations)
    .leftJoin(maker, eq(maker.id, createdBy))
    .leftJoin(guest, eq(guest.id, accountInvitations.usedBy));

/** Newest first; one more than asked for, when there is one. */
export function listInvitations(db: Db, { limit, offset, after }: Page<number>): Promise<ListedInvitation[]> {
  return listed(db)
    .where(after ? lt(id, after.id) : undefined)
    .orderBy(desc(id))
    .limit(limit + 1)
    .offset(offset);
}

export async function getListedInvitation(db: Db, invitationId: number): Promise<ListedInvitation> {
  const [row] = await listed(db).where(eq(id, invitationId));
  if (!row) throw new Error('the invitation is not there');
  return row;
}
