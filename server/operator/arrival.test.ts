import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { arrivalsPath } from './arrival-routes.ts';
import { readPass } from './pass.ts';

test('the way in is for whoever may read the data folder, and for one visit', async (t) => {
  const app = await createTestApp(t);
  await app.start({ publicUrl: 'http://localhost:1', localUrl: 'http://127.0.0.1:1' });
  const open = (authorization: string) =>
    app.http.inject({ method: 'POST', url: arrivalsPath, headers: { authorization } });
  assert.equal((await open('Bearer x')).statusCode, 404);
  const { path } = (await open(`Bearer ${readPass(app.config.dataDir)?.token}`)).json<{ path: string }>();
  assert.equal((await app.http.inject({ url: `${path}x` })).statusCode, 404);
  const first = await app.http.inject({ url: path });
  assert.equal(first.statusCode, 200);
  assert.deepEqual(first.json().told, []);
  assert.equal((await app.http.inject({ url: path })).statusCode, 404);
});
