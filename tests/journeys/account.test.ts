import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import {
  assertOpen,
  assertAccessible,
  assertFits,
  comesTo,
  desk,
  openSite,
  phone,
  toast,
} from '#tests/support/browser.ts';
import { newPerson } from '#tests/support/people.ts';

const ann = { email: 'ann@example.test', nickname: 'Ann.Glue', password: 'paper-Bird-7' };

const registerForm = (page: Page) => page.getByRole('tabpanel', { name: 'Register' });
const loginForm = (page: Page) => page.getByRole('tabpanel', { name: 'Login' });

async function fillRegistration(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Get Started Now' }).click();
  const form = registerForm(page);
  await form.getByLabel('Email').fill(ann.email);
  await form.getByLabel('Community nickname').fill(ann.nickname);
  await form.getByLabel('Password', { exact: true }).fill(ann.password);
  await form.getByLabel('Confirm password').fill(ann.password);
}

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

test('the keyboard alone is enough to register, sign out and sign in', async (t) => {
  const site = await openSite(t);
  const page = await site.open({ size: desk });
  await page.goto('/auth');
  const tabTo = async (name: RegExp): Promise<void> => {
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      const label = await page.evaluate(() => {
        const element = document.activeElement as HTMLInputElement | null;
        const labels = [...(element?.labels ?? [])].map((each) => each.textContent);
        return [element?.getAttribute('aria-label'), ...labels, element?.textContent]
          .filter(Boolean)
          .join(' ');
      });
      if (name.test(label)) return;
    }
    assert.fail(`the Tab key never reached ${name}`);
  };
  const type = async (name: RegExp, text: string): Promise<void> => {
    await tabTo(name);
    await page.keyboard.type(text);
  };
  await tabTo(/^Get Started Now/);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Create Account' }).waitFor();
  await type(/^Email/, ann.email);
  await type(/nickname/i, ann.nickname);
  await type(/^Password/, ann.password);
  await type(/^Confirm/, ann.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${site.url}/`);
  await page.getByRole('heading', { name: /Ann\.Glue/ }).waitFor();

  await tabTo(/^Logout/);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${site.url}/auth`);
  await type(/^Email/, ann.email);
  await type(/^Password/, ann.password);
  await page.keyboard.press('Enter');
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

test('signed-in people who open the landing page are brought home', async (t) => {
  const site = await openSite(t);
  const page = await site.open();
  await page.goto('/auth');
  await fillRegistration(page);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.waitForURL(`${site.url}/`);
  await page.goto('/auth');
  await page.waitForURL(`${site.url}/`);
});

for (const [size, sizeName] of [
  [phone, 'a phone'],
  [desk, 'a desk'],
] as const) {
  test(`every page so far is open to everybody, on ${sizeName}`, async (t) => {
    const site = await openSite(t);
    const page = await site.open({ size, expected: /404/ });
    await page.goto('/auth');
    await assertAccessible(page, 'the landing page as it arrives');
    await fillRegistration(page);
    await assertAccessible(page, 'the register form');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.waitForURL(`${site.url}/`);
    for (const path of [
      '/',
      '/create',
      '/community',
      '/favorites',
      '/profile',
      '/credits',
      '/admin',
      '/terms',
      '/privacy',
      '/kit',
      '/nowhere',
    ]) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await assertOpen(page, path);
    }
    await page.goto('/');
    await page.getByRole('button', { name: /notifications/i }).click();
    await page.getByText('No notifications yet').waitFor();
    await assertAccessible(page, 'the notifications');
  });
}

test('the narrowest phone shows everything without scrolling sideways', async (t) => {
  const site = await openSite(t);
  const page = await site.open({ size: { width: 320, height: 640 } });
  await page.goto('/auth');
  await assertFits(page, 'the landing page');
  await fillRegistration(page);
  await assertFits(page, 'the register form');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.waitForURL(`${site.url}/`);
  await assertFits(page, 'home');
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
