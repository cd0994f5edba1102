import { and, asc, eq, sql } from 'drizzle-orm';
import { accountUsers } from '#server/account/tables.ts';
import type { UserFace } from '#server/account/service.ts';
import type { Db } from '#server/platform/db/database.ts';
import { preparedQuery } from '#server/platform/db/prepared.ts';
import { communityBlocks } from './tables.ts';

/** True when the person is here; blocking again changes nothing. */
export async function addBlock(db: Db, block: typeof communityBlocks.$inferInsert): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    with person as (select id from account_users where id = ${block.blockedId} for key share),
    added as (
      insert into community_blocks (blocker_id, blocked_id, created_at)
      select ${block.blockerId}, id, ${block.createdAt.toISOString()}::timestamptz from person
      on conflict do nothing)
    select id from person`);
  return (rowCount ?? 0) === 1;
}

export async function removeBlock(db: Db, blockerId: number, blockedId: number): Promise<void> {
  await db
    .delete(communityBlocks)
    .where(and(eq(communityBlocks.blockerId, blockerId), eq(communityBlocks.blockedId, blockedId)));
}

const hidden = preparedQuery<{ id: number }, { readerId: number }>((db) => {
  const [blocker, blocked] = [communityBlocks.blockerId, communityBlocks.blockedId];
  const readerId = sql.placeholder('readerId');
  const theirs = db.select({ id: blocker }).from(communityBlocks).where(eq(blocked, readerId));
  return db.select({ id: blocked }).from(communityBlocks).where(eq(blocker, readerId)).unionAll(theirs);
}, 'community_hidden');

/** Those somebody blocked, and those who blocked them. */
export async function listHidden(db: Db, readerId: number): Promise<number[]> {
  return (await hidden(db, { readerId })).map((row) => row.id);
}

export function listBlocked(db: Db, blockerId: number): Promise<UserFace[]> {
  const { id, displayName, profileImage } = accountUsers;
  return db
    .select({ id, displayName, profileImage })
    .from(communityBlocks)
    .innerJoin(accountUsers, eq(id, communityBlocks.blockedId))
    .where(eq(communityBlocks.blockerId, blockerId))
    .orderBy(asc(communityBlocks.createdAt));
}
