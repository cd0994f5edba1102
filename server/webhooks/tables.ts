import { sql } from 'drizzle-orm';
import { index, integer, pgTable, serial, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { deliveredEvents, webhookEvents, webhookProblems } from '#contract/webhooks.ts';
import { accountUsers } from '#server/account/tables.ts';
import { crafts } from '#server/crafts/tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** An address that somebody wants told of their crafts. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => accountUsers.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    /** Signs what is sent, so it is kept as it is; it opens nothing here. */
    secret: text('secret').notNull(),
    events: text('events', { enum: webhookEvents }).array().notNull(),
    createdAt: instant('created_at').notNull(),
    offSince: instant('off_since'),
    /** Why we switched it off; null where its person did. */
    offReason: text('off_reason'),
    /** Deliveries given up one after the other. */
    givenUp: integer('given_up').notNull().default(0),
  },
  (table) => [index('webhooks_user').on(table.userId)],
);

/** Something a webhook is told of. What is said is made when it is sent: of a craft that is gone nothing is told. */
export const webhooksDeliveries = pgTable(
  'webhooks_deliveries',
  {
    id: uuid('id').primaryKey(),
    webhookId: integer('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    event: text('event', { enum: deliveredEvents }).notNull(),
    craftId: uuid('craft_id').references(() => crafts.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    state: text('state', { enum: ['waiting', 'delivered', 'failed'] })
      .notNull()
      .default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    status: integer('status'),
    problem: text('problem', { enum: webhookProblems }),
    nextAt: instant('next_at'),
  },
  (table) => [
    index('webhooks_deliveries_webhook').on(table.webhookId, table.id),
    index('webhooks_deliveries_craft')
      .on(table.craftId)
      .where(sql`${table.craftId} is not null`),
    index('webhooks_deliveries_created').on(table.createdAt),
  ],
);
