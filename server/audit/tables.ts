import { sql } from 'drizzle-orm';
import { bigserial, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { adminActions } from '#contract/audit.ts';

/**
 * What administrators did. Only ever added to: the migration gives it a trigger, written by hand, that refuses changes.
 * People are named by their ids alone and without references, so a line holds nothing personal once somebody has left.
 */
export const auditLogs = pgTable(
  'audit_logs',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** Null for the operator at the command line. */
    adminId: integer('admin_id'),
    action: text('action', { enum: adminActions }).notNull(),
    details: text('details').notNull(),
    targetUserId: integer('target_user_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('audit_logs_action').on(table.action, table.id),
    index('audit_logs_admin').on(sql`coalesce(${table.adminId}, 0)`, table.id),
    index('audit_logs_target').on(table.targetUserId, table.id),
  ],
);
