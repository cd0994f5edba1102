import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { platformJobs } from '#server/platform/tables.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { newPerson } from '#tests/support/people.ts';
import { migrateDatabase } from './migrate.ts';
import { isUnavailable } from './unavailable.ts';

test('a failing statement leaves the connection usable, and its transaction without trace', async (t) => {
  const { database } = await createTestApp(t);
  const now = new Date();
  const job = { name: 'test.x', payload: {}, maxAttempts: 1, runAt: now, createdAt: now, uniqueKey: 'same' };
  for (let round = 0; round < 3; round += 1) {
    await assert.rejects(
      database.transaction(async (tx) => {
        await tx.insert(platformJobs).values(job);
        await tx.insert(platformJobs).values(job);
      }),
    );
  }
  assert.equal((await database.db.select().from(platformJobs)).length, 0);
});

test('large, odd and many values come back as they went in', async (t) => {
  const { database } = await createTestApp(t);
  const texts = ['', 'é漢字🪡', 'quote \' and \\ and "', 'x'.repeat(400_000)];
  for (const text of texts) {
    const { rows } = await database.pool.query<{ text: string; bytes: Buffer }>(
      'select $1::text as text, $2::bytea as bytes',
      [text, Buffer.from(text)],
    );
    assert.equal(rows[0]?.text, text);
    assert.equal(rows[0]?.bytes.toString(), text);
  }
  const { rows } = await database.pool.query('select generate_series(1, 20000) as n');
  assert.equal(rows.length, 20_000);
});

test('many callers at once each get their own answer', async (t) => {
  const { database } = await createTestApp(t);
  const ask = async (n: number): Promise<void> => {
    if (n % 5 === 0) return assert.rejects(database.pool.query('select * from no_such_table'));
    const { rows } = await database.pool.query({ name: 'echo', text: 'select $1::int as n', values: [n] });
    assert.equal((rows[0] as { n: number }).n, n);
  };
  await Promise.all(Array.from({ length: 200 }, (_each, n) => ask(n)));
});

test('migrating again changes nothing, also when two do it at once', async (t) => {
  const { database } = await createTestApp(t);
  const tables = async (): Promise<unknown> =>
    (
      await database.pool.query(
        "select table_name, column_name, data_type from information_schema.columns where table_schema = 'public' order by 1, 2",
      )
    ).rows;
  const before = await tables();
  await Promise.all([migrateDatabase(database), migrateDatabase(database)]);
  assert.deepEqual(await tables(), before);
});

test('no index is sorted in a way that ORDER BY ... DESC cannot use', async (t) => {
  const { database } = await createTestApp(t);
  const { rows } = await database.pool.query(
    "select indexname from pg_indexes where schemaname = 'public' and indexdef ilike '%desc nulls last%'",
  );
  assert.deepEqual(rows, []);
});

test('the faults that pass by themselves are told from mistakes', () => {
  const unavailable = [
    Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
    Object.assign(new Error('disk'), { code: '53100' }),
    new Error('Connection terminated unexpectedly'),
    Object.assign(new Error('query_wait_timeout'), { code: '08P01', severity: 'FATAL' }),
    new Error('failed query', { cause: Object.assign(new Error('x'), { code: '57P01' }) }),
  ];
  for (const error of unavailable) assert.equal(isUnavailable(error), true, error.message);
  const mistakes = [
    Object.assign(new Error('bind message'), { code: '08P01', severity: 'ERROR' }),
    Object.assign(new Error('duplicate'), { code: '23505' }),
    new TypeError('x is not a function'),
    'text',
    null,
  ];
  for (const error of mistakes) assert.equal(isUnavailable(error), false);
});

test('while the database is away requests get 503 and the server recovers by itself', async (t: TestContext) => {
  const app = await createTestApp(t);
  await app.start({ publicUrl: 'http://localhost', localUrl: 'http://127.0.0.1' });
  const { client } = await newPerson(app);
  const query = app.database.pool.query.bind(app.database.pool);
  const connect = app.database.pool.connect.bind(app.database.pool);
  const refuse = async () =>
    Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
  Object.assign(app.database.pool, { query: refuse, connect: refuse });
  t.after(() => Object.assign(app.database.pool, { query, connect }));

  const asked = await client.send({ url: '/api/user' });
  assert.deepEqual([asked.statusCode, asked.json<{ code: string }>().code], [503, 'UNAVAILABLE']);
  assert.ok(asked.headers['retry-after']);
  assert.equal((await app.http.inject({ url: '/readyz' })).statusCode, 503);
  assert.equal((await app.http.inject({ url: '/healthz' })).statusCode, 200);

  Object.assign(app.database.pool, { query, connect });
  assert.equal((await client.send({ url: '/api/user' })).statusCode, 200);
  assert.equal((await app.http.inject({ url: '/readyz' })).statusCode, 200);
});
