import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible, comesTo, desk, openAs } from '#tests/support/browser.ts';
import { newPerson } from '#tests/support/people.ts';
import { button, openAdmin, row, tab } from './admin-visit.ts';

test('the profile leads an administrator to the console, and nobody else', async (t) => {
  const { site, page, ada } = await openAdmin(t);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Open the admin console' }).click();
  await page.getByRole('heading', { level: 1, name: 'Admin' }).waitFor();
  await page.getByText('Active Users (Last 7 Days)').waitFor();

  const other = await openAs(site, ada);
  await other.goto('/profile');
  await other.getByRole('heading', { level: 1, name: 'Ada.Glue' }).waitFor();
  await comesTo(() => other.getByRole('link', { name: 'Open the admin console' }).count(), 0);
  await other.goto('/admin?tab=users');
  await other.getByRole('heading', { name: 'Access Denied' }).waitFor();
  await other.getByText('You do not have the necessary permissions to access the admin panel.').waitFor();
  await other.getByRole('link', { name: 'Return to Home' }).click();
  await other.waitForURL(`${site.url}/`);
});

test('lists are searched, narrowed and sorted on the server, and the address says how', async (t) => {
  const { site, page } = await openAdmin(t, { size: desk });
  for (const name of ['Bo.Paper', 'Cem.Craft']) await newPerson(site.app, { displayName: name });
  const names = () => page.locator('tbody tr td:nth-of-type(1)').allTextContents();
  await page.goto('/admin?tab=users');
  await row(page, 'ada@example.test').waitFor();
  await page.getByText('4', { exact: true }).waitFor();
  const head = page.getByRole('columnheader', { name: 'Display name' });
  await head.getByRole('button').click();
  await page.waitForURL('**/admin?tab=users&sort=name&direction=asc');
  await page.waitForFunction(() => document.querySelector('tbody td')?.textContent === 'Ada.Glue');
  await comesTo(() => head.getAttribute('aria-sort'), 'ascending');
  await comesTo(() => names(), ['Ada.Glue', 'Bo.Paper', 'Cem.Craft', 'Operator']);
  await head.getByRole('button').click();
  await page.waitForFunction(() => document.querySelector('tbody td')?.textContent === 'Operator');
  await comesTo(() => head.getAttribute('aria-sort'), 'descending');

  await page.getByLabel('Search by name, email or ID').fill('cem');
  await page.waitForURL('**/admin?tab=users&sort=name&direction=desc&search=cem');
  await row(page, 'ada@example.test').waitFor({ state: 'detached' });
  await comesTo(() => names(), ['Cem.Craft']);
  await page.reload();
  await page.getByText('Cem.Craft').waitFor();
  await comesTo(() => page.getByLabel('Search by name, email or ID').inputValue(), 'cem');
  await page.getByLabel('Search by name, email or ID').fill('nobody of this name');
  await page.getByText('No users found').waitFor();
  await assertAccessible(page, 'an empty search');
  await button(page, 'Show all').click();
  await row(page, 'ada@example.test').waitFor();
  assert.equal((await names()).length, 4);

  await tab(page, 'Activities').click();
  await page.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Logged in' });
  await page.getByText('No activities found').waitFor();
});
