import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';
import { startInVain, type StartedServer } from './support/started-server.ts';
import { folder, running, start, sentences, assertRefused, post, account } from './support/booting.ts';

describe('npm start', () => {
  const dataDir = path.join(folder, 'data');
  let server: StartedServer;

  test('on an empty folder serves the product and tells where', async () => {
    server = await start(dataDir);
    const health = await fetch(`${server.origin}/healthz`);
    assert.equal(health.status, 200);
    const ready = await fetch(`${server.origin}/readyz`);
    assert.equal(ready.status, 200);
    const page = await fetch(`${server.origin}/auth`);
    assert.equal(page.status, 200);
    assert.match(page.headers.get('content-type') ?? '', /^text\/html/);
    assert.match(await page.text(), /<h1/);
  });

  test('lets a visitor register', async () => {
    const reply = await post(server.origin, '/api/register', account);
    assert.ok(reply.ok, await reply.text());
  });

  test('refuses a second server on the same data folder, and the first goes on', async () => {
    const second = await startInVain({ settings: { PORT: '0', DATA_DIR: dataDir } });
    assertRefused(second, /another|already|in use/i);
    const health = await fetch(`${server.origin}/healthz`);
    assert.equal(health.status, 200);
  });

  test('comes back after a crash with everything that was acknowledged', async () => {
    await server.kill();
    running.delete(server);
    server = await start(dataDir);
    const reply = await post(server.origin, '/api/login', {
      email: account.email,
      password: account.password,
    });
    assert.equal(reply.status, 200, await reply.text());
  });

  test('finishes and exits 0 on SIGTERM', async () => {
    const since = performance.now();
    const ended = await server.stop('SIGTERM');
    running.delete(server);
    assert.equal(ended.code, 0, server.output());
    const stopMs = performance.now() - since;
    assert.ok(stopMs < 10_000, `took ${Math.round(stopMs)} ms`);
    assert.deepEqual(sentences(ended), []);
  });

  test('starts quickly when everything is there, and exits 0 on Ctrl-C', async () => {
    server = await start(dataDir);
    // The measure is 1.5 s, kept by the bench; here other tests may hold the processor.
    assert.ok(server.readyMs < 20_000, `took ${Math.round(server.readyMs)} ms`);
    assert.doesNotMatch(server.output(), /Building/);
    const ended = await server.stop('SIGINT');
    running.delete(server);
    assert.equal(ended.code, 0, server.output());
  });
});
