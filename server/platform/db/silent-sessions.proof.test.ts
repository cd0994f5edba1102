import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { startSilentProxy } from '#tests/support/silent-proxy.ts';
import type { SilentProxy } from '#tests/support/silent-proxy.ts';
import { createServerDatabase, testEngine } from '#tests/support/test-database.ts';
import { until } from '#tests/support/until.ts';
import type { Database } from './database.ts';
import { openPostgres } from './open-database.ts';
import { isUnavailable } from './unavailable.ts';

interface Line {
  database: Database;
  /** The same one, asked directly. */
  beside: Database;
  proxy: SilentProxy;
}

async function connect(t: TestContext): Promise<Line> {
  const server = await createServerDatabase(`gluebird_silent_${process.pid}`);
  t.after(() => server.drop());
  const proxy = await startSilentProxy(server.url);
  t.after(() => proxy.close());
  const database = await openPostgres(proxy.url, 5_000);
  t.after(() => database.close());
  const beside = await openPostgres(server.url, 5_000);
  t.after(() => beside.close());
  return { database, beside, proxy };
}

/** More callers than the pool has connections, one turn after the other, as visitors are. */
async function askAll({ pool }: Database): Promise<boolean> {
  const asked = await Promise.allSettled(Array.from({ length: 15 }, () => pool.query('select 1')));
  for (const each of asked)
    if (each.status === 'rejected') assert.ok(isUnavailable(each.reason), each.reason);
  return asked.every(({ status }) => status === 'fulfilled');
}

async function secondsUntilAnswered(database: Database): Promise<number> {
  const since = performance.now();
  await until('the database to answer', () => askAll(database));
  return (performance.now() - since) / 1000;
}

const hasGhosts = async ({ pool }: Database): Promise<boolean> => {
  const { rows } = await pool.query(
    `select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
  );
  return rows.length > 0;
};

// The embedded engine has no network.
if (testEngine === 'postgres') {
  test('connections that went silent are given up as soon as new ones work', async (t) => {
    const { database, proxy } = await connect(t);
    assert.ok(await askAll(database));
    proxy.silence();
    assert.ok((await secondsUntilAnswered(database)) < 10);
  });

  test('so it is after an outage in which new ones were silent too', async (t) => {
    const { database, proxy } = await connect(t);
    assert.ok(await askAll(database));
    proxy.silence();
    proxy.silenceNew(true);
    const visitors = [askAll(database), askAll(database)];
    assert.deepEqual(await Promise.all(visitors), [false, false]);
    proxy.silenceNew(false);
    assert.ok((await secondsUntilAnswered(database)) < 10);
  });

  test('a transaction that went silent fails as one that can be tried again, and locks nothing any more', async (t) => {
    const { database, beside, proxy } = await connect(t);
    await beside.pool.query('create table things (id int primary key)');
    const cutOff = database.transaction(async (tx) => {
      await tx.execute('insert into things values (1)');
      proxy.silence();
      await tx.execute('insert into things values (2)');
    });
    await assert.rejects(cutOff, (error) => isUnavailable(error));
    await until('the session to end on the server', async () => !(await hasGhosts(beside)));
    await database.pool.query('insert into things values (1)');
  });

  test('a statement that takes long is left alone', async (t) => {
    const { database } = await connect(t);
    const { rows } = await database.pool.query('select pg_sleep(12), 1 as done');
    assert.equal((rows[0] as { done: number }).done, 1);
  });

  test('a connection that is ended in the middle of a transaction ends nothing else', async (t) => {
    const { database, beside } = await connect(t);
    const ended = database.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>('select pg_backend_pid() as pid');
      await beside.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await until('the connection to be gone', async () => {
        const found = await beside.pool.query('select 1 from pg_stat_activity where pid = $1', [
          rows[0]?.pid,
        ]);
        return found.rows.length === 0;
      });
      await tx.execute('select 1');
    });
    await assert.rejects(ended, (error) => isUnavailable(error));
    assert.ok(await askAll(database));
  });
}
