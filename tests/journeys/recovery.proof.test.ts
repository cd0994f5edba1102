import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forgotPassword } from '#contract/account-recovery.ts';
import { assertAccessible, comesTo, desk, openSite, toast } from '#tests/support/browser.ts';
import { newPerson } from '#tests/support/people.ts';
import { mailedLink } from './mailed-link.ts';
import { newPassword, askForLink, login, sendMessage } from './recovery-visit.ts';

test('a link works once, whatever its parameter is called, and leads back to asking', async (t) => {
  const site = await openSite(t);
  const { user } = await newPerson(site.app);
  const page = await site.open({ expected: /400|404/ });
  await page.goto('/auth?reset=not-a-token');
  await toast(page, 'Invalid or Expired Token');
  await toast(page, 'The password reset link is invalid or has expired. Please request a new one.');
  assert.equal(page.url(), `${site.url}/auth`);
  await page.getByRole('heading', { name: 'Forgot Password' }).waitFor();
  await assertAccessible(page, 'the forgot form after a bad link');
  await page.getByRole('button', { name: 'Back to Login' }).click();
  await page.getByRole('heading', { name: 'Sign in to your account' }).waitFor();

  await askForLink(page, user.email);
  const link = await mailedLink(site, 'reset-password');
  await page.goto(link.replace('?token=', '?reset='));
  await page.getByRole('heading', { name: 'Set New Password' }).waitFor();
  site.app.clock.advance(61 * 60_000);
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByLabel('Confirm password').fill(newPassword);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await toast(page, 'Password Reset Failed');
  await page.getByRole('heading', { name: 'Forgot Password' }).waitFor();
});

test('a link that cannot be looked up says so and can be tried again', async (t) => {
  const site = await openSite(t);
  const { user } = await newPerson(site.app);
  const page = await site.open({ expected: /Failed to load resource|net::/ });
  await askForLink(page, user.email);
  const link = await mailedLink(site, 'reset-password');
  await page.route('**/api/verify-reset-token/*', (route) => route.abort());
  await page.goto(link);
  await toast(page, 'Token Verification Failed');
  await page.getByRole('heading', { name: 'Forgot Password' }).waitFor();
  await page.unroute('**/api/verify-reset-token/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await toast(page, 'Valid Reset Token');
});

test('somebody signed in can follow a reset link too, and signs in anew', async (t) => {
  const site = await openSite(t);
  const { user, password } = await newPerson(site.app);
  const page = await site.open();
  await page.goto('/auth');
  await login(page, user.email, password);
  await page.waitForURL(`${site.url}/`);
  await site.app.client().call(forgotPassword, { body: { email: user.email } });
  await page.goto(await mailedLink(site, 'reset-password'));
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByLabel('Confirm password').fill(newPassword);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await toast(page, 'Password Reset Successful');
  await page.getByRole('heading', { name: 'Sign in to your account' }).waitFor();
});

test('the test page resets a password by hand', async (t) => {
  const site = await openSite(t);
  const { user, password } = await newPerson(site.app);
  const page = await site.open({ expected: /400|401/ });
  await page.goto('/auth');
  await login(page, user.email, password);
  await page.waitForURL(`${site.url}/`);
  await page.goto('/test-reset');
  await page.getByRole('button', { name: 'Verify Token' }).click();
  await page.getByText('Please enter a token to verify').waitFor();
  await assertAccessible(page, 'the test page');
  await page.getByLabel('Reset token').fill('nonsense');
  await page.getByRole('button', { name: 'Verify Token' }).click();
  await toast(page, 'Invalid Token');

  await site.app.client().call(forgotPassword, { body: { email: user.email } });
  const token = new URL(await mailedLink(site, 'reset-password')).searchParams.get('token') ?? '';
  await page.getByLabel('Reset token').fill(token);
  await page.getByRole('button', { name: 'Verify Token' }).click();
  await toast(page, 'Token verified successfully');
  const reset = page.getByRole('button', { name: 'Reset Password' });
  await reset.click();
  await page.getByText('Please enter both token and password').waitFor();
  await page.getByLabel('New password').fill('five5');
  await page.getByText('Password must be at least 6 characters long').waitFor();
  await page.getByLabel('New password').fill(newPassword);
  await reset.click();
  await toast(page, 'Password reset successfully');
  await page.getByRole('button', { name: 'Verify Token' }).waitFor();
});

for (const size of [desk, { width: 320, height: 640 }]) {
  test(`messages reach those who run the site, ${size.width} px wide`, (t) => sendMessage(t, size));
}

test('a message that cannot be sent stays in its form', async (t) => {
  const site = await openSite(t);
  const page = await site.open({ expected: /Failed to load resource|net::/ });
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Contact Us' }).click();
  await page.getByLabel('Name').fill('Ann');
  await page.getByRole('textbox', { name: 'Email' }).last().fill('ann@example.test');
  await page.getByLabel('Message').fill('The glue pot is a lovely touch.');
  await page.route('**/api/contact', (route) => route.abort());
  await page.getByRole('button', { name: 'Send Message' }).click();
  await toast(page, 'There was a problem sending your message. Please try again.');
  await comesTo(() => page.getByLabel('Message').inputValue(), 'The glue pot is a lovely touch.');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByLabel('Message').waitFor({ state: 'detached' });
});
