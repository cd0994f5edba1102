import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { systemClock } from '#server/platform/clock.ts';
import { applyMigrations, listMigrations } from '#server/platform/db/migrations.ts';
import type { Migration } from '#server/platform/db/migrations.ts';
import { countPendingMigrations, migrateDatabase } from '#server/platform/db/migrate.ts';
import { keepBlobs } from '#server/platform/blobs/blob-deletions.ts';
import type { Database } from '#server/platform/db/database.ts';
import { S3Blobs } from '#server/platform/blobs/s3-blobs.ts';
import { createIds } from '#server/platform/ids.ts';
import { deleteCraft } from '#contract/crafts.ts';
import {
  allRows,
  backupTables,
  backUpApp,
  closeOtherPlaceAfterTests,
  dependenciesOf,
  emptyFolder,
  inPlace,
  filledApp,
  otherPlace,
  picturesIn,
  restoreInto,
} from '#tests/support/backing-up.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { startFakeS3 } from '#tests/support/fake-s3.ts';
import { newPerson } from '#tests/support/people.ts';
import { emptyPlace } from '#tests/support/storm-place.ts';
import type { StormPlace } from '#tests/support/storm-place.ts';
import { createTestLog } from '#tests/support/test-log.ts';
import { testEngine } from '#tests/support/test-database.ts';
import { BackupService } from './backup-service.ts';
import { countOthers } from './occupants-store.ts';
import { leftOut } from './policy.ts';
import { until } from '#tests/support/until.ts';

closeOtherPlaceAfterTests();

test('every row and every picture comes back, and new ids follow the old ones', async (t) => {
  const app = await filledApp(t);
  const place = await otherPlace(t);
  const file = await backUpApp(t, app);
  const rows = await allRows(app.database);
  const filled = Object.values(rows).filter((each) => each.length > 0);
  assert.ok(filled.length >= 15, `only ${filled.length} tables have rows`);

  const { migrated } = await restoreInto(place, file);
  assert.equal(migrated, 0);
  assert.deepEqual(await allRows(place.database), rows);
  const { rows: sessions } = await place.database.pool.query('select * from account_sessions');
  assert.deepEqual(sessions, [], 'nobody is signed in');
  const { rows: challenges } = await place.database.pool.query('select * from account_challenges');
  assert.deepEqual(challenges, [], 'or half way in');
  assert.equal(rows['account_second_factors']?.length, 1);
  assert.equal(rows['account_recovery_codes']?.length, 10);
  assert.equal(rows['account_passkeys']?.length, 1);
  const { rows: added } = await place.database.pool.query(
    "insert into contact_messages (name, email, message, created_at) values ('a', 'b', 'c', now()) returning id",
  );
  const { rows: next } = await app.database.pool.query(
    "select nextval('contact_messages_id_seq')::int as id",
  );
  assert.equal(added[0]?.id, next[0]?.id);
  const pictures = picturesIn(place.dataDir);
  assert.ok(pictures.size >= 5);
  assert.deepEqual(pictures, picturesIn(app.config.dataDir));
});

test('what was restored can be lived in', async (t) => {
  const app = await filledApp(t);
  const { database, dataDir } = await otherPlace(t);
  await restoreInto({ database, dataDir }, await backUpApp(t, app));
  await migrateDatabase(database);
  const config = readConfig({ DATA_DIR: dataDir, RATE_LIMITS: 'off', STARTER_CONTENT: 'off' });
  const ids = createIds(systemClock);
  const parts = { config, database, clock: systemClock, ids, log: createTestLog().log, version: 'restored' };
  const restored = await createApp(parts);
  const payload = { email: app.maker.user.email, password: app.maker.password };
  const signIn = await restored.http.inject({ method: 'POST', url: '/api/login', payload });
  assert.equal(signIn.statusCode, 200, signIn.body);
  const health = await restored.http.inject({ url: '/readyz' });
  assert.deepEqual(health.json(), { ready: false, database: true, store: true, started: false });
  await restored.close();
});

