import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { accountUsers } from '#server/account/tables.ts';

/** Every supply by name; those the idea engine knows carry its id. */
export const supplies = pgTable(
  'supplies',
  {
    id: serial('id').primaryKey(),
    name: text('name').notNull(),
    engineId: text('engine_id'),
  },
  (table) => [
    uniqueIndex('supplies_name').on(sql`lower(${table.name})`),
    uniqueIndex('supplies_engine_id').on(table.engineId),
  ],
);

/** What somebody has at home. */
export const suppliesInventory = pgTable(
  'supplies_inventory',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => accountUsers.id, { onDelete: 'cascade' }),
    supplyId: integer('supply_id')
      .notNull()
      .references(() => supplies.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.supplyId] }),
    index('supplies_inventory_supply').on(table.supplyId),
    check('supplies_inventory_quantity', sql`${table.quantity} >= 1`),
  ],
);
