import assert from 'node:assert/strict';
import test from 'node:test';
import { pictureSizes, pictureSource } from './picture-source.ts';

test('a picture comes from its address, or from what a list brought along', () => {
  assert.equal(
    pictureSource({ imageUrl: '/api/crafts/1/image?v=2', imageData: 'AAAA' }),
    '/api/crafts/1/image?v=2',
  );
  assert.equal(pictureSource({ imageUrl: null, imageData: 'AAAA' }), 'data:image/png;base64,AAAA');
  assert.equal(
    pictureSource({ imageUrl: null, imageData: 'data:image/webp;base64,AA' }),
    'data:image/webp;base64,AA',
  );
  assert.equal(pictureSource({ imageUrl: null }), null);
});

test('only stored pictures come in sizes', () => {
  assert.match(pictureSizes('/api/crafts/1/image?v=2') ?? '', /image\?v=2&w=320 320w, .*w=1024 1024w$/);
  assert.equal(pictureSizes('https://elsewhere.test/a.png'), undefined);
  assert.equal(pictureSizes(null), undefined);
});
