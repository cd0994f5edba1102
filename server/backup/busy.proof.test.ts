import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { pictureWidthsPx } from '#contract/crafts.ts';
import { allRows, emptyFolder, inPlace, picturesIn } from '#tests/support/backing-up.ts';
import { runCommand } from '#tests/support/operator-command.ts';
import { embeddedPlace, emptyPlace } from '#tests/support/storm-place.ts';
import type { StormPlace } from '#tests/support/storm-place.ts';
import { testEngine } from '#tests/support/test-database.ts';
import type { Database } from '#server/platform/db/database.ts';
import { until } from '#tests/support/until.ts';

/** A server on which people make, like and delete crafts without end; `made` grows with the crafts they kept. */
async function busyServer(t: TestContext, { dataDir, url }: StormPlace) {
  const script = path.resolve('tests/support/busy-server-child.ts');
  const child = fork(script, [dataDir, ...(url ? [url] : [])], { silent: true });
  t.after(() => child.kill('SIGKILL'));
  const made: string[] = [];
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  child.on('message', (id: string) => void made.push(id));
  const madeAtLeast = async (count: number): Promise<void> => {
    while (made.length < count) {
      assert.equal(child.exitCode, null, complaint);
      await once(child, 'message');
    }
  };
  await madeAtLeast(2);
  return { child, made, madeAtLeast };
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** What is true of every moment of a house must be true of the one that was kept. */
async function assertConsistent({ pool }: Database): Promise<void> {
  const wrong = await pool.query(`
    select 'balance' as what, user_id::text as id from credits_balances b
      where balance <> (select coalesce(sum(delta), 0) from credits_ledger l where l.user_id = b.user_id)
    union all
    select 'likes', id::text from crafts c
      where likes <> (select count(*) from crafts_likes l where l.craft_id = c.id)`);
  assert.deepEqual(wrong.rows, []);
}

/** Each picture that a row names came along as it was; what was drawn or deleted since is not asked for. */
async function assertPictured({ pool }: Database, { from, to }: { from: string; to: string }): Promise<void> {
  const { rows } = await pool.query('select 1 from crafts where image_version is not null');
  const [before, after] = [picturesIn(from), picturesIn(to)];
  assert.equal(after.size, pictureWidthsPx.length * rows.length);
  for (const [name, hash] of after) assert.ok([hash, undefined].includes(before.get(name)), name);
}

test('a server that people are busy on is backed up without stopping, as of one moment', async (t) => {
  const [place, restored] = [await emptyPlace(t, 'busy'), await emptyPlace(t, 'busy_restored')];
  const { child, made, madeAtLeast } = await busyServer(t, place);
  const file = path.join(emptyFolder(t), 'busy.backup');
  const known = [...made];
  const backup = await runCommand(place, 'backup', file);
  assert.ok(backup.ok, backup.text);
  assert.match(backup.text, /was written, read back and found whole: \d+ accounts, \d+ crafts/);
  await madeAtLeast(made.length + 1);
  const copy = path.join(place.dataDir, 'database-copy');
  await until('the copy to be taken away', () => !fs.existsSync(copy));

  const unknown = await runCommand(place, 'backup');
  assert.match(unknown.text, /"backup" is not a command[^]*backup <file> \[--overwrite\]/);
  const refused = await runCommand(place, 'restore', file, '--replace');
  assert.equal(refused.ok, false);
  assert.match(refused.text, /is already using the data folder|A Gluebird is running on this database/);
  await stop(child);

  const restore = await runCommand(restored, 'restore', file);
  assert.ok(restore.ok, restore.text);
  assert.match(restore.text, /was restored, read again and found the same/);
  await inPlace(restored, async ({ database }) => {
    await assertConsistent(database);
    const { rows } = await database.pool.query<{ id: string }>('select id from crafts');
    const ids = new Set(rows.map(({ id }) => id));
    for (const id of known) assert.ok(ids.has(id), `the craft ${id} was there before the backup began`);
    await assertPictured(database, { from: place.dataDir, to: restored.dataDir });
  });
  const again = await runCommand(restored, 'restore', file);
  assert.match(again.text, /There is data already/);
});

test('the command line says what it misses', async (t) => {
  const nowhere = emptyFolderPlace(t);
  assert.match((await runCommand(nowhere, 'backup', 'x')).text, /^There is nothing to back up in/);
  assert.match((await runCommand(nowhere, 'restore', 'none')).text, /^There is no file .*none\.$/);
  assert.deepEqual(fs.readdirSync(nowhere.dataDir), [], 'and makes nothing');
});

function emptyFolderPlace(t: TestContext): StormPlace {
  const dataDir = emptyFolder(t);
  return { dataDir, url: null, open: () => Promise.reject(new Error('never opened')) };
}

if (testEngine === 'postgres') {
  test('an embedded house moves to a server and back, and nothing changes on the way', async (t) => {
    const server = await emptyPlace(t, 'moved');
    const [from, back] = [await embeddedPlace(t), await embeddedPlace(t)];
    const { child } = await busyServer(t, from);
    await stop(child);
    const [first, second] = ['first', 'second'].map((name) => path.join(emptyFolder(t), name));
    for (const [place, ...words] of [
      [from, 'backup', first],
      [server, 'restore', first],
      [server, 'backup', second],
      [back, 'restore', second],
    ] as [StormPlace, string, string][]) {
      const { ok, text } = await runCommand(place, ...words);
      assert.ok(ok, text);
    }
    const rowsOf = (place: StormPlace) => inPlace(place, ({ database }) => allRows(database));
    const rows = await rowsOf(from);
    assert.deepEqual(await rowsOf(back), rows);
    assert.deepEqual(await rowsOf(server), rows);
    await inPlace(server, ({ database }) =>
      assertPictured(database, { from: from.dataDir, to: back.dataDir }),
    );
  });
}
