import { and, desc, eq, getTableColumns, gt, isNotNull, lt, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '#server/platform/db/database.ts';
import { preparedQuery } from '#server/platform/db/prepared.ts';
import { accountAccessTokens, accountSessions, accountUsers } from './tables.ts';

export type UserRow = typeof accountUsers.$inferSelect;
/** What others may know of a person. */
export type UserFace = Pick<UserRow, 'id' | 'displayName' | 'profileImage'>;
export type NewUser = typeof accountUsers.$inferInsert;
export type SessionRow = typeof accountSessions.$inferSelect;
export type NewSession = typeof accountSessions.$inferInsert;

export async function insertUser(db: Db, user: NewUser): Promise<UserRow> {
  const [row] = await db.insert(accountUsers).values(user).returning();
  if (!row) throw new Error('the new user was not returned');
  return row;
}

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(accountUsers)
    .where(eq(sql`lower(${accountUsers.email})`, email.toLowerCase()))
    .limit(1);
  return row ?? null;
}

const userById = preparedQuery<UserRow, { id: number }>(
  (db) =>
    db
      .select()
      .from(accountUsers)
      .where(eq(accountUsers.id, sql.placeholder('id')))
      .limit(sql.raw('1') as unknown as number),
  'account_user_by_id',
);

export async function findUser(db: Db, id: number): Promise<UserRow | null> {
  const [row] = await userById(db, { id });
  return row ?? null;
}

export type Viewer = UserRow & { craftCredits: number };

/** Somebody together with what they can spend. */
export const viewerQuery = (craftCreditsIn: (personId: SQL) => SQL<number>) =>
  preparedQuery<Viewer, { id: number }>(
    (db) =>
      db
        .select({
          ...getTableColumns(accountUsers),
          craftCredits: craftCreditsIn(sql`${accountUsers}.id`),
        })
        .from(accountUsers)
        .where(eq(accountUsers.id, sql.placeholder('id'))),
    'account_viewer',
  );

export async function isDisplayNameTaken(db: Db, displayName: string): Promise<boolean> {
  const rows = await db
    .select({ id: accountUsers.id })
    .from(accountUsers)
    .where(eq(sql`lower(${accountUsers.displayName})`, displayName.toLowerCase()))
    .limit(1);
  return rows.length > 0;
}

export async function updateUser(db: Db, id: number, change: Partial<NewUser>): Promise<UserRow> {
  const [row] = await db.update(accountUsers).set(change).where(eq(accountUsers.id, id)).returning();
  if (!row) throw new Error('the user to change does not exist');
  return row;
}

/** A sign-in: when, and how often. */
export async function noteLogin(db: Db, id: number, lastLogin: Date): Promise<UserRow> {
  const [row] = await db
    .update(accountUsers)
    .set({ lastLogin, loginCount: sql`${accountUsers.loginCount} + 1` })
    .where(eq(accountUsers.id, id))
    .returning();
  if (!row) throw new Error('the user who signs in does not exist');
  return row;
}

export async function insertSession(db: Db, session: NewSession): Promise<number> {
  const [row] = await db.insert(accountSessions).values(session).returning({ id: accountSessions.id });
  if (!row) throw new Error('the new session was not returned');
  return row.id;
}

export interface LiveSession {
  session: SessionRow;
  user: UserRow;
  needsSecondFactor: boolean;
}

/**
 * An administrator of whom the operators ask a second factor that is neither set up here nor was asked for by what
 * opened the session: a passkey, or a provider. Others cost no look at all.
 */
const needsSecondFactor = sql<boolean>`(account_users.is_admin and not account_sessions.by_passkey
  and exists (select 1 from account_sign_in_rule r where r.admins_need_second_factor)
  and not exists
    (select 1 from account_second_factors f where f.user_id = account_users.id and f.confirmed_at is not null)
  and not exists
    (select 1 from account_provider_sessions p where p.session_id = account_sessions.id and p.has_second_factor))`;

export async function isSecondFactorDue(db: Db, sessionId: number): Promise<boolean> {
  const [row] = await db
    .select({ needsSecondFactor })
    .from(accountSessions)
    .innerJoin(accountUsers, eq(accountUsers.id, accountSessions.userId))
    .where(eq(accountSessions.id, sessionId));
  return row?.needsSecondFactor ?? false;
}

const liveSession = preparedQuery<LiveSession, { tokenHash: string; now: Date }>(
  (db) =>
    db
      .select({ session: accountSessions, user: accountUsers, needsSecondFactor })
      .from(accountSessions)
      .innerJoin(accountUsers, eq(accountUsers.id, accountSessions.userId))
      .where(
        and(
          eq(accountSessions.tokenHash, sql.placeholder('tokenHash')),
          gt(accountSessions.expiresAt, sql.placeholder('now')),
        ),
      ),
  'account_live_session',
);

