import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { upgradeDatabase } from '#server/compose/upgrade.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/platform/db/database.ts';
import { countPendingMigrations } from '#server/platform/db/migrate.ts';
import { applyMigrations, listMigrations } from '#server/platform/db/migrations.ts';
import { StartError } from '#server/platform/start-error.ts';
import { closeOtherPlaceAfterTests, otherPlace } from '#tests/support/backing-up.ts';
import { testEngine } from '#tests/support/test-database.ts';
import { BackupFile } from './backup-file.ts';

closeOtherPlaceAfterTests();

const early = `
  insert into account_users (id, username, email, password_hash, display_name, consented_at, created_at)
    values (7, 'a@b.test', 'a@b.test', 'x', 'Early', now(), now());
  insert into credits_balances (user_id, balance) values (7, 5);
  insert into credits_ledger (user_id, delta, balance, reason, reference, created_at)
    values (7, 5, 5, 'welcome', 'w7', now());`;

const withRun = `${early}
  insert into generation_runs (id, user_id, wish, step, has_list, created_at)
    values ('01900000-0000-7000-8000-000000000001', 7, '{"asked":{},"palette":[]}', 'thinking', true, now());`;

const withGuests = `${withRun}
  insert into account_invitations (token_hash, role, note, created_by, created_at, expires_at, used_by, used_at)
    values ('i7', 'person', 'Early', 7, now(), now() + interval '7 days', 7, now()),
      ('i8', 'administrator', null, 7, now(), now() + interval '7 days', null, null);
  insert into account_challenges (token_hash, user_id, created_at, expires_at)
    values ('c7', 7, now(), now() + interval '10 minutes');`;

const withIdentity = `${withGuests}
    update account_users set email_verified = true where id = 7;
    insert into account_identities (user_id, issuer, subject, created_at, last_used_at)
      values (7, 'https://id.test', 's7', now(), now());
    insert into account_departures (state_hash, browser_hash, nonce, code_verifier, return_to, user_id, expires_at)
      values ('d7', 'b7', 'n', 'v', '/', 7, now() + interval '10 minutes');`;

const withBranding = `${withIdentity}
    insert into account_sessions (token_hash, user_id, device, created_at, last_seen_at, expires_at)
      values ('t7', 7, 'Phone', now(), now(), now() + interval '30 days');
    insert into branding_texts (name, version, text, changed_by, changed_at)
      values ('name', 1, 'Riverside', 7, now()), ('name', 2, null, null, now());`;

const withTokens = `${withBranding}
    insert into account_access_tokens (user_id, token_hash, name, scopes, created_at, expires_at)
      values (7, 't7', 'A clock', '{read,make}', now(), now() + interval '7 days');`;

const withWebhooks = `${withTokens}
    insert into webhooks (id, user_id, url, secret, events, created_at)
      values (7, 7, 'https://mine.test/hook', 'whsec_c2VjcmV0', '{craft.made}', now());
    insert into webhooks_deliveries (id, webhook_id, event, created_at)
      values ('019305d4-7f00-7000-8000-000000000007', 7, 'craft.made', now());`;

const withPasskeys = `${withWebhooks}
    insert into account_passkeys (user_id, credential_id, public_key, user_handle, counter, name, created_at)
      values (7, 'c7', 'k7', 'h7', 3, 'Phone', now());
    insert into platform_jobs (name, payload, max_attempts, run_at, created_at)
      values ('mail.send-mail', '{}', 5, now(), now());`;

/**
 * Rows of a house as it was after each of these steps, by the name of the step. Whoever adds a migration adds rows for
 * the one before it: whatever somebody may have today must go up to the newest.
 */
const housesAt: Record<string, string> = {
  '0000_tables': early,
  '0001_craft-runs': withRun,
  '0002_invitations': withGuests,
  '0003_provider-sign-in': withIdentity,
  '0004_branding-texts': withBranding,
  '0005_access-tokens': withTokens,
  '0006_webhooks': withWebhooks,
  '0007_logo-and-passkeys': withPasskeys,
};

