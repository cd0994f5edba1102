import type { Pool } from 'pg';

/** Themes as unequal as in life: the nth is half as frequent as the one before, down to one in a thousand. */
const themes = [
  'Animals',
  'Space',
  'Ocean',
  'Dinosaurs',
  'Farm',
  'Robots',
  'Music',
  'Bugs',
  'Food',
  'Sports',
];
const supplyCount = 60;

/**
 * A community of any size, written by the database itself. People and supplies must be there; posts are spread over
 * the people, with themes, ages and difficulties of unequal frequency and likes as few have many of.
 */
export async function fillCommunity(pool: Pool, { from, to }: { from: number; to: number }): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    // References are right by construction: checking each of a million would take most of the time.
    await client.query('set local session_replication_role = replica');
    await client.query('create temp table made (n int) on commit drop');
    await client.query(
      `insert into supplies (name) select 'Bench supply ' || n from generate_series(1, $1) n on conflict do nothing`,
      [supplyCount],
    );
    await client.query(`insert into made select n from generate_series($1::int, $2::int) n`, [from, to]);
    await client.query(
      `insert into crafts (id, user_id, title, description, steps, materials, safety_notes, age_range_min,
         age_range_max, difficulty, duration_minutes, theme, shared, shared_at, likes, image_status, image_color,
         image_alt, provider, created_at)
       select ('019305d4-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
         (select id from account_users order by id limit 1 offset (n % (select count(*) from account_users))),
         'Craft number ' || n, 'A paper craft of many folds, made at the kitchen table on a rainy day.',
         '[{"text":"Fold the paper in half.","who":"child"},{"text":"Cut along the line.","who":"together"}]',
         '[{"name":"Paper","amount":"1 sheet","optional":false,"substitutes":[]}]', '["Stay within earshot."]',
         (array[2,4,6,9,13])[1 + band], (array[3,5,8,12,18])[1 + band],
         case when n % 20 = 7 then 'hard' when n % 3 = 0 then 'medium' else 'easy' end, 30,
         ($1::text[])[10 - floor(log(2, 1 + (n::bigint * 7919) % 1023))::int],
         true, '2026-01-01'::timestamptz + n * interval '1 second',
         case when n % 97 = 0 then n % 500 else n % 7 end, 'completed', '#d64545', 'A paper bird', 'builtin',
         '2026-01-01'::timestamptz + n * interval '1 second'
       from (select n, (array[0,1,1,2,2,2,2,3,3,4])[1 + n % 10] as band from made) made`,
      [themes],
    );
    await client.query(
      `insert into community_posts (user_id, craft_id, content, state, theme, difficulty, age_bands, likes, created_at)
       select user_id, id, description, 'published', theme, difficulty,
         case age_range_min when 2 then 1 when 4 then 2 when 6 then 4 when 9 then 8 else 16 end, likes, created_at
       from crafts where id >= ('019305d4-0000-7000-8000-' || lpad(to_hex($1::int), 12, '0'))::uuid
         and id <= ('019305d4-0000-7000-8000-' || lpad(to_hex($2::int), 12, '0'))::uuid
       order by id`,
      [from, to],
    );
    await client.query(
      `insert into community_post_supplies (supply_id, post_id)
       select distinct s.id, p.id from community_posts p
         cross join generate_series(0, 2) k
         join supplies s on s.name = 'Bench supply ' || (1 + (p.id * (k + 1) * 31 + k * k) % $1)
       where p.craft_id >= ('019305d4-0000-7000-8000-' || lpad(to_hex($2::int), 12, '0'))::uuid
         and p.craft_id <= ('019305d4-0000-7000-8000-' || lpad(to_hex($3::int), 12, '0'))::uuid`,
      [supplyCount, from, to],
    );
    await client.query('commit');
  } finally {
    client.release();
  }
  await pool.query('vacuum analyze');
}

/** The crafts use what their posts say. */
export async function fillCraftSupplies(pool: Pool): Promise<void> {
  await pool.query(
    `insert into crafts_supplies (craft_id, supply_id, position)
     select p.craft_id, s.supply_id, row_number() over (partition by p.id order by s.supply_id)
     from community_post_supplies s join community_posts p on p.id = s.post_id`,
  );
  await pool.query('vacuum analyze crafts_supplies');
}

/** Gives a person every third of the supplies that the posts use. */
export async function fillInventory(pool: Pool, userId: number): Promise<void> {
  await pool.query(
    `insert into supplies_inventory (user_id, supply_id, created_at, updated_at)
     select $1, id, now(), now() from supplies where name like 'Bench supply %' and id % 3 = 0`,
    [userId],
  );
}
