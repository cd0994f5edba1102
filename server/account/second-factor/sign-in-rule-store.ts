import { eq, ne, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/database.ts';
import { accountSignInRule } from '#server/account/tables.ts';

const theOne = 1;
const { adminsNeedSecondFactor } = accountSignInRule;

export async function findSignInRule(db: Db): Promise<boolean> {
  const [row] = await db
    .select({ adminsNeedSecondFactor })
    .from(accountSignInRule)
    .where(eq(accountSignInRule.id, theOne));
  return row?.adminsNeedSecondFactor ?? false;
}

/** The rule, which stays as it is until the transaction ends. */
export async function holdSignInRule(tx: Db): Promise<boolean> {
  await tx
    .insert(accountSignInRule)
    .values({ id: theOne, adminsNeedSecondFactor: false })
    .onConflictDoNothing();
  const [row] = await tx.select({ adminsNeedSecondFactor }).from(accountSignInRule).for('share');
  return row?.adminsNeedSecondFactor ?? false;
}

/** True when it was otherwise before. */
export async function setSignInRule(tx: Db, isRequired: boolean): Promise<boolean> {
  if (!isRequired && !(await findSignInRule(tx))) return false;
  const rows = await tx
    .insert(accountSignInRule)
    .values({ id: theOne, adminsNeedSecondFactor: isRequired })
    .onConflictDoUpdate({
      target: accountSignInRule.id,
      set: { adminsNeedSecondFactor: isRequired },
      setWhere: ne(adminsNeedSecondFactor, isRequired),
    })
    .returning({ id: accountSignInRule.id });
  return rows.length === 1;
}

export async function countAdminsWithoutFactor(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from account_users u
    where u.is_admin and not exists
      (select 1 from account_second_factors f where f.user_id = u.id and f.confirmed_at is not null)
      and not exists (select 1 from account_passkeys p where p.user_id = u.id)`);
  return rows[0]?.count ?? 0;
}
