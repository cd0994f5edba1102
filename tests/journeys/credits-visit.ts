import type { TestContext } from 'node:test';
import type { Page } from 'playwright-core';
import { openAs, assertOpen, assertAccessible, openSite, toast } from '#tests/support/browser.ts';
import type { Scheme, Site, WindowOptions } from '#tests/support/browser.ts';
import type { TestAppOptions } from '#tests/support/create-test-app.ts';
import { startFakeStripe, stripeKeys } from '#tests/support/fake-stripe.ts';
import type { FakeStripe } from '#tests/support/fake-stripe.ts';
import { newPerson } from '#tests/support/people.ts';
import type { Person } from '#tests/support/people.ts';

interface Visit extends Person {
  site: Site;
  page: Page;
}

/** Somebody signed in, with the whole site at hand but not on the page yet. */
export async function arrive(
  t: TestContext,
  options: TestAppOptions = {},
  window: WindowOptions = {},
): Promise<Visit> {
  const site = await openSite(t, options);
  const person = await newPerson(site.app);
  const page = await openAs(site, person, window);
  return { ...person, site, page };
}

export const dialog = (page: Page) => page.getByRole('dialog');

export const payNow = (page: Page) => dialog(page).getByRole('button', { name: 'Pay Now' });

export const headerCredits = (page: Page, text: string) =>
  page.locator('header').getByRole('link', { name: text }).waitFor();

export async function choosePackage(page: Page, name = 'Family'): Promise<void> {
  await page.goto('/credits');
  await page.getByRole('button', { name: `Buy ${name}` }).click();
  await dialog(page).getByText('Complete Your Purchase').waitFor();
}

export async function buyWithTestCard(
  t: TestContext,
  size: WindowOptions['size'] & {},
  scheme: Scheme,
): Promise<void> {
  const { page } = await arrive(t, {}, { size, scheme, expected: /40[02]/ });
  await page.goto('/credits');
  await page.getByRole('heading', { name: 'Craft Credits' }).waitFor();
  await page.getByText('Get 15 credits for your craft projects.').waitFor();
  await page.getByText('$11.99').waitFor();
  await page.getByText('A welcome present').waitFor();
  await headerCredits(page, '1 credit');
  await assertOpen(page, 'the credits page');

  await choosePackage(page);
  await dialog(page).getByText('Test mode: no money moves').waitFor();
  await payNow(page).click();
  await dialog(page).getByText('Please enter the card number').waitFor();
  await assertAccessible(page, 'the empty card form');
  await dialog(page).getByRole('button', { name: 'Fill in the test card' }).click();
  await dialog(page).getByText('Please enter the card number').waitFor({ state: 'detached' });

  await page.getByLabel('Card number').fill('4111 1111 1111 1111');
  await payNow(page).click();
  await dialog(page).getByText('real cards are refused', { exact: false }).first().waitFor();
  await page.getByLabel('Card number').fill('4000 0000 0000 9995');
  await payNow(page).click();
  await toast(page, 'Payment Failed');
  await dialog(page)
    .getByText('This card has insufficient funds. Please try another card.')
    .first()
    .waitFor();
  await assertAccessible(page, 'the declined card');
  await headerCredits(page, '1 credit');

  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await payNow(page).click();
  await toast(page, 'Payment Successful!');
  await dialog(page).waitFor({ state: 'detached' });
  await headerCredits(page, '16 credits');
  await page.getByText('Credits bought').waitFor();
  await page.getByText('+15').waitFor();
  await page.getByRole('tab', { name: 'Purchases' }).click();
  await page.getByText('Family, 15 credits').waitFor();
  await page.getByText('Completed').waitFor();
  await assertAccessible(page, 'the purchases');
  await page.reload();
  await headerCredits(page, '16 credits');
  await page.getByRole('link', { name: 'Back to Profile' }).click();
  await page.waitForURL('**/profile');
}

interface StripeVisit extends Visit {
  stripe: FakeStripe;
}

export async function arriveWithStripe(t: TestContext, expected: RegExp): Promise<StripeVisit> {
  const stripe = await startFakeStripe();
  t.after(() => stripe.close());
  const config = { payments: 'stripe', stripe: { ...stripeKeys, apiBase: stripe.apiBase } } as const;
  return { stripe, ...(await arrive(t, { config }, { expected })) };
}
