import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { readSnapshot } from '#tests/support/embedded-snapshot.ts';
import { createServerDatabase, testEngine } from '#tests/support/test-database.ts';
import type { Database } from './database.ts';
import { migrateDatabase } from './migrate.ts';
import { listMigrations } from './migrations.ts';
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
