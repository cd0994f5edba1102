import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { comesTo, openSite, toast } from '#tests/support/browser.ts';
import { newPerson } from '#tests/support/people.ts';
import { ann, registerForm, fillRegistration } from './account-visit.ts';

const loginForm = (page: Page) => page.getByRole('tabpanel', { name: 'Login' });

test('a visitor registers, sees their home, signs out and signs in again', async (t) => {
  const site = await openSite(t);
  const page = await site.open();
  await page.goto('/');
  assert.equal(new URL(page.url()).pathname, '/auth');

  await fillRegistration(page);
  await page.getByText('Strong password').waitFor();
  await page.getByText('Passwords match').waitFor();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await toast(page, 'Registration successful');
  await page.waitForURL(`${site.url}/`);
  await page.getByRole('heading', { name: /Ann\.Glue/ }).waitFor();
  assert.match((await page.getByRole('link', { name: /1 credit$/ }).textContent()) ?? '', /1 credit$/);

  await page.getByRole('button', { name: 'Logout' }).click();
  await toast(page, 'Logged out');
  await page.waitForURL(`${site.url}/auth`);

  await loginForm(page).getByLabel('Email').fill(ann.email.toUpperCase());
  await loginForm(page).getByLabel('Password', { exact: true }).fill(ann.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await toast(page, 'Login successful');
  await page.waitForURL(`${site.url}/`);
});

test('what is wrong is said beside its field, and nothing typed is lost', async (t) => {
  const site = await openSite(t);
  await newPerson(site.app, { displayName: ann.nickname });
  const page = await site.open({ expected: /409/ });
  await page.goto('/auth');
  await fillRegistration(page);
  await page
    .getByText(/already taken/i)
    .first()
    .waitFor();

  await registerForm(page).getByLabel('Community nickname').fill('two words');
  await page
    .getByText('Community nickname can only contain letters, numbers, underscores and periods')
    .waitFor();
  await registerForm(page).getByLabel('Confirm password').fill('something else');
  await page.getByText("Passwords don't match").first().waitFor();
  await page.getByRole('button', { name: 'Create Account' }).click();
  const focused = await page.evaluate(() => (document.activeElement as HTMLInputElement).value);
  assert.equal(focused, 'two words');
  await comesTo(() => registerForm(page).getByLabel('Email').inputValue(), ann.email);
  await comesTo(() => registerForm(page).getByLabel('Password', { exact: true }).inputValue(), ann.password);
});

test('a wrong password is told in a toast and the address stays', async (t) => {
  const site = await openSite(t);
  const page = await site.open({ expected: /401/ });
  await page.goto('/auth');
  await loginForm(page).getByLabel('Email').fill(ann.email);
  await loginForm(page).getByLabel('Password', { exact: true }).fill('wrong-password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await toast(page, 'Login failed');
  await toast(page, 'The email or password is not right.');
  await comesTo(() => loginForm(page).getByLabel('Email').inputValue(), ann.email);
});

test('a form sent before the script has arrived is not lost', async (t) => {
  const site = await openSite(t);
  await newPerson(site.app, { email: ann.email });
  const page = await site.open();
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/main-*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('/auth', { waitUntil: 'commit' });
  await loginForm(page).getByLabel('Email').fill(ann.email);
  await loginForm(page).getByLabel('Password', { exact: true }).fill('glue-and-paper-1');
  await page.getByRole('button', { name: 'Sign In' }).click();
  release();
  await page.waitForURL(`${site.url}/`);
});

test('an unknown address says so, with its status', async (t) => {
  const site = await openSite(t);
  const { client } = await newPerson(site.app);
  const page = await site.open({ expected: /404/ });
  await page
    .context()
    .addCookies([...client.cookies].map(([name, value]) => ({ name, value, url: site.url })));
  const response = await page.goto('/no/such/page');
  assert.equal(response?.status(), 404);
  await page.getByText('404 Page Not Found').waitFor();
  await page.getByText('Did you forget to add the page to the router?').waitFor();
});
