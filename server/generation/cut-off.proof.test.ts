import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { login } from '#contract/account.ts';
import type { CurrentUser } from '#contract/account.ts';
import { getCurrentGeneration } from '#contract/generation-runs.ts';
import { generateCraft } from '#contract/generation.ts';
import { createApp } from '#server/app.ts';
import type { App } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createIds } from '#server/platform/ids.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { cutOffAccount, cutOffKey } from '#tests/support/cut-off.ts';
import { startFakeAi } from '#tests/support/fake-ai.ts';
import type { FakeAi } from '#tests/support/fake-ai.ts';
import { generationBody } from '#tests/support/generating.ts';
import { lowCost } from '#tests/support/low-cost.ts';
import { newPerson } from '#tests/support/people.ts';
import { sameClientAt, secondNode } from '#tests/support/second-node.ts';
import { emptyPlace } from '#tests/support/storm-place.ts';
import type { StormPlace } from '#tests/support/storm-place.ts';
import { TestClient } from '#tests/support/test-client.ts';
import { createTestLog } from '#tests/support/test-log.ts';
import { until } from '#tests/support/until.ts';

async function silentVendor(t: TestContext): Promise<FakeAi> {
  const vendor = await startFakeAi('openai');
  t.after(() => vendor.close());
  vendor.answerWith({ fault: 'hang' });
  return vendor;
}

const untilAsked = ({ asked }: FakeAi): Promise<void> =>
  until('the vendor to be asked', () => asked.length > 0);

const send = async (client: TestClient, key: string) =>
  client.send({
    method: generateCraft.method,
    url: generateCraft.path,
    headers: { 'idempotency-key': key },
    payload: await generationBody(),
  });

/** A server that is killed while a vendor thinks about somebody's only credit. */
async function killWhileThinking(t: TestContext, { dataDir, url }: StormPlace): Promise<void> {
  const vendor = await silentVendor(t);
  const script = path.resolve('tests/support/cut-off-child.ts');
  const env = { ...process.env, VENDOR_URL: vendor.baseUrl };
  const child = fork(script, [dataDir, ...(url ? [url] : [])], { env, silent: true });
  const ended = once(child, 'exit');
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  await Promise.race([
    untilAsked(vendor),
    ended.then(() => Promise.reject(new Error(`it ended by itself: ${complaint}`))),
  ]);
  child.kill('SIGKILL');
  await ended;
}

/** The server as it comes back after the kill, not started yet. */
async function comeBack(t: TestContext, place: StormPlace): Promise<{ app: App; database: Database }> {
  const database = await place.open();
  const config = readConfig({ DATA_DIR: place.dataDir, RATE_LIMITS: 'off', STARTER_CONTENT: 'off' });
  const { log } = createTestLog();
  const ids = createIds(systemClock);
  const parts = { config, database, clock: systemClock, ids, log, passwordCost: lowCost };
  const app = await createApp({ ...parts, version: 'after' });
  t.after(async () => {
    await app.close();
    await database.close();
  });
  await app.inherit();
  return { app, database };
}

test('a generation that a kill cut off goes on by itself within ten seconds, with its own credit and its key', async (t) => {
  const place = await emptyPlace(t, 'cut_off');
  await killWhileThinking(t, place);
  const killedAt = performance.now();
  const { app, database } = await comeBack(t, place);
  const client = new TestClient(app.http);
  const { user } = (await client.call(login, { body: cutOffAccount })) as { user: CurrentUser };
  assert.equal(user.craftCredits, 0, 'its credit is held for it');
  const current = async () => (await client.call(getCurrentGeneration, {})).generation;
  const { id } = (await current()) ?? {};
  assert.ok(id);
  await app.start({ publicUrl: 'http://localhost', localUrl: 'http://127.0.0.1' });
  await until('the craft', async () => (await current())?.stage === 'ready');
  const tookMs = performance.now() - killedAt;
  assert.ok(tookMs < 10_000, `${tookMs} ms`);

  const answer = await send(client, cutOffKey);
  assert.equal(answer.statusCode, 200, answer.body);
  assert.equal(answer.json<{ craft: { id: string } }>().craft.id, id);
  assert.deepEqual((await send(client, cutOffKey)).json(), answer.json());
  assert.equal((await send(client, 'another-wish')).statusCode, 402);
  const rows = async (query: string) => (await database.pool.query(query)).rows;
  assert.deepEqual(await rows('select count(*)::int as n from crafts'), [{ n: 1 }]);
  assert.deepEqual(await rows('select delta, reason from credits_ledger order by id'), [
    { delta: 1, reason: 'welcome' },
    { delta: -1, reason: 'generation' },
  ]);
  assert.deepEqual(await rows('select state from credits_holds'), [{ state: 'captured' }]);
  assert.deepEqual(await rows('select * from generation_photos'), []);
});

