import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { describe, test } from 'node:test';
import { PGlite } from '@electric-sql/pglite';
import { startFakeAi } from './support/fake-ai.ts';
import { suppliesPhoto } from './support/generating.ts';
import { unpackSnapshot } from './support/embedded-snapshot.ts';
import { startForReal, startInVain, type EndedStart, type StartedServer } from './support/started-server.ts';
import { until } from './support/until.ts';
import { folder, running, start, assertRefused, post, account } from './support/booting.ts';

interface LeftBehind {
  balance: number;
  waiting: number;
}

async function leftBehindIn(database: string): Promise<LeftBehind | undefined> {
  const engine = await PGlite.create(database);
  const { rows } = await engine.query<LeftBehind>(
    `select (select sum(balance)::int from credits_balances) as balance,
       (select count(*)::int from platform_jobs where name = 'generation.make-craft' and state = 'queued') as waiting`,
  );
  await engine.close();
  return rows[0];
}

test('a stop in the middle of a generation hands it on, with its credit', async () => {
  const dataDir = path.join(folder, 'stopped');
  await unpackSnapshot(path.join(dataDir, 'database'));
  const vendor = await startFakeAi('openai');
  vendor.answerWith({ fault: 'hang' });
  const ai = { AI_PROVIDER: 'openai', AI_API_KEY: 'key-1', AI_BASE_URL: vendor.baseUrl };
  const first = await startForReal({ settings: { PORT: '0', DATA_DIR: dataDir, ...ai } });
  running.add(first);
  const registered = await post(first.origin, '/api/register', account);
  const cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const wish = { theme: 'Ocean', ageMin: 6, ageMax: 8, image: await suppliesPhoto() };
  const generate = ({ origin }: StartedServer): Promise<Response> =>
    fetch(`${origin}/api/generate-craft-from-image`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'the-wish', cookie },
      body: JSON.stringify(wish),
    });
  const cutOff = generate(first);
  await until('the vendor to be asked for an idea', () => vendor.asked.length > 0);
  const ended = await first.stop('SIGTERM');
  running.delete(first);
  await vendor.close();
  assert.equal(ended.code, 0, first.output());
  assert.equal((await cutOff).status, 503);

  // Looked at while nobody runs: the next start takes the wish up again as soon as it can.
  assert.deepEqual(await leftBehindIn(path.join(dataDir, 'database')), { balance: 0, waiting: 1 });

  const second = await start(dataDir);
  const [again, once] = [await generate(second), await generate(second)];
  assert.equal(again.status, 200);
  assert.deepEqual(await again.json(), await once.json());
  const me = await fetch(`${second.origin}/api/user`, { headers: { cookie } });
  assert.match(await me.text(), /"craftCredits":0/);
  await second.stop();
  running.delete(second);
});

describe('npm start stops with one sentence', () => {
  const dataDir = path.join(folder, 'never');
  const settings = { PORT: '0', DATA_DIR: dataDir };

  test('when a setting is malformed, naming it', async () => {
    assertRefused(await startInVain({ settings: { ...settings, PORT: 'abc' } }), /PORT/);
  });

  test('when a setting has an unknown value, naming it', async () => {
    assertRefused(await startInVain({ settings: { ...settings, AI_PROVIDER: 'oracle' } }), /AI_PROVIDER/);
  });

  test('when the port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const address = taken.address();
    const port = typeof address === 'object' && address !== null ? String(address.port) : '';
    await unpackSnapshot(path.join(dataDir, 'database'));
    const ended = await startInVain({ settings: { ...settings, PORT: port } });
    taken.close();
    assertRefused(ended, new RegExp(port));
  });

  test('when there is no room for the data, leaving no half of it', async () => {
    const cramped = path.join(folder, 'cramped');
    // No file may grow beyond 4 MB: as a disk that is full by then.
    const command = ['bash', '-c', "trap '' XFSZ; ulimit -f 4096; exec npm start"] as const;
    const ended = await startInVain({ settings: { PORT: '0', DATA_DIR: cramped }, command });
    assertRefused(ended, /make sure that there is room/);
    assert.equal(existsSync(path.join(cramped, 'database')), false);
  });

  test('when the database does not answer', async () => {
    const database = {
      DATABASE_URL: 'postgres://nobody:secret-word@127.0.0.1:9/none',
      DATABASE_WAIT_SECONDS: '1',
    };
    const ended = await startInVain({ settings: { ...settings, ...database } });
    assertRefused(ended, /database/i);
    assert.doesNotMatch(ended.stdout + ended.stderr, /secret-word/);
  });
});

describe('npm run gluebird -- doctor', () => {
  const doctor = (settings: Record<string, string>): Promise<EndedStart> =>
    startInVain({ settings, command: ['npm', 'run', '--silent', 'gluebird', '--', 'doctor'] });
  const dataDir = path.join(folder, 'examined');

  test('finds nothing wrong before the first start, and makes no database', async () => {
    const { code, stdout } = await doctor({ DATA_DIR: dataDir });
    assert.equal(code, 0, stdout);
    assert.match(stdout, /^– database .*first start makes it$/m);
    assert.equal(existsSync(path.join(dataDir, 'database')), false);
  });

  test('asks the server that holds the data folder', async () => {
    await unpackSnapshot(path.join(dataDir, 'database'));
    const server = await start(dataDir);
    const { code, stdout } = await doctor({ DATA_DIR: dataDir });
    assert.equal(code, 0, stdout);
    assert.match(stdout, /^✓ database .*up to date$/m);
    await server.stop();
    running.delete(server);
  });

  test('exits 1 when something needs somebody, and tells no secret', async () => {
    const { code, stdout } = await doctor({
      DATA_DIR: dataDir,
      AI_PROVIDER: 'openai',
      AI_API_KEY: 'secret-word',
      AI_BASE_URL: 'http://127.0.0.1:9/v1',
      SMTP_URL: 'smtp://me:secret-word@127.0.0.1:9',
    });
    assert.equal(code, 1);
    for (const part of ['mail', 'ideas', 'drawing']) assert.match(stdout, new RegExp(`^✗ ${part}`, 'm'));
    assert.doesNotMatch(stdout, /secret-word/);
    assert.equal((await doctor({ PORT: 'abc' })).code, 1);
  });
});
