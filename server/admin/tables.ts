import { bigint, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** What a day came to, counted once when it was over: a chart of a year reads a few hundred lines. */
export const adminDays = pgTable(
  'admin_days',
  {
    day: date('day').notNull(),
    series: text('series', { enum: ['signUps', 'crafts', 'likes'] }).notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.series, table.day] })],
);
