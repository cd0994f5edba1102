import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import type { Page } from 'playwright-core';
import { likeCraft, saveCraft } from '#contract/crafts-favorites.ts';
import { shareCraft } from '#contract/community.ts';
import {
  aFrameLater,
  assertOpen,
  assertAccessible,
  comesTo,
  desk,
  openAs,
  openSite,
  phone,
  toast,
  waitForLife,
} from '#tests/support/browser.ts';
import type { WindowOptions } from '#tests/support/browser.ts';
import { newPerson } from '#tests/support/people.ts';
import { storeCraft } from '#tests/support/stored-crafts.ts';

const shortcut = 'Shift+Alt+KeyD';
const overlay = (page: Page) => page.getByRole('dialog', { name: 'Debug' });

/** Somebody with a craft of their own, which is shared, and one that they saved. */
async function openHome(t: TestContext, options: WindowOptions = {}) {
  const site = await openSite(t);
  const [maker, other] = [await newPerson(site.app), await newPerson(site.app)];
  const own = await storeCraft(site.app, maker.user.id, { title: 'My own kite' });
  const saved = await storeCraft(site.app, other.user.id, { title: 'A saved snail' });
  await maker.client.call(shareCraft, { body: { craftId: own, content: 'Look' } });
  await maker.client.call(saveCraft, { params: { id: saved } });
  await other.client.call(likeCraft, { params: { id: own } });
  const page = await openAs(site, maker, options);
  await page.goto('/');
  await page.getByText('My own kite').first().waitFor();
  await waitForLife(page);
  return { site, page };
}

test('Shift+Alt+D shows what is yours and what the page has asked for, and goes away again', async (t) => {
  const { page } = await openHome(t);
  await page.keyboard.press(shortcut);
  await overlay(page).waitFor();
  const log = page.getByRole('list', { name: 'Requests and errors, newest first' });
  const crafts = log.getByRole('listitem').filter({ hasText: '/api/crafts?' }).first();
  await crafts.waitFor();
  assert.match((await crafts.textContent()) ?? '', /^GET \/api\/crafts\?.*200 · \d+ ms[0-9a-f-]{36}$/);

  await page.getByRole('tab', { name: 'Crafts' }).click();
  await overlay(page)
    .getByRole('link', { name: /My own kite/ })
    .waitFor();
  await comesTo(() => overlay(page).getByText('A saved snail').count(), 0);
  await page.getByRole('tab', { name: 'Saved' }).click();
  await overlay(page)
    .getByRole('link', { name: /A saved snail/ })
    .waitFor();
  await page.getByRole('tab', { name: 'Posts' }).click();
  await overlay(page)
    .getByRole('link', { name: /My own kite.*1 like/ })
    .waitFor();

  await page.keyboard.press('Escape');
  await overlay(page).waitFor({ state: 'detached' });
  await page.keyboard.press(shortcut);
  await overlay(page).waitFor();
  await page.keyboard.press(shortcut);
  await overlay(page).waitFor({ state: 'detached' });
});

