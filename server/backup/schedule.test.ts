import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { getBackupState, makeBackupNow } from '#contract/backups.ts';
import type { Config } from '#server/config.ts';
import { listAudited } from '#tests/support/audited.ts';
import { emptyFolder } from '#tests/support/backing-up.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import type { TestAppOptions } from '#tests/support/create-test-app.ts';
import { startFakeS3 } from '#tests/support/fake-s3.ts';
import { newAdministrator } from '#tests/support/people.ts';
import { secondNode } from '#tests/support/second-node.ts';
import { BackupFile } from './backup-file.ts';

const hourMs = 3_600_000;
const everyDay = { everyHours: 24, keep: 3, passphrase: null, beforeUpgrade: true };

interface Setting extends Pick<TestAppOptions, 'expectLogErrors'> {
  backups?: Partial<Config['backups']>;
}

/** A house that is backed up every day, with its folder for that. */
async function setUp(t: TestContext, { backups = {}, ...options }: Setting = {}) {
  const folder = path.join(emptyFolder(t), 'safe');
  const place = { kind: 'folder', folder, isOurs: true } as const;
  const app = await createTestApp(t, { config: { backups: { ...everyDay, place, ...backups } }, ...options });
  const admin = await newAdministrator(app);
  await app.services.recurring.plan();
  const files = (): string[] => (fs.existsSync(folder) ? fs.readdirSync(folder).sort() : []);
  const state = () => admin.client.call(getBackupState, {});
  const nextDay = async (): Promise<void> => {
    app.clock.advance(24 * hourMs);
    await app.jobs.drain();
  };
  return { app, admin, folder, files, state, nextDay };
}

async function assertWhole(file: string, passphrase: string | null = null): Promise<void> {
  const opened = await BackupFile.open(file, passphrase);
  try {
    await opened.verify();
  } finally {
    await opened.close();
  }
}

test('each day makes a backup that is named after its time and version, and only as many stay as are kept', async (t) => {
  const { app, folder, files, state, nextDay } = await setUp(t);
  assert.deepEqual([(await state()).last, (await state()).isLate], [null, false]);
  for (let day = 0; day < 5; day += 1) await nextDay();
  assert.equal(files().length, 3);
  for (const name of files()) {
    assert.match(name, /^gluebird-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-0\.0\.0-test\.backup$/);
    await assertWhole(path.join(folder, name));
  }
  const { last, count, nextAt, place, failure } = await state();
  assert.deepEqual([count, place, failure], [3, folder, null]);
  assert.equal(last?.name, files().at(-1));
  assert.equal(last?.madeAt, app.clock.now().toISOString());
  assert.equal(last?.bytes, fs.statSync(path.join(folder, last?.name ?? '')).size);
  const untilNext = Date.parse(nextAt ?? '') - app.clock.now().getTime();
  assert.ok(untilNext > 0 && untilNext <= 24 * hourMs, `${untilNext}`);
});

test('a server that was off when it was due makes up for it at its start, once', async (t) => {
  const { app, files } = await setUp(t);
  const { services, database, jobs } = app;
  await services.backupSchedule.plan(database.db, 'start');
  await jobs.drain();
  assert.equal(files().length, 1);
  app.clock.advance(hourMs);
  await services.backupSchedule.plan(database.db, 'start');
  await jobs.drain();
  assert.equal(files().length, 1, 'the newest is young enough');
});

test('off means off, and an administrator can still have one made', async (t) => {
  const { app, admin, files, state, nextDay } = await setUp(t, { backups: { everyHours: null } });
  await app.services.backupSchedule.plan(app.database.db, 'start');
  await nextDay();
  assert.deepEqual(files(), []);
  assert.deepEqual([(await state()).everyHours, (await state()).nextAt], [null, null]);
  await Promise.all([1, 2, 3].map(() => admin.client.call(makeBackupNow, {})));
  await app.jobs.drain();
  assert.equal(files().length, 1, 'three presses are one backup');
  assert.equal((await state()).last?.name, files()[0]);
  const actions = (await listAudited(app)).map(({ action }) => action);
  assert.deepEqual([...new Set(actions)], ['backup_asked']);
});

test('two nodes make one backup of a turn', async (t) => {
  const { app, files } = await setUp(t);
  const other = await secondNode(t, app);
  await other.services.recurring.plan();
  app.clock.advance(24 * hourMs);
  await Promise.all([app.jobs.drain(), other.jobs.drain()]);
  await app.jobs.drain();
  assert.equal(files().length, 1);
});

