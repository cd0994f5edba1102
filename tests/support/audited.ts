import type { TestApp } from './create-test-app.ts';

interface Audited {
  adminId: number;
  action: string;
}

/** What administrators did in the product, in the order it was done. */
export async function listAudited({ database }: TestApp): Promise<Audited[]> {
  const { rows } = await database.pool.query<{ admin_id: number; action: string }>(
    'select admin_id, action from audit_logs where admin_id is not null order by id',
  );
  return rows.map((row) => ({ adminId: row.admin_id, action: row.action }));
}
