import { and, eq, gte, isNotNull, lt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { accountUsers } from '#server/account/tables.ts';
import { crafts, craftsLikes } from '#server/crafts/tables.ts';
import { creditsBalances } from '#server/credits/tables.ts';
import { paymentsPurchases } from '#server/payments/tables.ts';
import type { Db } from '#server/platform/db/database.ts';
import { adminDays } from './tables.ts';

/** What is counted by the day. */
export const countedSeries = ['signUps', 'crafts', 'likes'] as const;
export type CountedSeries = (typeof countedSeries)[number];

export interface DayAmount {
  /** YYYY-MM-DD, in UTC. */
  day: string;
  amount: number;
}

interface Source {
  table: PgTable;
  at: PgColumn;
  /** What of the table counts. */
  condition?: SQL;
}

const sources: Readonly<Record<CountedSeries, Source>> = {
  // The house, which has no balance, and its crafts are no sign of life.
  signUps: {
    table: accountUsers,
    at: accountUsers.createdAt,
    condition: sql`exists (select 1 from ${creditsBalances} where ${creditsBalances.userId} = ${accountUsers.id})`,
  },
  crafts: { table: crafts, at: crafts.createdAt, condition: isNotNull(crafts.userId) },
  likes: { table: craftsLikes, at: craftsLikes.createdAt },
};

const dayOf = (at: PgColumn): SQL<string> => sql<string>`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD')`;
const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Counts, day by day from the first to before the last; days without any are left out. */
export function countDays(
  db: Db,
  series: CountedSeries,
  { from, to }: { from: string; to: string },
): Promise<DayAmount[]> {
  const { table, at, condition } = sources[series];
  return db
    .select({ day: dayOf(at), amount: sql<number>`count(*)::int` })
    .from(table)
    .where(and(gte(at, startOf(from)), lt(at, startOf(to)), condition))
    .groupBy(sql`1`);
}

/** What was paid, less what has been given back since. */
export function sumRevenue(db: Db, from: string): Promise<DayAmount[]> {
  const { type, status, completedAt, amountCents, refundedCents } = paymentsPurchases;
  const kept = sql`case when ${status} = 'disputed' then 0 else ${amountCents} - ${refundedCents} end`;
  return db
    .select({ day: dayOf(completedAt), amount: sql<number>`sum(${kept})::int` })
    .from(paymentsPurchases)
    .where(and(eq(type, sql`'purchase'`), gte(completedAt, startOf(from))))
    .groupBy(sql`1`);
}

export interface KeptPoint {
  series: CountedSeries;
  start: string;
  amount: number;
  /** How many days of it have been counted. */
  days: number;
}

/** What is kept since a day, by day or by month. */
export function sumKept(db: Db, from: string, unit: 'day' | 'month'): Promise<KeptPoint[]> {
  const { series, day, amount } = adminDays;
  const start = sql<string>`to_char(date_trunc(${sql.raw(`'${unit}'`)}, ${day}), 'YYYY-MM-DD')`;
  return db
    .select({ series, start, amount: sql<number>`sum(${amount})::int`, days: sql<number>`count(*)::int` })
    .from(adminDays)
    .where(gte(day, from))
    .groupBy(series, sql`2`);
}

export async function listKeptDays(db: Db, series: CountedSeries, from: string): Promise<string[]> {
  const { day } = adminDays;
  const rows = await db
    .select({ day })
    .from(adminDays)
    .where(and(eq(adminDays.series, series), gte(day, from)));
  return rows.map((row) => row.day);
}

/** A day is counted once; whoever comes second changes nothing. */
export async function keepDays(db: Db, series: CountedSeries, days: readonly DayAmount[]): Promise<void> {
  if (days.length === 0) return;
  await db
    .insert(adminDays)
    .values(days.map((day) => ({ ...day, series })))
    .onConflictDoNothing();
}
