import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { assertOpen, comesTo, openAs, openSite, phone, toast } from '#tests/support/browser.ts';
import { newPerson } from '#tests/support/people.ts';
import { button, dialog } from './admin-visit.ts';

/** A phone that unlocks itself: the browser's own authenticator, driven by its debugger. */
async function giveAuthenticator(page: Page) {
  const debug = await page.context().newCDPSession(page);
  await debug.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await debug.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const set = (isUserVerified: boolean) =>
    debug.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  const count = async () =>
    (await debug.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length;
  return { setVerified: set, count };
}

test('somebody adds a passkey, comes back with it alone, and removes it with itself', async (t) => {
  const site = await openSite(t, { host: 'localhost' });
  const ann = await newPerson(site.app, { displayName: 'Ann' });
  const page = await openAs(site, ann, { size: phone, expected: /403/ });
  const device = await giveAuthenticator(page);
  await page.goto('/profile/settings');
  await button(page, 'Add a passkey').click();
  await dialog(page).getByLabel('Name', { exact: true }).fill('Blue phone');
  await dialog(page).getByLabel('Current password').fill('wrong-1');
  await button(page, 'Add passkey').click();
  await dialog(page).getByText('Your current password is not right', { exact: true }).waitFor();
  assert.equal(await device.count(), 0);
  await assertOpen(page, 'adding a passkey');
  await dialog(page).getByLabel('Current password').fill(ann.password);
  await button(page, 'Add passkey').click();
  await toast(page, 'Passkey added');
  assert.equal(await device.count(), 1);
  await page.getByRole('heading', { level: 3, name: 'Blue phone' }).waitFor();
  await page.getByText(/Not used yet/).waitFor();
  await assertOpen(page, 'the settings with a passkey');

  await button(page, 'Add a passkey').click();
  await dialog(page).getByLabel('Name', { exact: true }).fill('The same phone');
  await button(page, 'Confirm with a passkey').click();
  await page.getByText('This device has a passkey for your account already.').first().waitFor();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Logout' }).click();
  await button(page, 'Use a passkey').waitFor();
  await assertOpen(page, 'the landing page with the way in by a passkey');
  await device.setVerified(false);
  await button(page, 'Use a passkey').click();
  await page.getByText('No passkey was used. You can try again.').first().waitFor();
  await device.setVerified(true);
  await button(page, 'Use a passkey').click();
  await page.getByRole('link', { name: 'Profile', exact: true }).first().waitFor();
  await button(page, 'Logout').click();
  // The virtual device takes what the browser offers when the field is entered.
  await page.getByLabel('Email').first().focus();
  await page.getByRole('link', { name: 'Profile', exact: true }).first().waitFor();
  await page.goto('/profile/settings');
  await page
    .getByText(/Last used today/)
    .first()
    .waitFor();

  await button(page, 'Remove: Blue phone').click();
  await assertOpen(page, 'removing a passkey');
  await button(page, 'Confirm with a passkey').click();
  await toast(page, 'Passkey removed');
  await comesTo(() => page.getByRole('heading', { level: 3, name: 'Blue phone' }).count(), 0);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/auth');
  await button(page, 'Use a passkey').click();
  await page
    .getByText('This passkey was not accepted. Please try again, or use your password.')
    .first()
    .waitFor();
});
