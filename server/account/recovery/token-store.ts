import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '#server/platform/db/database.ts';
import { accountMailTokens } from '#server/account/tables.ts';

type MailTokenRow = typeof accountMailTokens.$inferSelect;
type MailTokenPurpose = MailTokenRow['purpose'];

interface TokenUse {
  purpose: MailTokenPurpose;
  tokenHash: string;
  now: Date;
}

const usable = ({ purpose, tokenHash, now }: TokenUse) =>
  and(
    eq(accountMailTokens.purpose, purpose),
    eq(accountMailTokens.tokenHash, tokenHash),
    eq(accountMailTokens.used, false),
    gt(accountMailTokens.expiresAt, now),
  );

/** A new link takes the place of the earlier ones for the same purpose. */
export async function replaceToken(db: Db, token: typeof accountMailTokens.$inferInsert): Promise<void> {
  await db
    .delete(accountMailTokens)
    .where(and(eq(accountMailTokens.userId, token.userId), eq(accountMailTokens.purpose, token.purpose)));
  await db.insert(accountMailTokens).values(token);
}

export async function findUsableToken(db: Db, use: TokenUse): Promise<MailTokenRow | null> {
  const [row] = await db.select().from(accountMailTokens).where(usable(use)).limit(1);
  return row ?? null;
}

/** Uses the token up in one statement: of two who come with it, one gets it. */
export async function spendToken(db: Db, use: TokenUse): Promise<MailTokenRow | null> {
  const [row] = await db.update(accountMailTokens).set({ used: true }).where(usable(use)).returning();
  return row ?? null;
}

export async function deleteTokensOf(db: Db, userId: number): Promise<void> {
  await db.delete(accountMailTokens).where(eq(accountMailTokens.userId, userId));
}

export async function deleteExpiredTokens(db: Db, now: Date): Promise<void> {
  await db.delete(accountMailTokens).where(lt(accountMailTokens.expiresAt, now));
}
