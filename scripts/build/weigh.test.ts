import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { budgets } from './budgets.ts';
import { weigh, type Manifest } from './weigh.ts';

const authPage = budgets.firstPage.page;
const manifest: Manifest = {
  'web/main.tsx': { file: 'main.js', css: ['main.css'], imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  [authPage]: {
    file: 'auth.js',
    css: ['auth.css'],
    imports: ['_react.js', '_form.js'],
    isDynamicEntry: true,
  },
  '_form.js': { file: 'form.js', imports: ['_react.js'] },
  'web/app/pages/home-page.tsx': {
    file: 'home.js',
    css: ['home.css'],
    imports: ['_form.js', '_query.js'],
    isDynamicEntry: true,
  },
  '_query.js': { file: 'query.js' },
};
const sizes: Record<string, number> = {
  'react.js': 58_000,
  'main.js': 4000,
  'main.css': 1000,
  'auth.js': 3000,
  'auth.css': 500,
  'form.js': 2000,
  'home.js': 6000,
  'home.css': 1000,
  'query.js': 9000,
};
const sized =
  (changes: Record<string, number> = {}) =>
  (file: string) =>
    ({ ...sizes, ...changes })[file] ?? Number.NaN;

describe('weighing a build', () => {
  test('counts each file of a page once, its imports included', () => {
    const { pages, problems } = weigh(manifest, sized());
    assert.deepEqual(problems, []);
    assert.deepEqual(pages, [
      { page: authPage, firstLoadBytes: 68_500, ownBytes: 0 },
      { page: 'web/app/pages/home-page.tsx', firstLoadBytes: 81_000, ownBytes: 16_000 },
    ]);
  });

  test('refuses a first page over its budget', () => {
    const { problems } = weigh(manifest, sized({ 'form.js': 8000 }));
    assert.deepEqual(problems, ['/auth loads 72.8 KB, its budget is 72.0 KB']);
  });

  test('refuses a later page whose own file is over its budget', () => {
    const { problems } = weigh(manifest, sized({ 'home.js': 12_000 }));
    assert.deepEqual(problems, ['web/app/pages/home-page.tsx adds 12.7 KB, its budget is 12.0 KB']);
  });

  test('refuses a build in which the first page cannot be found', () => {
    const { problems } = weigh({ 'web/main.tsx': { file: 'main.js' } }, sized());
    assert.deepEqual(problems, [`the build has no ${authPage}, so nothing could be weighed`]);
  });
});