test('what is there already is not touched without --replace, and replaced as a whole with it', async (t) => {
  const app = await filledApp(t);
  const place = await otherPlace(t);
  const first = await backUpApp(t, app);
  const before = await allRows(app.database);
  const { user } = await newPerson(app, { displayName: 'Only.Later' });
  const later = await backUpApp(t, app);
  await restoreInto(place, later);
  const rows = await allRows(place.database);
  await assert.rejects(restoreInto(place, first), /data already, with 3 accounts.*--replace/);
  assert.deepEqual(await allRows(place.database), rows);

  await restoreInto(place, first, { replace: true });
  assert.deepEqual(await allRows(place.database), before);
  const { rows: gone } = await place.database.pool.query('select 1 from account_users where id = $1', [
    user.id,
  ]);
  assert.deepEqual(gone, []);
});

test('pictures that only the replaced data had are deleted by a job of the restored one', async (t) => {
  const app = await filledApp(t);
  const place = await otherPlace(t);
  const full = await backUpApp(t, app);
  await app.database.pool.query('delete from crafts');
  const poorer = await backUpApp(t, app);
  await restoreInto(place, full);
  await restoreInto(place, poorer, { replace: true });
  const { rows: jobs } = await place.database.pool.query<{ keys: string[] }>(
    "select payload -> 'keys' as keys from platform_jobs where name = 'blobs.delete-blobs'",
  );
  const keys = jobs.flatMap((job) => job.keys);
  assert.equal(keys.length, 3);
  for (const key of keys) assert.match(key, /^crafts\//);
});

/** What a version to come may do to the tables and to the rows in them. */
function laterMigration(): Migration {
  const [newest] = listMigrations().slice(-1);
  assert.ok(newest);
  const statements = [
    'alter table account_users add column greeting text',
    "update account_users set greeting = 'Hello ' || display_name",
  ];
  return { ...newest, name: '9999_greetings', when: newest.when + 1, hash: 'greetings', statements };
}

test('a backup of an older version is brought up to date', async (t) => {
  const place = await otherPlace(t);
  const file = path.join(emptyFolder(t), 'old.backup');
  const { database, dataDir } = place;
  await database.transaction((tx) => applyMigrations(tx, listMigrations()));
  await database.pool.query(
    "insert into account_users (username, email, password_hash, display_name, consented_at, created_at) values ('a@b.test', 'a@b.test', 'x', 'Early', now(), now())",
  );
  await new BackupService(dependenciesOf(dataDir)).make(database, file, { overwrite: false });

  const migrations = [...listMigrations(), laterMigration()];
  const { migrated } = await restoreInto(place, file, { replace: true, dependencies: { migrations } });
  assert.equal(migrated, 1);
  const { rows } = await database.pool.query('select display_name, greeting from account_users');
  assert.deepEqual(rows, [{ display_name: 'Early', greeting: 'Hello Early' }]);
  assert.equal(await countPendingMigrations(database), 0);
  await assert.rejects(migrateDatabase(database), /newer Gluebird/, 'a program that knows less keeps off');
  const { rows: records } = await database.pool.query('select 1 from drizzle.__drizzle_migrations');
  assert.equal(records.length, migrations.length, 'the next start has nothing left to do');
  for (const table of backupTables()) await database.pool.query(`select 1 from ${table} limit 1`);
});

test('data of a newer version is neither backed up nor replaced', async (t) => {
  const app = await filledApp(t);
  const place = await otherPlace(t);
  const file = await backUpApp(t, app);
  await restoreInto(place, file);
  await place.database.pool.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of the future', 9999999999999)",
  );
  await assert.rejects(restoreInto(place, file, { replace: true }), /belongs to a newer Gluebird/);
  const service = new BackupService(dependenciesOf(place.dataDir));
  await assert.rejects(
    service.make(place.database, `${file}.2`, { overwrite: false }),
    /written by a newer Gluebird: back it up with that version/,
  );
  assert.equal(fs.existsSync(`${file}.2`), false);
});

test('pictures go to and come from an object store too', async (t) => {
  const app = await filledApp(t);
  const account = { bucket: 'pictures', region: 'eu', accessKeyId: 'id', secretAccessKey: 'secret' };
  const fake = await startFakeS3(account);
  t.after(() => fake.close());
  const blobs = new S3Blobs({ ...account, endpoint: fake.endpoint });
  const place = await otherPlace(t);
  const again = path.join(emptyFolder(t), 'again.backup');
  const file = await backUpApp(t, app);
  await restoreInto(place, file, { dependencies: { blobs } });
  assert.equal(fake.objects.size, picturesIn(app.config.dataDir).size);
  const service = new BackupService({ ...dependenciesOf(place.dataDir), blobs });
  const made = await service.make(place.database, again, { overwrite: false });
  assert.equal(made.contents.pictures.count, fake.objects.size);
  fake.failNext(503, 20);
  await assert.rejects(
    restoreInto(place, file, { replace: true, dependencies: { blobs } }),
    /Nothing was restored, because the pictures could not be written/,
  );
  assert.deepEqual(await allRows(place.database), await allRows(app.database));
});

