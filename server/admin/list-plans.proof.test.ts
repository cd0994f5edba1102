import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getAdminStats, listAdminUsers } from '#contract/admin.ts';
import type { Db } from '#server/platform/db/database.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { newAdministrator } from '#tests/support/people.ts';
import { fillConsole, firstMadeUp } from '#tests/support/many-people.ts';
import * as content from './content-store.ts';
import type { Order } from './list-store.ts';
import * as people from './people-store.ts';
import * as trail from './trail-store.ts';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

const size = 40_000;
const middle = firstMadeUp + size / 2;
const middleCraft = `019305d4-0000-7000-9000-${(size / 2).toString(16).padStart(12, '0')}`;
/** For a page of 25: nothing that grows with the number of entries. */
const mostRowsRead = 1_000;
/** One more than the page tells that there is a next one; the order by credits walks along them besides. */
const mostBalancesRead = 2 * 26;
const microseconds = String(Date.now() * 1000 - 180 * 86_400 * 1e6);

const keys: Record<Order['kind'], string> = {
  id: '',
  text: 'd',
  person: String(middle),
  integer: '20',
  instant: microseconds,
};

interface Listed {
  toSQL(): { sql: string; params: unknown[] };
}

interface Shape {
  name: string;
  orders: Record<string, Order>;
  searches: string[];
  id: number | string;
  /** Where a list by people is entered, when it is not by those who were made up. */
  person?: number;
  list: (db: Db, search: string, asked: never) => Listed;
}

const shapes: Shape[] = [
  {
    name: 'users',
    orders: people.userOrders,
    searches: ['', 'a', 'abc', '7f3e', String(middle)],
    id: middle,
    list: (db, search, asked) => people.listUsers(db, search, asked),
  },
  {
    name: 'crafts',
    orders: content.craftOrders,
    searches: ['', 'a', 'abc', '7f3e', String(middle)],
    id: middleCraft,
    list: (db, search, asked) => content.listCrafts(db, { search }, asked),
  },
  {
    name: 'posts',
    orders: content.postOrders,
    searches: ['', String(middle)],
    id: size / 2,
    list: (db, search, asked) =>
      content.listPosts(db, { search, people: search ? [Number(search)] : [] }, asked),
  },
  {
    name: 'activities',
    orders: trail.activityOrders,
    searches: ['', String(middle)],
    id: size / 2,
    list: (db, search, asked) =>
      trail.listActivities(db, { people: search ? [Number(search)] : null }, asked),
  },
  {
    name: 'activities of a kind',
    orders: { created: trail.activityOrders.created, type: trail.activityOrders.type },
    searches: [''],
    id: size / 2,
    list: (db, _search, asked) => trail.listActivities(db, { people: null, type: 'logout' }, asked),
  },
  {
    name: 'logs',
    orders: trail.logOrders,
    searches: ['', String(middle)],
    id: size / 20,
    person: 3,
    list: (db, search, asked) => trail.listLogs(db, { people: search ? [Number(search)] : null }, asked),
  },
];

const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

function rowsRead(plan: Plan, of?: string): number {
  const scans = nodes(plan).filter(({ 'Relation Name': name }) => (of ? name === of : name));
  return scans.reduce(
    (sum, node) => sum + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
    0,
  );
}

test('among 40,000 entries every order and search of the console reads a few rows, from the top and from the middle', async (t) => {
  const app = await createTestApp(t, { newTables: true });
  const admin = await newAdministrator(app);
  const { db, pool } = app.database;
  await fillConsole(pool, size);
  const tooMany: string[] = [];
  for (const { name, orders, searches, id, person, list } of shapes)
    for (const [sort, { kind }] of Object.entries(orders))
      for (const direction of ['asc', 'desc'])
        for (const search of searches)
          for (const after of [
            null,
            { key: kind === 'person' && person ? String(person) : keys[kind], id },
          ]) {
            const asked = { sort, direction, limit: 25, after } as never;
            const { sql, params } = list(db, search, asked).toSQL();
            const { rows } = await pool.query(`explain (analyze, format json) ${sql}`, params);
            const plan = rows[0]['QUERY PLAN'][0].Plan as Plan;
            const read = rowsRead(plan);
            const where = `${name} by ${sort} ${direction}, "${search}", from the ${after ? 'middle' : 'top'}`;
            if (search === '' && !name.includes('kind'))
              assert.ok(plan['Actual Rows'] === 26, `${where} found ${plan['Actual Rows']}`);
            const balances = rowsRead(plan, 'credits_balances');
            if (search === '' && balances > mostBalancesRead)
              tooMany.push(`${where}: ${balances} balances were read`);
            if (read > mostRowsRead) tooMany.push(`${where}: ${read} rows were read`);
          }
  assert.deepEqual(tooMany, []);

  const { headers } = await admin.client.ask(listAdminUsers, { query: {} });
  assert.equal(headers['x-total-estimate'], 'true');
  const about = Number(headers['x-total-count']);
  assert.ok(Math.abs(about - size) < size / 10, `about ${about} of ${size} people`);
  const { stats } = await admin.client.call(getAdminStats, {});
  assert.deepEqual(stats.estimated.slice(0, 3), ['totalUsers', 'totalCrafts', 'totalPosts']);
});
