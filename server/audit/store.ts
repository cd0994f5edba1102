import type { Db } from '#server/platform/db/database.ts';
import { auditLogs } from './tables.ts';

export async function insertLog(tx: Db, log: typeof auditLogs.$inferInsert): Promise<void> {
  await tx.insert(auditLogs).values(log);
}
