import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { applyMigrations, listMigrations } from '#server/platform/db/migrations.ts';
import { dependenciesOf, filledApp, inPlace, picturesIn } from '#tests/support/backing-up.ts';
import { runCommand } from '#tests/support/operator-command.ts';
import { emptyPlace } from '#tests/support/storm-place.ts';
import { BackupService } from './backup-service.ts';
import { DrillService } from './drill-service.ts';
import { BackupFile } from './backup-file.ts';

const passphrase = 'a bird in the hand';
const name = 'gluebird-2026-03-01T10-00-00-000Z-0.0.1.backup';

/** A house that has one backup, made of a full one. */
async function setUp(t: TestContext) {
  const app = await filledApp(t);
  const place = await emptyPlace(t, 'burned');
  const folder = path.join(place.dataDir, 'backups');
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, name);
  const service = new BackupService({ ...dependenciesOf(app.config.dataDir), passphrase });
  await service.make(app.database, file, { overwrite: false });
  const drill = (word: string) => runCommand({ ...place, settings: { BACKUP_PASSPHRASE: word } }, 'drill');
  return { app, place, folder, file, drill };
}

test('a drill restores the newest backup beside, says what it found, and leaves nothing', async (t) => {
  const { place, folder, drill } = await setUp(t);
  fs.writeFileSync(path.join(folder, name.replace('03-01', '02-01')), 'older, and not looked at');
  const before = fs.readdirSync(place.dataDir).sort();
  const { ok, text } = await drill(passphrase);
  assert.ok(ok, text);
  assert.match(text, new RegExp(`${name} would stand: 2 accounts, 1 craft, .* 5 pictures\\.`));
  assert.match(text, /every balance is the sum of what was booked/);
  assert.deepEqual(fs.readdirSync(place.dataDir).sort(), before);
  await inPlace(place, async ({ database }) => {
    const { rows } = await database.pool.query(
      "select datname from pg_database where datname like 'gluebird_drill_%'",
    );
    assert.deepEqual(rows, []);
  });
});

test('a file that was cut, and a wrong passphrase, fail the drill in one sentence', async (t) => {
  const { file, drill } = await setUp(t);
  const wrong = await drill('two in the bush');
  assert.equal(wrong.ok, false);
  assert.match(wrong.text, /^BACKUP_PASSPHRASE is not the one that .* was made with[^\n]*$/);
  fs.truncateSync(file, fs.statSync(file).size - 100);
  const cut = await drill(passphrase);
  assert.equal(cut.ok, false);
  assert.match(cut.text, /^[^\n]*is damaged or was cut short[^\n]*$/);
});

test('a backup of an older version passes, brought up to date', async (t) => {
  const place = await emptyPlace(t, 'burned_old');
  const folder = path.join(place.dataDir, 'backups');
  fs.mkdirSync(folder, { recursive: true });
  await inPlace(place, async ({ database }) => {
    await database.transaction((tx) => applyMigrations(tx, listMigrations().slice(0, 1)));
    await database.pool.query(
      "insert into account_users (username, email, password_hash, display_name, consented_at, created_at) values ('a@b.test', 'a@b.test', 'x', 'Early', now(), now())",
    );
    await new BackupService(dependenciesOf(place.dataDir)).make(database, path.join(folder, name), {
      overwrite: false,
    });
  });
  const { ok, text } = await runCommand(place, 'drill');
  assert.ok(ok, text);
  assert.match(text, /1 account, .*brought up to date/s);
});

test('money that does not add up and pictures that are gone would not stand', async (t) => {
  const { app, file, place } = await setUp(t);
  await app.database.pool.query('update credits_balances set balance = balance + 1');
  const crooked = `${file}.crooked`;
  const deps = dependenciesOf(app.config.dataDir);
  await new BackupService(deps).make(app.database, crooked, { overwrite: false });
  const opened = await BackupFile.open(crooked);
  t.after(() => opened.close());
  const verified = await opened.verify();
  assert.ok(picturesIn(app.config.dataDir).size > 0);
  await inPlace(place, async ({ database }) => {
    const blobs = {
      find: async () => null,
      put: async () => {},
      delete: async () => {},
      check: async () => {},
    };
    const { faults } = await new DrillService({ ...deps, blobs }).run(database, verified);
    assert.equal(faults.length, 2, faults.join('\n'));
    assert.match(faults[0] ?? '', /balances are not the sum/);
    assert.match(faults[1] ?? '', /5 pictures that rows name did not come back/);
  });
});

test('without a backup there is nothing to try', async (t) => {
  const { ok, text } = await runCommand(await emptyPlace(t, 'burned_none'), 'drill');
  assert.equal(ok, false);
  assert.match(text, /^There is no backup in .*backups to try/);
});
