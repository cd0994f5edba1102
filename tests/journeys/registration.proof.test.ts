import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  assertAccessible,
  assertOpen,
  desk,
  openAs,
  openSite,
  phone,
  toast,
  waitForLife,
} from '#tests/support/browser.ts';
import { signIn } from '#tests/support/people.ts';
import { storeCraft } from '#tests/support/stored-crafts.ts';
import { openAdmin } from './admin-visit.ts';

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

test('an administrator invites somebody, who makes an account with the link, once', async (t) => {
  const site = await openSite(t, { config: { registration: 'invite' } });
  const admin = { email: 'admin@example.test', password: 'glue-and-paper-1' };
  await site.app.services.accountAdmin.ensureAdmin(admin);
  const client = site.app.client();
  const user = await signIn(client, admin);
  const console = await openAs(site, { user, client, password: admin.password }, { size: desk });
  await console.goto('/admin?tab=invitations');
  await console.getByText('Nobody has been invited yet').waitFor();
  const dialog = console.getByRole('dialog');

  await console.getByRole('button', { name: 'Invite somebody' }).click();
  await dialog.getByLabel('For how many days').fill('31');
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  await dialog.getByText('Please enter 1 to 30 days').waitFor();
  await dialog.getByLabel('For how many days').fill('3');
  await dialog.getByLabel('Note').fill('Grandma');
  await assertAccessible(console, 'the form of an invitation');
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  const link = await dialog.getByLabel('Link of the invitation').inputValue();
  await assertAccessible(console, 'the link of an invitation');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await console.getByRole('row', { name: /Grandma.*Person.*Open/ }).waitFor();

  const guest = await site.open({ size: phone, expected: /400/ });
  await guest.goto('/auth');
  await guest.getByText(/New accounts need an invitation here/).waitFor();
  await guest.goto(link);
  await guest.getByRole('heading', { name: 'Your invitation' }).waitFor();
  await guest.getByLabel('Email').fill('grandma@example.test');
  await assertAccessible(guest, 'an invitation');
  await guest.getByLabel('Community nickname').fill('Grandma.Glue');
  await guest.getByLabel('Password', { exact: true }).fill(admin.password);
  await guest.getByLabel('Confirm password').fill(admin.password);
  await guest.getByRole('button', { name: 'Create Account' }).click();
  await toast(guest, 'Registration successful');
  await guest.waitForURL(`${site.url}/`);
  await guest.getByRole('heading', { name: /Grandma\.Glue/ }).waitFor();

  await console.getByRole('button', { name: 'Refresh' }).click();
  await console.getByRole('row', { name: /Grandma.*Person.*Used/ }).waitFor();
  await assertAccessible(console, 'the invitations');
  const late = await site.open({ expected: /400/ });
  await late.goto(link);
  await late.getByText('This invitation does not work').waitFor();
  await late.getByText(/was used already, has expired or was taken back/).waitFor();
});

test('an invitation that is taken back is of no use', async (t) => {
  const { site, page } = await openAdmin(t, { size: phone });
  await page.goto('/admin?tab=invitations');
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('They join as').selectOption('Administrator');
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  const link = await dialog.getByLabel('Link of the invitation').inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Withdraw invitation' }).click();
  await assertAccessible(page, 'the question');
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await toast(page, 'Invitation withdrawn');
  await page.getByText('Withdrawn', { exact: true }).waitFor();
  await assertOpen(page, 'the invitations on a phone');
  const guest = await site.open({ expected: /400/ });
  await guest.goto(link);
  await guest.getByText('This invitation does not work').waitFor();
});
