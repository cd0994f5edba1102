import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { restoreFromBucket, runRestore } from '#server/compose/restore.ts';
import { readConfig } from '#server/config.ts';
import { CommandError } from '#server/operator/service.ts';
import {
  allRows,
  backUpApp,
  dependenciesOf,
  emptyFolder,
  filledApp,
  inPlace,
} from '#tests/support/backing-up.ts';
import { startFakeS3 } from '#tests/support/fake-s3.ts';
import type { FakeS3 } from '#tests/support/fake-s3.ts';
import { runCommand } from '#tests/support/operator-command.ts';
import { emptyPlace } from '#tests/support/storm-place.ts';
import type { StormPlace } from '#tests/support/storm-place.ts';
import { BackupService } from './backup-service.ts';

const passphrase = 'a bird in the hand';
const account = { bucket: 'safe', region: 'us-east-1', accessKeyId: 'id', secretAccessKey: 'secret' };
const plain = 'gluebird-2026-03-01T10-00-00-000Z-0.0.1.backup';
const before = 'gluebird-before-upgrade-2026-02-01T10-00-00-000Z-0.0.0.backup';
const locked = 'a+b/locked.backup';

const storeSettings = ({ endpoint }: FakeS3): Record<string, string> => ({
  S3_ENDPOINT: endpoint,
  S3_BUCKET: account.bucket,
  S3_ACCESS_KEY_ID: account.accessKeyId,
  S3_SECRET_ACCESS_KEY: account.secretAccessKey,
});

/** A full house in a bucket, once for all to read and once encrypted, and an empty place to restore it into. */
async function setUp(t: TestContext) {
  const app = await filledApp(t);
  const store = await startFakeS3(account);
  t.after(() => store.close());
  const keep = (name: string, bytes: Buffer): unknown =>
    store.objects.set(`safe/house/${name}`, { bytes, contentType: '' });
  const whole = fs.readFileSync(await backUpApp(t, app));
  keep(plain, whole);
  const file = `${emptyFolder(t)}/locked`;
  const deps = { ...dependenciesOf(app.config.dataDir), passphrase };
  await new BackupService(deps).make(app.database, file, { overwrite: false });
  keep(locked, fs.readFileSync(file));
  const place = await emptyPlace(t, 'from_bucket');
  const settings = storeSettings(store);
  const configOf = (more: Record<string, string> = {}) =>
    readConfig({
      DATA_DIR: place.dataDir,
      ...(place.url ? { DATABASE_URL: place.url } : {}),
      ...settings,
      ...more,
    });
  return { app, store, keep, whole, place, settings, configOf };
}

const filesOf = ({ dataDir }: StormPlace): string[] =>
  fs.readdirSync(dataDir).filter((name) => !name.startsWith('database'));

const tablesOf = (place: StormPlace): Promise<string[]> =>
  inPlace(place, async ({ database }) => {
    const { rows } = await database.pool.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname in ('public', 'drizzle')",
    );
    return rows.map(({ name }) => name);
  });

test('the list names what restore takes, and what is restored is what was, encrypted or not', async (t) => {
  const { app, store, keep, place, settings, configOf } = await setUp(t);
  keep(before, Buffer.from('older'));
  const env = { ...settings, BACKUP_DIR: 's3://safe/house' };
  const listed = await runCommand({ ...place, settings: env }, 'backups');
  assert.ok(listed.ok, listed.text);
  const [head, older, newest, ...more] = listed.text.split('\n');
  assert.equal(head, '2 backups in s3://safe/house, the newest last:');
  assert.match(older ?? '', new RegExp(`^  s3://safe/house/${before}  .*, before an upgrade$`));
  assert.match(newest ?? '', /^ {2}\S+ {2}2026-03-01 10:00 UTC, \d+\.\d MB, Gluebird 0\.0\.1$/);
  assert.deepEqual(more, []);
  const [source = ''] = newest?.trim().split('  ') ?? [];
  const restored = await runCommand({ ...place, settings }, 'restore', source);
  assert.ok(restored.ok, restored.text);
  assert.match(restored.text, /2 accounts, 1 craft, .* 5 pictures\./);
  const rows = await allRows(app.database);
  await inPlace(place, async ({ database }) => assert.deepEqual(await allRows(database), rows));
  const pictures = [...store.objects.keys()].filter((key) => key.endsWith('.webp'));
  assert.equal(pictures.length, 5, 'they lie in the store again');
  assert.deepEqual(filesOf(place), [], 'and nowhere here');

  const word = configOf({ BACKUP_PASSPHRASE: passphrase });
  await runRestore(word, ['restore', `s3://safe/house/${locked}`, '--replace']);
  await inPlace(place, async ({ database }) => {
    const { platform_jobs: _deletions, ...others } = await allRows(database);
    const { platform_jobs: _jobs, ...expected } = rows;
    assert.deepEqual(others, expected);
  });
});

test('what cannot be fetched whole is refused in one sentence, and nothing is restored', async (t) => {
  const { store, keep, whole, place, settings, configOf } = await setUp(t);
  keep('cut.backup', whole.subarray(0, -100));
  const refused = async (source: string, sentence: RegExp, more: Record<string, string> = {}) => {
    await assert.rejects(
      async () => runRestore(configOf(more), ['restore', source]),
      (error) => {
        assert.ok(error instanceof CommandError, String(error));
        assert.match(error.message, sentence);
        assert.equal(error.message.split('\n').length, 1, error.message);
        return true;
      },
    );
    assert.deepEqual(filesOf(place), [], source);
  };
  const house = 's3://safe/house';
  await refused(`${house}/nobody.backup`, /^There is no backup nobody\.backup in s3:\/\/safe\/house\.$/);
  await refused(`s3://other/${plain}`, /the bucket other of the object store does not exist/);
  await refused(`${house}/`, /names no file in a bucket/);
  await refused(`${house}/../${plain}?x`, /names no file in a bucket/);
  await refused(`${house}/cut.backup`, /is damaged or was cut short/);
  await refused(`${house}/${locked}`, /is encrypted: set BACKUP_PASSPHRASE/);
  await refused(`${house}/${locked}`, /BACKUP_PASSPHRASE is not the one/, {
    BACKUP_PASSPHRASE: 'two in the bush',
  });
  await refused(`${house}/${plain}`, /the object store answered 403/, { S3_SECRET_ACCESS_KEY: 'wrong' });
  await refused(`${house}/${plain}`, /could not be reached/, { S3_ENDPOINT: 'http://127.0.0.1:9' });
  const none = Object.fromEntries(Object.keys(settings).map((name) => [name, '']));
  await refused(`${house}/${plain}`, /S3_ENDPOINT and what belongs to it have to be set/, none);
  store.breakAfter(1_000);
  await refused(`${house}/${plain}`, /broke off in the middle of the file/);
  store.breakAfter(null);
  store.failNext(500, 100);
  await refused(`${house}/${plain}`, /the object store answered 500/);
  store.hang(true);
  await assert.rejects(
    restoreFromBucket(configOf(), `${house}/${plain}`, { replace: false, answerMs: 100 }),
    /^CommandError: The place for backups, s3:\/\/safe\/house, does not take part: the object store could not be reached\.$/,
  );
  assert.deepEqual([...filesOf(place), ...(await tablesOf(place))], []);
});
