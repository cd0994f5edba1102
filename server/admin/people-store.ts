import { and, asc, desc, eq, gt, gte, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { userSorts } from '#contract/admin.ts';
import { accountSecondFactors, accountUsers } from '#server/account/tables.ts';
import { crafts } from '#server/crafts/tables.ts';
import { creditsBalances } from '#server/credits/tables.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Asked } from './list-place.ts';
import { beginsWith, countRows, inOrderOf, walk } from './list-store.ts';
import type { Counted, Order } from './list-store.ts';

type UserSort = (typeof userSorts)[number];
const { id } = accountUsers;

const lastLogin = sql`coalesce(${accountUsers.lastLogin}, timestamptz 'epoch')`;

export const userOrders = {
  created: { kind: 'instant', key: accountUsers.createdAt, id },
  name: { kind: 'text', key: inOrderOf(accountUsers.displayName), id },
  email: { kind: 'text', key: inOrderOf(accountUsers.email), id },
  lastLogin: { kind: 'instant', key: lastLogin, id },
  credits: { kind: 'integer', key: creditsBalances.balance, id: creditsBalances.userId },
} satisfies Record<UserSort, Order>;

const craftsCount = sql<number>`(select count(*)::int from ${crafts} where ${crafts.userId} = ${id})`;

const shown = {
  id,
  username: accountUsers.username,
  email: accountUsers.email,
  displayName: accountUsers.displayName,
  isAdmin: accountUsers.isAdmin,
  createdAt: accountUsers.createdAt,
  lastLogin: accountUsers.lastLogin,
  craftCredits: creditsBalances.balance,
  craftsCount,
};

const hasBalance = eq(creditsBalances.userId, id);
const wholeNumber = /^\d{1,9}$/;

/** By the beginning of nickname or address, or by id. */
function isPerson(search: string): SQL | undefined {
  return or(
    beginsWith(accountUsers.displayName, search),
    beginsWith(accountUsers.email, search),
    wholeNumber.test(search) ? eq(id, Number(search)) : undefined,
  );
}

/** Everybody who has an account. The house is nobody: it has no balance, and so it is not among them. */
export function listUsers(db: Db, search: string, asked: Asked<UserSort>) {
  const { isAfter, inOrder, key } = walk(userOrders[asked.sort], asked);
  return db
    .select({ ...shown, key })
    .from(accountUsers)
    .innerJoin(creditsBalances, hasBalance)
    .where(and(search ? isPerson(search) : undefined, isAfter))
    .orderBy(...inOrder)
    .limit(asked.limit + 1);
}

const countWhere = (db: Db, condition: SQL | undefined): Promise<Counted> =>
  countRows(
    db,
    db
      .select({ one: sql`1` })
      .from(accountUsers)
      .innerJoin(creditsBalances, hasBalance)
      .where(condition),
  );

export const countUsers = (db: Db, search = ''): Promise<Counted> =>
  countWhere(db, search ? isPerson(search) : undefined);
export const countUsersSince = (db: Db, since: Date): Promise<Counted> =>
  countWhere(db, gte(accountUsers.createdAt, since));
export const countSignedInSince = (db: Db, since: Date): Promise<Counted> =>
  countWhere(db, sql`${lastLogin} >= ${since.toISOString()}::timestamptz`);

export async function findUserDetail(db: Db, userId: number) {
  const { bio, profileImage, loginCount, mustChangePassword } = accountUsers;
  const secondFactorSince = accountSecondFactors.confirmedAt;
  const [row] = await db
    .select({ ...shown, bio, profileImage, loginCount, mustChangePassword, secondFactorSince })
    .from(accountUsers)
    .innerJoin(creditsBalances, hasBalance)
    .leftJoin(accountSecondFactors, eq(accountSecondFactors.userId, id))
    .where(eq(id, userId));
  return row ?? null;
}

export function listMostActive(db: Db, count: number) {
  const { displayName, email, loginCount } = accountUsers;
  return db
    .select({ userId: id, displayName, email, loginCount })
    .from(accountUsers)
    .where(gt(loginCount, 0))
    .orderBy(desc(loginCount), desc(id))
    .limit(count);
}

const mostPeople = 100;

/** The ids of those a search finds, the first hundred by name: for lists of what people did. */
export async function findPeople(db: Db, search: string): Promise<number[]> {
  const rows = await db
    .select({ id })
    .from(accountUsers)
    .where(isPerson(search))
    .orderBy(asc(inOrderOf(accountUsers.displayName)))
    .limit(mostPeople);
  return rows.map((row) => row.id);
}

export type UserRow = Awaited<ReturnType<typeof listUsers>>[number];
export type UserDetailRow = NonNullable<Awaited<ReturnType<typeof findUserDetail>>>;
