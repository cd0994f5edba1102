import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible, openAs, openSite, toast, waitForLife } from '#tests/support/browser.ts';
import { newPerson } from '#tests/support/people.ts';
import { codeShown, nextCode } from '#tests/support/second-factor.ts';
import { press } from './create-wizard.ts';

test('two-step sign-in is turned on, asks for its code, and is turned off', async (t) => {
  const site = await openSite(t);
  const person = await newPerson(site.app);
  const page = await openAs(site, person);
  await page.goto('/profile/settings');
  await press(page, 'Turn on two-step sign-in');
  await page.getByLabel('Current password').fill(person.password);
  await press(page, 'Next');
  await page.getByRole('figure', { name: /^QR code/ }).waitFor();
  await assertAccessible(page, 'the key');
  const dialog = page.getByRole('dialog');
  const secret = (await dialog.locator('code').innerText()).replaceAll(/\s/g, '');
  await page.getByLabel('6-digit code').fill(codeShown(site.app.clock, secret));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem');
  await codes.first().waitFor();
  assert.equal(await codes.count(), 10);
  await press(page, 'I have kept them');
  await page.getByText(/10 recovery codes left/).waitFor();

  const elsewhere = await site.open();
  await elsewhere.goto('/auth');
  await waitForLife(elsewhere);
  await elsewhere.getByLabel('Email', { exact: true }).first().fill(person.user.email);
  await elsewhere.getByLabel('Password', { exact: true }).first().fill(person.password);
  await press(elsewhere, 'Sign In');
  await elsewhere.getByLabel('6-digit code').fill(nextCode(site.app.clock, secret));
  await elsewhere.keyboard.press('Enter');
  await elsewhere.waitForURL(`${site.url}/`);

  await elsewhere.goto('/profile/settings');
  await press(elsewhere, 'Turn off two-step sign-in');
  await elsewhere.getByLabel('Current password').fill(person.password);
  await elsewhere.getByLabel(/^Code from your app/).fill(nextCode(site.app.clock, secret));
  await elsewhere.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await toast(elsewhere, 'Two-step sign-in is off');
});
