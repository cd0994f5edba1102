import { and, count, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { TokenScope } from '#contract/token-scopes.ts';
import type { Db } from '#server/platform/db/database.ts';
import { preparedQuery } from '#server/platform/db/prepared.ts';
import { accountAccessTokens } from '#server/account/tables.ts';

export type TokenRow = typeof accountAccessTokens.$inferSelect;

const { id, userId, tokenHash, scopes, lastUsedAt, expiresAt } = accountAccessTokens;

interface LiveToken {
  id: number;
  userId: number;
  scopes: TokenScope[];
  lastUsedAt: Date | null;
}

const liveToken = preparedQuery<LiveToken, { tokenHash: string; now: Date }>(
  (db) =>
    db
      .select({ id, userId, scopes, lastUsedAt })
      .from(accountAccessTokens)
      .where(and(eq(tokenHash, sql.placeholder('tokenHash')), gt(expiresAt, sql.placeholder('now')))),
  'account_live_access_token',
);

export async function findLiveToken(db: Db, hash: string, now: Date): Promise<LiveToken | null> {
  const [row] = await liveToken(db, { tokenHash: hash, now });
  return row ?? null;
}

export async function insertToken(tx: Db, token: typeof accountAccessTokens.$inferInsert): Promise<TokenRow> {
  const [row] = await tx.insert(accountAccessTokens).values(token).returning();
  if (!row) throw new Error('the new access token was not returned');
  return row;
}

export async function noteUse(db: Db, tokenId: number, now: Date): Promise<void> {
  await db.update(accountAccessTokens).set({ lastUsedAt: now }).where(eq(id, tokenId));
}

export function listTokensOf(db: Db, ownerId: number): Promise<TokenRow[]> {
  return db.select().from(accountAccessTokens).where(eq(userId, ownerId)).orderBy(desc(id));
}

export async function countTokensOf(tx: Db, ownerId: number): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(accountAccessTokens).where(eq(userId, ownerId));
  return row?.n ?? 0;
}

export async function deleteOwnToken(db: Db, ownerId: number, tokenId: number): Promise<boolean> {
  const rows = await db
    .delete(accountAccessTokens)
    .where(and(eq(id, tokenId), eq(userId, ownerId)))
    .returning({ id });
  return rows.length === 1;
}

export async function deleteTokensExpiredBefore(db: Db, before: Date): Promise<void> {
  await db.delete(accountAccessTokens).where(lt(expiresAt, before));
}
