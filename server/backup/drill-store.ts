import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/database.ts';

export async function countRows(db: Db, table: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.identifier('public')}.${sql.identifier(table)}`,
  );
  return rows[0]?.count ?? 0;
}

/** People whose balance is not the sum of their ledger. */
export async function countWrongBalances(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    with summed as (select user_id, sum(delta) as total from credits_ledger group by user_id)
    select count(*)::int as count
    from credits_balances b full join summed s on s.user_id = b.user_id
    where coalesce(b.balance, 0) <> coalesce(s.total, 0)`);
  return rows[0]?.count ?? 0;
}
