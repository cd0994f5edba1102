import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { pictureWidthsPx } from '#contract/crafts.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import type { TestApp } from '#tests/support/create-test-app.ts';
import { startFakeS3 } from '#tests/support/fake-s3.ts';
import type { FakeS3 } from '#tests/support/fake-s3.ts';
import { storeCraft } from '#tests/support/stored-crafts.ts';

const account = {
  bucket: 'pictures',
  region: 'eu-test-1',
  accessKeyId: 'key-id',
  secretAccessKey: 'very secret',
};
const address = { publicUrl: 'http://localhost', localUrl: 'http://127.0.0.1' };

async function appOn(t: TestContext, fake: FakeS3, change: Partial<typeof account> = {}): Promise<TestApp> {
  t.after(() => fake.close());
  const app = await createTestApp(t, { config: { s3: { ...account, ...change, endpoint: fake.endpoint } } });
  await app.start(address);
  return app;
}

/** A craft with its picture in the store; the address of the picture. */
async function drawnCraft(app: TestApp): Promise<string> {
  const id = await storeCraft(app, null);
  const sizes = pictureWidthsPx.map((width) => ({ width, bytes: Buffer.from(`picture of ${width}`) }));
  await app.services.crafts.setPicture(id, { sizes, color: '#d64545' }, async () => undefined);
  return `/api/crafts/${id}/image`;
}

const mostMs = 5_000;

/** Whoever wants a picture is told soon, and told to come again. */
async function assertAway(app: TestApp, url: string): Promise<string> {
  const since = performance.now();
  const response = await app.client().send({ url });
  assert.equal(response.statusCode, 503);
  assert.ok(Number(response.headers['retry-after']) > 0);
  assert.ok(performance.now() - since < mostMs, `${performance.now() - since} ms`);
  return response.body;
}

const readiness = async (app: TestApp): Promise<unknown> =>
  (await app.http.inject({ url: '/readyz' })).json<unknown>();

const reasons = (app: TestApp): string[] =>
  app.logLines.flatMap(({ msg, err }) =>
    msg === 'the store is not ready' ? [(err as { message: string }).message] : [],
  );

test('a store that never answers is one to come back to', async (t) => {
  const fake = await startFakeS3(account);
  const app = await appOn(t, fake);
  const url = await drawnCraft(app);
  fake.hang(true);
  await Promise.all([
    assertAway(app, url),
    readiness(app).then((ready) => assert.partialDeepStrictEqual(ready, { ready: false, store: false })),
  ]);
  assert.deepEqual(reasons(app), ['no answer within 3 s']);
  fake.hang(false);
  assert.equal((await app.client().send({ url })).statusCode, 200);
  assert.partialDeepStrictEqual(await readiness(app), { ready: true, store: true });
});

test('so is one that answers with errors or refuses us', async (t) => {
  const fake = await startFakeS3(account);
  const app = await appOn(t, fake);
  const url = await drawnCraft(app);
  for (const status of [500, 503, 403]) {
    fake.failNext(status, 3);
    const body = await assertAway(app, url);
    assert.doesNotMatch(body, /object store/, 'what is wrong is for the log');
    fake.failNext(0, 0);
  }
  assert.equal((await app.client().send({ url })).statusCode, 200);
});

for (const silentAboutBucket of [false, true]) {
  const how = silentAboutBucket ? 'without a word' : 'by name';
  test(`a bucket that does not exist, which the store says ${how}, makes the server not ready`, async (t) => {
    const fake = await startFakeS3(account, { silentAboutBucket });
    const app = await appOn(t, fake, { bucket: 'other' });
    assert.partialDeepStrictEqual(await readiness(app), { ready: false, store: false });
    await readiness(app);
    assert.deepEqual(reasons(app), ['the bucket other of the object store does not exist']);
  });
}
