import { and, asc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { accountUsers } from '#server/account/tables.ts';
import type { UserFace } from '#server/account/service.ts';
import type { Db } from '#server/platform/db/database.ts';
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

/** Whose texts and crafts this reader does not see: those they blocked, and those who blocked them. Read once per query. */
export const hiddenFrom = (readerId: SQL | number): SQL => sql`array(
  select ${communityBlocks.blockedId} from ${communityBlocks} where ${communityBlocks.blockerId} = ${readerId}
  union all
  select ${communityBlocks.blockerId} from ${communityBlocks} where ${communityBlocks.blockedId} = ${readerId})`;

export function listBlocked(db: Db, blockerId: number): Promise<UserFace[]> {
  const { id, displayName, profileImage } = accountUsers;
  return db
    .select({ id, displayName, profileImage })
    .from(communityBlocks)
    .innerJoin(accountUsers, eq(id, communityBlocks.blockedId))
    .where(eq(communityBlocks.blockerId, blockerId))
    .orderBy(asc(communityBlocks.createdAt));
}
