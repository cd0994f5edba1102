import type pg from 'pg';

/** How far a server's log goes, in bytes: what was written before lies below it. */
export type LogPlace = bigint;

/** As servers write it: two hexadecimal halves. Null for anything else. */
export function readLogPlace(text: string | null | undefined): LogPlace | null {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(text ?? '') ?? [];
  return high && low ? (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`) : null;
}

/** As servers write it. */
export const logPlaceText = (place: LogPlace): string =>
  `${(place >> 32n).toString(16)}/${(place & 0xff_ff_ff_ffn).toString(16)}`.toUpperCase();

async function ask(pool: pg.Pool, expression: string): Promise<LogPlace | null> {
  const { rows } = await pool.query<{ place: string | null }>(`select ${expression}::text as place`);
  return readLogPlace(rows[0]?.place);
}

/** How far a server has written; null where it only follows another. */
export const writtenBy = (pool: pg.Pool): Promise<LogPlace | null> =>
  ask(pool, 'case when pg_is_in_recovery() then null else pg_current_wal_insert_lsn() end');

/** How far a replica has followed; null where it is none. */
export const followedBy = (pool: pg.Pool): Promise<LogPlace | null> =>
  ask(pool, 'case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end');
