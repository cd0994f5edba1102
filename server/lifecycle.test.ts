import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import type { ErrorReply } from '#contract/errors.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { secondNode } from '#tests/support/second-node.ts';

const address = { publicUrl: 'http://localhost', localUrl: 'http://127.0.0.1' };

test('ready is who has finished the start, not who lives', async (t) => {
  const app = await createTestApp(t);
  const ask = async (url: string) => (await app.http.inject({ url })).statusCode;
  assert.deepEqual([await ask('/healthz'), await ask('/readyz')], [200, 503]);
  const seeded = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  t.mock.method(app.services.supplies, 'seed', () => {
    begun.resolve();
    return seeded.promise;
  });
  const starting = app.start(address);
  await begun.promise;
  assert.equal(await ask('/readyz'), 503);
  seeded.resolve();
  await starting;
  const ready = await app.http.inject({ url: '/readyz' });
  assert.equal(ready.statusCode, 200);
  assert.deepEqual(ready.json(), { ready: true, database: true, store: true, started: true });
});

test('from the moment it is told to stop a server is not ready, and says so in our shape', async (t) => {
  const app = await createTestApp(t);
  await app.http.listen({ host: '127.0.0.1', port: 0 });
  const origin = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`;
  await app.start(address);
  const goOn = Promise.withResolvers<void>();
  const underWay = app.services.idempotency.plainly<object>(async ({ keep }) => {
    await goOn.promise;
    return keep(app.database.db, {});
  });
  const closed = app.close();
  const readiness = await fetch(`${origin}/readyz`);
  const { ready } = (await readiness.json()) as { ready: boolean };
  assert.deepEqual([readiness.status, ready], [503, false]);
  assert.equal((await fetch(`${origin}/healthz`)).status, 200);
  const refused = await fetch(`${origin}/api/user`);
  assert.deepEqual(
    [refused.status, refused.headers.get('retry-after'), refused.headers.get('connection')],
    [503, '2', 'close'],
  );
  const { success, code, message } = (await refused.json()) as ErrorReply;
  assert.deepEqual([success, code], [false, 'UNAVAILABLE']);
  assert.match(message, /^[A-Z].+\.$/);
  goOn.resolve();
  await underWay;
  await closed;
});

test('nodes that start together on an empty database make one administrator and one house', async (t) => {
  const admin = { email: 'boss@example.test', password: 'glue-and-paper-1' };
  const app = await createTestApp(t, { config: { admin, starterContent: true } });
  const nodes = [app, await secondNode(t, app), await secondNode(t, app), await secondNode(t, app)];
  await Promise.all(nodes.map((node) => node.start(address)));
  const { rows } = await app.database.pool.query<{ email: string; is_admin: boolean }>(
    'select email, is_admin from account_users order by email',
  );
  assert.deepEqual(rows, [
    { email: 'boss@example.test', is_admin: true },
    { email: 'house@gluebird.invalid', is_admin: false },
  ]);
});