test('a link of the overlay leads there, and the focus comes back from it', async (t) => {
  const { page } = await openHome(t);
  const start = page.getByRole('link', { name: /Start Crafting/ }).first();
  await start.focus();
  await page.keyboard.press(shortcut);
  await overlay(page).waitFor();
  await page.keyboard.press('Escape');
  await overlay(page).waitFor({ state: 'detached' });
  assert.ok(await start.evaluate((element) => element === document.activeElement));

  await page.keyboard.press(shortcut);
  await page.getByRole('tab', { name: 'Crafts' }).click();
  await overlay(page)
    .getByRole('link', { name: /My own kite/ })
    .click();
  await page.waitForURL(/\/craft\//);
  await overlay(page).waitFor({ state: 'detached' });
});

test('requests that fail and errors stand out, and the log is copied and cleared', async (t) => {
  const { site, page } = await openHome(t, { expected: /404|thrown on purpose/ });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
  await page.keyboard.press(shortcut);
  await overlay(page).waitFor();
  await page.evaluate(() => fetch('/api/nothing-here', { method: 'DELETE' }).then((answer) => answer.text()));
  await page.evaluate(() => dispatchEvent(new ErrorEvent('error', { message: 'thrown on purpose' })));
  const failed = overlay(page).getByRole('listitem').filter({ hasText: '/api/nothing-here' });
  await failed.waitFor();
  assert.match((await failed.textContent()) ?? '', /^DELETE \/api\/nothing-hereFailed: 404/);
  await overlay(page).getByText('thrown on purpose').waitFor();
  await assertAccessible(page, 'a log with failures');

  await page.getByRole('button', { name: 'Copy' }).click();
  await toast(page, 'Log copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(copied, /^\d\d:\d\d:\d\d\.\d{3} error thrown on purpose$/m);
  assert.match(copied, / DELETE \/api\/nothing-here 404 \d+ ms [0-9a-f-]{36}$/m);
  await page.getByRole('button', { name: 'Clear' }).click();
  await overlay(page).getByText('The page has asked for nothing since you cleared the log.').waitFor();
});

test('a list that cannot be loaded is tried again', async (t) => {
  const { page } = await openHome(t, { expected: /403/ });
  await page.keyboard.press(shortcut);
  await overlay(page).waitFor();
  const broken = (url: URL) => url.pathname.endsWith('/saved-crafts');
  await page.route(broken, (route) => route.fulfill({ status: 403, body: '{}' }));
  await page.getByRole('tab', { name: 'Saved' }).click();
  await overlay(page).getByRole('alert').getByText('This list could not be loaded.').waitFor();
  await page.unroute(broken);
  await page.getByRole('button', { name: 'Try again' }).click();
  await overlay(page)
    .getByRole('link', { name: /A saved snail/ })
    .waitFor();
});

test('a visitor sees what the page asked for, and how to see more', async (t) => {
  const site = await openSite(t);
  const page = await site.open({ expected: /401/ });
  await page.goto('/auth');
  await waitForLife(page);
  await page.keyboard.press(shortcut);
  await overlay(page).waitFor();
  await page.getByRole('tab', { name: 'Posts' }).click();
  await overlay(page).getByText('Sign in to see your crafts').waitFor();
});

test('where debug pages are off there is no overlay, no page and no list for developers', async (t) => {
  const site = await openSite(t, { config: { debugPages: false } });
  const person = await newPerson(site.app);
  const page = await openAs(site, person, { expected: /404/ });
  for (const address of ['/test-games', '/games', '/test-reset', '/kit']) {
    const answer = await page.goto(address);
    assert.equal(answer?.status(), 404, address);
    await page.getByText('404 Page Not Found').waitFor();
  }
  await page.goto('/');
  await waitForLife(page);
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.keyboard.press(shortcut);
  await aFrameLater(page);
  assert.deepEqual(asked, [], 'nothing is fetched that could show itself later');
  assert.equal(await overlay(page).count(), 0);
  const list = await person.client.send({ url: '/api/debug/crafts' });
  assert.equal(list.statusCode, 404);
  const told = await person.client.send({ url: '/api/user' });
  assert.equal(told.headers['server-timing'], undefined);
});

test('the pages for developers are there where debug pages are on', async (t) => {
  const site = await openSite(t);
  const page = await openAs(site, await newPerson(site.app));
  for (const [address, title] of [
    ['/test-games', 'Waiting games'],
    ['/games', 'Waiting games'],
    ['/test-reset', 'Test password reset'],
  ] as const) {
    const answer = await page.goto(address);
    assert.equal(answer?.status(), 200, address);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  }
});

for (const [size, name] of [
  [phone, 'a phone'],
  [desk, 'a desk'],
  [{ width: 320, height: 640 }, 'the narrowest phone'],
] as const) {
  test(`the overlay is open to everybody, on ${name}`, async (t) => {
    const { page } = await openHome(t, { size });
    await page.keyboard.press(shortcut);
    await overlay(page).waitFor();
    await assertOpen(page, 'the log');
    await page.getByRole('tab', { name: 'Crafts' }).click();
    await overlay(page)
      .getByRole('link', { name: /My own kite/ })
      .waitFor();
    await assertOpen(page, 'your crafts');
  });
}
