import { bigserial, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { accountUsers } from '#server/account/tables.ts';

/** What somebody did, for the administrators' eyes; kept for a year. */
export const activities = pgTable(
  'activities',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => accountUsers.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    metadata: text('metadata'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('activities_user').on(table.userId, table.id),
    index('activities_created').on(table.createdAt, table.id),
    index('activities_type').on(table.type, table.id),
  ],
);
