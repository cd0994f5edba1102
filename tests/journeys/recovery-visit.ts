import type { TestContext } from 'node:test';
import type { Page } from 'playwright-core';
import type { WindowOptions } from '#tests/support/browser.ts';
import { assertOpen, comesTo, openSite, toast } from '#tests/support/browser.ts';

export const newPassword = 'scissors-And-9-leaves';

const loginForm = (page: Page) => page.getByRole('tabpanel', { name: 'Login' });

export async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto('/auth');
  await loginForm(page).getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Forgot Password?' }).click();
  await page.getByRole('heading', { name: 'Forgot Password' }).waitFor();
  const field = page.getByRole('textbox', { name: 'Email' });
  await comesTo(() => field.inputValue(), email, 'what was typed comes along');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await toast(page, 'Password Reset Email Sent');
  await toast(page, 'If your email is registered, you will receive password reset instructions.');
}

export async function login(page: Page, email: string, password: string): Promise<void> {
  await loginForm(page).getByLabel('Email').fill(email);
  await loginForm(page).getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

export async function sendMessage(t: TestContext, size: WindowOptions['size'] & {}): Promise<void> {
  const site = await openSite(t);
  const page = await site.open({ size });
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Contact Us' }).click();
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByText('Name must be at least 2 characters').waitFor();
  await page.getByText('Message must be at least 10 characters').waitFor();
  await assertOpen(page, 'the contact form');
  await page.getByLabel('Name').fill('Ann');
  await page.getByRole('textbox', { name: 'Email' }).last().fill('ann@example.test');
  await page.getByLabel('Message').fill('The glue pot is a lovely touch.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await toast(page, 'Message Sent');
  await page.getByLabel('Message').waitFor({ state: 'detached' });
  await comesTo(
    () => page.getByRole('button', { name: 'Contact Us' }).getAttribute('aria-expanded'),
    'false',
  );
  await page.getByRole('button', { name: 'Contact Us' }).click();
  await comesTo(() => page.getByLabel('Message').inputValue(), '', 'the form is empty again');
}
