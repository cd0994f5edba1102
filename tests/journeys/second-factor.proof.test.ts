import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import type { Page } from 'playwright-core';
import { changeSignInRule } from '#contract/account-second-factor.ts';
import { assertOpen, desk, openAs, openSite, phone, toast, waitForLife } from '#tests/support/browser.ts';
import type { Site, WindowOptions } from '#tests/support/browser.ts';
import { newAdministrator, newPerson } from '#tests/support/people.ts';
import type { Person } from '#tests/support/people.ts';
import { readQrCode } from '#tests/support/read-qr-code.ts';
import { codeShown, nextCode, turnOnSecondFactor } from '#tests/support/second-factor.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** In both themes, on a phone and at a desk, nobody is kept out and nothing sticks out. */
async function assertSound(page: Page, what: string): Promise<void> {
  for (const [size, colorScheme] of [
    [desk, 'dark'],
    [phone, 'dark'],
    [desk, 'light'],
    [phone, 'light'],
  ] as const) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    await assertOpen(page, what);
  }
}

async function openSettings(t: TestContext, options: WindowOptions = {}) {
  const site = await openSite(t);
  const person = await newPerson(site.app);
  const page = await openAs(site, person, options);
  await page.goto('/profile/settings');
  await button(page, 'Turn on two-step sign-in').waitFor();
  return { site, person, page };
}

/** The first step on the page for visitors. */
async function enterPassword(page: Page, { user, password }: Person): Promise<void> {
  await page.goto('/auth');
  await waitForLife(page);
  await page.getByLabel('Email', { exact: true }).first().fill(user.email);
  await page.getByLabel('Password', { exact: true }).first().fill(password);
  await button(page, 'Sign In').click();
}

async function openSecondStep(site: Site, person: Person, options: WindowOptions = {}): Promise<Page> {
  const page = await site.open(options);
  await enterPassword(page, person);
  await page.getByLabel('6-digit code').waitFor();
  return page;
}

/** The dark squares of the picture, read as a scanner would. */
async function scan(page: Page): Promise<string> {
  const svg = page.getByRole('figure', { name: /^QR code/ }).locator('svg');
  const side = Number((await svg.getAttribute('viewBox'))?.split(' ')[2]);
  const path = (await svg.locator('path').last().getAttribute('d')) ?? '';
  const quiet = 4;
  const size = side - 2 * quiet;
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)h1/g)].map(([, x, y]) => `${x} ${y}`));
  return readQrCode(
    Array.from({ length: size }, (_row, y) =>
      Array.from({ length: size }, (_module, x) => dark.has(`${x + quiet} ${y + quiet}`)),
    ),
  );
}

test('two-step sign-in is turned on with an app, and hands out recovery codes', async (t) => {
  const { site, person, page } = await openSettings(t, { expected: /403/ });
  await button(page, 'Turn on two-step sign-in').click();
  await assertSound(page, 'the question for the password');
  await button(page, 'Next').click();
  await page.getByText('Please enter your current password').waitFor();
  await page.getByLabel('Current password').fill(person.password);
  await button(page, 'Next').click();
  await button(page, 'Copy key').waitFor();
  await assertSound(page, 'the key');

  const shown = await dialog(page).locator('code').innerText();
  assert.match(shown, /^([A-Z2-7]{4}\s){7}[A-Z2-7]{4}$/);
  const secret = shown.replaceAll(/\s/g, '');
  const uri = await scan(page);
  assert.match(uri, new RegExp(`^otpauth://totp/Gluebird:.*secret=${secret}&`));
  assert.equal(await page.getByRole('link', { name: /^On this phone/ }).getAttribute('href'), uri);

  const turnOn = dialog(page).getByRole('button', { name: 'Turn on' });
  await turnOn.click();
  await page.getByText('Please enter the 6 digits that your app shows').waitFor();
  await page.getByLabel('6-digit code').fill('000 000');
  await turnOn.click();
  await page.getByText('This code is not right, or was used before').waitFor();
  await page.getByLabel('6-digit code').fill(codeShown(site.app.clock, secret));
  await turnOn.click();
  await button(page, 'I have kept them').waitFor();
  const codes = await page
    .getByRole('list', { name: 'Your recovery codes' })
    .getByRole('listitem')
    .allInnerTexts();
  assert.equal(codes.length, 10);
  const download = page.waitForEvent('download');
  await button(page, 'Download').click();
  const text = fs.readFileSync(await (await download).path(), 'utf8');
  assert.ok(text.includes(person.user.email) && codes.every((code) => text.includes(code)));
  await assertSound(page, 'the recovery codes');
  await button(page, 'I have kept them').click();
  await page.getByText(/10 recovery codes left/).waitFor();
  await assertSound(page, 'the settings');
});

test('signing in asks for the code, leads back, and takes a recovery code', async (t) => {
  const site = await openSite(t);
  const ann = await turnOnSecondFactor(site.app, await newPerson(site.app));
  const page = await openSecondStep(site, ann, { expected: /40[13]/ });
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'signInCode');
  await assertSound(page, 'the second step');
  await button(page, 'Sign In').click();
  await page.getByText('Please enter the 6 digits that your app shows').waitFor();

  await button(page, 'Back to Login').click();
  await button(page, 'Forgot Password?').waitFor();
  assert.equal(await page.getByLabel('Email', { exact: true }).first().inputValue(), ann.user.email);
  await button(page, 'Sign In').click();
  await page.getByLabel('6-digit code').fill(nextCode(site.app.clock, ann.secret));
  await page.keyboard.press('Enter');
  await page.waitForURL(`${site.url}/`);

  const other = await openSecondStep(site, ann, { expected: /40[13]/ });
  await button(other, 'I do not have my phone').click();
  await other.getByLabel('Recovery code').waitFor();
  await assertSound(other, 'the recovery code');
  const [code = ''] = ann.recoveryCodes;
  await other.getByLabel('Recovery code').fill('aaaa-bbbb-cccc-dddd');
  await button(other, 'Sign In').click();
  await other.getByText('This code is not right, or was used before').waitFor();
  await other.getByLabel('Recovery code').fill(code.toUpperCase());
  await button(other, 'Sign In').click();
  await other.waitForURL(`${site.url}/`);
  await other.goto('/profile/settings');
  await other.getByText(/9 recovery codes left/).waitFor();
});

