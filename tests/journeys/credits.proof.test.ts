import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible, assertFits, comesTo, desk, toast } from '#tests/support/browser.ts';
import { serveStripeScript } from '#tests/support/fake-stripe-script.ts';
import { giveCredits } from '#tests/support/generating.ts';
import { assertKept, craftCount, fillIn, openWizard, press } from './create-wizard.ts';
import {
  arrive,
  dialog,
  payNow,
  headerCredits,
  choosePackage,
  buyWithTestCard,
  arriveWithStripe,
} from './credits-visit.ts';

test('credits are bought at a dark desk too', (t) => buyWithTestCard(t, desk, 'dark'));

test('out of credits before the last step: some are bought, nothing is chosen twice, the craft is made', async (t) => {
  const { page, site, ...person } = await openWizard(t, { expected: /402/ });
  await giveCredits(site.app, person, -1);
  await page.reload();
  await fillIn(page);
  await press(page, 'Create Craft');
  await dialog(page).getByRole('link', { name: 'Buy Credits' }).click();
  await page.getByRole('button', { name: 'Buy Family' }).click();
  await page.getByLabel('Card number').fill('4000 0000 0000 0002');
  await page.getByLabel('Expires').fill('12/34');
  await page.getByLabel('Security code').fill('123');
  await payNow(page).click();
  await toast(page, 'Payment Failed');
  await dialog(page).getByRole('button', { name: 'Fill in the test card' }).click();
  await payNow(page).click();
  await dialog(page).waitFor({ state: 'detached' });
  await headerCredits(page, '15 credits');

  await page.getByRole('link', { name: 'Create', exact: true }).click();
  await assertKept(page);
  await press(page, 'Create Craft');
  await page.getByRole('button', { name: /View Now/ }).click();
  await page.waitForURL(/\/craft\/[0-9a-f-]{36}$/);
  await headerCredits(page, '14 credits');
  await comesTo(() => craftCount(site), 1);
});

test('a long history is read on, down to its end', async (t) => {
  const { page, site, ...person } = await arrive(t);
  for (let time = 0; time < 11; time += 1) await giveCredits(site.app, person, 1);
  await page.goto('/credits');
  await page.getByText('12 credits left').waitFor();
  await comesTo(() => page.getByText('A welcome present').count(), 0);
  await page.getByRole('button', { name: 'Load more' }).click();
  await page.getByText('A welcome present').waitFor();
  await page.getByText('That is everything.').waitFor();
});

test('the page is usable in a window of 320 pixels', async (t) => {
  const { page } = await arrive(t, {}, { size: { width: 320, height: 640 } });
  await choosePackage(page, 'Studio');
  await assertFits(page, 'the dialog');
  await dialog(page).getByRole('button', { name: 'Fill in the test card' }).click();
  await payNow(page).click();
  await toast(page, 'Payment Successful!');
  await assertFits(page, 'the page');
});

test('where nothing can be bought the page says so, and the history stays', async (t) => {
  const { page } = await arrive(t, { config: { payments: 'off' } });
  await page.goto('/credits');
  await page.getByText('No packages available').waitFor();
  await page.getByText('Credit packages are currently unavailable. Please check back later.').waitFor();
  await page.getByText('A welcome present').waitFor();
  // As it stands, the bar at the bottom covers half of a tab.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await assertAccessible(page, 'the closed shop');
});

test('a payment whose confirmation fails is never charged twice, and confirmed with one more press', async (t) => {
  const { page, site } = await arrive(t, {}, { expected: /503/ });
  let isBroken = true;
  await page.route('**/api/confirm-credit-purchase', (route) =>
    isBroken
      ? route.fulfill({
          status: 503,
          json: { success: false, code: 'UNAVAILABLE', message: 'Please try again soon.' },
        })
      : route.continue(),
  );
  await choosePackage(page);
  await dialog(page).getByRole('button', { name: 'Fill in the test card' }).click();
  await payNow(page).click();
  await toast(page, 'Confirmation Failed');
  await dialog(page).getByText('You have paid, and nothing more is charged', { exact: false }).waitFor();
  await assertAccessible(page, 'the unconfirmed payment');
  isBroken = false;
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await toast(page, 'Payment Successful!');
  await headerCredits(page, '16 credits');
  const { rows } = await site.app.database.pool.query(
    "select id from payments_purchases where type = 'purchase'",
  );
  assert.equal(rows.length, 1);
});

test('a payment that cannot be set up is told, and the packages stay', async (t) => {
  const { page, site } = await arrive(t, {}, { expected: /404/ });
  await page.goto('/credits');
  await page.getByRole('button', { name: 'Buy Family' }).waitFor();
  await site.app.database.pool.query('update payments_packages set is_active = false');
  await page.getByRole('button', { name: 'Buy Family' }).click();
  await toast(page, 'Payment Setup Failed');
  await toast(page, 'This package is not available anymore. Please choose another one.');
  await page.getByRole('button', { name: 'Buy Starter' }).waitFor();
});

test('a card form that is blocked says so and can be tried again', async (t) => {
  const { page, stripe } = await arriveWithStripe(t, /ERR_|Failed to load/);
  await page.route('https://js.stripe.com/**', (route) => route.abort());
  await choosePackage(page, 'Starter');
  const problem = dialog(page).getByRole('alert');
  await problem.getByText('The card form could not be loaded.', { exact: false }).waitFor();
  await comesTo(() => payNow(page).isDisabled(), true);
  await assertAccessible(page, 'the missing card form');
  await page.unroute('https://js.stripe.com/**');
  await serveStripeScript(page, stripe);
  await problem.getByRole('button', { name: 'Try again' }).click();
  await page.getByLabel('Card at Stripe').fill('4242424242424242');
  await payNow(page).click();
  await toast(page, 'Payment Successful!');
});

test('a card form that never comes is given up after ten seconds', async (t) => {
  const { page, stripe } = await arriveWithStripe(t, /ERR_|Failed to load/);
  await page.clock.install();
  const asked = page.waitForRequest('https://js.stripe.com/**');
  await page.route('https://js.stripe.com/**', () => undefined);
  await choosePackage(page, 'Starter');
  await asked;
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 100));
  await page.clock.runFor(10_000);
  await dialog(page).getByRole('alert').waitFor();
  await page.clock.resume();
  await serveStripeScript(page, stripe);
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Buy Starter' }).click();
  await page.getByLabel('Card at Stripe').waitFor();
});
