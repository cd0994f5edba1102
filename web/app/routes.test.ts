import assert from 'node:assert/strict';
import test from 'node:test';
import { findPage, needsSignIn, pageRoutes, signInAddress } from './routes.ts';

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
  const visitor = { signedIn: false, isPrivate: false };
  for (const name of ['home', 'test-reset', 'not-found'] as const)
    assert.equal(needsSignIn(name, visitor), true, name);
  for (const name of ['auth', 'craft', 'confirm-email', 'invitation'] as const)
    assert.equal(needsSignIn(name, visitor), false, name);
  assert.equal(needsSignIn('home', { signedIn: true, isPrivate: false }), false);
});

test('visitors of a private site are sent to sign in from whatever shows its work', () => {
  const visitor = { signedIn: false, isPrivate: true };
  for (const name of ['home', 'craft', 'kit', 'not-found'] as const)
    assert.equal(needsSignIn(name, visitor), true, name);
  for (const name of ['auth', 'terms', 'privacy', 'confirm-email', 'invitation'] as const)
    assert.equal(needsSignIn(name, visitor), false, name);
  assert.equal(needsSignIn('craft', { signedIn: true, isPrivate: true }), false);
});

test('the sign-in knows what somebody came for where that would be lost', () => {
  const came = '/profile?tab=crafts';
  const known = `/auth?next=${encodeURIComponent(came)}`;
  assert.equal(signInAddress({ isPrivate: false, provider: null }, came), '/auth');
  assert.equal(signInAddress({ isPrivate: true, provider: null }, came), known);
  assert.equal(signInAddress({ isPrivate: false, provider: 'Kitchen ID' }, came), known);
});

test('every page has a title of its own', () => {
  const titles = Object.values(pageRoutes).map((route) => route.title);
  assert.equal(new Set(titles).size, titles.length);
});