test('too many wrong codes lead back to the password', async (t) => {
  const site = await openSite(t);
  const ann = await turnOnSecondFactor(site.app, await newPerson(site.app));
  const page = await openSecondStep(site, ann, { expected: /40[13]/ });
  for (let tries = 1; tries <= 5; tries += 1) {
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/login/second-factor'));
    await page.getByLabel('6-digit code').fill(`00000${tries}`);
    await button(page, 'Sign In').click();
    assert.equal((await answered).status(), tries < 5 ? 403 : 401);
  }
  await toast(page, 'This took too long or too many tries. Please enter your password again.');
  await button(page, 'Forgot Password?').waitFor();
});

test('new recovery codes are made, and it is turned off with the password and a code', async (t) => {
  const site = await openSite(t);
  const ann = await turnOnSecondFactor(site.app, await newPerson(site.app));
  await site.app.database.pool.query(
    'delete from account_recovery_codes where id not in (select id from account_recovery_codes limit 2)',
  );
  const page = await openAs(site, ann, { expected: /403/ });
  await page.goto('/profile/settings');
  await page.getByText('Make new recovery codes before they run out.').waitFor();
  await button(page, 'New recovery codes').click();
  await page.getByLabel('Current password').fill(ann.password);
  await button(page, 'Make new codes').click();
  await button(page, 'I have kept them').click();
  await page.getByText(/10 recovery codes left/).waitFor();

  await button(page, 'Turn off two-step sign-in').click();
  await page.getByLabel('Current password').fill(ann.password);
  await assertSound(page, 'turning it off');
  const off = dialog(page).getByRole('button', { name: 'Turn off' });
  await page.getByLabel(/^Code from your app/).fill(ann.usedCode);
  await off.click();
  await page.getByText('This code is not right, or was used before').waitFor();
  await page.getByLabel(/^Code from your app/).fill(nextCode(site.app.clock, ann.secret));
  await off.click();
  await toast(page, 'Two-step sign-in is off');
  await button(page, 'Turn on two-step sign-in').waitFor();
});

test('an operator requires it, and an administrator without it is led to the settings', async (t) => {
  const site = await openSite(t);
  const ada = await newAdministrator(site.app);
  const page = await openAs(site, ada, { size: desk, expected: /409/ });
  await page.goto('/admin?tab=system');
  await button(page, 'Require two-step sign-in').click();
  await page
    .getByText(/Otherwise you would lock yourself out/)
    .first()
    .waitFor();
  await turnOnSecondFactor(site.app, ada);
  await button(page, 'Require two-step sign-in').click();
  await page.getByText('Administrators must sign in in two steps.').waitFor();
  await assertSound(page, 'the machine room');
  await page.goto('/profile/settings');
  await page.getByText('Administrators need it here, so it stays on.').waitFor();
  assert.equal(await button(page, 'Turn off two-step sign-in').count(), 0);

  const bob = await newAdministrator(site.app);
  const window = await openAs(site, bob);
  await window.goto('/admin');
  await window.getByRole('heading', { name: 'One step before the console' }).waitFor();
  await assertSound(window, 'the closed console');
  await window.getByRole('link', { name: 'Set it up in settings' }).click();
  await window.getByText('the console opens once it is on').waitFor();
  await assertSound(window, 'the settings of an administrator');
  await button(window, 'Turn on two-step sign-in').click();
  await window.getByLabel('Current password').fill(bob.password);
  await button(window, 'Next').click();
  const secret = (await dialog(window).locator('code').innerText()).replaceAll(/\s/g, '');
  await window.getByLabel('6-digit code').fill(codeShown(site.app.clock, secret));
  await dialog(window).getByRole('button', { name: 'Turn on' }).click();
  await button(window, 'I have kept them').click();
  await window.goto('/admin');
  await window.getByRole('tablist', { name: 'Administration' }).waitFor();
});

test('an administrator takes a lost phone’s second step away', async (t) => {
  const site = await openSite(t);
  const ada = await turnOnSecondFactor(site.app, await newAdministrator(site.app));
  const ann = await turnOnSecondFactor(site.app, await newPerson(site.app));
  await ada.client.call(changeSignInRule, { body: { adminsNeedSecondFactor: true } });
  const page = await openAs(site, ada, { size: desk });
  await page.goto(`/admin?tab=users&user=${ann.user.id}`);
  await button(page, 'Remove two-step sign-in').click();
  await page.getByLabel('Reason, for the log').selectOption({ label: 'New phone without the app' });
  await assertSound(page, 'the question for the reason');
  await button(page, 'Remove').click();
  await toast(page, 'Two-step sign-in removed');
  await button(page, 'Remove two-step sign-in').waitFor({ state: 'detached' });
  const window = await site.open();
  await enterPassword(window, ann);
  await window.waitForURL(`${site.url}/`);
});
