import { isNotNull, isNull } from 'drizzle-orm';
import { index, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: serial('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    message: text('message').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Null while it waits for an answer. */
    handledAt: timestamp('handled_at', { withTimezone: true }),
  },
  (table) => [
    index('contact_messages_created').on(table.createdAt, table.id),
    index('contact_messages_waiting').on(table.id).where(isNull(table.handledAt)),
    index('contact_messages_handled').on(table.id).where(isNotNull(table.handledAt)),
  ],
);
