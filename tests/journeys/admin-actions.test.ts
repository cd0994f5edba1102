import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { getCurrentUser, login } from '#contract/account.ts';
import { assertAccessible, comesTo, desk, phone, toast } from '#tests/support/browser.ts';
import { newPerson } from '#tests/support/people.ts';
import { button, dialog, openAdmin, row, shareFinished, tab } from './admin-visit.ts';
import { storeFinished } from '#tests/support/stored-crafts.ts';

test('a new user is created; what was typed stays when the server refuses', async (t) => {
  const { site, page } = await openAdmin(t, { size: desk, expected: /409/ });
  await page.goto('/admin?tab=users');
  await button(page, 'Create New User').click();
  const form = dialog(page);
  await form.getByLabel('Username').fill('ben');
  await form.getByLabel('Email').fill('ada@example.test');
  await form.getByLabel('Password', { exact: true }).fill('five5');
  await form.getByLabel('Display Name').fill('Ben.Paper');
  await form.getByLabel('Administrator').check();
  await button(page, 'Create User').click();
  await form.getByText('Password must be at least 6 characters').waitFor();
  await form.getByLabel('Password', { exact: true }).fill('glue-and-leaves-2');
  await button(page, 'Create User').click();
  await toast(page, 'Failed to create user');
  await toast(page, 'An account with this email already exists. Try logging in instead.');
  await comesTo(() => form.getByLabel('Display Name').inputValue(), 'Ben.Paper');
  await comesTo(() => form.getByLabel('Administrator').isChecked(), true);
  await form.getByLabel('Email').fill('Ben@example.test');
  await button(page, 'Create User').click();
  await toast(page, 'User created successfully');
  await form.waitFor({ state: 'detached' });
  await row(page, 'ben@example.test').getByText('Admin', { exact: true }).waitFor();

  const ben = site.app.client();
  await ben.call(login, { body: { email: 'ben@example.test', password: 'glue-and-leaves-2' } });
  assert.equal((await ben.call(getCurrentUser, {})).user.isAdmin, true);
  await tab(page, 'Admin Logs').click();
  await page.getByRole('cell', { name: 'User created' }).waitFor();
});

test('credits are adjusted quickly and by hand, and the history tells it', async (t) => {
  const { page, ada, operator } = await openAdmin(t, { size: phone });
  await page.goto('/admin?tab=users');
  await page.getByRole('link', { name: 'ada@example.test' }).click();
  const balance = dialog(page).getByRole('tabpanel', { name: 'Profile' }).getByRole('status');
  await button(page, '+5').click();
  await toast(page, 'Credits updated. New balance: 6');
  await comesTo(() => balance.textContent(), '6');
  await button(page, '-1').click();
  await toast(page, 'Credits updated. New balance: 5');

  await dialog(page).getByRole('tab', { name: 'Credit History' }).click();
  await dialog(page).getByText('+5').waitFor();
  await page.getByLabel('Credit amount').fill('-100');
  await page.getByLabel('Note (optional)').fill('A test of the floor');
  await button(page, 'Adjust credits').click();
  await toast(page, 'Credits updated. New balance: 0');
  await dialog(page).getByText('A test of the floor').waitFor();
  await comesTo(() => page.getByLabel('Credit amount').inputValue(), '');
  assert.equal((await ada.client.call(getCurrentUser, {})).user.craftCredits, 0);

  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('link', { name: 'operator@example.test' }).click();
  await button(page, '+10').click();
  await page
    .locator('header')
    .getByRole('link', { name: '11 credits', includeHidden: true })
    .waitFor({ state: 'attached' });
  assert.equal((await operator.client.call(getCurrentUser, {})).user.craftCredits, 11);
});

test('users, crafts and posts are deleted after a question', async (t) => {
  const { site, page, ada } = await openAdmin(t, { size: desk });
  const bo = await newPerson(site.app, { displayName: 'Bo.Paper', email: 'bo@example.test' });
  const postId = await shareFinished(site, ada, { title: 'Window bird' });
  await storeFinished(site.app, ada.user.id, { title: 'Leaf crown' });

  await page.goto('/admin?tab=posts');
  await button(page, `Delete post ${postId}`).click();
  await assertAccessible(page, 'the question');
  await button(page, 'Cancel').click();
  await row(page, String(postId)).waitFor();
  await button(page, `Delete post ${postId}`).click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await toast(page, 'Post deleted successfully');
  await page.getByText('No posts found').waitFor();

  await tab(page, 'Crafts').click();
  await row(page, 'Leaf crown').getByText(`User #${ada.user.id}`).waitFor();
  await button(page, 'Delete Leaf crown').click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await toast(page, 'Craft deleted successfully');
  await row(page, 'Leaf crown').waitFor({ state: 'detached' });
  await row(page, 'Window bird').waitFor();

  await tab(page, 'Users').click();
  await row(page, 'operator@example.test').waitFor();
  await comesTo(() => button(page, 'Delete Operator').count(), 0, 'nobody deletes themselves here');
  await button(page, 'Delete Ada.Glue').click();
  await dialog(page)
    .getByText(
      "Are you sure you want to delete Ada.Glue's account? This action cannot be undone and will delete all of their crafts and posts.",
      { exact: true },
    )
    .waitFor();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await toast(page, 'User deleted successfully');
  await row(page, 'ada@example.test').waitFor({ state: 'detached' });
  await row(page, bo.user.email).waitFor();
  await comesTo(
    () => page.evaluate(() => document.activeElement?.getAttribute('role')),
    'tabpanel',
    'the keyboard stays in the list',
  );
  assert.equal((await ada.client.refusal(getCurrentUser, {})).status, 401);
});

test('a list is exported as it stands: searched and sorted', async (t) => {
  const { site, page } = await openAdmin(t, { size: desk, expected: /503/ });
  for (const name of ['Bo.Paper', 'Bea.Paper']) await newPerson(site.app, { displayName: name });
  await page.goto('/admin?tab=users&search=b&sort=name&direction=asc');
  await page.getByText('Bo.Paper').waitFor();
  const download = page.waitForEvent('download');
  await button(page, 'Export as CSV').click();
  const file = await download;
  assert.match(file.suggestedFilename(), /^users-\d{4}-\d\d-\d\d\.csv$/);
  const lines = fs
    .readFileSync(await file.path(), 'utf8')
    .trim()
    .split(/\r?\n/);
  assert.match(lines[0] ?? '', /displayName/);
  assert.deepEqual(
    lines.slice(1).map((line) => /Bo\.Paper|Bea\.Paper/.exec(line)?.[0]),
    ['Bea.Paper', 'Bo.Paper'],
  );

  await page.route('**/export.csv?*', (route) =>
    route.fulfill({
      status: 503,
      json: { success: false, code: 'UNAVAILABLE', message: 'Please try again soon.' },
    }),
  );
  await button(page, 'Export as CSV').click();
  await toast(page, 'The export did not work');
});
