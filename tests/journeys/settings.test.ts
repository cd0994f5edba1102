import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { getCurrentUser, login } from '#contract/account.ts';
import { assertAccessible, comesTo, toast } from '#tests/support/browser.ts';
import { mailedLink } from './mailed-link.ts';
import { openSettings } from './settings-visit.ts';

const newPassword = 'scissors-And-9-leaves';

const dialog = (page: Page) => page.getByRole('dialog');

test('a changed password needs the old one and signs other devices out', async (t) => {
  const { page, site, user, password } = await openSettings(t, { expected: /403/ });
  const elsewhere = site.app.client();
  await elsewhere.call(login, { body: { email: user.email, password } });

  await page.getByRole('button', { name: 'Change password' }).click();
  const save = dialog(page).getByRole('button', { name: 'Change password' });
  await save.click();
  await page.getByText('Please enter your current password').waitFor();
  await page.getByLabel('Current password').fill('not-my-password');
  await page.getByLabel('New password').fill(newPassword);
  await page.getByLabel('Confirm password').fill(newPassword);
  await save.click();
  await page.getByText('Your current password is not right', { exact: true }).first().waitFor();
  await page.getByLabel('Current password').fill(password);
  await save.click();
  await toast(page, 'Password changed');
  await dialog(page).waitFor({ state: 'detached' });

  assert.equal((await elsewhere.refusal(getCurrentUser, {})).status, 401);
  await elsewhere.call(login, { body: { email: user.email, password: newPassword } });
  await page.reload();
  await page.getByText('This device').waitFor();
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

test('a person leaves for good, after saying so with their password', async (t) => {
  const { page, site, user, password } = await openSettings(t, { expected: /403/ });
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByText('your crafts and their pictures').waitFor();
  const gone = page.getByRole('button', { name: 'Delete for good' });
  await page.getByLabel('Current password').fill('not-my-password');
  await gone.click();
  await toast(page, 'Account not deleted');
  await page.getByLabel('Current password').fill(password);
  await gone.click();
  await toast(page, 'Account deleted');
  await page.waitForURL(`${site.url}/auth`);
  const answer = await site.app.client().refusal(login, { body: { email: user.email, password } });
  assert.equal(answer.status, 401);
  await page.goto('/profile');
  assert.equal(new URL(page.url()).pathname, '/auth');
});

test('light or dark is kept on this device', async (t) => {
  const { page } = await openSettings(t);
  await page.getByRole('button', { name: 'Dark' }).click();
  await page.reload();
  await page.getByText('This device').waitFor();
  await comesTo(() => page.evaluate(() => document.documentElement.dataset['theme']), 'dark');
});
