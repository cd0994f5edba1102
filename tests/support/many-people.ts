import type { Pool } from 'pg';

/** The first id of those who are made up, well beyond those who registered. */
export const firstMadeUp = 1_000_001;

const activityTypes = ['login', 'craft_created', 'craft_liked', 'login', 'comment_added', 'logout', 'login'];

const fillings = [
  `insert into account_users (id, username, email, password_hash, display_name, consented_at, created_at, last_login, login_count)
   select $1 + n - 1, substr(md5('mail' || n), 1, 12) || '@example.test', substr(md5('mail' || n), 1, 12) || '@example.test',
     'none', substr(md5('name' || n), 1, 8) || '.' || n, at, at,
     case when n % 3 = 0 then null else least(at + (n % 1000) * interval '1 hour', date_trunc('milliseconds', now())) end,
     (n::bigint * 7919) % 400
   from made`,
  `insert into credits_balances (user_id, balance) select $1 + n - 1, n % 40 from made`,
  `insert into crafts (id, user_id, title, description, steps, materials, safety_notes, age_range_min, age_range_max,
     difficulty, duration_minutes, theme, likes, image_status, image_color, image_alt, provider, created_at)
   select ('019305d4-0000-7000-9000-' || lpad(to_hex(n), 12, '0'))::uuid, $1 + (n::bigint * 31) % (select count(*) from made),
     substr(md5('craft' || n), 1, 6) || ' of paper', 'A paper craft of many folds.',
     '[{"text":"Fold the paper in half.","who":"child"}]', '[]', '[]', 6, 8, 'easy', 30, 'Animals', n % 50, 'completed',
     '#d64545', 'A paper bird', 'builtin', at
   from made`,
  `insert into community_posts (user_id, craft_id, content, state, theme, difficulty, age_bands, likes, created_at)
   select user_id, id, description, 'published', theme, difficulty, 4, likes, created_at from crafts order by id`,
  `insert into activities (user_id, type, metadata, created_at)
   select $1 + (n::bigint * 17) % (select count(*) from made), ($2::text[])[1 + n % cardinality($2::text[])], null, at
   from made order by n`,
  `insert into audit_logs (admin_id, action, details, target_user_id, created_at)
   select 1 + (n / 10) % 5, case n % 3 when 0 then 'user_deleted' when 1 then 'craft_deleted' else 'credits_adjusted' end,
     'Deleted craft ' || n, $1 + n - 1, at from made where n % 10 = 0 order by n`,
];

/**
 * As many people, crafts, posts and activities as wanted, spread over a year that ends now, and a tenth as many lines
 * in the log; written by the database itself.
 */
export async function fillConsole(pool: Pool, size: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    // References are right by construction: checking each of a million would take most of the time.
    await client.query('set local session_replication_role = replica');
    await client.query('create temp table made (n int primary key, at timestamptz) on commit drop');
    await client.query(
      `insert into made select n, date_trunc('milliseconds', now()) - ($1 - n) * (interval '365 days' / $1)
       from generate_series(1, $1::int) n`,
      [size],
    );
    await client.query(`update made set at = date_trunc('milliseconds', at)`);
    await client.query('analyze made');
    for (const filling of fillings) {
      const given = [firstMadeUp, activityTypes].slice(
        0,
        filling.includes('$2') ? 2 : filling.includes('$1') ? 1 : 0,
      );
      await client.query(filling, given);
    }
    await client.query('commit');
    // Of few rows all are looked at: with a sample, the plans that a test reads would be a matter of luck.
    if (size <= 100_000) await client.query('set default_statistics_target = 1000');
    await client.query('vacuum analyze');
    await client.query('reset default_statistics_target');
  } finally {
    client.release();
  }
}
