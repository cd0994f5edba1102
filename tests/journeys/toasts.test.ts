import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page, Route } from 'playwright-core';
import { aFrameLater, comesTo, openAs, openSite } from '#tests/support/browser.ts';
import { newPerson } from '#tests/support/people.ts';
import { heard, shown, free } from './toasts-visit.ts';

/** What is said is there for a second only: the clock stands while it is listened for. */
async function isHeard(page: Page, words: string): Promise<void> {
  for (let step = 0; step < 18; step += 1) {
    if ((await heard(page)).includes(words)) return;
    await page.clock.runFor(50);
  }
  assert.fail(`“${words}” is not heard, only “${await heard(page)}”`);
}

async function openKit(page: Page): Promise<void> {
  await page.goto('/kit');
  await page.getByRole('button', { name: 'Toast: success' }).click();
  await shown(page).waitFor();
  await page.clock.install({ time: '2026-01-01T08:00:00Z' });
  await page.clock.pauseAt('2026-01-01T08:01:00Z');
  await page.clock.runFor(4000);
}

test('a toast is heard on the page, in a dialog, and in a dialog that opens while it is there', async (t) => {
  const site = await openSite(t);
  const page = await openAs(site, await newPerson(site.app));
  await openKit(page);
  await page.getByRole('button', { name: 'Toast: error' }).click();
  await isHeard(page, 'Login failed');
  await page.clock.runFor(6000);
  for (const opener of ['Open dialog', 'Open sheet']) {
    await page.getByRole('button', { name: opener }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Toast: action' }).click();
    await isHeard(page, 'Item has been added to your inventory.');
    await page.clock.runFor(6000);
    await dialog.getByRole('button', { name: 'Toast: error' }).click();
    await isHeard(page, 'The email or password is not right.');
    await page.clock.runFor(6000);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  }
});

test('after registering on a phone the way out lies free', async (t) => {
  const site = await openSite(t);
  const page = await site.open();
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Get Started Now' }).click();
  const form = page.getByRole('tabpanel', { name: 'Register' });
  await form.getByLabel('Email').fill('ann@example.test');
  await form.getByLabel('Community nickname').fill('Ann.Glue');
  await form.getByLabel('Password', { exact: true }).fill('paper-Bird-7');
  await form.getByLabel('Confirm password').fill('paper-Bird-7');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await free(page, page.getByRole('button', { name: 'Logout' }), page.getByRole('button', { name: /Notif/ }));
});

/** The sheets of what is fetched ahead go through the given hands; the page's clock stands. */
async function openKitThrough(page: Page, handle: (route: Route) => Promise<void>): Promise<void> {
  await page.clock.install();
  await page.goto('/kit');
  await page.getByRole('button', { name: 'Toast: success' }).waitFor();
  await page.route('**/assets/*.css', handle);
}

const place = (page: Page): Promise<string> =>
  shown(page).evaluate((toast) => getComputedStyle(toast.parentElement!).position);

test('a toast whose style sheet was lost on the way has it the next time', async (t) => {
  const site = await openSite(t);
  const page = await openAs(site, await newPerson(site.app), { expected: /ERR_FAILED/ });
  let lost = 0;
  await openKitThrough(page, (route) => {
    lost += 1;
    return lost === 1 ? route.abort() : route.continue();
  });
  await page.clock.runFor(2000);
  await comesTo(() => Promise.resolve(lost > 1), true);
  await page.getByRole('button', { name: 'Toast: success' }).click();
  await shown(page).waitFor();
  assert.equal(await place(page), 'fixed');
});

test('a toast waits for what keeps its styles out of force', async (t) => {
  const site = await openSite(t);
  const page = await openAs(site, await newPerson(site.app));
  const held: Route[] = [];
  await openKitThrough(page, async (route) => void held.push(route));
  await page.evaluate(() => {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'stylesheet', href: '/assets/other.css' }));
  });
  await comesTo(() => Promise.resolve(held.length), 1);
  await page.getByRole('button', { name: 'Toast: success' }).click();
  await comesTo(() => Promise.resolve(held.length), 2);
  const [other, own] = held;
  const came = page.waitForResponse(/\/assets\/.*\.js$/);
  await own?.continue();
  await came;
  await aFrameLater(page);
  assert.equal(await shown(page).count(), 0);
  await other?.fulfill({ contentType: 'text/css', body: '' });
  await shown(page).waitFor();
  assert.equal(await place(page), 'fixed');
});
