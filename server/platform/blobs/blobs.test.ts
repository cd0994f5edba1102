import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { startFakeS3 } from '#tests/support/fake-s3.ts';
import { blobKey } from './blob-store.ts';
import type { BlobStore } from './blob-store.ts';
import { DiskBlobs } from './disk-blobs.ts';
import { S3Blobs } from './s3-blobs.ts';

const account = {
  bucket: 'pictures',
  region: 'eu-test-1',
  accessKeyId: 'key-id',
  secretAccessKey: 'very secret',
};

function diskStore(t: TestContext): BlobStore {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'gluebird-blobs-'));
  t.after(() => fs.rmSync(folder, { recursive: true, force: true }));
  return new DiskBlobs(path.join(folder, 'images'));
}

async function s3Store(t: TestContext): Promise<BlobStore> {
  const fake = await startFakeS3(account);
  t.after(() => fake.close());
  return new S3Blobs({ ...account, endpoint: fake.endpoint });
}

const drivers: [string, (t: TestContext) => BlobStore | Promise<BlobStore>][] = [
  ['disk', diskStore],
  ['S3', s3Store],
];

const picture = { bytes: new Uint8Array([0, 1, 2, 250, 255]), contentType: 'image/webp' };

for (const [name, open] of drivers) {
  test(`${name}: what was put is found again, byte for byte, until it is deleted`, async (t) => {
    const store = await open(t);
    const key = blobKey('crafts', picture);
    assert.equal(await store.find(key), null);

    await store.put(key, picture);
    await store.put(key, picture);

    const found = await store.find(key);
    assert.deepEqual(new Uint8Array(found?.bytes ?? []), picture.bytes);
    assert.equal(found?.contentType, 'image/webp');
    await store.delete(key);
    await store.delete(key);
    assert.equal(await store.find(key), null);
  });

  test(`${name}: a key that is not one of ours is refused`, async (t) => {
    const store = await open(t);
    for (const key of [
      '../../etc/passwd',
      'crafts/x.webp',
      '/crafts/a',
      `crafts/${'a'.repeat(64)}.webp/..`,
    ]) {
      await assert.rejects(store.find(key), /not a key/);
      await assert.rejects(store.put(key, picture), /not a key/);
    }
  });

  test(`${name}: says that it answers`, async (t) => {
    const store = await open(t);
    await store.check();
  });
}

test('the same bytes have the same key, other bytes another', () => {
  assert.equal(blobKey('crafts', picture), blobKey('crafts', { ...picture }));
  assert.notEqual(blobKey('crafts', picture), blobKey('crafts', { ...picture, bytes: new Uint8Array([1]) }));
  assert.match(blobKey('crafts', picture), /^crafts\/[0-9a-f]{64}\.webp$/);
});

test('S3: a wrong secret, a missing bucket and a store that is down are errors, not empty answers', async (t) => {
  const fake = await startFakeS3(account);
  t.after(() => fake.close());
  const settings = { ...account, endpoint: fake.endpoint };
  const key = blobKey('crafts', picture);

  await assert.rejects(
    new S3Blobs({ ...settings, secretAccessKey: 'wrong' }).put(key, picture),
    /answered 403/,
  );
  await assert.rejects(new S3Blobs({ ...settings, bucket: 'other' }).put(key, picture), /bucket/);
  fake.failNext(503, 10);
  await assert.rejects(new S3Blobs(settings).find(key), /answered 503/);
  assert.equal(fake.objects.size, 0);
});

test('S3: a passing fault is tried again', async (t) => {
  const fake = await startFakeS3(account);
  t.after(() => fake.close());
  fake.failNext(500, 1);
  await new S3Blobs({ ...account, endpoint: fake.endpoint }).put(blobKey('crafts', picture), picture);
  assert.equal(fake.objects.size, 1);
});
