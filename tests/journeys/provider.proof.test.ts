import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator } from 'playwright-core';
import { beginConnection } from '#contract/account-provider.ts';
import { assertAccessible, comesTo, openAs, openSite, phone, waitForLife } from '#tests/support/browser.ts';
import { startFakeOidc } from '#tests/support/fake-oidc.ts';
import { newPerson } from '#tests/support/people.ts';
import { comeBack } from '#tests/support/provider-visit.ts';
import { nextCode, turnOnSecondFactor } from '#tests/support/second-factor.ts';

const kim = { sub: 'kim-1', email: 'kim@example.test', email_verified: true, nickname: 'Kim.Glue' };

/** Without a scroll of one's own. */
const expectInSight = (part: Locator): Promise<void> =>
  comesTo(async () => {
    const box = await part.boundingBox();
    return box !== null && box.y >= 0 && box.y + box.height <= phone.height;
  }, true);

test('somebody signs in by the provider, and is led to the page they came for', async (t) => {
  const provider = await startFakeOidc(t);
  provider.signedIn = kim;
  const site = await openSite(t, { config: { oidc: provider.settings } });
  const page = await site.open({ size: phone });
  await page.goto('/favorites');
  await page.waitForURL(`${site.url}/auth?next=%2Ffavorites`);
  const astray = await page.request.get('/auth?next=%2F%2Felsewhere.example', { maxRedirects: 0 });
  assert.deepEqual([astray.status(), astray.headers()['location']], [302, '/auth']);
  const way = page.getByRole('link', { name: 'Continue with Kitchen ID' });
  await way.waitFor();
  await assertAccessible(page, 'the landing page with a provider');
  await way.click();
  await page.waitForURL(`${site.url}/favorites`);
  await page.getByRole('heading', { name: 'My Favorite Crafts' }).waitFor();
});

test('somebody who says no at the provider is told kindly, and can try again', async (t) => {
  const provider = await startFakeOidc(t);
  const site = await openSite(t, { config: { oidc: provider.settings } });
  const page = await site.open({ size: phone });
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Continue with Kitchen ID' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'You were not signed in' });
  await notice.waitFor();
  await expectInSight(notice);
  await assertAccessible(page, 'a refusal');
  provider.signedIn = kim;
  await page.getByRole('link', { name: 'Continue with Kitchen ID' }).click();
  await page.waitForURL(`${site.url}/`);
  await page.getByRole('heading', { name: /Kim\.Glue/ }).waitFor();
});

test('somebody connects their account in the settings, and ends their session on both sides', async (t) => {
  const provider = await startFakeOidc(t);
  provider.signedIn = kim;
  const site = await openSite(t, { config: { oidc: provider.settings } });
  const person = await newPerson(site.app);
  const page = await openAs(site, person, { size: phone });
  await page.goto('/profile/settings');
  await page.getByRole('button', { name: 'Connect with Kitchen ID' }).click();
  const dialog = page.getByRole('dialog');
  await assertAccessible(page, 'the question before connecting');
  await dialog.getByLabel('Current password').fill(person.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await page.getByText(/Connected since/).waitFor();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('link', { name: 'Continue with Kitchen ID' }).click();
  await page.waitForURL(`${site.url}/`);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(`${site.url}/auth`);
  assert.equal(provider.farewells.length, 1);
});

test('somebody who came by the provider sets a password, and then can do without it', async (t) => {
  const provider = await startFakeOidc(t);
  provider.signedIn = kim;
  const site = await openSite(t, { config: { oidc: provider.settings } });
  const page = await site.open({ size: phone });
  await page.goto('/profile/settings');
  await page.getByRole('link', { name: 'Continue with Kitchen ID' }).click();
  await page.getByText('It is your only way to sign in. To disconnect it, set a password first.').waitFor();
  assert.equal(await page.getByRole('button', { name: 'Disconnect' }).count(), 0);
  await page.getByRole('button', { name: 'Set a password' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New password').fill('glue-and-paper-1');
  await dialog.getByLabel('Confirm password').fill('glue-and-paper-1');
  await assertAccessible(page, 'the first password');
  await dialog.getByRole('button', { name: 'Set password' }).click();
  await page.getByRole('button', { name: 'Change password' }).waitFor();
  await page.getByRole('button', { name: 'Disconnect from Kitchen ID' }).click();
  await dialog.getByLabel('Current password').fill('glue-and-paper-1');
  await dialog.getByRole('button', { name: 'Disconnect' }).click();
  await page.getByRole('button', { name: 'Connect with Kitchen ID' }).waitFor();
});

test('where passwords are off there is one button, and a way for the operator', async (t) => {
  const provider = await startFakeOidc(t);
  const site = await openSite(t, { config: { oidc: provider.settings, passwordSignIn: false } });
  const page = await site.open({ size: phone });
  await page.goto('/auth');
  await waitForLife(page);
  await page.getByRole('link', { name: 'Continue with Kitchen ID' }).waitFor();
  assert.equal(await page.getByLabel('Email').count(), 0);
  await page.goto('/auth?operator');
  await page.getByLabel('Email').waitFor();
});

test('a second factor that is on here is asked for after the provider', async (t) => {
  const provider = await startFakeOidc(t);
  provider.signedIn = kim;
  const site = await openSite(t, { config: { oidc: provider.settings } });
  const person = await turnOnSecondFactor(site.app, await newPerson(site.app));
  const { client, user, password, secret } = person;
  const asked = { params: { id: user.id }, body: { currentPassword: password } };
  const { address } = await client.call(beginConnection, asked);
  await comeBack(client, provider.visit(address, kim));

  const page = await site.open({ size: phone });
  await page.goto('/favorites');
  await page.getByRole('link', { name: 'Continue with Kitchen ID' }).click();
  await expectInSight(page.getByLabel('6-digit code'));
  await page.getByLabel('6-digit code').fill(nextCode(site.app.clock, secret));
  await assertAccessible(page, 'the code after the provider');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(`${site.url}/favorites`);
});
