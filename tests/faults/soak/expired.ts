import assert from 'node:assert/strict';
import type { Pool } from 'pg';
import { dayMs } from '#contract/durations.ts';
import { until } from '#tests/support/until.ts';

/** Rows whose time is over at an instant; a sweep comes at most a day later. Of photos none may be left when everybody rests. */
const expiring: Readonly<Record<string, string>> = {
  account_sessions: 'expires_at < $1',
  account_mail_tokens: 'expires_at < $1',
  platform_rate_counters: 'window_end < $1',
  platform_idempotency: "created_at < $1::timestamptz - interval '2 days'",
  generation_runs: "created_at < $1::timestamptz - interval '2 days'",
  generation_photos: '$1::timestamptz is not null',
  credits_holds: "state <> 'held' and created_at < $1::timestamptz - interval '31 days'",
  notifications: "created_at < $1::timestamptz - interval '180 days'",
  activities: "created_at < $1::timestamptz - interval '365 days'",
};

/** Work that waits for a later time, and the work that comes back, is no growth. */
const jobs = `select count(*)::int as n from platform_jobs where run_at < $1`;

export async function countExpired(pool: Pool, now: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [table, isOver] of Object.entries(expiring)) {
    const { rows } = await pool.query<{ n: number }>(
      `select count(*)::int as n from ${table} where ${isOver}`,
      [new Date(now).toISOString()],
    );
    counts[table] = rows[0]?.n ?? -1;
  }
  return counts;
}

export async function countRows(pool: Pool): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of Object.keys(expiring)) {
    const { rows } = await pool.query<{ n: number }>(`select count(*)::int as n from ${table}`);
    counts[table] = rows[0]?.n ?? -1;
  }
  return counts;
}

/** More than a year goes by in a moment: everything that people left behind for a time is to go, by the node's own sweeps. */
export async function requireSwept(
  pool: Pool,
  jump: (ms: number) => Promise<{ now: number }>,
): Promise<void> {
  const before = await countRows(pool);
  for (const table of ['account_sessions', 'platform_idempotency', 'generation_runs', 'credits_holds'])
    assert.ok((before[table] ?? 0) > 0, `${table} has rows that can expire`);
  const { now } = await jump(400 * dayMs);
  let left: Record<string, number> = {};
  await until(
    'what expired to be swept',
    async () => {
      left = await countExpired(pool, now);
      const { rows } = await pool.query<{ n: number }>(jobs, [new Date(now).toISOString()]);
      left['platform_jobs'] = rows[0]?.n ?? -1;
      return Object.values(left).every((count) => count === 0);
    },
    { seen: () => left },
  );
}
