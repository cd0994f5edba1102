import { and, desc, eq, gt, gte, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { userSorts } from '#contract/admin.ts';
import { accountPasskeys, accountSecondFactors, accountUsers, isSomebody } from '#server/account/tables.ts';
import { crafts } from '#server/crafts/tables.ts';
import { balanceIn } from '#server/credits/service.ts';
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

/** With its table's name also where there is no other, for questions inside the question. */
const personId = sql`${accountUsers}.${sql.identifier(id.name)}`;
const craftsCount = sql<number>`(select count(*)::int from ${crafts} where ${crafts.userId} = ${personId})`;
const craftCredits = balanceIn(personId);

const shown = {
  id,
  username: accountUsers.username,
  email: accountUsers.email,
  displayName: accountUsers.displayName,
  isAdmin: accountUsers.isAdmin,
  createdAt: accountUsers.createdAt,
  lastLogin: accountUsers.lastLogin,
  craftCredits,
  craftsCount,
};

const wholeNumber = /^\d{1,9}$/;

const isNamed = (search: string): SQL | undefined =>
  or(beginsWith(accountUsers.displayName, search), beginsWith(accountUsers.email, search));

/** By the beginning of nickname or address, or by id. */
const isPerson = (search: string): SQL | undefined =>
  or(isNamed(search), wholeNumber.test(search) ? eq(id, Number(search)) : undefined);

/** Everybody who has an account, but for the house. */
export function listUsers(db: Db, search: string, asked: Asked<UserSort>) {
  const { isAfter, inOrder, key } = walk(userOrders[asked.sort], asked);
  const users = db
    .select({ ...shown, key })
    .from(accountUsers)
    .where(and(isSomebody, search ? isPerson(search) : undefined, isAfter))
    .orderBy(...inOrder)
    .limit(asked.limit + 1)
    .$dynamic();
  return asked.sort === 'credits' ? users.innerJoin(creditsBalances, eq(creditsBalances.userId, id)) : users;
}

const countWhere = (db: Db, condition: SQL | undefined): Promise<Counted> =>
  countRows(db, accountUsers, { where: and(isSomebody, condition) });

export const countUsers = (db: Db, search = ''): Promise<Counted> =>
  countWhere(db, search ? isPerson(search) : undefined);
export const countUsersSince = (db: Db, since: Date): Promise<Counted> =>
  countWhere(db, gte(accountUsers.createdAt, since));
export const countSignedInSince = (db: Db, since: Date): Promise<Counted> =>
  countWhere(db, sql`${lastLogin} >= ${since.toISOString()}::timestamptz`);

export async function findUserDetail(db: Db, userId: number) {
  const { bio, profileImage, loginCount, mustChangePassword } = accountUsers;
  const secondFactorSince = accountSecondFactors.confirmedAt;
  const passkeys = db.$count(accountPasskeys, eq(accountPasskeys.userId, id));
  const [row] = await db
    .select({ ...shown, bio, profileImage, loginCount, mustChangePassword, secondFactorSince, passkeys })
    .from(accountUsers)
    .leftJoin(accountSecondFactors, eq(accountSecondFactors.userId, id))
    .where(and(eq(id, userId), isSomebody));
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

const mostPeople = 50;

const firstBy = (column: PgColumn, search: string): SQL =>
  sql`(select ${id} from ${accountUsers} where ${beginsWith(column, search)}
    order by ${inOrderOf(column)}, ${id} limit ${mostPeople + 1})`;

export interface FoundPeople {
  ids: number[];
  /** There are more of them than a list looks at: it shows these many. */
  first: number | null;
}

/**
 * The ids of those whom a search finds, fifty at most: for lists of what people did. Nicknames and addresses are
 * each walked in their own order, so that it does not matter how many more there are.
 */
export async function findPeople(db: Db, search: string): Promise<FoundPeople> {
  const { rows } = await db.execute<{ id: number }>(
    sql`${firstBy(accountUsers.displayName, search)} union all ${firstBy(accountUsers.email, search)}`,
  );
  const found = rows.map((row) => row.id);
  const asked = wholeNumber.test(search) ? [Number(search)] : [];
  const all = [...new Set([...asked, ...found])];
  return { ids: all.slice(0, mostPeople), first: all.length > mostPeople ? mostPeople : null };
}

export type UserRow = Awaited<ReturnType<typeof listUsers>>[number];
export type UserDetailRow = NonNullable<Awaited<ReturnType<typeof findUserDetail>>>;
