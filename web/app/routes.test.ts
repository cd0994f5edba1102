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
  assert.equal(redirectOf('home', false), '/auth');
  assert.equal(redirectOf('test-reset', false), '/auth');
  assert.equal(redirectOf('confirm-email', false), null);
  assert.equal(redirectOf('invitation', false), null);
  assert.equal(redirectOf('not-found', false), '/auth');
  assert.equal(redirectOf('auth', false), null);
  assert.equal(redirectOf('home', true), null);
});

test('every page has a title of its own', () => {
  const titles = Object.values(pageRoutes).map((route) => route.title);
  assert.equal(new Set(titles).size, titles.length);
});
