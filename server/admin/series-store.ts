import { and, eq, gte, isNotNull, lt, sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { accountUsers, isSomebody } from '#server/account/tables.ts';
import { crafts, craftsLikes } from '#server/crafts/tables.ts';
import { paymentsPurchases } from '#server/payments/tables.ts';
import type { Db } from '#server/platform/db/database.ts';
import { adminDays } from './tables.ts';

/** What is counted by the day. */
export const countedSeries = ['signUps', 'crafts', 'likes'] as const;
export type CountedSeries = (typeof countedSeries)[number];

interface DayAmount {
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
  // The house and its crafts are no sign of life.
  signUps: { table: accountUsers, at: accountUsers.createdAt, condition: isSomebody },
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

export interface SeriesPart {
  series: CountedSeries | 'revenueCents';
  /** The day that the point begins with. */
  start: string;
  amount: number;
  /** How many days that were counted before are in it. */
  days: number;
}

export interface SeriesRange {
  from: string;
  today: string;
  /** Of today, what was before is counted already. */
  since: Date;
  unit: 'day' | 'month';
}

/** The first day of the point that a day belongs to. Grouped by, and made text of only then. */
const startIn = (unit: SeriesRange['unit'], day: SQLWrapper): SQL =>
  unit === 'day' ? sql`${day}::date` : sql`date_trunc('month', ${day}::timestamp)::date`;

function keptParts({ from, today, unit }: SeriesRange): SQL {
  const { series, day, amount } = adminDays;
  const start = startIn(unit, day);
  return sql`select ${series} as series, ${start}::text as start, sum(${amount})::int as amount, count(*)::int as days
    from ${adminDays} where ${day} >= ${from} and ${day} < ${today} group by ${series}, ${start}`;
}

/** What was paid, less what has been given back since. */
function revenueParts({ from, unit }: SeriesRange): SQL {
  const { type, status, completedAt, amountCents, refundedCents } = paymentsPurchases;
  const start = startIn(unit, sql`(${completedAt} at time zone 'UTC')`);
  return sql`select 'revenueCents', ${start}::text,
      sum(case when ${status} = 'disputed' then 0 else ${amountCents} - ${refundedCents} end)::int, 0
    from ${paymentsPurchases} where ${and(eq(type, sql`'purchase'`), gte(completedAt, startOf(from)))} group by ${start}`;
}

function partOfToday(series: CountedSeries, { today, since, unit }: SeriesRange): SQL {
  const { table, at, condition } = sources[series];
  return sql`select ${sql.raw(`'${series}'`)}, ${startIn(unit, sql`${today}`)}::text, count(*)::int, 0
    from ${table} where ${and(gte(at, since), condition)}`;
}

/** What a chart shows in one question: the days that were counted before, the rest of today, and what was earned. */
export async function readParts(db: Db, range: SeriesRange): Promise<SeriesPart[]> {
  const parts = [
    keptParts(range),
    revenueParts(range),
    ...countedSeries.map((each) => partOfToday(each, range)),
  ];
  const { rows } = await db.execute<SeriesPart & Record<string, unknown>>(sql.join(parts, sql` union all `));
  return rows;
}

export async function countSpan(
  db: Db,
  series: CountedSeries,
  { from, to }: { from: Date; to: Date },
): Promise<number> {
  const { table, at, condition } = sources[series];
  return db.$count(table, and(gte(at, from), lt(at, to), condition));
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