async function houseAt(t: TestContext, step: number, settings: Record<string, string> = {}) {
  const { database, dataDir } = await otherPlace(t);
  const migrations = listMigrations().slice(0, step);
  await database.transaction((tx) => applyMigrations(tx, migrations));
  const name = migrations.at(-1)?.name ?? '';
  await database.pool.query(housesAt[name] ?? assert.fail(`no rows are known of ${name}: add some above`));
  const config = readConfig({ DATA_DIR: dataDir, ...settings });
  const folder = path.join(dataDir, 'backups');
  const files = (): string[] => (fs.existsSync(folder) ? fs.readdirSync(folder).sort() : []);
  return { database, config, folder, files, name };
}

async function assertLivedIn({ pool, db }: Database): Promise<void> {
  assert.equal(await countPendingMigrations({ db }), 0);
  const { rows } = await pool.query(
    'select display_name as name, balance from account_users u join credits_balances b on b.user_id = u.id',
  );
  assert.deepEqual(rows, [{ name: 'Early', balance: 5 }]);
}

for (let step = 1; step < listMigrations().length; step += 1) {
  test(`data as of ${listMigrations()[step - 1]?.name} goes up to the newest, with a backup of what was`, async (t) => {
    const { database, config, folder, files, name } = await houseAt(t, step);
    await upgradeDatabase(database, config);
    await assertLivedIn(database);
    assert.equal(files().length, 1);
    assert.match(files()[0] ?? '', /^gluebird-before-upgrade-.*\.backup$/);
    const backup = await BackupFile.open(path.join(folder, files()[0] ?? ''));
    await backup.verify();
    await backup.close();
    assert.equal(backup.migrations.at(-1)?.name, name);
    await upgradeDatabase(database, config);
    assert.equal(files().length, 1, 'nothing changed, so nothing is kept');
  });
}

test('at most three of these stay, and those made by the clock are left alone', async (t) => {
  const { database, config, folder, files } = await houseAt(t, 1);
  fs.mkdirSync(folder);
  const nameOf = (before: string, day: number) =>
    `gluebird-${before}2026-01-0${day}T00-00-00-000Z-0.0.1.backup`;
  const regular = [1, 2].map((day) => nameOf('', day));
  const upgrades = [3, 4, 5].map((day) => nameOf('before-upgrade-', day));
  for (const name of [...regular, ...upgrades]) fs.writeFileSync(path.join(folder, name), 'x');
  await upgradeDatabase(database, config);
  const left = files();
  assert.equal(left.length, 5);
  for (const name of [...regular, ...upgrades.slice(1)]) assert.ok(left.includes(name), name);
});

test('where none can be made nothing is changed, unless the operator says to go on without', async (t) => {
  const { database, config } = await houseAt(t, 1, { BACKUP_DIR: '/dev/null/backups' });
  await assert.rejects(upgradeDatabase(database, config), (error) => {
    assert.ok(error instanceof StartError, String(error));
    assert.match(error.message, /^Nothing was upgraded, .*BACKUP_BEFORE_UPGRADE=off.*\/dev\/null\/backups/);
    assert.equal(error.message.split('\n').length, 1);
    return true;
  });
  assert.equal(await countPendingMigrations(database), listMigrations().length - 1);
  const { backups } = config;
  await upgradeDatabase(database, { ...config, backups: { ...backups, beforeUpgrade: false } });
  await assertLivedIn(database);
});

test('an empty place needs no backup, and data of a newer version is refused in one sentence', async (t) => {
  const { database, dataDir } = await otherPlace(t);
  const config = readConfig({ DATA_DIR: dataDir });
  await upgradeDatabase(database, config);
  assert.equal(fs.existsSync(path.join(dataDir, 'backups')), false);
  await database.pool.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of the future', 9999999999999)",
  );
  await assert.rejects(upgradeDatabase(database, config), (error) => {
    assert.ok(error instanceof StartError, String(error));
    assert.match(error.message, /^The data was written by a newer Gluebird: [^\n]*\.$/);
    return true;
  });
});

if (testEngine === 'postgres') {
  test('nodes that start together keep one', async (t) => {
    const { database, config, files } = await houseAt(t, 1);
    await Promise.all([1, 2, 3].map(() => upgradeDatabase(database, config)));
    await assertLivedIn(database);
    assert.equal(files().length, 1);
  });
}
