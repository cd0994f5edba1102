import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { PGlite } from '@electric-sql/pglite';
import { unpackSnapshot } from '#tests/support/embedded-snapshot.ts';
import { openEmbedded } from './open-database.ts';
import { isUnavailable } from './unavailable.ts';

function emptyFolder(t: TestContext): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'gluebird-embedded-'));
  t.after(() => fs.rmSync(folder, { recursive: true, force: true }));
  return path.join(folder, 'database');
}

async function newFolder(t: TestContext): Promise<string> {
  const folder = emptyFolder(t);
  await unpackSnapshot(folder);
  return folder;
}

test('a second opener of the same folder is refused with a sentence, and let in after the first has closed', async (t) => {
  const folder = await newFolder(t);
  const first = await openEmbedded(folder);
  await assert.rejects(openEmbedded(folder), /Another Gluebird is already using the data folder/);
  await first.pool.query('create table kept (n int); insert into kept values (1)');
  await first.close();

  const second = await openEmbedded(folder);
  const { rows } = await second.pool.query('select n from kept');
  assert.deepEqual(rows, [{ n: 1 }]);
  await second.close();
});

test('data of another PostgreSQL version is refused with advice', async (t) => {
  const folder = emptyFolder(t);
  fs.mkdirSync(folder);
  fs.writeFileSync(path.join(folder, 'PG_VERSION'), '17\n');
  await assert.rejects(openEmbedded(folder), /written by PostgreSQL 17, this version needs 18/);
});

test('what was acknowledged before a kill is there afterwards, and the folder is free at once', async (t) => {
  const folder = await newFolder(t);
  const child = fork(path.join(import.meta.dirname, 'embedded.crash-child.ts'), [folder], { silent: true });
  const acknowledged: number[] = [];
  child.on('message', (n: number) => {
    acknowledged.push(n);
    if (acknowledged.length === 200) child.kill('SIGKILL');
  });
  await new Promise((resolve) => child.on('exit', resolve));

  const reopened = await openEmbedded(folder);
  const { rows } = await reopened.pool.query<{ n: number }>('select n from storm order by n');
  await reopened.close();
  const found = new Set(rows.map((row) => row.n));
  assert.deepEqual(
    acknowledged.filter((n) => !found.has(n)),
    [],
  );
});

test('commits are synced to the disk', async (t) => {
  const folder = await newFolder(t);
  const database = await openEmbedded(folder);
  t.after(() => database.close());
  await database.pool.query('create table synced (n int)');
  const sync = t.mock.method(fs, 'fdatasyncSync');
  for (let n = 0; n < 20; n += 1) await database.pool.query('insert into synced values ($1)', [n]);
  assert.ok(sync.mock.callCount() >= 20, `${sync.mock.callCount()} syncs for 20 commits`);
});

test('a disk that is full for a while refuses the write, and nothing but the write', async (t) => {
  const database = await openEmbedded(await newFolder(t));
  t.after(() => database.close());
  await database.pool.query('create table kept (n int)');
  const full = t.mock.method(fs, 'fdatasyncSync', () => {
    throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  });
  await assert.rejects(database.pool.query('insert into kept values (1)'), isUnavailable);
  full.mock.restore();
  await database.pool.query('insert into kept values (2)');
  const { rows } = await database.pool.query('select n from kept');
  assert.deepEqual(rows, [{ n: 2 }]);
});

test('an engine that aborts is opened anew by the next request', async (t) => {
  const database = await openEmbedded(await newFolder(t));
  t.after(() => database.close());
  await database.pool.query('create table kept (n int); insert into kept values (1)');
  const abort = t.mock.method(PGlite.prototype, 'execProtocolRawStream', async () => {
    throw Object.assign(new Error('Aborted()'), { name: 'RuntimeError' });
  });
  await assert.rejects(database.pool.query('insert into kept values (2)'), isUnavailable);
  abort.mock.restore();
  await database.pool.query('insert into kept values (3)');
  const { rows } = await database.pool.query('select n from kept order by n');
  assert.deepEqual(rows, [{ n: 1 }, { n: 3 }]);
});