/** Runs until it stands at the first picture, and kills it there. */
async function killAtFirstPicture(verb: string, file: string, { dataDir, url }: StormPlace): Promise<void> {
  const script = path.resolve('tests/support/backup-child.ts');
  const child = fork(script, [verb, file, dataDir, ...(url ? [url] : [])], { silent: true });
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const ended = once(child, 'exit');
  await Promise.race([
    once(child, 'message'),
    ended.then(() => assert.fail(`it ended by itself: ${complaint}`)),
  ]);
  child.kill('SIGKILL');
  await ended;
}

test('whatever is killed half-way leaves an empty place, or what was there, and no half backup', async (t) => {
  const app = await filledApp(t);
  const place = await emptyPlace(t, 'killed');
  const file = await backUpApp(t, app);
  await killAtFirstPicture('restore', file, place);
  await inPlace(place, async (opened) => {
    const { rows } = await opened.database.pool.query("select 1 from pg_tables where schemaname = 'public'");
    assert.deepEqual(rows, [], 'an empty place stays empty');
    // A busy server notices late that whoever held a session was killed.
    await until('the session of the killed one to end', async () => {
      return (await countOthers(opened.database.db)) === 0;
    });
    await restoreInto(opened, file);
    await newPersonIn(opened.database);
  });

  const target = path.join(emptyFolder(t), 'half.backup');
  await killAtFirstPicture('backup', target, place);
  assert.equal(fs.existsSync(target), false);
  const [part = ''] = fs.readdirSync(path.dirname(target));
  assert.match(part, /\.part$/);
  const half = path.join(path.dirname(target), part);
  await assert.rejects(restoreInto(await otherPlace(t), half), /damaged|not a backup/);

  await killAtFirstPicture('restore', file, place);
  await inPlace(place, async ({ database }) => {
    const { rows } = await database.pool.query("select 1 from account_users where display_name = 'Extra'");
    assert.equal(rows.length, 1, 'what was to be replaced is still there');
  });
});

const newPersonIn = ({ pool }: Database) =>
  pool.query(
    "insert into account_users (username, email, password_hash, display_name, consented_at, created_at) values ('x', 'x', 'x', 'Extra', now(), now())",
  );

test('what was deleted while a backup reads is deleted from the store when it is done', async (t) => {
  const app = await filledApp(t);
  const { rows } = await app.database.pool.query<{ id: string }>('select id from crafts');
  const release = app.services.blobDeletions.hold();
  const before = picturesIn(app.config.dataDir).size;
  await app.maker.client.call(deleteCraft, { params: { id: rows[0]?.id ?? '' } });
  await app.jobs.drain();
  assert.equal(picturesIn(app.config.dataDir).size, before);
  release();
  app.clock.advance(11 * 60_000);
  await app.jobs.drain();
  assert.equal(picturesIn(app.config.dataDir).size, before - 3);
});

if (testEngine === 'postgres') {
  test('a backup keeps every node from deleting pictures until it is done', async (t) => {
    const { database, services } = await createTestApp(t);
    await database.transaction(async (tx) => {
      await keepBlobs(tx);
      assert.equal(await services.blobDeletions.areAllowed(database.db), false);
    });
    assert.equal(await services.blobDeletions.areAllowed(database.db), true);
  });

  test('a running server on the same database is noticed', async (t) => {
    const app = await filledApp(t);
    const place = await emptyPlace(t, 'running');
    const file = await backUpApp(t, app);
    await inPlace(place, () =>
      inPlace(place, (opened) =>
        assert.rejects(restoreInto(opened, file), /A Gluebird is running on this database/),
      ),
    );
  });
}

test('no table whose rows let somebody in is in a backup', async (t) => {
  const app = await filledApp(t);
  const { rows } = await app.database.pool.query<{ table: string }>(
    `select table_name as "table" from information_schema.columns where table_schema = 'public' and column_name = 'token_hash'`,
  );
  const tables = rows.map(({ table }) => table);
  assert.ok(tables.length >= 3);
  for (const table of tables) assert.ok(leftOut.has(table), table);
});
