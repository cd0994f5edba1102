import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { nextPage } from './account-next-page.ts';

test('whoever came for a page of ours is led there, with its query', () => {
  for (const path of ['/', '/create', '/profile?tab=crafts', '/craft/1#steps', '/create?theme=%C3%A9'])
    assert.equal(nextPage(path), path);
});

test('nobody is led anywhere else', () => {
  for (const next of [
    null,
    '',
    'create',
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '\\\\elsewhere.example',
    '/.//elsewhere.example',
    '/a/..//elsewhere.example',
    '/\t/elsewhere.example',
    ' //elsewhere.example',
    '/create\r\nset-cookie: a=b',
    '/日本',
    'javascript:alert(1)',
    '/api/logout',
    '/api',
    '/auth?token=x',
    `/${'x'.repeat(600)}`,
  ])
    assert.equal(nextPage(next), '/', String(next));
});

test('whatever it is made of, it stays on this host', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '\t',
    '\n',
    '@',
    ':',
    '?',
    '#',
    '%2f',
    'a.example',
    'api',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const { origin, pathname } = new URL(nextPage(`/${pieces.join('')}`), 'http://here.example');
      assert.equal(origin, 'http://here.example');
      assert.doesNotMatch(pathname, /^\/\//);
    }),
    { numRuns: 2000 },
  );
});