test('what goes wrong is told, keeps what is there, and is tried again; two lost turns are late', async (t) => {
  const { app, folder, files, state, nextDay } = await setUp(t, {
    backups: { keep: 1 },
    expectLogErrors: true,
  });
  await nextDay();
  const good = files();
  // A file in the place of the folder: what fails is the same for every user, root too.
  fs.renameSync(folder, `${folder}.away`);
  fs.writeFileSync(folder, 'not a folder');
  await nextDay();
  const { failure, problem } = await state();
  assert.match(problem ?? '', /cannot be read: look whether it is there/);
  assert.match(failure?.message ?? '', /safe/);
  assert.equal(failure?.isTriedAgain, true);
  assert.ok(app.logLines.some(({ msg }) => msg === 'a job failed and will be tried again'));
  const { body } = await app.http.inject({ url: '/metrics' });
  assert.match(body, /^gluebird_backup_failed 1$/m);
  await nextDay();
  await nextDay();

  fs.rmSync(folder);
  fs.renameSync(`${folder}.away`, folder);
  assert.deepEqual(files(), good, 'the last good one is still there');
  assert.equal((await state()).isLate, true);
  await nextDay();
  app.clock.advance(hourMs);
  await app.jobs.drain();
  assert.equal(files().length, 1);
  assert.notDeepEqual(files(), good);
  const after = await state();
  assert.deepEqual([after.failure, after.isLate, after.problem], [null, false, null]);
  assert.match((await app.http.inject({ url: '/metrics' })).body, /^gluebird_backup_failed 0$/m);
});

test('a folder of the operator’s that is away is not made, and half files of the killed are cleared away', async (t) => {
  const folder = path.join(emptyFolder(t), 'disk');
  const place = { kind: 'folder', folder, isOurs: false } as const;
  const { app, state, nextDay } = await setUp(t, { backups: { place }, expectLogErrors: true });
  await nextDay();
  assert.equal(fs.existsSync(folder), false);
  assert.match((await state()).failure?.message ?? '', /cannot be read: look whether it is there/);
  fs.mkdirSync(folder);
  const mine = ['holiday.part', 'notes.txt'];
  const left = 'gluebird-2026-01-01T00-00-00-000Z-0.1.0.backup.77.part';
  for (const name of [...mine, left]) fs.writeFileSync(path.join(folder, name), 'x');
  app.clock.advance(hourMs);
  await app.jobs.drain();
  const names = fs.readdirSync(folder);
  assert.deepEqual(names.filter((name) => !name.endsWith('.backup')).sort(), mine.sort());
  assert.equal(names.length, 3);
});

test('with a passphrase each is encrypted', async (t) => {
  const { folder, files, state, nextDay } = await setUp(t, { backups: { passphrase: 'sesame street' } });
  await nextDay();
  assert.equal((await state()).isEncrypted, true);
  const file = path.join(folder, files()[0] ?? '');
  await assertWhole(file, 'sesame street');
  await assert.rejects(assertWhole(file), /set BACKUP_PASSPHRASE/);
});

test('a bucket takes them too; while it is away nothing half stays anywhere', async (t) => {
  const account = { bucket: 'safe', region: 'eu', accessKeyId: 'id', secretAccessKey: 'secret' };
  const fake = await startFakeS3(account);
  t.after(() => fake.close());
  const place = {
    kind: 'bucket',
    s3: { ...account, endpoint: fake.endpoint },
    prefix: 'house/days',
  } as const;
  const { app, state, nextDay } = await setUp(t, { backups: { place }, expectLogErrors: true });
  fake.objects.set('safe/house/days/holiday.jpg', { bytes: Buffer.from('x'), contentType: '' });
  for (let day = 0; day < 4; day += 1) await nextDay();
  const ours = () => [...fake.objects.keys()].filter((key) => key.endsWith('.backup'));
  const good = ours();
  assert.equal(good.length, 3);
  assert.ok(good.every((key) => key.startsWith('safe/house/days/gluebird-')));
  const { last, count } = await state();
  assert.deepEqual([count, last?.bytes], [3, fake.objects.get(good.at(-1) ?? '')?.bytes.length]);

  fake.failNext(503, 1_000);
  await nextDay();
  fake.failNext(0, 0);
  assert.deepEqual(ours(), good);
  assert.match((await state()).failure?.message ?? '', /s3:\/\/safe\/house\/days, .*answered 503/);
  assert.equal(fake.uploads.size, 0);
  assert.deepEqual(fs.readdirSync(path.join(app.config.dataDir, 'backup-workshop')), []);
});
