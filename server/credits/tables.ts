import { sql } from 'drizzle-orm';
import {
  bigserial,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { ledgerReasons } from '#contract/credits.ts';
import { accountUsers } from '#server/account/tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** What a person may spend now; always the sum of their ledger, changed in the same transaction. */
export const creditsBalances = pgTable(
  'credits_balances',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => accountUsers.id, { onDelete: 'cascade' }),
    balance: integer('balance').notNull(),
  },
  (table) => [
    index('credits_balances_size').on(table.balance, table.userId),
    check('credits_balances_floor', sql`${table.balance} >= 0`),
  ],
);

/** Every change of a balance, only ever added to. */
export const creditsLedger = pgTable(
  'credits_ledger',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => accountUsers.id, { onDelete: 'cascade' }),
    delta: integer('delta').notNull(),
    balance: integer('balance').notNull(),
    reason: text('reason', { enum: ledgerReasons }).notNull(),
    /** What the change is about; one reason and reference can happen once. */
    reference: text('reference').notNull(),
    note: text('note'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('credits_ledger_user').on(table.userId, table.id),
    uniqueIndex('credits_ledger_once').on(table.reason, table.reference),
  ],
);

/** Credits set aside for work that is under way: taken for good when it is done, given back when it fails. */
export const creditsHolds = pgTable(
  'credits_holds',
  {
    reference: text('reference').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => accountUsers.id, { onDelete: 'cascade' }),
    amount: integer('amount').notNull(),
    state: text('state', { enum: ['held', 'captured', 'released'] }).notNull(),
    /** The work it pays for; when that begins anew, it takes up what is held for it. */
    workId: uuid('work_id').notNull().defaultRandom(),
    /** Grows with every time it is taken up. */
    attempt: integer('attempt').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    /** Renewed as long as somebody works; after that the credit goes back. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('credits_holds_work')
      .on(table.workId)
      .where(sql`${table.state} = 'held'`),
    index('credits_holds_open').on(table.state, table.expiresAt),
    index('credits_holds_user').on(table.userId),
  ],
);
