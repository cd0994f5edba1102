import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { purchaseStatuses, purchaseTypes } from '#contract/payments.ts';
import { accountUsers } from '#server/account/tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** What can be bought. */
export const paymentsPackages = pgTable(
  'payments_packages',
  {
    id: serial('id').primaryKey(),
    name: text('name').notNull(),
    credits: integer('credits').notNull(),
    priceCents: integer('price_cents').notNull(),
    description: text('description'),
    isActive: boolean('is_active').notNull().default(true),
    position: integer('position').notNull(),
    /** Grows with every change, so that nobody overwrites what they have not seen. */
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('payments_packages_name').on(sql`lower(${table.name})`),
    check('payments_packages_sane', sql`${table.credits} > 0 and ${table.priceCents} > 0`),
  ],
);

/** What was bought, and what an administrator gave or took; stays, without its person, when the account goes. */
export const paymentsPurchases = pgTable(
  'payments_purchases',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id').references(() => accountUsers.id, { onDelete: 'set null' }),
    packageId: integer('package_id').references(() => paymentsPackages.id, { onDelete: 'set null' }),
    /** As they were when the payment began: what a package says later changes no purchase. */
    packageName: text('package_name').notNull(),
    credits: integer('credits').notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    provider: text('provider', { enum: ['stripe', 'test', 'none'] }).notNull(),
    paymentId: text('payment_id'),
    status: text('status', { enum: purchaseStatuses }).notNull(),
    type: text('type', { enum: purchaseTypes }).notNull(),
    note: text('note'),
    refundedCents: integer('refunded_cents').notNull().default(0),
    /** Taken back after a refund or a dispute: what was still unused. */
    returnedCredits: integer('returned_credits').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    /** When the credits were added. */
    completedAt: instant('completed_at'),
  },
  (table) => [
    uniqueIndex('payments_purchases_payment').on(table.paymentId),
    index('payments_purchases_user').on(table.userId, table.id),
    index('payments_purchases_package').on(table.packageId),
    index('payments_purchases_paid')
      .on(table.completedAt)
      .where(sql`${table.type} = 'purchase'`),
    index('payments_purchases_open')
      .on(table.id)
      .where(sql`${table.status} in ('pending', 'failed')`),
  ],
);

/** The books of the test provider. Card numbers are never among them. */
export const paymentsTestIntents = pgTable(
  'payments_test_intents',
  {
    id: text('id').primaryKey(),
    clientSecret: text('client_secret').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    metadata: jsonb('metadata').$type<Record<string, string>>().notNull(),
    status: text('status', { enum: ['open', 'paid', 'canceled'] }).notNull(),
    failure: text('failure'),
    refundedCents: integer('refunded_cents').notNull().default(0),
    isDisputed: boolean('is_disputed').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    /** When it was refunded or disputed. */
    reversedAt: instant('reversed_at'),
  },
  (table) => [
    uniqueIndex('payments_test_intents_key').on(table.idempotencyKey),
    index('payments_test_intents_reversed').on(table.reversedAt),
  ],
);

/** Webhook events that have been taken in: each counts once. */
export const paymentsEvents = pgTable(
  'payments_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    paymentId: text('payment_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('payments_events_created').on(table.createdAt)],
);
