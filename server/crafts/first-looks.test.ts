import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { createImagesService } from '#server/images/service.ts';
import type { Blob, BlobStore } from '#server/platform/blobs/blob-store.ts';
import { FirstLooks } from './first-looks.ts';
import { pictureUrl } from './pictures.ts';

const craft = { id: 'c1', imageUrl: pictureUrl({ craftId: 'c1', version: '0123456789abcdef' }) };

/** Whoever is asked what is in a picture waits for it, however busy the machine is. */
const patience = { patienceMs: 60_000 };

function storeOf(find: () => Promise<Blob | null>, more: { patienceMs?: number } = {}) {
  let asked = 0;
  const blobs = {
    find: () => {
      asked += 1;
      return find();
    },
  } as unknown as BlobStore;
  const looks = new FirstLooks({ blobs, shrink: createImagesService().toFirstLook, ...more });
  return { looks, asked: () => asked };
}

const drawn = async (): Promise<Blob> => {
  const background = { r: 214, g: 69, b: 69 };
  const bytes = await sharp({ create: { width: 640, height: 640, channels: 3, background } })
    .webp()
    .toBuffer();
  return { bytes, contentType: 'image/webp' };
};

test('a first look is a small picture, made once', async () => {
  const { looks, asked } = storeOf(drawn, patience);
  const [one, other] = await Promise.all([looks.of(craft), looks.of(craft)]);
  assert.equal(one, other);
  assert.equal(asked(), 1);
  const { width, format } = await sharp(Buffer.from(one?.split(',')[1] ?? '', 'base64')).metadata();
  assert.deepEqual([width, format], [384, 'webp']);
});

test('where there is none, none is waited for, and a failure is tried again', async () => {
  assert.equal(await storeOf(drawn).looks.of({ id: 'c1', imageUrl: null }), null);
  assert.equal(await storeOf(() => Promise.resolve(null)).looks.of(craft), null);
  const { looks, asked } = storeOf(() => Promise.reject(new Error('away')));
  assert.deepEqual([await looks.of(craft), await looks.of(craft)], [null, null]);
  assert.equal(asked(), 2);
  assert.equal(await storeOf(() => new Promise(() => {})).looks.of(craft), null);
});
