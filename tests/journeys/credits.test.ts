import assert from 'node:assert/strict';
import { test } from 'node:test';
import { phone, toast } from '#tests/support/browser.ts';
import { serveStripeScript } from '#tests/support/fake-stripe-script.ts';
import {
  dialog,
  payNow,
  headerCredits,
  choosePackage,
  buyWithTestCard,
  arriveWithStripe,
} from './credits-visit.ts';

test('credits are bought with the test card, after a decline that says why', (t) =>
  buyWithTestCard(t, phone, 'light'));

test('Stripe’s own card form stands in the dialog; a declined card may be followed by a good one', async (t) => {
  const { page, stripe } = await arriveWithStripe(t, /unused/);
  await serveStripeScript(page, stripe);
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('stripe.com')) fetched.push(request.url());
  });
  await page.goto('/credits');
  await page.getByRole('button', { name: 'Buy Starter' }).waitFor();
  assert.deepEqual(fetched, [], 'nobody is told to Stripe who only looks');
  await choosePackage(page, 'Starter');
  await page.getByLabel('Card at Stripe').fill('4000000000000002');
  await payNow(page).click();
  await toast(page, 'Payment Failed');
  await dialog(page).getByText('Your card was declined.').first().waitFor();
  await page.getByLabel('Card at Stripe').fill('4242424242424242');
  await payNow(page).click();
  await toast(page, 'Payment Successful!');
  await headerCredits(page, '6 credits');
});
