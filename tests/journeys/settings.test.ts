import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { getCurrentUser, login } from '#contract/account.ts';
import { toast } from '#tests/support/browser.ts';
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
