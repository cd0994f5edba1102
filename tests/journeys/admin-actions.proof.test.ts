import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getCurrentUser } from '#contract/account.ts';
import { assertAccessible, comesTo, desk, openAs, phone, toast } from '#tests/support/browser.ts';
import { button, dialog, openAdmin, row, shareFinished } from './admin-visit.ts';

test('an administrator sets a password: the old one and all sessions end, and a new one is asked for', async (t) => {
  const { site, page, ada } = await openAdmin(t, { size: desk });
  await page.goto('/admin?tab=users');
  await button(page, 'Reset the password of Ada.Glue').click();
  const submit = dialog(page).getByRole('button', { name: 'Reset password' });
  await dialog(page).getByLabel('New password').fill('short');
  await submit.click();
  await dialog(page).getByText('Password must be at least 6 characters').waitFor();
  await assertAccessible(page, 'the reset dialog');
  await dialog(page).getByLabel('New password').fill('a-pot-of-glue-7');
  await submit.click();
  await toast(page, 'Password reset successfully');
  assert.equal((await ada.client.refusal(getCurrentUser, {})).status, 401);

  const hers = await site.open({ size: phone });
  await hers.goto('/auth');
  const form = hers.getByRole('tabpanel', { name: 'Login' });
  await form.getByLabel('Email').fill('ada@example.test');
  await form.getByLabel('Password', { exact: true }).fill('a-pot-of-glue-7');
  await hers.getByRole('button', { name: 'Sign In' }).click();
  await dialog(hers).getByText('Choose your own password').waitFor();
  await assertAccessible(hers, 'the question for a new password');
  await button(hers, 'Later').click();
  await hers.reload();
  await dialog(hers).getByLabel('Current Password').fill('a-pot-of-glue-7');
  await dialog(hers).getByLabel('New password', { exact: true }).fill('scissors-And-9-leaves');
  await dialog(hers).getByLabel('Confirm Password').fill('scissors-And-9-leaves');
  await button(hers, 'Change password').click();
  await toast(hers, 'Password changed');
  await hers.reload();
  await hers.getByRole('link', { name: /Start Crafting/ }).waitFor();
  await comesTo(() => dialog(hers).count(), 0);
});

test('what is refused is told, and the list stays', async (t) => {
  const { page } = await openAdmin(t, { size: desk, expected: /409/ });
  await page.route('**/api/admin/users/*', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({
          status: 409,
          json: { success: false, code: 'CONFLICT', message: 'This has changed in the meantime.' },
        })
      : route.continue(),
  );
  await page.goto('/admin?tab=users');
  await button(page, 'Delete Ada.Glue').click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await toast(page, 'Failed to delete user');
  await toast(page, 'This has changed in the meantime.');
  await button(page, 'Cancel').click();
  await row(page, 'ada@example.test').waitFor();
});

test('a link to somebody opens over the list; Escape and Back close it', async (t) => {
  const { site, page, operator, ada } = await openAdmin(t, { size: desk });
  await shareFinished(site, ada, { title: 'Window bird' });
  await page.goto('/admin?tab=crafts');
  await page.getByRole('link', { name: `User #${ada.user.id}` }).click();
  await page.getByRole('heading', { level: 2, name: 'Ada.Glue' }).waitFor();
  await page.goBack();
  await dialog(page).waitFor({ state: 'detached' });
  await row(page, 'Window bird').waitFor();

  const shared = await openAs(site, operator, { size: desk, expected: /404/ });
  await shared.goto(`/admin?tab=users&user=${ada.user.id}`);
  await shared.getByRole('heading', { level: 2, name: 'Ada.Glue' }).waitFor();
  await shared.keyboard.press('Escape');
  await shared.waitForURL('**/admin?tab=users');
  await shared.goto('/admin?tab=users&user=4711');
  await shared.getByText('This user does not exist anymore.').waitFor();
});
