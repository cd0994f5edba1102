import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { CommandError } from '#server/operator/service.ts';
import { listMigrations } from '#server/platform/db/migrations.ts';
import { backUpApp, dependenciesOf, emptyFolder, filledApp, picturesIn } from '#tests/support/backing-up.ts';
import { BackupFile } from './backup-file.ts';
import { BackupService } from './backup-service.ts';
import { contentsName, formatVersion, headerName, toJson } from './format.ts';
import type { Header } from './format.ts';
import { parentsFirst } from './layout-store.ts';
import { sealBytes } from './seal.ts';
import { explainWrite, SealedWriter } from './sealed-file.ts';
import { packEntry, tarEnd } from './tar.ts';

const keep = { overwrite: false };

async function verify(file: string): Promise<void> {
  const opened = await BackupFile.open(file);
  try {
    await opened.verify();
  } finally {
    await opened.close();
  }
}

/** What is refused is refused in one sentence that says what to do. */
async function assertRefused(file: string, sentence: RegExp): Promise<void> {
  await assert.rejects(verify(file), (error) => {
    assert.ok(error instanceof CommandError, String(error));
    assert.match(error.message, sentence);
    assert.equal(error.message.split('\n').length, 1);
    return true;
  });
}

test('a backup is one file for its owner only, and any tar can look into it', async (t) => {
  const app = await filledApp(t);
  const file = await backUpApp(t, app);
  await verify(file);
  assert.equal(fs.statSync(file).mode & 0o777, 0o600);
  assert.deepEqual(fs.readdirSync(path.dirname(file)), ['all.backup'], 'nothing else was left');

  const folder = emptyFolder(t);
  execFileSync('tar', ['-xzf', file, '-C', folder]);
  const header = JSON.parse(fs.readFileSync(path.join(folder, headerName), 'utf8')) as Header;
  assert.equal(header.product, dependenciesOf(folder).version);
  assert.deepEqual(
    header.migrations,
    listMigrations().map(({ name }) => name),
  );
  const pictures = fs.readdirSync(path.join(folder, 'pictures'), { recursive: true, encoding: 'utf8' });
  assert.equal(pictures.filter((name) => name.endsWith('.webp')).length, picturesIn(app.config.dataDir).size);
  assert.equal(fs.existsSync(path.join(folder, 'tables/account_sessions')), false);
});

test('a byte that differs is noticed, wherever it is', async (t) => {
  const file = await backUpApp(t, await filledApp(t));
  const whole = fs.readFileSync(file);
  const copy = `${file}.copy`;
  const assertNoticed = async (at: number, mask: number): Promise<void> => {
    const bytes = Buffer.from(whole);
    bytes[at] = (bytes[at] ?? 0) ^ mask;
    fs.writeFileSync(copy, bytes);
    await assertRefused(copy, /damaged or was cut short|not a backup of Gluebird|newer Gluebird/);
  };
  for (let at = 0; at < 12; at += 1) await assertNoticed(at, 1);
  for (let at = whole.length - sealBytes; at < whole.length; at += 1) await assertNoticed(at, 0x80);
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), assertNoticed),
    { numRuns: 150 },
  );
});

test('a file that was cut short, or went on, is noticed', async (t) => {
  const file = await backUpApp(t, await filledApp(t));
  const whole = fs.readFileSync(file);
  const copy = `${file}.copy`;
  const refuse = async (bytes: Buffer, sentence = /damaged or was cut short|not a backup of Gluebird/) => {
    fs.writeFileSync(copy, bytes);
    await assertRefused(copy, sentence);
  };
  await refuse(whole.subarray(0, -1), /damaged or was cut short/);
  await refuse(whole.subarray(0, -sealBytes));
  await refuse(Buffer.alloc(0), /not a backup/);
  await refuse(Buffer.concat([whole, Buffer.from('x')]));
  await refuse(Buffer.concat([whole, whole]));
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.length - 1), (length) => refuse(whole.subarray(0, length))),
    { numRuns: 40 },
  );
});

test('what was never a backup is called that', async (t) => {
  const file = path.join(emptyFolder(t), 'holiday.jpg');
  for (const bytes of [
    '',
    'just text',
    gzipSync('a letter'),
    gzipSync(Buffer.alloc(4096)),
    Buffer.alloc(5000),
  ]) {
    fs.writeFileSync(file, bytes);
    await assertRefused(file, /holiday\.jpg is not a backup of Gluebird/);
  }
  await assertRefused(`${file}.gone`, /There is no file/);
  await assertRefused(path.dirname(file), /is not a file/);
});

