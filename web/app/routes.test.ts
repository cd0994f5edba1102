import assert from 'node:assert/strict';
import test from 'node:test';
import { findPage, pageRoutes, redirectOf } from './routes.ts';

test('every address of the product finds its page', () => {
  assert.equal(findPage('/', false).name, 'home');
  assert.equal(findPage('/auth', false).name, 'auth');
  assert.equal(findPage('/community/', false).name, 'community');
  assert.equal(findPage('/profile/settings', false).name, 'settings');
  assert.deepEqual(findPage('/community/posts/12', false), { name: 'post', params: { id: '12' } });
  assert.deepEqual(findPage('/community/posts/%E0%A4%A', false), {
    name: 'post',
    params: { id: '%E0%A4%A' },
  });
});

test('an unknown address finds the not-found page', () => {
  assert.equal(findPage('/nowhere', true).name, 'not-found');
  assert.equal(findPage('/community/posts', true).name, 'not-found');
  assert.equal(findPage('/*/x', true).name, 'not-found');
});

test('the pages for developers are there only where debug pages are on', () => {
  for (const name of ['kit', 'test-reset', 'test-games', 'games']) {
    assert.equal(findPage(`/${name}`, true).name, name);
    assert.equal(findPage(`/${name}`, false).name, 'not-found');
  }
});

test('visitors are sent to sign in, except from public pages', () => {
  assert.equal(redirectOf('home', { signedIn: false, isPrivate: false }), '/auth');
  assert.equal(redirectOf('test-reset', { signedIn: false, isPrivate: false }), '/auth');
  assert.equal(redirectOf('confirm-email', { signedIn: false, isPrivate: false }), null);
  assert.equal(redirectOf('invitation', { signedIn: false, isPrivate: false }), null);
  assert.equal(redirectOf('not-found', { signedIn: false, isPrivate: false }), '/auth');
  assert.equal(redirectOf('auth', { signedIn: false, isPrivate: false }), null);
  assert.equal(redirectOf('home', { signedIn: true, isPrivate: false }), null);
});

test('visitors of a private site are sent to sign in from whatever shows its work', () => {
  const visitor = { signedIn: false, isPrivate: true };
  for (const name of ['home', 'craft', 'kit', 'not-found'] as const)
    assert.equal(redirectOf(name, visitor), '/auth', name);
  for (const name of ['auth', 'terms', 'privacy', 'confirm-email', 'invitation'] as const)
    assert.equal(redirectOf(name, visitor), null, name);
  assert.equal(redirectOf('craft', { signedIn: true, isPrivate: true }), null);
});

test('every page has a title of its own', () => {
  const titles = Object.values(pageRoutes).map((route) => route.title);
  assert.equal(new Set(titles).size, titles.length);
});