test('a retry that waits at another node is answered by whoever takes the work up', async (t) => {
  const place = await emptyPlace(t, 'cut_off_retry');
  await killWhileThinking(t, place);
  const { app } = await comeBack(t, place);
  const client = new TestClient(app.http);
  await client.call(login, { body: cutOffAccount });
  const retry = send(client, cutOffKey);
  await app.start({ publicUrl: 'http://localhost', localUrl: 'http://127.0.0.1' });
  assert.equal((await retry).statusCode, 200);
});

test('two nodes that get one key at once make one craft for one credit', async (t) => {
  const app = await createTestApp(t);
  const person = await newPerson(app);
  const other = sameClientAt(await secondNode(t, app), person.client);
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_none, turn) => send(turn % 2 === 0 ? person.client : other, 'both')),
  );
  for (const answer of answers) {
    assert.equal(answer.statusCode, 200, answer.body);
    assert.deepEqual(answer.json(), answers[0]?.json());
  }
  const { rows } = await app.database.pool.query('select count(*)::int as n from crafts');
  assert.deepEqual(rows, [{ n: 1 }]);
});

test(
  'a retry waits for another node no longer than its caller waits for it',
  { timeout: 30_000 },
  async (t) => {
    const vendor = await silentVendor(t);
    const app = await createTestApp(t);
    const person = await newPerson(app);
    const aiText = { provider: 'openai', apiKey: 'key-1', baseUrl: vendor.baseUrl, model: 'fake' } as const;
    const busy = await secondNode(t, { ...app, config: { ...app.config, aiText } });
    const first = send(sameClientAt(busy, person.client), 'mine');
    await untilAsked(vendor);

    await app.http.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.http.server.address() as AddressInfo;
    const caller = new AbortController();
    const retry = fetch(`http://127.0.0.1:${port}${generateCraft.path}`, {
      method: generateCraft.method,
      signal: caller.signal,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': 'mine',
        cookie: [...person.client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify(await generationBody()),
    });
    const asked = t.mock.method(app.database.pool, 'query');
    const looks = () =>
      asked.mock.calls.filter((call) => JSON.stringify(call.arguments[0]).includes('who wait'));
    await until('the retry to wait for the first', () => looks().length > 0);
    caller.abort();
    await assert.rejects(retry);
    const isLeft = () => app.logLines.some(({ msg }) => msg === 'a request could not be served');
    await until('the server to notice that nobody waits', isLeft);
    await busy.close();
    assert.equal((await first).statusCode, 503);
  },
);

test('a stop hands a generation that takes too long on: another node finishes it, with its credit and its key', async (t) => {
  const vendor = await silentVendor(t);
  const app = await createTestApp(t);
  const person = await newPerson(app);
  const aiText = { provider: 'openai', apiKey: 'key-1', baseUrl: vendor.baseUrl, model: 'fake' } as const;
  const stopping = await secondNode(t, { ...app, config: { ...app.config, aiText } });
  const cutOff = send(sameClientAt(stopping, person.client), 'mine');
  await untilAsked(vendor);
  await stopping.close();
  const answer = await cutOff;
  assert.deepEqual([answer.statusCode, answer.json<{ code: string }>().code], [503, 'UNAVAILABLE']);
  assert.ok(answer.headers['retry-after']);
  const retry = send(person.client, 'mine');
  assert.equal(await app.jobs.drain(), 2, 'the idea and its picture');
  assert.equal((await retry).statusCode, 200);
  assert.equal(await app.services.credits.balanceOf(app.database.db, person.user.id), 0);
  const { rows } = await app.database.pool.query('select count(*)::int as n from crafts');
  assert.deepEqual(rows, [{ n: 1 }]);
});
