import assert from 'node:assert/strict';
import test from 'node:test';
import { photoAddress } from './photo-address.ts';

const photo = '/api/users/7/photo/0123456789abcdef';

test('small places get the small copy of a profile photo', () => {
  assert.equal(photoAddress(photo, 34), `${photo}?size=small`);
  assert.equal(photoAddress(photo, 96), photo);
});

test('other pictures keep their address', () => {
  assert.equal(photoAddress('data:image/png;base64,AAAA', 34), 'data:image/png;base64,AAAA');
  assert.equal(photoAddress('blob:https://glue.example/1', 34), 'blob:https://glue.example/1');
});
