import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { TestContext } from 'node:test';
import { readSnapshot } from '#tests/support/embedded-snapshot.ts';
import { createServerDatabase, testEngine } from '#tests/support/test-database.ts';
import type { Database } from './database.ts';
import { migrateDatabase, waitForMigrations } from './migrate.ts';
import { listMigrations, readLastMigration } from './migrations.ts';
import { openInMemory, openPostgres } from './open-database.ts';

const nodes = 4;

/** As many as may share a database: several nodes on a server; on the embedded engine one, which starts again. */
async function startTogether(t: TestContext): Promise<Database[]> {
  if (testEngine === 'embedded') {
    const database = await openInMemory(await readSnapshot());
    t.after(() => database.close());
    await migrateDatabase(database);
    return [database];
  }
  const server = await createServerDatabase(`gluebird_nodes_${process.pid}`);
  const databases = await Promise.all(Array.from({ length: nodes }, () => openPostgres(server.url, 5_000)));
  t.after(async () => {
    await Promise.all(databases.map((database) => database.close()));
    await server.drop();
  });
  return databases;
}

test('who has waited sees what the node before it has migrated', async (t) => {
  const [holder, before, waiting] = await startTogether(t);
  if (!holder || !before || !waiting) return;
  const comesToWait = async (count: number): Promise<void> => {
    const find = `select 1 from pg_locks where locktype = 'advisory' and not granted`;
    while ((await holder.pool.query(find)).rows.length < count) await setTimeout(20);
  };
  const works: Promise<void>[] = [];
  await holder.transaction(async (tx) => {
    await waitForMigrations(tx);
    works.push(migrateDatabase(before));
    await comesToWait(1);
    works.push(
      waiting.transaction(async (other) => {
        assert.equal(await readLastMigration(other), null);
        await waitForMigrations(other);
        assert.equal(await readLastMigration(other), listMigrations().at(-1)?.when);
      }),
    );
    await comesToWait(2);
  });
  await Promise.all(works);
});

test('nodes that start together on an empty database migrate it once', async (t) => {
  const databases = await startTogether(t);
  await Promise.all(databases.map((database) => migrateDatabase(database)));
  const [database] = databases;
  const { rows } = (await database?.pool.query('select hash from drizzle.__drizzle_migrations')) ?? {
    rows: [],
  };
  assert.deepEqual(
    rows,
    listMigrations().map(({ hash }) => ({ hash })),
  );
});
