import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { migrateDatabase } from '#server/platform/db/migrate.ts';
import { inPlace } from '#tests/support/backing-up.ts';
import { runCommand } from '#tests/support/operator-command.ts';
import { emptyPlace } from '#tests/support/storm-place.ts';
import type { StormPlace } from '#tests/support/storm-place.ts';
import { until } from '#tests/support/until.ts';

/** So much that writing it takes a while. */
const manyMessages = `
  insert into contact_messages (name, email, message, created_at)
  select 'Kim', 'kim@example.test', (select string_agg(md5(random()::text || n || k), '') from generate_series(1, 30) k), now()
  from generate_series(1, 20000) n`;

async function startServer(t: TestContext, { dataDir, url }: StormPlace) {
  const script = path.resolve('tests/support/backing-up-server-child.ts');
  const child = fork(script, [dataDir, ...(url ? [url] : [])], { silent: true });
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const ended = once(child, 'exit');
  t.after(() => child.kill('SIGKILL'));
  await Promise.race([once(child, 'message'), ended.then(() => assert.fail(complaint))]);
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
  };
  return { kill };
}

test('a server that is killed over a backup leaves none that is half, and makes a whole one next time', async (t) => {
  const place = await emptyPlace(t, 'backed_up');
  await inPlace(place, async ({ database }) => {
    await migrateDatabase(database);
    await database.pool.query('set statement_timeout = 0');
    await database.pool.query(manyMessages);
  });
  const folder = path.join(place.dataDir, 'backups');
  const names = (): string[] => (fs.existsSync(folder) ? fs.readdirSync(folder) : []);
  const server = await startServer(t, place);
  await until('a backup to be under way', () => names().some((name) => name.endsWith('.part')));
  await server.kill();
  assert.ok(
    names().every((name) => name.endsWith('.part')),
    `it was killed before the end: ${names().join()}`,
  );

  const again = await startServer(t, place);
  await until('a whole one', () => names().some((name) => name.endsWith('.backup')), {
    seen: names,
    longestMs: 120_000,
  });
  await until('nothing but the whole one', () => names().length === 1, { seen: names });
  await again.kill();
  const into = await emptyPlace(t, 'backed_up_again');
  const { ok, text } = await runCommand(into, 'restore', path.join(folder, names()[0] ?? ''));
  assert.ok(ok, text);
  assert.match(text, /was restored, read again and found the same: /);
});
