import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible, openSite, phone, waitForLife } from '#tests/support/browser.ts';
import { storeCraft } from '#tests/support/stored-crafts.ts';

test('where registration is closed a visitor finds the sign-in alone, and why', async (t) => {
  const site = await openSite(t, { config: { registration: 'closed' } });
  const craft = await storeCraft(site.app, null);
  const page = await site.open({ size: phone });
  await page.goto('/auth');
  await waitForLife(page);
  await page.getByText('Registration is closed here: no new accounts are made.').waitFor();
  await assertAccessible(page, 'the sign-in alone');
  assert.equal(await page.getByRole('tab').count(), 0);
  assert.equal(await page.getByRole('button', { name: 'Get Started Now' }).count(), 0);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByLabel('Email').fill('nobody@example.test');
  await page.getByRole('button', { name: 'Forgot Password?' }).click();
  await page.getByRole('heading', { name: /forgot|reset/i }).waitFor();

  await page.goto(`/craft/${craft}`);
  await page.getByRole('navigation').getByRole('link', { name: 'Login' }).waitFor();
  await page.locator('main').getByRole('link', { name: /^Like/ }).click();
  await page.getByRole('button', { name: 'Maybe Later' }).waitFor();
  assert.equal(await page.getByText(/sign up/i).count(), 0);
});
