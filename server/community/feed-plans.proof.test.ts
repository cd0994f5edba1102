import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillPlaceholders } from 'drizzle-orm/sql';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { fillCommunity, fillInventory } from '#tests/support/many-posts.ts';
import { newPerson } from '#tests/support/people.ts';
import { testEngine } from '#tests/support/test-database.ts';
import { feedQuery } from './feed-store.ts';
import type { FeedFilter } from './feed-store.ts';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

const none = { sort: 'newest', difficulty: null, theme: null, band: null, mine: false } as const;
const filters: Partial<FeedFilter>[] = [
  {},
  { theme: 'Robots' },
  { difficulty: 'hard' },
  { band: '2-3' },
  { band: '13+' },
  { theme: 'Animals', difficulty: 'medium' },
  { theme: 'Ocean', band: '4-5' },
  { difficulty: 'hard', band: '9-12' },
  { mine: true },
];
const sorts = ['newest', 'oldest', 'popular'] as const;
/** A page of four, found within so many rows of the posts: nothing that grows with their number. */
const mostRowsRead = 400;

/** The planner is the same in both engines; the embedded one takes its time to be filled. */
const size = testEngine === 'embedded' ? 30_000 : 100_000;

test(`among ${size} posts every filter and order walks an index, from the top and from the middle`, async (t) => {
  const app = await createTestApp(t, { newTables: true });
  const reader = await newPerson(app);
  for (let each = 0; each < 5; each += 1) await newPerson(app);
  const { db, pool } = app.database;
  await fillCommunity(pool, { from: 1, to: size });
  await fillInventory(pool, reader.user.id);
  const values = { reader: reader.user.id, afterKey: 3, afterId: size / 2 };
  for (const filter of filters) {
    for (const sort of sorts) {
      for (const hasCursor of [false, true]) {
        const shape = { ...none, ...filter, sort, hasCursor, rows: 5, offset: 0 };
        const { sql, params } = feedQuery(db, shape).toSQL();
        const given = fillPlaceholders(params, { ...values, ...shape });
        const { rows } = await pool.query(`explain (analyze, format json) ${sql}`, given);
        const plan = nodes(rows[0]['QUERY PLAN'][0].Plan as Plan);
        const name = `${JSON.stringify(filter)} ${sort} ${hasCursor ? 'from the middle' : 'from the top'}`;
        const onPosts = plan.filter((node) => node['Relation Name'] === 'community_posts');
        assert.ok(onPosts.length > 0, name);
        assert.ok(
          onPosts.every((node) => node['Node Type'].startsWith('Index')),
          `${name}: ${JSON.stringify(onPosts)}`,
        );
        const read = onPosts.reduce(
          (sum, node) =>
            sum + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
          0,
        );
        assert.ok(read <= mostRowsRead, `${name}: ${read} rows of posts were read`);
        const found = rows[0]['QUERY PLAN'][0].Plan['Actual Rows'] as number;
        assert.ok(found > 0, `${name} found nothing`);
      }
    }
  }
});