/** A sealed file with another header than ours. */
async function writeForged(file: string, change: Partial<Record<keyof Header, unknown>>): Promise<void> {
  const header = {
    format: formatVersion,
    product: '99.1.0',
    createdAt: '2026-01-01T00:00:00.000Z',
    migrations: [],
    tables: [],
    ...change,
  } as Header;
  const writer = new SealedWriter(file, { overwrite: true, passphrase: null });
  await writer.write(
    (async function* () {
      yield* packEntry({ name: headerName, bytes: toJson(header) }, new Date());
      yield* packEntry({ name: contentsName, bytes: Buffer.from('{}') }, new Date());
      yield tarEnd();
    })(),
  );
  await writer.keep();
}

test('a file of a newer version is refused with advice', async (t) => {
  const file = path.join(emptyFolder(t), 'new.backup');
  await writeForged(file, { format: 2, tables: 'who knows' });
  await assertRefused(file, /written by a newer Gluebird \(99\.1\.0\): update this one first/);
  const names = listMigrations().map(({ name }) => name);
  await writeForged(file, { migrations: [...names, '9999_future'] });
  await assertRefused(file, /written by a newer Gluebird \(99\.1\.0\)/);
  await writeForged(file, { migrations: names });
  await assertRefused(file, /damaged/);
});

test('no file is overwritten unasked, and a refused backup leaves nothing behind', async (t) => {
  const app = await filledApp(t);
  const folder = emptyFolder(t);
  const target = path.join(folder, 'mine.backup');
  const service = new BackupService(dependenciesOf(app.config.dataDir));
  fs.writeFileSync(target, 'precious');
  await assert.rejects(service.make(app.database, target, keep), /exists already.*--overwrite/);
  assert.equal(fs.readFileSync(target, 'utf8'), 'precious');
  await service.make(app.database, target, { overwrite: true });
  await verify(target);

  const nowhere = path.join(folder, 'no', 'where.backup');
  await assert.rejects(service.make(app.database, nowhere, keep), /There is no folder .*make it first/);
  await assert.rejects(service.make(app.database, path.join(target, 'x'), keep), /is not a folder/);
  assert.deepEqual(fs.readdirSync(folder), ['mine.backup']);
});

test('rights and room that are missing are told in a sentence', () => {
  for (const [code, words] of [
    ['EACCES', /may not write to \/backups/],
    ['EPERM', /may not write/],
    ['EROFS', /cannot be written to/],
    ['ENOSPC', /no room left in \/backups/],
  ] as const) {
    const told = explainWrite(Object.assign(new Error(code), { code }), '/backups/a');
    assert.ok(told instanceof CommandError);
    assert.match(told.message, words);
  }
  const fault = new Error('a fault');
  assert.equal(explainWrite(fault, '/backups/a'), fault);
});

test('pictures that are gone are counted; where none is found the settings are doubted', async (t) => {
  const app = await filledApp(t);
  const target = path.join(emptyFolder(t), 'a.backup');
  const deps = dependenciesOf(app.config.dataDir);
  const [name = ''] = picturesIn(app.config.dataDir).keys();
  fs.rmSync(path.join(app.config.dataDir, 'images', name));
  const { contents } = await new BackupService(deps).make(app.database, target, keep);
  assert.equal(contents.pictures.missing, 1);
  assert.equal(contents.pictures.count, picturesIn(app.config.dataDir).size);

  const elsewhere = new BackupService({ ...dependenciesOf(emptyFolder(t)), blobsPlace: 'the cellar' });
  await assert.rejects(
    elsewhere.make(app.database, `${target}.2`, keep),
    /None of the 5 pictures are in the cellar: run this with the settings that the server has/,
  );
  assert.equal(fs.existsSync(`${target}.2`), false);
});

test('parents come before their children, and a circle is an error', () => {
  const parents = new Map([
    ['comments', new Set(['posts', 'users', 'comments'])],
    ['posts', new Set(['users'])],
  ]);
  assert.deepEqual(parentsFirst(['posts', 'comments', 'users'], parents), ['users', 'posts', 'comments']);
  assert.throws(
    () =>
      parentsFirst(
        ['a', 'b'],
        new Map([
          ['a', new Set(['b'])],
          ['b', new Set(['a'])],
        ]),
      ),
    /refer to each other/,
  );
});
