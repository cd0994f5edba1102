import fs from 'node:fs';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getCurrentUser, login } from '#contract/account.ts';
import { assertAccessible, comesTo, toast } from '#tests/support/browser.ts';
import { mailedLink } from './mailed-link.ts';
import { openSettings } from './settings-visit.ts';

test('a device that was left behind is signed out from here', async (t) => {
  const { page, site, user, password } = await openSettings(t);
  const lost = site.app.client();
  await lost.call(login, { body: { email: user.email, password } });
  await page.reload();
  const row = page.getByRole('button', { name: /^Sign out/ });
  await row.waitFor();
  await row.click();
  await toast(page, 'Signed out');
  await row.waitFor({ state: 'detached' });
  assert.equal((await lost.refusal(getCurrentUser, {})).status, 401);
});

test('a new email counts once its link is opened and confirmed', async (t) => {
  const { page, site, user, password } = await openSettings(t, { expected: /400/ });
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByLabel('New email').fill(user.email.toUpperCase());
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await page.getByText('This is your email already').waitFor();
  await page.getByLabel('New email').fill('new.ann@example.test');
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await toast(page, 'Look into your new inbox');
  await page.getByText('Waiting for you to open the link we sent to new.ann@example.test.').waitFor();

  const link = await mailedLink(site, 'confirm-email');
  await page.goto(link);
  const confirm = page.getByRole('button', { name: 'Confirm my email' });
  await confirm.waitFor();
  await assertAccessible(page, 'the question');
  await confirm.click();
  await page.getByText('Your new email is confirmed').waitFor();
  assert.equal(page.url(), `${site.url}/confirm-email`, 'the token has left the address');
  await assertAccessible(page, 'the confirmation');
  await page.getByRole('link', { name: 'Go to settings' }).click();
  await page.getByText('new.ann@example.test').waitFor();

  await page.goto(link);
  await confirm.click();
  await page.getByText('This link does not work').waitFor();
  await page.getByText('Please ask for the change again in your profile.').waitFor();
  await assertAccessible(page, 'the refusal');
});

test('a person takes their data along', async (t) => {
  const { page } = await openSettings(t);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await download;
  assert.equal(file.suggestedFilename(), 'gluebird-data.zip');
  const bytes = fs.readFileSync(await file.path());
  assert.equal(bytes.toString('latin1', 0, 2), 'PK');
  assert.ok(bytes.includes('index.html'));
  await toast(page, 'Your data is ready');
});

test('light or dark is kept on this device', async (t) => {
  const { page } = await openSettings(t);
  await page.getByRole('button', { name: 'Dark' }).click();
  await page.reload();
  await page.getByText('This device').waitFor();
  await comesTo(() => page.evaluate(() => document.documentElement.dataset['theme']), 'dark');
});

test('where the operator wants no webhooks the page says so, and offers none', async (t) => {
  const { page } = await openSettings(t, { config: { webhooks: false } });
  await page.getByText('For programs of your own').click();
  await page.getByText('Webhooks are switched off on this site: nothing is sent.').waitFor();
  assert.equal(await page.getByRole('button', { name: 'New webhook' }).count(), 0);
  await assertAccessible(page, 'the settings without webhooks');
});
