import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { BackupService } from '#server/backup/backup-service.ts';
import { backupDependencies } from '#server/compose/backup.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/platform/db/database.ts';
import { inTurn } from '#server/platform/db/in-turn.ts';
import { countPendingMigrations, migrateDatabase } from '#server/platform/db/migrate.ts';
import { openPostgres } from '#server/platform/db/open-database.ts';
import { preparedQuery } from '#server/platform/db/prepared.ts';
import { isUnavailable } from '#server/platform/db/unavailable.ts';
import { platformJobs } from '#server/platform/tables.ts';
import { startOwnServer } from '#tests/support/real-postgres.ts';
import { startSilentProxy } from '#tests/support/silent-proxy.ts';
import { until } from '#tests/support/until.ts';
import { prepareGround } from './cluster/ground.ts';
import { startPooler } from './cluster/pooler.ts';

/** A server whose few sessions are lent by PgBouncer, a transaction at a time. */
async function behindPooler(t: TestContext, sessions = 3) {
  const server = await startOwnServer(t);
  const { hostname, port } = new URL(server.url);
  const client = new Client({ connectionString: server.url });
  await client.connect();
  await client.query("create role gluebird login password 'change-gluebird'");
  await client.query('create database gluebird owner gluebird');
  await client.end();
  const ground = await prepareGround((end) => t.after(() => end()));
  const pooler = startPooler(ground, {
    server: `host=${hostname} port=${port}`,
    sessions,
  });
  t.after(() => pooler.end());
  const url = `postgres://gluebird:change-gluebird@127.0.0.1:${ground.ports.at('127.0.0.1:6432')}/gluebird`;
  return { url, pooler };
}

async function open(t: TestContext, url: string): Promise<Database> {
  const database = await openPostgres(url, 10_000, { isPooled: true });
  t.after(() => database.close());
  return database;
}

test('nodes that start together bring the database up to date in turn, and one session less than they are is enough', async (t) => {
  const { url } = await behindPooler(t);
  const nodes = await Promise.all([1, 2, 3, 4].map(() => open(t, url)));
  await Promise.all(nodes.map((node) => migrateDatabase(node)));
  const [one] = nodes as [Database];
  assert.equal(await countPendingMigrations(one), 0);
  let inside = 0;
  await Promise.all(
    nodes.map((node) =>
      inTurn(node, 7, async (tx) => {
        inside += 1;
        assert.equal(inside, 1, 'nobody else has the turn');
        await tx.execute(sql`select pg_sleep(0.1)`);
        inside -= 1;
      }),
    ),
  );
});

test('what is asked again and again is asked of whichever session there is', async (t) => {
  const { url } = await behindPooler(t);
  const database = await open(t, url);
  await migrateDatabase(database);
  const jobs = preparedQuery((db) => db.select({ id: platformJobs.id }).from(platformJobs), 'drill_jobs');
  const ask = (): Promise<unknown> => jobs(database.db, {});
  for (let round = 0; round < 10; round += 1) await Promise.all(Array.from({ length: 12 }, ask));
});

test('a statement that takes long is left alone, whoever else uses the sessions', async (t) => {
  const { url } = await behindPooler(t);
  const database = await open(t, url);
  const long = database.pool.query('select pg_sleep(12), 1 as done');
  const others = Array.from({ length: 50 }, () => database.pool.query('select 1'));
  await Promise.all(others);
  const { rows } = await long;
  assert.equal((rows[0] as { done: number }).done, 1);
});

test('a transaction that went silent is given up, and locks nothing any more', async (t) => {
  const { url } = await behindPooler(t);
  const proxy = await startSilentProxy(url);
  t.after(() => proxy.close());
  const [database, beside] = [await open(t, proxy.url), await open(t, url)];
  await beside.pool.query('create table things (id int primary key)');
  const cutOff = database.transaction(async (tx) => {
    await tx.execute('insert into things values (1)');
    proxy.silence();
    await tx.execute('insert into things values (2)');
  });
  await assert.rejects(cutOff, (error) => isUnavailable(error));
  await until('the lock to be gone', async () => {
    const { rows } = await beside.pool.query(
      `select 1 from pg_stat_activity where datname = 'gluebird' and state like 'idle in transaction%'`,
    );
    return rows.length === 0;
  });
  await database.pool.query('insert into things values (1)');
});

test('a backup is made through it', async (t) => {
  const { url } = await behindPooler(t);
  const database = await open(t, url);
  await migrateDatabase(database);
  const folder = mkdtempSync(path.join(tmpdir(), 'gluebird-pooler-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const service = new BackupService(backupDependencies(readConfig({ DATA_DIR: folder })));
  await service.make(database, path.join(folder, 'one.backup'), { overwrite: false });
});

test('without a database it says so as something that passes', async (t) => {
  const { url, pooler } = await behindPooler(t);
  const database = await open(t, url);
  await database.pool.query('select 1');
  await pooler.kill();
  await assert.rejects(database.pool.query('select 1'), (error) => isUnavailable(error));
});

test('a node that is not told of the pooler does not start, and says why', async (t) => {
  const { url } = await behindPooler(t);
  await assert.rejects(openPostgres(url, 1_000), /could not be reached within 1 s: .*statement_timeout/);
});
