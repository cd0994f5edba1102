import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { getCurrentUser, login } from '#contract/account.ts';
import { assertAccessible, toast } from '#tests/support/browser.ts';
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

test('a token for a program is made, shown once, and taken back', async (t) => {
  const { page, site, password } = await openSettings(t, { expected: /403/ });
  await page.getByText('For programs of your own').click();
  await page.getByRole('button', { name: 'New token' }).click();
  const make = dialog(page).getByRole('button', { name: 'Make token' });
  await make.click();
  await dialog(page).getByText('Please give it a name').waitFor();
  await dialog(page).getByLabel('Name').fill('Kitchen clock');
  await dialog(page).getByLabel('Read').uncheck();
  await dialog(page).getByLabel('Current password').fill(password);
  await make.click();
  await dialog(page).getByText('Please choose at least one thing it may do').waitFor();
  await dialog(page).getByLabel('Read').check();
  await assertAccessible(page, 'the form of a new token');
  await make.click();
  const token = await dialog(page).getByLabel('Access token').inputValue();
  const ask = () => site.app.http.inject({ url: '/api/user', headers: { authorization: `Bearer ${token}` } });
  assert.equal((await ask()).statusCode, 200);
  await dialog(page).getByRole('button', { name: 'I have it' }).click();

  await page.getByText('May read.').waitFor();
  await page.getByRole('button', { name: 'Take back Kitchen clock' }).click();
  await dialog(page).getByRole('button', { name: 'Take back' }).click();
  await toast(page, 'Token taken back');
  await page.getByRole('button', { name: 'Take back Kitchen clock' }).waitFor({ state: 'detached' });
  assert.equal((await ask()).statusCode, 401);
});

test('a webhook is made, tried, switched off and deleted', async (t) => {
  const { page, site } = await openSettings(t);
  await page.getByText('For programs of your own').click();
  await page.getByRole('button', { name: 'New webhook' }).click();
  const make = dialog(page).getByRole('button', { name: 'Make webhook' });
  await dialog(page).getByLabel('Address').fill('http://example.test/in');
  await make.click();
  await dialog(page)
    .getByText(/address that begins with https/)
    .waitFor();
  await dialog(page).getByLabel('Address').fill('https://nowhere.invalid/in');
  await make.click();
  assert.match(await dialog(page).getByLabel('Secret').inputValue(), /^whsec_/);
  await dialog(page).getByRole('button', { name: 'I have it' }).click();

  await page.getByRole('button', { name: /^Test: / }).click();
  await toast(page, 'A test is on its way.');
  await page.getByText('Last deliveries').click();
  await page.getByText(/its name leads nowhere · next try at/).waitFor();
  await page.getByRole('button', { name: /^Switch off/ }).click();
  await page.getByText('Switched off.', { exact: true }).waitFor();
  await page.getByText('Given up').waitFor();
  await assertAccessible(page, 'the settings with a webhook');
  await page.getByRole('button', { name: /^Delete: / }).click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await toast(page, 'This webhook is gone.');
  await page.getByText('https://nowhere.invalid/in').first().waitFor({ state: 'detached' });
  const { rows } = await site.app.database.pool.query('select 1 from webhooks');
  assert.equal(rows.length, 0);
});
