import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { assertAccessible, toast } from '#tests/support/browser.ts';
import { openSettings } from './settings-visit.ts';

const dialog = (page: Page) => page.getByRole('dialog');

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
