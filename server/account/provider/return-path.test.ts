import assert from 'node:assert/strict';
import { test } from 'node:test';
import { returnPath } from './return-path.ts';

test('whoever came for a page of ours is led there, with its query', () => {
  for (const path of ['/', '/create', '/profile?tab=crafts', '/craft/1#steps'])
    assert.equal(returnPath(path), path);
});

test('nobody is led anywhere else', () => {
  for (const wanted of [
    undefined,
    '',
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '\\\\elsewhere.example',
    '/.//elsewhere.example',
    '/a/..//elsewhere.example',
    '/\t/elsewhere.example',
    ' //elsewhere.example',
    'javascript:alert(1)',
    '/api/logout',
    '/auth?token=x',
    `/${'x'.repeat(600)}`,
  ])
    assert.equal(returnPath(wanted), '/', String(wanted));
});
