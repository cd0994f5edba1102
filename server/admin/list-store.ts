import { asc, desc, sql } from 'drizzle-orm';
import type { GetColumnData, SQL, SQLWrapper } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { accountUsers } from '#server/account/tables.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Asked, KeyKind } from './list-place.ts';

/** What a list can be ordered by. Each is spelled as its index is, and the id settles ties. */
export interface Order {
  kind: KeyKind;
  key: SQLWrapper;
  id: PgColumn;
}

const asText = ({ kind, key }: Order): SQL<string> => {
  if (kind === 'id') return sql`''`;
  if (kind === 'instant') return sql`(extract(epoch from ${key}) * 1000000)::bigint::text`;
  return sql`${key}::text`;
};

const asKey = (kind: KeyKind, text: string): SQL => {
  if (kind === 'instant') return sql`timestamptz 'epoch' + ${text}::bigint * interval '1 microsecond'`;
  return kind === 'text' ? sql`${text}::text` : sql`${text}::int`;
};

const asId = (id: number | string): SQL => (typeof id === 'number' ? sql`${id}::bigint` : sql`${id}::uuid`);

/** The parts of a query that walks along the order's index, from the top or from where the last page ended. */
export function walk(
  order: Order,
  { direction, after }: Pick<Asked<string, number | string>, 'direction' | 'after'>,
) {
  const { kind, key, id } = order;
  const inDirection = direction === 'asc' ? asc : desc;
  const beyond = sql.raw(direction === 'asc' ? '>' : '<');
  const isById = kind === 'id';
  const isAfter =
    after &&
    (isById
      ? sql`${id} ${beyond} ${asId(after.id)}`
      : sql`(${key}, ${id}) ${beyond} (${asKey(kind, after.key)}, ${asId(after.id)})`);
  return {
    isAfter: isAfter ?? undefined,
    inOrder: isById ? [inDirection(id)] : [inDirection(key), inDirection(id)],
    key: asText(order),
  };
}

export const inOrderOf = (column: PgColumn): SQL => sql`lower(${column}) collate "C"`;

const lastLetter = '\u{10ffff}';

/**
 * Begins with these letters, in whatever case, as far as the database knows the letters. Spelled as a range, which the
 * planner estimates far better than a pattern.
 */
export const beginsWith = (column: PgColumn, text: string): SQL =>
  sql`(${inOrderOf(column)} >= lower(${text}::text) and ${inOrderOf(column)} < lower(${text}::text) || ${lastLetter})`;

/** One of these ids, however many they are: the statement stays as short. */
export const isOneOf = (id: SQLWrapper, ids: readonly number[]): SQL =>
  sql`${id} = any(${sql.param(ids)}::int[])`;

/**
 * Somebody's nickname, looked up for each line of a page. A join would look up everybody whom a search finds before the
 * page is cut from them.
 */
export const nicknameOf = <Id extends PgColumn>(
  userId: Id,
): SQL<GetColumnData<Id> extends number ? string : string | null> =>
  sql`(select ${accountUsers.displayName} from ${accountUsers} where ${accountUsers.id} = ${userId})`;

export interface Counted {
  count: number;
  isEstimate: boolean;
}

/** Up to here the exact number is told. */
const countedExactly = 1_000;
/** Where the planner expects so many it need not be exact, and counting would take longer than the page itself. */
const surelyMany = 5_000;

async function expectedRows(db: Db, query: SQLWrapper): Promise<number> {
  const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) ${query}`,
  );
  return Math.round(rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0);
}

interface WhatCounts {
  where: SQL | undefined;
  /** A search by people has left few: the planner need not be asked first. */
  isNarrow?: boolean;
}

/** How many rows there are. Few are counted: the planner guesses wildly about tables it has not looked into. */
export async function countRows(
  db: Db,
  table: PgTable,
  { where, isNarrow = false }: WhatCounts,
): Promise<Counted> {
  const query = db
    .select({ one: sql`1` })
    .from(table)
    .where(where);
  const expected = isNarrow ? 0 : await expectedRows(db, query);
  if (expected > surelyMany) return { count: expected, isEstimate: true };
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from (${query} limit ${countedExactly + 1}) counted`,
  );
  const count = rows[0]?.n ?? 0;
  if (count <= countedExactly) return { count, isEstimate: false };
  return { count: Math.max(count, expected || (await expectedRows(db, query))), isEstimate: true };
}
