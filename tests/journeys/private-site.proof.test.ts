import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible, openAs, toast, waitForLife } from '#tests/support/browser.ts';
import { newPerson } from '#tests/support/people.ts';
import { openWithCraft } from './craft-visit.ts';

const privateSite = { config: { privateSite: true } };

test('a private site shows visitors the sign-in, and after it the page they came for', async (t) => {
  const { site, owner, id, title } = await openWithCraft(t, privateSite);
  const page = await site.open();
  const wayTo = (path: string) => `/auth?next=${encodeURIComponent(path)}`;
  for (const path of [`/craft/${id}`, '/profile?tab=crafts', '/kit', '/nowhere']) {
    const preview = await page.request.get(path, { maxRedirects: 0 });
    assert.deepEqual([preview.status(), preview.headers()['location']], [302, wayTo(path)]);
    assert.equal(await preview.text(), '');
  }
  const front = await page.request.get('/auth');
  assert.match(await front.text(), /<meta name="robots" content="noindex">/);
  assert.doesNotMatch(await front.text(), /og:image/);
  for (const path of ['/terms', '/privacy']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    assert.equal(new URL(page.url()).pathname, path);
  }

  await page.goto(`/craft/${id}`);
  assert.equal(new URL(page.url()).pathname, '/auth');
  await page.getByLabel('Email').fill(owner.user.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await assertAccessible(page, 'the sign-in of a private site');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(`${site.url}/craft/${id}`);
  await page.getByRole('heading', { name: title }).waitFor();
});

test('after signing out nothing of a private site is left in the browser', async (t) => {
  const { site, id, title } = await openWithCraft(t, privateSite);
  const page = await openAs(site, await newPerson(site.app), { expected: /401/ });
  await page.goto(`/craft/${id}`);
  await page.getByRole('heading', { name: title }).waitFor();
  const picture = await page.locator('main img').first().getAttribute('src');
  assert.match(picture ?? '', /\/api\/crafts\/.*\/image/);
  await waitForLife(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await toast(page, 'Logged out');
  await page.waitForURL(`${site.url}/auth`);
  assert.equal(await page.getByText(title).count(), 0);

  assert.equal((await page.goto(picture ?? ''))?.status(), 401);
  await page.goBack();
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  await page.goto(`/craft/${id}`);
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  assert.equal(await page.getByText(title).count(), 0);
});

test('the way back after a sign-in never leads to another site', async (t) => {
  const { site, owner } = await openWithCraft(t, privateSite);
  for (const next of ['//elsewhere.test/x', '/\\elsewhere.test', 'https://elsewhere.test']) {
    const page = await openAs(site, owner);
    await page.goto(`/auth?next=${encodeURIComponent(next)}`);
    await page.waitForURL(`${site.url}/`);
  }
});
