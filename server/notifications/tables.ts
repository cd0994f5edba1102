import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { notificationSources, notificationTypes } from '#contract/notifications.ts';
import { accountUsers } from '#server/account/tables.ts';

export const notifications = pgTable(
  'notifications',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => accountUsers.id, { onDelete: 'cascade' }),
    type: text('type', { enum: notificationTypes }).notNull(),
    content: text('content').notNull(),
    sourceId: text('source_id'),
    sourceType: text('source_type', { enum: notificationSources }).notNull(),
    fromUserId: integer('from_user_id').references(() => accountUsers.id, { onDelete: 'cascade' }),
    /** One piece of news is told once, however often it happens: like, unlike, like. */
    once: text('once').notNull(),
    isRead: boolean('is_read').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('notifications_once').on(table.userId, table.once),
    index('notifications_user').on(table.userId, table.id),
    index('notifications_unread')
      .on(table.userId)
      .where(sql`not ${table.isRead}`),
    index('notifications_from').on(table.fromUserId),
    index('notifications_created').on(table.createdAt),
  ],
);
