import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/database.ts';
import { accountIdentities, accountProviderSessions } from '#server/account/tables.ts';

type IdentityRow = typeof accountIdentities.$inferSelect;

interface Identity {
  issuer: string;
  subject: string;
}

export async function findIdentity(db: Db, { issuer, subject }: Identity): Promise<IdentityRow | null> {
  const [row] = await db
    .select()
    .from(accountIdentities)
    .where(and(eq(accountIdentities.issuer, issuer), eq(accountIdentities.subject, subject)));
  return row ?? null;
}

export async function insertIdentity(
  tx: Db,
  { issuer, subject, userId, now }: Identity & { userId: number; now: Date },
): Promise<void> {
  await tx.insert(accountIdentities).values({ issuer, subject, userId, createdAt: now, lastUsedAt: now });
}

export async function noteIdentityUsed(tx: Db, id: number, lastUsedAt: Date): Promise<void> {
  await tx.update(accountIdentities).set({ lastUsedAt }).where(eq(accountIdentities.id, id));
}

export function listIdentitiesOf(
  db: Db,
  userId: number,
): Promise<Pick<IdentityRow, 'issuer' | 'subject' | 'createdAt' | 'lastUsedAt'>[]> {
  const { issuer, subject, createdAt, lastUsedAt } = accountIdentities;
  return db
    .select({ issuer, subject, createdAt, lastUsedAt })
    .from(accountIdentities)
    .where(eq(accountIdentities.userId, userId))
    .orderBy(accountIdentities.id);
}

export async function insertProviderSession(
  tx: Db,
  session: typeof accountProviderSessions.$inferInsert,
): Promise<void> {
  await tx.insert(accountProviderSessions).values(session);
}

/** False when there was none. */
export async function deleteIdentitiesOf(tx: Db, userId: number): Promise<boolean> {
  const rows = await tx
    .delete(accountIdentities)
    .where(eq(accountIdentities.userId, userId))
    .returning({ id: accountIdentities.id });
  return rows.length > 0;
}

/** What the provider said when it opened this session; null where a password did. */
export async function findIdTokenOf(db: Db, sessionId: number): Promise<string | null> {
  const [row] = await db
    .select({ idToken: accountProviderSessions.idToken })
    .from(accountProviderSessions)
    .where(eq(accountProviderSessions.sessionId, sessionId));
  return row?.idToken ?? null;
}