/** The session of a token, with its person, while it lasts. */
export async function findLiveSession(db: Db, tokenHash: string, now: Date): Promise<LiveSession | null> {
  const [row] = await liveSession(db, { tokenHash, now });
  return row ?? null;
}

export async function findSession(db: Db, id: number): Promise<SessionRow | null> {
  const [row] = await db.select().from(accountSessions).where(eq(accountSessions.id, id));
  return row ?? null;
}

export async function updateSession(db: Db, id: number, change: Partial<NewSession>): Promise<void> {
  await db.update(accountSessions).set(change).where(eq(accountSessions.id, id));
}

export async function deleteSession(db: Db, id: number): Promise<void> {
  await db.delete(accountSessions).where(eq(accountSessions.id, id));
}

export async function deleteSessionsOf(db: Db, userId: number): Promise<void> {
  await db.delete(accountSessions).where(eq(accountSessions.userId, userId));
  await deleteAccessTokensOf(db, userId);
}

/** Whatever ends somebody's sessions for safety's sake ends what programs come with, too. */
async function deleteAccessTokensOf(db: Db, userId: number): Promise<void> {
  await db.delete(accountAccessTokens).where(eq(accountAccessTokens.userId, userId));
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.delete(accountSessions).where(lt(accountSessions.expiresAt, now));
}

/** The person, who cannot go until the transaction ends. */
export async function holdUser(tx: Db, id: number): Promise<UserRow | null> {
  const [row] = await tx.select().from(accountUsers).where(eq(accountUsers.id, id)).for('key share');
  return row ?? null;
}

/** The person, whose way of signing in stays as it is until the transaction ends. Whatever changes it begins here. */
export async function lockUser(tx: Db, id: number): Promise<UserRow | null> {
  const [row] = await tx.select().from(accountUsers).where(eq(accountUsers.id, id)).for('no key update');
  return row ?? null;
}

/** Every administrator, held until the transaction ends, always in the same order. */
export async function lockAdmins(tx: Db): Promise<number[]> {
  const rows = await tx
    .select({ id: accountUsers.id })
    .from(accountUsers)
    .where(sql`${accountUsers.isAdmin}`)
    .orderBy(accountUsers.id)
    .for('update');
  return rows.map((row) => row.id);
}

/** One statement under a lock on all administrators, so that two revocations at once cannot leave none. */
export async function revokeAdminUnlessLast(db: Db, id: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with admins as (select id from account_users where is_admin order by id for update)
    update account_users set is_admin = false
    where id = ${id} and is_admin and exists (select 1 from admins where admins.id <> ${id})
    returning id`);
  return rows.length === 1;
}

export async function deleteOtherSessions(db: Db, userId: number, keptId: number): Promise<void> {
  await db
    .delete(accountSessions)
    .where(and(eq(accountSessions.userId, userId), ne(accountSessions.id, keptId)));
  await deleteAccessTokensOf(db, userId);
}

export async function deleteOwnSession(db: Db, userId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(accountSessions)
    .where(and(eq(accountSessions.id, id), eq(accountSessions.userId, userId)))
    .returning({ id: accountSessions.id });
  return rows.length === 1;
}

export function listSessionsOf(db: Db, userId: number, now: Date): Promise<SessionRow[]> {
  return db
    .select()
    .from(accountSessions)
    .where(and(eq(accountSessions.userId, userId), gt(accountSessions.expiresAt, now)))
    .orderBy(desc(accountSessions.lastSeenAt), desc(accountSessions.id));
}

/** Everything that points to the person goes with them. */
export async function deleteUser(db: Db, id: number): Promise<void> {
  await db.delete(accountUsers).where(eq(accountUsers.id, id));
}

const userFaces = preparedQuery<UserFace, { ids: readonly number[] }>((db) => {
  const { id, displayName, profileImage } = accountUsers;
  return db
    .select({ id, displayName, profileImage })
    .from(accountUsers)
    .where(sql`${id} = any(${sql.placeholder('ids')}::int[])`);
}, 'account_user_faces');

export const listUserFaces = (db: Db, ids: readonly number[]): Promise<UserFace[]> => userFaces(db, { ids });

/** How many accounts there are, counted no further than asked. */
export async function countUsersUpTo(db: Db, most: number): Promise<number> {
  return (await db.select({ id: accountUsers.id }).from(accountUsers).limit(most)).length;
}

/** People with a photo, in the order of their ids, from after that one on. */
export function listPhotographed(
  db: Db,
  afterId: number,
  count: number,
): Promise<{ id: number; profileImage: string | null }[]> {
  return db
    .select({ id: accountUsers.id, profileImage: accountUsers.profileImage })
    .from(accountUsers)
    .where(and(isNotNull(accountUsers.profileImage), gt(accountUsers.id, afterId)))
    .orderBy(accountUsers.id)
    .limit(count);
}
