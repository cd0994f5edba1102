import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getCurrentUser } from '#contract/account.ts';
import { assertAccessible, comesTo, openSite, phone, toast } from '#tests/support/browser.ts';
import { newPerson } from '#tests/support/people.ts';
import { mailedLink } from './mailed-link.ts';
import { newPassword, askForLink, login, sendMessage } from './recovery-visit.ts';

test('a forgotten password is replaced with the link from the mail', async (t) => {
  const site = await openSite(t);
  const { user, client } = await newPerson(site.app);
  const page = await site.open();
  await askForLink(page, user.email);
  await assertAccessible(page, 'the forgot form');

  await page.goto(await mailedLink(site, 'reset-password'));
  await toast(page, 'Valid Reset Token');
  await toast(page, 'Please enter your new password.');
  assert.equal(page.url(), `${site.url}/auth`, 'the token has left the address');
  await page.getByRole('heading', { name: 'Set New Password' }).waitFor();
  await assertAccessible(page, 'the reset form');

  const save = page.getByRole('button', { name: 'Reset Password' });
  const password = page.getByLabel('New password', { exact: true });
  await password.fill('five5');
  await comesTo(() => save.isDisabled(), true);
  await password.fill(newPassword);
  await page.getByText('Strong password').waitFor();
  await save.click();
  await page.getByText('Please confirm your password').waitFor();
  await page.getByLabel('Confirm password').fill('something else');
  await page.getByText("Passwords don't match").waitFor();
  await page.getByLabel('Confirm password').fill(newPassword);
  await save.click();
  await toast(page, 'Password Reset Successful');

  await login(page, user.email, newPassword);
  await page.waitForURL(`${site.url}/`);
  const before = await client.refusal(getCurrentUser, {});
  assert.equal(before.status, 401, 'sessions from before have ended');
});

test('messages reach those who run the site', (t) => sendMessage(t, phone));
